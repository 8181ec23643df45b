import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { closePrototypes } from './platform/hardening.ts';
import { playTask, type ForecastJob, type FutureTask } from './forecast/job.ts';
import { loadRulebook } from './games/index.ts';

closePrototypes();

/** The thread that plays futures: it gets their numbers and reports their results. */
const job = workerData as ForecastJob;
const port = parentPort;
if (port === null) throw new Error('This script runs as a worker of the forecast.');

// On Linux a priority is a thread's own: the screen is served first.
const politeness = 10;
if (platform() === 'linux') setPriority(politeness);

const rulebook = await loadRulebook(job.game);
port.on('message', (task: FutureTask) => {
  playTask(rulebook, job, task, (played) => port.postMessage(played));
});
