import type { Band, Forecast, GangForecast, Prospect } from '../../src-shared/views/forecast.ts';
import { formatDollars } from '../../src-shared/words/text.ts';
import { forecastCrew } from '../platform/forecastCrew.ts';
import { startForecast, type Forecastable } from '../queries/forecast.ts';
import type { AnyRulebook } from '../registry.ts';
import type { ForecastRun } from '../forecast/run.ts';
import { CommandFailure } from './failure.ts';
import { reading } from './open.ts';
import { seatNamed } from './play.ts';
import { print } from './print.ts';

export type ForecastOptions = {
  campaigns: number;
  months: number;
  seed: number;
  seat?: string;
  json: boolean;
};

/** How often the line of progress is drawn anew. */
const progressMs = 200;

/** `forecast FILE`: many futures of the campaign as it stands; the file is only read. */
export async function forecastCampaign(file: string, options: ForecastOptions): Promise<void> {
  const campaign = reading(file, ({ rulebook, snapshot }): Forecastable => ({
    rulebook,
    snapshot,
  }));
  const viewer = options.seat === undefined ? 'gm' : seatNamed(campaign, options.seat);
  const { campaigns, months, seed, json } = options;
  const { run, forecast } = startForecast(
    campaign,
    { viewer, campaigns, months, seed },
    forecastCrew(),
  );
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

/** The forecast as a table of what stands at the end. */
function forecastText(forecast: Forecast, { period }: AnyRulebook): string {
  const { campaigns, months, withoutOrders, asOrdered, orders, viewer } = forecast;
  const until = period.name(months.at(-1) ?? 1);
  const ways = withoutOrders === null ? '' : ', twice: with the orders that wait and without them';
  const lines = [
    `${campaigns} campaigns played on to the end of ${until}${ways}`,
    '',
    ...prospectLines(withoutOrders === null ? '' : 'as ordered', asOrdered),
  ];
  if (withoutOrders !== null) {
    lines.push('', ...prospectLines('without the orders', withoutOrders));
    lines.push('', ...orders.map(({ title }) => `  waits: ${title}`));
  }
  if (viewer !== 'gm') {
    lines.push('', '  ~ a guess: a gang cannot know what its rivals have in the bank');
  }
  return lines.join('\n');
}

const columns = ['money', 'businesses', 'reputation', 'wins', 'first', 'out'] as const;

function prospectLines(title: string, { outrage, gangs }: Prospect): string[] {
  const head = ['', ...columns];
  const rows = [head, ...gangs.map(gangCells)];
  const widths = head.map((_, at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  const padded = rows.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  const last = outrage.at(-1);
  const heat = last === undefined ? '' : `outrage ${rangeText(last, (n) => n.toFixed(0))}`;
  return [title === '' ? heat : `${title}: ${heat}`, ...padded.map((line) => `  ${line}`)];
}

function gangCells({ name, money, businesses, reputation, ...odds }: GangForecast): string[] {
  const whole = (n: number): string => n.toFixed(0);
  const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
  const dollars = (n: number): string => formatDollars(Math.round(n / 10) * 10);
  const last = (course: readonly Band[] | null, text: (n: number) => string): string => {
    const band = course?.at(-1);
    return band === undefined ? '–' : rangeText(band, text);
  };
  return [
    name,
    `${odds.isGuess ? '~' : ''}${last(money, dollars)}`,
    last(businesses, whole),
    last(reputation, whole),
    percent(odds.totalControl + odds.lastMonth),
    percent(odds.first),
    percent(odds.eliminated),
  ];
}

/** The middle, and in brackets what nine in ten futures lie between. */
function rangeText({ p5, p50, p95 }: Band, text: (n: number) => string): string {
  return `${text(p50)} (${text(p5)} to ${text(p95)})`;
}
