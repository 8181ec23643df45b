import type { Forecast, ForecastRequest } from '../../src-shared/views/forecast.ts';
import type { SeatId, Viewer } from '../../src-shared/vocabulary/ids.ts';
import type { ForecastJob } from '../forecast/job.ts';
import { ForecastRun, type Crew } from '../forecast/run.ts';
import { sumUp, type Subject } from '../forecast/summary.ts';
import { insist } from '../kernel/refusal.ts';
import type { CampaignGame, CampaignRulebook } from '../registry.ts';

type State = CampaignGame['state'];

/** A campaign as a forecast needs it: read once, never written. */
export type Forecastable = { rulebook: CampaignRulebook; snapshot: { state: State } };

/** A forecast under way. */
export type Forecasting = {
  run: ForecastRun;
  /** Null when it was stopped. */
  forecast: Promise<Forecast | null>;
};

/** Starts to look ahead; a Refusal where there is nothing to see. */
export function startForecast(
  { rulebook, snapshot: { state } }: Forecastable,
  { viewer, months, seed, campaigns }: ForecastRequest,
  crew: Omit<Crew, 'campaigns'>,
): Forecasting {
  insist(!rulebook.isOver(state), 'The campaign is over; there is nothing to look ahead to.');
  // Refuses an unknown seat and what cannot be imagined before any thread starts.
  const start = rulebook.imagine(state, viewer, seed);
  const orders = waitingOrders(rulebook, start, viewer);
  const seats = [...new Set(orders.map((order) => order.seat))];
  const job: ForecastJob = {
    rulebook: { id: rulebook.id, version: rulebook.version },
    state,
    viewer,
    months,
    seed,
    without: seats.length === 0 ? [[]] : [[], seats],
  };
  const subject: Subject = {
    viewer,
    seed,
    orders,
    months: Array.from({ length: months }, (_, n) => rulebook.monthOf(state) + n),
    gangs: rulebook.seatsOf(state).map((seat) => ({ seat, name: rulebook.nameOf(state, seat) })),
    figures: rulebook.figures(start).map(({ of, name }) => ({ of, name })),
  };
  const run = new ForecastRun(job, { campaigns, ...crew });
  const forecast = run.finished.then((played) => (played === null ? null : sumUp(subject, played)));
  // Whoever asks for it hears of a failure; nobody has to.
  forecast.catch(() => undefined);
  return { run, forecast };
}

/** Orders of humans that wait for the reveal, as far as the viewer may read them. */
function waitingOrders(
  rulebook: CampaignRulebook,
  start: State,
  viewer: Viewer,
): { seat: SeatId; title: string }[] {
  return Object.values(start.orders)
    .filter(({ seat }) => (viewer === 'gm' ? rulebook.isHuman(start, seat) : seat === viewer))
    .map(({ seat, title }) => ({ seat, title }));
}
