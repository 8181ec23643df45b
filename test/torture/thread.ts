import { parentPort, workerData } from 'node:worker_threads';
import { perform, type Run } from './perform.ts';
import { trials } from './trials.ts';

/** A thread of its own for one trial: it has its own environment, and so its own backups. */
const { name, run } = workerData as { name: string; run: Run };
const trial = trials.find((one) => one.name === name);
if (trial === undefined) throw new Error(`No trial is called “${name}”.`);
parentPort?.postMessage(await perform(trial, run));
