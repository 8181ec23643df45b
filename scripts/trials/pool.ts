import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TrialAnswer, TrialName, TrialResult, TrialTask } from './trials.ts';

/** Threads at most, one a core. */
const mostWorkers = 8;

/**
 * Runs trials on worker threads, one a core, and gives the results in the order of the tasks. One that throws
 * ends them all: a trial is an experiment, not a service.
 */
export async function runTrials<N extends TrialName>(
  trial: N,
  tasks: readonly TrialTask<N>[],
  onProgress: (done: number) => void = () => undefined,
): Promise<TrialResult<N>[]> {
  const results: TrialResult<N>[] = [];
  let next = 0;
  let done = 0;
  const threads = Math.min(mostWorkers, availableParallelism(), tasks.length);
  const workers = Array.from({ length: threads }, () => {
    return new Worker(new URL('./worker.ts', import.meta.url));
  });
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const feed = (): void => {
        if (next >= tasks.length) {
          resolve();
          return;
        }
        worker.postMessage({ trial, index: next, task: tasks[next] });
        next += 1;
      };
      worker.once('error', reject);
      worker.on('message', ({ index, result, problem }: TrialAnswer<N>) => {
        if (problem !== null || result === null) {
          reject(new Error(`Trial ${index}: ${problem}`));
          return;
        }
        results[index] = result;
        done += 1;
        onProgress(done);
        feed();
      });
      feed();
    });
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/** A line of progress on standard error, rewritten in place where somebody watches. */
export function createProgressLine(what: string, total: number): (done: number) => void {
  const started = performance.now();
  return (done) => {
    const seconds = Math.round((performance.now() - started) / 1_000);
    const line = `${what}: ${done} of ${total}, ${seconds} s`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (done === total || done % Math.ceil(total / 10) === 0) process.stderr.write(`${line}\n`);
  };
}

/** A whole number given on the command line as `--name N`, within bounds. */
export function numberOption(name: string, usual: number, most: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return usual;
  const value = Number(process.argv[at + 1]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  process.exit(1);
}

/** A word given on the command line as `--name WORD`, one of a few. */
export function readWordOption<W extends string>(name: string, words: readonly W[]): W | null {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return null;
  const word = words.find((one) => one === process.argv[at + 1]);
  if (word !== undefined) return word;
  console.error(`--${name} takes one of ${words.join(', ')}.`);
  process.exit(1);
}

/** Reads any text given on the command line as `--name TEXT`. */
export function readTextOption(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}
