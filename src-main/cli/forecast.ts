import type { Quantiles, ForecastFigure, Forecast, SeatForecast } from '#shared/views/forecast.ts';
import { formatDollars } from '#shared/words/text.ts';
import { forecastCrew } from '../platform/forecastCrew.ts';
import { startForecast, type Forecastable } from '../queries/forecast.ts';
import type { AnyRulebook } from '../games/index.ts';
import type { ForecastRun } from '../forecast/run.ts';
import { CommandFailure } from './failure.ts';
import { openForReading } from './open.ts';
import { requireSeatCalled } from './commonOptions.ts';
import { print } from './print.ts';

export type ForecastOptions = { campaigns: number; periods: number; seed: number; seat?: string; json: boolean };

/** Interval between two updates of the progress line. */
const progressMs = 200;

/** `forecast FILE`: plays many futures of the present campaign; the file is only read. */
export async function forecastCampaign(file: string, options: ForecastOptions): Promise<void> {
  const campaign = await openForReading(file, ({ rulebook, snapshot }): Forecastable => ({ rulebook, snapshot }));
  const viewer = options.seat === undefined ? 'gm' : requireSeatCalled(campaign, options.seat);
  const { campaigns, periods, seed, json } = options;
  const { run, forecast } = startForecast(campaign, { viewer, campaigns, periods, seed }, forecastCrew());
  const stop = (): void => void run.cancel();
  process.once('SIGINT', stop);
  const line = process.stderr.isTTY ? setInterval(() => drawProgress(run), progressMs) : null;
  const found = await forecast.finally(() => {
    process.off('SIGINT', stop);
    if (line === null) return;
    clearInterval(line);
    process.stderr.write('\r\u001b[K');
  });
  if (found === null) throw new CommandFailure('The forecast was stopped.');
  print(json ? JSON.stringify(found, null, 2) : forecastText(found, campaign.rulebook));
}

function drawProgress({ done, total }: ForecastRun): void {
  process.stderr.write(`\r${done} of ${total} campaigns played`);
}

/** Formats the forecast as a table of the figures at the end. */
function forecastText(forecast: Forecast, { period }: AnyRulebook): string {
  const { campaigns, periods, withoutOrders, asOrdered, orders, viewer } = forecast;
  const until = period.name(periods.at(-1) ?? 1);
  const ways = withoutOrders === null ? '' : ', twice: with the orders that wait and without them';
  const lines = [
    `${campaigns} campaigns played on to the end of ${until}${ways}`,
    '',
    ...listProspectLines(forecast, withoutOrders === null ? '' : 'as ordered', asOrdered),
  ];
  if (withoutOrders !== null) {
    lines.push('', ...listProspectLines(forecast, 'without the orders', withoutOrders));
    lines.push('', ...orders.map(({ title }) => `  waits: ${title}`));
  }
  const guessed = forecast.figures.filter(({ isGuess }) => isGuess).map(({ label }) => label);
  if (viewer !== 'gm' && guessed.length > 0) {
    lines.push('', `  ~ a guess: ${guessed.join(', ')} of a seat that the viewer does not play`);
  }
  return lines.join('\n');
}

function listProspectLines(
  { figures }: Pick<Forecast, 'figures'>,
  title: string,
  { courses, seats }: Forecast['asOrdered'],
): string[] {
  const ofSeat = figures.filter(({ of }) => of === 'seat');
  const head = ['', ...ofSeat.map(({ id }) => id), 'wins', 'first', 'out'];
  const rows = [head, ...seats.map((seat) => seatCells(ofSeat, seat))];
  const widths = head.map((_, at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  const padded = rows.map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  const ofGame = figures
    .filter(({ of }) => of === 'game')
    .map((figure) => `${figure.id} ${formatLast(figure, courses[figure.id])}`)
    .join(', ');
  const above = [title, ofGame].filter((part) => part !== '').join(': ');
  return [...(above === '' ? [] : [above]), ...padded.map((line) => `  ${line}`)];
}

function seatCells(
  figures: readonly ForecastFigure[],
  { name, isGuess, courses, wins, first, out }: SeatForecast,
): string[] {
  const formatShare = (share: number): string => `${(share * 100).toFixed(0)}%`;
  return [
    name,
    ...figures.map((figure) => {
      const mark = figure.isGuess && isGuess ? '~' : '';
      return `${mark}${formatLast(figure, courses[figure.id])}`;
    }),
    formatShare(Object.values(wins).reduce((total, share) => total + share, 0)),
    formatShare(first),
    formatShare(out),
  ];
}

/** Formats a figure after the last period, or a dash if it is not known. */
function formatLast({ unit }: ForecastFigure, course: readonly Quantiles[] | undefined): string {
  const band = course?.at(-1);
  if (band === undefined) return '–';
  return formatRange(band, (n) => (unit === 'dollars' ? formatDollars(Math.round(n / 10) * 10) : n.toFixed(0)));
}

/** Formats the median, and in brackets the limits of nine in ten futures. */
function formatRange({ p5, p50, p95 }: Quantiles, text: (n: number) => string): string {
  return `${text(p50)} (${text(p5)} to ${text(p95)})`;
}
