import { buildEventRules } from '#kernel/declare/event.ts';
import type { EventRowGame } from './events/declare.ts';
import { declaredEvents } from './events/events.ts';

/** One rule an event. */
export const events = buildEventRules<EventRowGame, typeof declaredEvents>(declaredEvents);

/** The headings of a turn's report, in this order. */
export const headings = [
  'The beginning',
  'Diplomacy',
  'Money',
  'Moves',
  'Fights',
  'Areas',
  'People',
  'Letters',
  'Orders',
  'What came to nothing',
  'Rulings',
  'The end',
] as const;
