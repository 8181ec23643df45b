import { parentPort } from 'node:worker_threads';
import type { TrialAnswer, TrialRequest } from './pool.ts';

parentPort?.on('message', (request: TrialRequest) => {
  void answer(request);
});

async function answer({ module, name, index, task }: TrialRequest): Promise<void> {
  const reply = (given: Omit<TrialAnswer, 'index'>): void => parentPort?.postMessage({ index, ...given });
  try {
    const trials = (await import(module)) as Record<string, (given: unknown) => unknown>;
    const trial = trials[name];
    if (trial === undefined) throw new Error(`${module} exports no function ${name}.`);
    reply({ result: await trial(task), problem: null });
  } catch (problem) {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    reply({ result: null, problem: text });
  }
}
