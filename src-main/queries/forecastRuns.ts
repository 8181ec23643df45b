import type { Forecast, ForecastProgress, ForecastRequest } from '#shared/views/forecast.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { Crew } from '../forecast/run.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { startForecast, type Forecastable, type Forecasting } from './forecast.ts';

/** Time after which a forecast without questions is stopped, because its reader is gone. */
const patienceMs = 30_000;

/** A forecast and its results so far. */
type Current = Forecasting & {
  viewer: Viewer;
  result: Forecast | null;
  failure: Error | null;
  /** The numbers of futures and periods in the last report. */
  told: { futures: number; periods: number };
};

/** Share of further futures for the next report. */
const growth = 1.25;

/** The one forecast a program works on at a time, and its last result. */
export class ForecastRuns {
  /** The forecasts started by each viewer: its number does not count those of others. */
  private readonly started = new Map<Viewer, number>();
  private current: Current | null = null;
  private patience: NodeJS.Timeout | null = null;

  /** Starts a forecast in place of any other; questions name its number. */
  async start(campaign: Forecastable, request: ForecastRequest, crew: Omit<Crew, 'campaigns'>): Promise<number> {
    // Another start may have happened meanwhile.
    do await this.cancel();
    while (this.current !== null);
    const forecasting = startForecast(campaign, request, crew);
    const told = { futures: 0, periods: 0 };
    const { viewer } = request;
    const current: Current = { ...forecasting, viewer, result: null, failure: null, told };
    forecasting.forecast.then(
      (found) => (current.result = found),
      (problem: unknown) => {
        current.failure = problem instanceof Error ? problem : new Error(String(problem));
      },
    );
    this.current = current;
    const number = (this.started.get(viewer) ?? 0) + 1;
    this.started.set(viewer, number);
    this.wait();
    return number;
  }

  /** How far a viewer's forecast is; a Refusal for one that was stopped, and for another's. */
  async progress(number: number, viewer: Viewer): Promise<ForecastProgress> {
    const { current } = this;
    refuseUnless(
      current?.viewer === viewer && number === this.started.get(viewer),
      'That forecast was stopped; start it again.',
    );
    this.wait();
    const { run, result, failure } = current;
    if (failure !== null) throw failure;
    const soFar = result === null ? await waitForNews(current) : null;
    return { done: run.done, total: run.total, soFar, forecast: result };
  }

  /** Stops the running forecast and drops its results; no thread is left at the end. */
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

/** Waits for results of more periods, or of many more futures, than were told. */
async function waitForNews(current: Current): Promise<Forecast | null> {
  const soFar = current.run.soFar();
  const { told } = current;
  const futures = soFar.played.length;
  const isMore = soFar.periods > told.periods || futures >= told.futures * growth;
  if (futures === 0 || !isMore) return null;
  current.told = { futures, periods: soFar.periods };
  return current.sumUp(soFar);
}
