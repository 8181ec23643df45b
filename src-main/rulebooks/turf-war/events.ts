import type { FoundingEvent } from './founding/events.ts';
import type { RulingEvent } from './rulings/events.ts';
import type { DeskEvent } from './sheets/events.ts';
import type { BoardEvent, ClosingEvent, DiplomacyEvent, MoneyEvent } from './turn/events.ts';

/** Everything that can happen in Turf War. */
export type TurfWarEvent =
  FoundingEvent | DeskEvent | DiplomacyEvent | MoneyEvent | BoardEvent | ClosingEvent | RulingEvent;
