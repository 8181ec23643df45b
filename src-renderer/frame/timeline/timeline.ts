import type { Landmark, TimelinePeriod } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The names of a timeline's signs, in the order they are offered. */
export const signNames: Readonly<Record<Landmark, string>> = {
  fight: 'Fights',
  death: 'Deaths',
  gain: 'Gains',
  loss: 'Losses',
  law: 'The law',
  word: 'Words and offices',
  end: 'Ends',
};

/** The filter of a timeline; no sign is every sign. */
export type TimelineFilter = { text: string; signs: ReadonlySet<Landmark> };

/** Periods with what is looked for: a headline that has the words, or marks of the signs that have them. */
export function filterTimeline(periods: readonly TimelinePeriod[], { text, signs }: TimelineFilter): TimelinePeriod[] {
  const words = text.trim().toLocaleLowerCase('en-US');
  const has = (told: string | null): boolean => told !== null && told.toLocaleLowerCase('en-US').includes(words);
  return periods.flatMap((one) => {
    const wanted = one.marks.filter(({ sign }) => signs.size === 0 || signs.has(sign));
    const marks = wanted.filter((mark) => has(mark.text));
    if (words === '') return signs.size === 0 || wanted.length > 0 ? [{ ...one, marks: wanted }] : [];
    if (marks.length > 0) return [{ ...one, marks }];
    return signs.size === 0 && has(one.headline) ? [{ ...one, marks: wanted }] : [];
  });
}

/** Finds the largest holder at a period's end; null where nobody holds anything or two hold as much. */
export function findLeader({ holders }: TimelinePeriod): SeatId | null {
  const [first, second] = holders;
  return first !== undefined && first.count !== second?.count ? first.seat : null;
}
