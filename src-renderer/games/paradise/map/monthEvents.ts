import type { HoldingChange, TimelinePeriod } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';

/** The rows of marks above the slider through the months. */
export const markRows = ['battles', 'doors', 'bosses', 'feds'] as const;
export type MarkRow = (typeof markRows)[number];

/** Events of one month by their row: how many, and in words. */
export type MonthEvent = { month: number; row: MarkRow; count: number; words: string };

type Change = { taken: number; lost: number };

const fedsCame = 'feds-arrived';
const fedsLeft: readonly string[] = ['feds-left', 'feds-recalled'];

/**
 * Lists the marks of each month: its battles, the doors that a gang took and lost (for the games master: that changed
 * hands), the Bosses who fell, and the Feds who came and left.
 */
export function listMonthEvents(
  periods: readonly TimelinePeriod[],
  changes: readonly HoldingChange[],
  seat: SeatId | null,
): MonthEvent[] {
  const doors = countDoors(changes, seat);
  const months = new Set([...periods.map(({ period }) => period), ...doors.keys()]);
  return [...months]
    .toSorted((one, other) => one - other)
    .flatMap((month) => {
      const kinds = periods.find(({ period }) => period === month)?.marks ?? [];
      const count = (kind: string): number => kinds.filter((one) => one.kind === kind).length;
      return [
        createMark(month, 'battles', count('battle-reported'), (n) => formatCount(n, 'battle')),
        markDoors(month, doors.get(month), seat),
        createMark(month, 'bosses', count('boss-succeeded'), (n) => formatCount(n, 'new Boss', 'new Bosses')),
        markFeds(month, count(fedsCame), kinds.filter(({ kind }) => fedsLeft.includes(kind)).length),
      ].flatMap((mark) => (mark === null ? [] : [mark]));
    });
}

function createMark(
  month: number,
  row: MarkRow,
  count: number,
  describe: (count: number) => string,
): MonthEvent | null {
  return count === 0 ? null : { month, row, count, words: describe(count) };
}

function markFeds(month: number, came: number, left: number): MonthEvent | null {
  const words = [...(came > 0 ? ['the Feds came'] : []), ...(left > 0 ? ['the Feds left'] : [])];
  return createMark(month, 'feds', came + left, () => joinWords(words));
}

function markDoors(month: number, change: Change | undefined, seat: SeatId | null): MonthEvent | null {
  if (change === undefined) return null;
  const { taken, lost } = change;
  if (seat === null) return createMark(month, 'doors', taken, (n) => `${formatCount(n, 'door')} changed hands`);
  const words = [
    ...(taken > 0 ? [`${formatCount(taken, 'door')} taken`] : []),
    ...(lost > 0 ? [`${formatCount(lost, 'door')} lost`] : []),
  ];
  return createMark(month, 'doors', taken + lost, () => joinWords(words));
}

/** The doors that a gang took and lost month by month; those of the founding are dealt, not taken. */
function countDoors(changes: readonly HoldingChange[], seat: SeatId | null): ReadonlyMap<number, Change> {
  const counts = new Map<number, Change>();
  const holders = new Map<string, SeatId | null>();
  for (const { period, thing, holder, isDealt } of changes) {
    const before = holders.get(thing);
    holders.set(thing, holder);
    if (isDealt || (before ?? null) === holder) continue;
    const change = counts.get(period) ?? { taken: 0, lost: 0 };
    if (seat === null) change.taken += 1;
    else if (holder === seat) change.taken += 1;
    else if (before === seat) change.lost += 1;
    else continue;
    counts.set(period, change);
  }
  return counts;
}

/** Describes a month's marks in one line; empty where nothing happened. */
export function describeMonthEvents(marks: readonly MonthEvent[], month: number): string {
  return joinWords(marks.filter((mark) => mark.month === month).map(({ words }) => words));
}
