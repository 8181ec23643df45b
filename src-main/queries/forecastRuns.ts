import type {
  Forecast,
  ForecastProgress,
  ForecastRequest,
} from '../../src-shared/views/forecast.ts';
import type { Crew } from '../forecast/run.ts';
import { insist } from '../kernel/refusal.ts';
import type { ForecastRun } from '../forecast/run.ts';
import { startForecast, type Forecastable } from './forecast.ts';

/** A forecast nobody has asked about for so long is stopped: its reader has gone away. */
const patienceMs = 30_000;

/** A forecast and what came of it so far. */
type Current = { run: ForecastRun; result: Forecast | null; failure: Error | null };

/** The one forecast a program works on at a time, and its last result. */
export class ForecastRuns {
  private number = 0;
  private current: Current | null = null;
  private patience: NodeJS.Timeout | null = null;

  /** Starts a forecast in the place of any other; its number is what to ask after. */
  async start(
    campaign: Forecastable,
    request: ForecastRequest,
    crew: Omit<Crew, 'campaigns'>,
  ): Promise<number> {
    // Another start may have come in between.
    do await this.cancel();
    while (this.current !== null);
    const { run, forecast } = startForecast(campaign, request, crew);
    const current: Current = { run, result: null, failure: null };
    forecast.then(
      (found) => (current.result = found),
      (problem: unknown) => {
        current.failure = problem instanceof Error ? problem : new Error(String(problem));
      },
    );
    this.current = current;
    this.number += 1;
    this.wait();
    return this.number;
  }

  /** How far it is; a Refusal for one that was stopped. */
  progress(number: number): ForecastProgress {
    const { current } = this;
    insist(
      current !== null && number === this.number,
      'That forecast was stopped; start it again.',
    );
    this.wait();
    const { run, result, failure } = current;
    if (failure !== null) throw failure;
    return { done: run.done, total: run.total, forecast: result };
  }

  /** Stops what is under way and forgets what was found; no thread is left when it is over. */
  async cancel(): Promise<void> {
    if (this.patience !== null) clearTimeout(this.patience);
    const { current } = this;
    this.current = null;
    await current?.run.cancel();
  }

  private wait(): void {
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = setTimeout(() => void this.cancel(), patienceMs);
    this.patience.unref();
  }
}
