import { availableParallelism } from 'node:os';
import { forecastWorkerFile } from './installation.ts';

/** More threads than this gain little and take the machine from others who use it. */
const mostWorkers = 8;

/** A thread for each core, within reason. */
export function forecastCrew(): { workers: number; workerFile: string } {
  return { workers: Math.max(1, Math.min(mostWorkers, availableParallelism())), workerFile: forecastWorkerFile() };
}
