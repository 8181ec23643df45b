/** One measured number. Figures report; they never judge. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The least the program should reach, in the same unit. */
  floor?: number;
  /** What it goes for. */
  aim?: number;
  /** Something else to hold it against, in the same unit. */
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
  /** A campaign of many months, played once for all who need one; see `longCampaign.ts`. */
  longCampaign: () => Promise<LongCampaign>;
  /** How often a figure that is a median is taken. */
  repeats: number;
}

/** A campaign of many months, closed. */
export interface LongCampaign {
  file: string;
  months: number;
  /** Processor time of each month as it was played and written, in milliseconds. */
  monthMs: number[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** Milliseconds that this thread worked, whoever else used the machine meanwhile. */
export function workedMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
