/** One measured number. Figures report; they never judge. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What the program aims at, in the same unit; `at most` for what should be small. */
  target?: string;
}

/** One file in `figures/` exports one of these as `figure`; `run.ts` lists them. */
export interface Figure {
  title: string;
  /** What a profile shows to take most of it, in one line. */
  boundedBy?: string;
  measure(context: BenchContext): Promise<Measurement[]>;
}

export interface BenchContext {
  /** A folder of this run's own, removed afterwards. */
  folder: string;
  /** A fresh campaign with four NPC gangs and one human gang. */
  sampleFile: string;
  /** How often a figure that is a median is taken. */
  repeats: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}
