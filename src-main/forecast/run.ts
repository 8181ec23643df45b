import { Worker } from 'node:worker_threads';
import type { Future } from '../kernel/lookAhead.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { ForecastJob, Played, FutureTask } from './job.ts';

/** How many futures, on how many threads, and the script those run. */
export type Crew = { campaigns: number; workers: number; workerFile: string };

/** Numbers a worker has before it: it begins the next one before its answer was heard. */
const ahead = 2;

/** The first futures, which are played at once and reported period by period: before them there is no report. */
const firstFutures = 4;

/** Room for young objects in each thread: unbounded it takes three times as much and plays no faster. */
const nurseryMb = 48;

/** Explains that a thread ran out of memory, which is a refusal without losses. */
function explainFailure(problem: unknown): Error {
  const code = problem instanceof Error && 'code' in problem ? problem.code : null;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new Refusal('There is not enough memory for this forecast; ask for fewer campaigns.');
  }
  return problem instanceof Error ? problem : new Error(String(problem));
}

/** Futures as far as all of them were played. */
export type SoFar = { periods: number; played: Future[][] };

/**
 * Futures played on threads. The thread does not matter, because each future follows from its number. No thread is left
 * at the end.
 */
export class ForecastRun {
  readonly total: number;
  /** Futures by number once all are played; null when it was stopped. Rejects when a thread fails. */
  readonly finished: Promise<Future[][] | null>;
  private readonly periods: number;
  private readonly played: Future[][] = [];
  /** The first futures by number, with their standing after each period. */
  private readonly stages: Future[][][];
  /** Numbers that each worker still has before it. */
  private readonly owed = new Map<Worker, number>();
  private readonly workers: Worker[];
  private next = 0;
  private counted = 0;
  private end!: (result: Future[][] | null | Error) => void;
  private isEnded = false;

  constructor(job: ForecastJob, { campaigns, workers, workerFile }: Crew) {
    this.total = campaigns;
    this.periods = job.periods;
    this.finished = new Promise((resolve, reject) => {
      this.end = (result) => {
        if (this.isEnded) return;
        this.isEnded = true;
        void this.dismiss().then(() => (result instanceof Error ? reject(result) : resolve(result)));
      };
    });
    // Waiting callers get the failure; others need not.
    this.finished.catch(() => undefined);
    const count = Math.max(1, Math.min(workers, campaigns));
    this.workers = Array.from({ length: count }, () => this.startWorker(job, workerFile));
    this.stages = Array.from({ length: Math.min(firstFutures, campaigns) }, () => []);
    this.sendFirst();
    for (const worker of this.workers) this.refill(worker);
  }

  /** Futures played so far; it never falls, and ends at `total`. */
  get done(): number {
    return this.counted;
  }

  /**
   * Returns the results so far, in no order that means anything: every future that was played, or how far the first
   * are.
   */
  soFar(): SoFar {
    if (this.counted >= this.stages.length) {
      // Those still being played are holes in the list, which values leave out.
      return { periods: this.periods, played: Object.values(this.played) };
    }
    const periods = Math.min(...this.stages.map((stages) => stages.length));
    return { periods, played: this.stages.flatMap((stages) => stages.slice(periods - 1, periods)) };
  }

  /** Stops it; once this is over the threads have ended. */
  async cancel(): Promise<void> {
    this.end(null);
    await this.finished.catch(() => undefined);
  }

  private startWorker(job: ForecastJob, workerFile: string): Worker {
    const worker = new Worker(workerFile, {
      workerData: job,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: nurseryMb },
    });
    worker.on('message', (played: Played) => this.take(worker, played));
    worker.on('error', (problem) => {
      this.end(explainFailure(problem));
    });
    worker.on('exit', () => this.end(new Error('A thread of the forecast ended too early.')));
    return worker;
  }

  /** The first futures, shared out evenly. */
  private sendFirst(): void {
    const first = [...this.stages.keys()];
    this.workers.forEach((worker, place) => {
      const numbers = first.filter((number) => number % this.workers.length === place);
      this.send(worker, { numbers, told: 'by period' });
    });
    this.next = first.length;
  }

  private send(worker: Worker, task: FutureTask): void {
    if (task.numbers.length === 0) return;
    worker.postMessage(task);
    this.owed.set(worker, (this.owed.get(worker) ?? 0) + task.numbers.length);
  }

  private refill(worker: Worker): void {
    while ((this.owed.get(worker) ?? 0) < ahead && this.next < this.total) {
      this.send(worker, { numbers: [this.next], told: 'at the end' });
      this.next += 1;
    }
  }

  private take(worker: Worker, { number, periods, futures }: Played): void {
    if (this.isEnded) return;
    this.stages[number]?.push(futures);
    if (periods < this.periods) return;
    this.played[number] = futures;
    this.counted += 1;
    this.owed.set(worker, (this.owed.get(worker) ?? 0) - 1);
    if (this.counted === this.total) this.end(this.played);
    else this.refill(worker);
  }

  private async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
