import type { Forecast, ForecastRequest } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { ForecastJob } from '../forecast/job.ts';
import { ForecastRun, type Crew, type SoFar } from '../forecast/run.ts';
import { sumUp, type Subject } from '../forecast/summary.ts';
import type { Foresight } from '../kernel/capabilities.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';

type State = Game['state'];

/** A campaign as a forecast needs it: read once, never written. */
export type Forecastable = { rulebook: AnyRulebook; snapshot: { state: State } };

/** A forecast under way. */
export type Forecasting = {
  run: ForecastRun;
  /** Null when it was stopped. */
  forecast: Promise<Forecast | null>;
  /** Sums up the futures played so far; fewer periods while the first are under way. */
  sumUp: (soFar: SoFar) => Promise<Forecast>;
};

/** Starts to look ahead; a Refusal where there is nothing to see. */
export function startForecast(
  { rulebook, snapshot: { state } }: Forecastable,
  { viewer, periods, seed, campaigns }: ForecastRequest,
  crew: Omit<Crew, 'campaigns'>,
): Forecasting {
  const { foresight } = rulebook;
  refuseUnless(foresight !== undefined, `Nobody can look ahead in ${rulebook.title}.`);
  refuseUnless(rulebook.ending(state) === null, 'The campaign is over; there is nothing to look ahead to.');
  // Refuses an unknown seat and an impossible forecast before any thread starts.
  const start = foresight.imagine(state, viewer, seed);
  const orders = listWaitingOrders(rulebook, foresight, start, viewer);
  const seats = [...new Set(orders.map((order) => order.seat))];
  const job: ForecastJob = {
    game: rulebook.id,
    state,
    viewer,
    periods,
    seed,
    without: seats.length === 0 ? [[]] : [[], seats],
  };
  const subject: Subject = {
    viewer,
    seed,
    orders,
    period: rulebook.period.one,
    periods: Array.from({ length: periods }, (_, n) => rulebook.periodOf(state) + n),
    seats: rulebook.seats(state).map(({ seat, name }) => ({ seat, name })),
    figures: [...foresight.figures],
    endings: [...foresight.endings(start)],
  };
  const run = new ForecastRun(job, { campaigns, ...crew });
  const forecast = run.finished.then((played) => (played === null ? null : sumUp(subject, played)));
  // Callers that ask get the failure; others need not.
  forecast.catch(() => undefined);
  return {
    run,
    forecast,
    sumUp: ({ periods: played, ...soFar }) =>
      sumUp({ ...subject, periods: subject.periods.slice(0, played) }, soFar.played),
  };
}

/** Lists the orders of humans that wait for the reveal, as far as the viewer may read them. */
function listWaitingOrders(
  rulebook: AnyRulebook,
  foresight: Foresight<Game>,
  start: State,
  viewer: Viewer,
): { seat: SeatId; title: string }[] {
  const humans = new Set(
    rulebook
      .seats(start)
      .filter(({ isHuman }) => isHuman)
      .map(({ seat }) => seat),
  );
  return foresight.waitingOrders(start).filter(({ seat }) => (viewer === 'gm' ? humans.has(seat) : seat === viewer));
}
