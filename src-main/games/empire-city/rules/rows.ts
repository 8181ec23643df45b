import { buildEventRules } from '#kernel/declare/event.ts';
import type { EventRowGame } from './events/declare.ts';
import { declaredEvents } from './events/events.ts';

/** One rule an event. */
export const events = buildEventRules<EventRowGame, typeof declaredEvents>(declaredEvents);

/** The headings of a round's report, in this order. */
export const headings = [
  'The beginning',
  'The law',
  'The office',
  'Politics',
  'Talk',
  'Figures',
  'The board',
  'The tracks',
  'Cards',
  'Vendetta',
  'Violence',
  'Men',
  'Money',
  'Points',
  'Corruption',
  'Rulings',
  'The end',
] as const;
