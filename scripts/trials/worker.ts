import { parentPort } from 'node:worker_threads';
import { trials, type TrialName, type TrialTask } from './trials.ts';

type Asked<N extends TrialName> = { trial: N; index: number; task: TrialTask<N> };

parentPort?.on('message', (asked: Asked<TrialName>) => {
  void answer(asked);
});

async function answer<N extends TrialName>({ trial, index, task }: Asked<N>): Promise<void> {
  const run = trials[trial] as (given: TrialTask<N>) => unknown;
  try {
    parentPort?.postMessage({ index, result: await run(task), problem: null });
  } catch (problem) {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    parentPort?.postMessage({ index, result: null, problem: text });
  }
}
