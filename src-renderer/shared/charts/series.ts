/** The line of one seat in a chart, in the seat's color. */
export type Series = {
  name: string;
  /** The number of a `--gang-` color. */
  color: number;
  /** By period, the first period first; null where nothing is known. */
  values: readonly (number | null)[];
  /** By period, what lies between the least and the most it may have been; null where it is known exactly. */
  band?: readonly (ChartBand | null)[];
};

/** The least and the most a value may have been. */
export type ChartBand = { low: number; high: number };

/** A value drawn across a chart because it decides something. */
export type Limit = { value: number; name: string };

/** A round number at or above the largest value. */
export function computeTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const steps = [1, 2, 3, 4, 5, 6, 8, 10];
  const step = steps.find((one) => one * power >= largest) ?? 10;
  return step * power;
}

/** The whole numbers to write beside a chart of this height. */
export function listTicks(top: number, count: 2 | 4): number[] {
  return Array.from({ length: count + 1 }, (_, at) => (at * top) / count).filter((one) => Number.isInteger(one));
}

/** Names at the ends of lines, at least `gap` apart and none below `lowest`. */
export function spreadNames<T extends { y: number }>(names: readonly T[], gap: number, lowest: number): T[] {
  let last = -Infinity;
  const placed = names
    .toSorted((a, b) => a.y - b.y)
    .map((one) => {
      last = Math.max(one.y, last + gap);
      return { ...one, y: last };
    });
  const over = Math.max(0, last - lowest);
  return placed.map((one) => ({ ...one, y: one.y - over }));
}
