import { Worker } from 'node:worker_threads';
import type { Performed, Run } from './perform.ts';
import type { Trial } from './trial.ts';

/** Trials that run at the same time: as many as the smallest machine has cores. */
const lanes = 2;

type Plan = {
  trials: readonly Trial[];
  /** Milliseconds of `performance.now` when all must be done. */
  end: number;
  runOf(trial: Trial): Omit<Run, 'limitMs'>;
  onDone(trial: Trial, outcome: Performed): void;
};

/** Runs those that look at the clock one by one, then the others in lanes, the longest first. */
export async function runInLanes({ trials, end, runOf, onDone }: Plan): Promise<void> {
  const timed = trials.filter(({ isTimed }) => isTimed === true);
  const others = trials.filter(({ isTimed }) => isTimed !== true).toSorted((a, b) => b.seconds - a.seconds);
  const serve = async (queue: Trial[]): Promise<void> => {
    for (let trial = queue[0]; trial !== undefined; trial = queue[0]) {
      const limitMs = computeShare(trial, [...timed, ...others], end - performance.now());
      queue.shift();
      onDone(trial, await onThread(trial, { ...runOf(trial), limitMs }));
    }
  };
  await serve(timed);
  await Promise.all(Array.from({ length: lanes }, () => serve(others)));
}

/** A trial's part of the time that is left, by what it needs and what all that wait need; a second at least. */
export function computeShare(
  { seconds }: Pick<Trial, 'seconds'>,
  waiting: readonly Pick<Trial, 'seconds' | 'isTimed'>[],
  leftMs: number,
): number {
  const needed = waiting.reduce((sum, one) => sum + one.seconds / (one.isTimed === true ? 1 : lanes), 0);
  return Math.max(1_000, Math.min(leftMs, (leftMs * seconds) / needed));
}

/** A trial on a thread of its own; one that breaks down is one failed try. */
function onThread({ name }: Trial, run: Run): Promise<Performed> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { name, run } });
    const brokeDown = (problem: unknown): void =>
      resolve({ tries: 1, failures: [`it broke down: ${String(problem)}`], seconds: 0 });
    thread.once('message', resolve);
    thread.once('error', brokeDown);
    // After a message this says nothing new.
    thread.once('exit', (code) => brokeDown(`exit code ${code}`));
  });
}
