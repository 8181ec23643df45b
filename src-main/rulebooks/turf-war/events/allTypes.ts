import type { FoundingEvent } from './foundingRows.ts';
import type { RulingEvent } from './rulingRows.ts';
import type { DeskEvent } from './deskRows.ts';
import type { BoardEvent, ClosingEvent, DiplomacyEvent, MoneyEvent } from './types.ts';

/** Everything that can happen in Turf War. */
export type TurfWarEvent =
  FoundingEvent | DeskEvent | DiplomacyEvent | MoneyEvent | BoardEvent | ClosingEvent | RulingEvent;
