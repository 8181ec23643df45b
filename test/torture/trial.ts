/**
 * What became of one trial: how many tries there were, and which of them failed, in words. `demanded` says how many
 * there can be, where they are fewer than were asked for.
 */
export type Outcome = { tries: number; failures: string[]; demanded?: number };

export interface Trial {
  name: string;
  /** Tries of a full run, and of the short one in the unit tests. */
  tries: number;
  short: number;
  /** About what a full run takes of one core: the longest begin first, and time is shared out by it. */
  seconds: number;
  /** It looks at the clock, so nothing else runs beside it. */
  isTimed?: true;
  /** No disk has a part in it: its files may lie in memory, where nothing waits for a disk to have written them. */
  inMemory?: true;
  run(context: Context): Promise<Outcome>;
}

export interface Context {
  /** A folder of the trial's own, removed afterwards. */
  folder: string;
  tries: number;
  /** The command line's script, for trials that start a program of its own. */
  program: string;
  /** Drawn from a seed, so that a failing trial can be run again. */
  random: Random;
  /** Milliseconds of `performance.now` after which no further try begins. */
  until: number;
}

export type Random = { below(limit: number): number; pick<T>(from: readonly T[]): T };

/** A small generator of its own: trials must not share the campaigns' dice. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}

/** Runs one thing again and again until its tries or its time are up; each gives null or what went wrong. */
export async function tryOften(
  { tries, until }: Pick<Context, 'tries' | 'until'>,
  once: (nth: number) => Promise<string | null> | string | null,
): Promise<Outcome> {
  const failures: string[] = [];
  let made = 0;
  for (; made < tries && performance.now() < until; made += 1) {
    try {
      const failure = await once(made);
      if (failure !== null) failures.push(`${made}: ${failure}`);
    } catch (problem) {
      failures.push(`${made}: ${problem instanceof Error ? (problem.stack ?? '') : String(problem)}`);
    }
  }
  return { tries: made, failures };
}
