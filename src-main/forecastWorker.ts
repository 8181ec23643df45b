import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { closePrototypes } from './platform/hardening.ts';
import { playNumber, type ForecastJob, type Played } from './forecast/job.ts';

closePrototypes();

/** The thread that plays futures: it is sent their numbers and answers with what became of each. */
const job = workerData as ForecastJob;
const port = parentPort;
if (port === null) throw new Error('This script runs as a worker of the forecast.');

// On Linux a priority is a thread's own: whoever is at the screen is answered first.
const politeness = 10;
if (platform() === 'linux') setPriority(politeness);

port.on('message', (number: number) => {
  const played: Played = { number, futures: playNumber(job, number) };
  port.postMessage(played);
});
