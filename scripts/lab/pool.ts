import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Threads at most, one a core. */
const mostWorkers = 8;

/** A trial for a worker: the exported function of a module that answers a task, and both as plain data. */
export type TrialRequest = { module: string; name: string; index: number; task: unknown };
export type TrialAnswer = { index: number; result: unknown; problem: string | null };

/**
 * Runs a function on worker threads, one a core, and returns its results in the order of the tasks. The function is
 * exported under its own name by `module`, whose import starts nothing. A trial that throws ends them all.
 */
export async function runTrials<Task, Result>(
  module: string,
  trial: (task: Task) => Result | Promise<Result>,
  tasks: readonly Task[],
  onProgress: (done: number) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
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
        worker.postMessage({ module, name: trial.name, index: next, task: tasks[next] } satisfies TrialRequest);
        next += 1;
      };
      worker.once('error', reject);
      worker.on('message', ({ index, result, problem }: TrialAnswer) => {
        if (problem !== null) {
          reject(new Error(`Trial ${index}: ${problem}`));
          return;
        }
        results[index] = result as Result;
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

/** Returns a line of progress on standard error, rewritten in place on a terminal. */
export function createProgressLine(what: string, total: number): (done: number) => void {
  const started = performance.now();
  return (done) => {
    const seconds = Math.round((performance.now() - started) / 1_000);
    const line = `${what}: ${done} of ${total}, ${seconds} s`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (done === total || done % Math.ceil(total / 10) === 0) process.stderr.write(`${line}\n`);
  };
}
