import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { EventOf } from '../events/schemas.ts';
import type { Names } from '../state/names.ts';

export function describeFuneral(names: Names, event: EventOf<'funeral-held'>): string {
  const { seat, dollars, points, cars, flowers, finest } = event;
  const head = `${names.gang(seat)} buried ${names.gangster(event.gangster)} for ${formatDollars(dollars)}: reputation +${points} for good, ${formatCount(cars, 'car')} behind the hearse.`;
  if (flowers.length === 0) return `${head} No other gang sent flowers.`;
  const sent = flowers.map((one) => `${names.gang(one.seat)} ${formatDollars(one.dollars)}`);
  const best = finest === null ? 'Nobody’s stood out' : `Those of ${names.gang(finest)} were the finest: reputation +1`;
  return `${head} Flowers: ${joinWords(sent)}. ${best}.`;
}
