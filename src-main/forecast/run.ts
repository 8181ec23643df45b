import { Worker } from 'node:worker_threads';
import type { Future } from '../kernel/lookAhead.ts';
import type { ForecastJob, Played } from './job.ts';

/** How many futures, on how many threads, and the script those run. */
export type Crew = { campaigns: number; workers: number; workerFile: string };

/** Numbers a worker has before it: it begins the next one before its answer was heard. */
const ahead = 2;

/**
 * Futures being played on threads. Which thread plays which changes nothing: each follows from its
 * number. Whatever ends it, no thread is left.
 */
export class ForecastRun {
  readonly total: number;
  /** Futures by number once all are played; null when it was stopped. Rejects when a thread fails. */
  readonly finished: Promise<Future[][] | null>;
  private readonly played: Future[][] = [];
  private readonly workers: Worker[];
  private next = 0;
  private counted = 0;
  private end!: (result: Future[][] | null | Error) => void;
  private isEnded = false;

  constructor(job: ForecastJob, { campaigns, workers, workerFile }: Crew) {
    this.total = campaigns;
    this.finished = new Promise((resolve, reject) => {
      this.end = (result) => {
        if (this.isEnded) return;
        this.isEnded = true;
        void this.dismiss().then(() =>
          result instanceof Error ? reject(result) : resolve(result),
        );
      };
    });
    // Whoever waits for it hears of a failure; nobody has to.
    this.finished.catch(() => undefined);
    const count = Math.max(1, Math.min(workers, campaigns));
    this.workers = Array.from({ length: count }, () => this.startWorker(job, workerFile));
    for (let round = 0; round < ahead; round += 1) {
      for (const worker of this.workers) this.sendNext(worker);
    }
  }

  /** Futures played so far; it never falls, and ends at `total`. */
  get done(): number {
    return this.counted;
  }

  /** The futures played so far, in no order that means anything. */
  soFar(): Future[][] {
    // Those still being played are holes in the list, which values leave out.
    return Object.values(this.played);
  }

  /** Stops it; once this is over the threads have ended. */
  async cancel(): Promise<void> {
    this.end(null);
    await this.finished.catch(() => undefined);
  }

  private startWorker(job: ForecastJob, workerFile: string): Worker {
    const worker = new Worker(workerFile, { workerData: job, execArgv: [] });
    worker.on('message', (played: Played) => this.take(worker, played));
    worker.on('error', (problem) => {
      this.end(problem instanceof Error ? problem : new Error(String(problem)));
    });
    worker.on('exit', () => this.end(new Error('A thread of the forecast ended too early.')));
    return worker;
  }

  private sendNext(worker: Worker): void {
    if (this.next >= this.total) return;
    worker.postMessage(this.next);
    this.next += 1;
  }

  private take(worker: Worker, { number, futures }: Played): void {
    if (this.isEnded) return;
    this.played[number] = futures;
    this.counted += 1;
    if (this.counted === this.total) this.end(this.played);
    else this.sendNext(worker);
  }

  private async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
