import type { HouseRulePreset } from '#shared/games/paradise/houseRules.ts';
import { chapters } from './cityChapters.ts';
import type { CityResult } from './cityGame.ts';

export type Rules = HouseRulePreset['id'];

/** The bounds of a figure; null where the figure is printed and nothing is asked of it. */
type Bounds = { least?: number; most?: number } | null;

/** One figure of a city's life over many campaigns, and its bounds by the house rules. */
export type CityFigure = {
  what: string;
  isShare: boolean;
  measure: (results: readonly CityResult[]) => number;
  bounds: (rules: Rules) => Bounds;
};

/** A figure of one set of campaigns: what it came to, and whether it is within its bounds. */
export type CityCheck = {
  what: string;
  value: number;
  text: string;
  asked: string;
  isWell: boolean;
};

const always = (bounds: Bounds) => (): Bounds => bounds;

const inWar =
  (war: Bounds, others: Bounds) =>
  (rules: Rules): Bounds =>
    rules === 'gangland-war' ? war : others;

/** Share of the campaigns in which a chapter of the book should occur at least once. */
const usedFrom = 1 / 3;

const earlyMonths = 12;

/** The figures in the order they are printed. */
export const cityFigures: readonly CityFigure[] = [
  share(
    'takeovers that met another gang at the door',
    (all) => sum(all, ({ crowded }) => crowded) / sum(all, ({ takeovers }) => takeovers),
    always({ most: 0.1 }),
  ),
  count(
    'Bosses fallen by Showdown and Meet, for each by Hit and raid',
    (all) =>
      sum(all, ({ bossesCalledOut }) => bossesCalledOut) /
      Math.max(
        1,
        sum(all, ({ bossesHunted }) => bossesHunted),
      ),
    always({ most: 1 }),
  ),
  share(
    'raids of the law beaten off',
    (all) => sum(all, ({ beatenOff }) => beatenOff) / sum(all, ({ lawRaids }) => lawRaids),
    always({ least: 0.03, most: 0.25 }),
  ),
  share(
    'Loot paid to officials while the Feds are in town',
    (all) =>
      sum(all, ({ fedsPay }) => fedsPay) /
      Math.max(
        1,
        sum(all, ({ fedsLoot }) => fedsLoot),
      ),
    always({ most: 0.2 }),
  ),
  count(
    'the fullest bank in the last year, in months of its income (median)',
    (all) => median(all.map(({ richestMonths }) => median(richestMonths.slice(-12)))),
    inWar({ most: 6 }, { most: 9 }),
  ),
  count(
    'doors owned at the end, for each at the end of year 1 (median)',
    (all) => median(all.map(({ doors }) => (doors.at(-1) ?? 0) / Math.max(1, doors[11] ?? 0))),
    always({ least: 1.5 }),
  ),
  count(
    'full rackets in an average month of year 3',
    (all) => mean(all.flatMap(({ fullRackets }) => fullRackets.slice(24, 36))),
    always({ least: 1.2 }),
  ),
  count(
    'changes of the lead after year 1 (median)',
    (all) => median(all.map(({ lateLeads }) => lateLeads)),
    always({ least: 3.5 }),
  ),
  share(
    'campaigns with a gang eliminated',
    (all) => computeShare(all, ({ eliminated }) => eliminated > 0),
    always({ least: 0.5 }),
  ),
  share(
    `campaigns with one eliminated by month ${earlyMonths}`,
    (all) => computeShare(all, ({ firstEnd }) => firstEnd !== null && firstEnd <= earlyMonths),
    always({ most: 0.1 }),
  ),
  share(
    'months with the Feds in town',
    (all) => sum(all, ({ fedsMonths }) => fedsMonths) / countMonths(all),
    inWar({ most: 0.4 }, { most: 0.6 }),
  ),
  share(
    'months with Something Must Be Done',
    (all) => sum(all, ({ raidsOrdered }) => raidsOrdered) / countMonths(all),
    always({ least: 0.1 }),
  ),
  share('months in which outrage fell', measureFalls, always({ least: 0.25 })),
  count(
    'outrage in the median month',
    (all) => median(all.flatMap(({ outrage }) => outrage)),
    always({ least: 6, most: 25 }),
  ),
  share(
    'patients sent out in the month of their rest',
    (all) =>
      sum(all, ({ overexerted }) => overexerted) /
      Math.max(
        1,
        sum(all, ({ treated }) => treated),
      ),
    always({ most: 0.2 }),
  ),
  share(
    'reasons that were said before, after two years',
    (all) =>
      sum(all, ({ reasonsSaid }) => reasonsSaid) /
      Math.max(
        1,
        sum(all, ({ reasons }) => reasons),
      ),
    always({ most: 0.4 }),
  ),
  count(
    `chapters of the book, of ${chapters.length}, in less than a third of the campaigns`,
    (all) => listSeldom(all).length,
    always({ most: 0 }),
  ),
  count('gangs eliminated in a campaign', (all) => mean(all.map(({ eliminated }) => eliminated)), always(null)),
  count('battles a month', (all) => sum(all, ({ battles }) => battles) / countMonths(all), always(null)),
  count('doors owned at the end (median)', (all) => median(all.map(({ doors }) => doors.at(-1) ?? 0)), always(null)),
];

/** The chapters that occur in less than a third of the campaigns, with the share of those they occur in. */
export function listSeldom(results: readonly CityResult[]): { chapter: string; share: number }[] {
  return chapters
    .map((chapter) => ({
      chapter,
      share: computeShare(results, (one) => (one.chapters[chapter] ?? 0) > 0),
    }))
    .filter(({ share: used }) => used < usedFrom);
}

/** Checks the figures of some campaigns against their bounds. */
export function checkCity(rules: Rules, results: readonly CityResult[]): CityCheck[] {
  return cityFigures.map(({ what, isShare, measure, bounds }) => {
    const value = measure(results);
    const asked = bounds(rules);
    const { least = -Infinity, most = Infinity } = asked ?? {};
    return {
      what,
      value,
      text: format(value, isShare),
      asked: describeBounds(asked, isShare),
      isWell: value >= least && value <= most,
    };
  });
}

function describeBounds(bounds: Bounds, isShare: boolean): string {
  if (bounds === null) return '';
  const { least, most } = bounds;
  if (least === undefined) return `up to ${format(most ?? 0, isShare)}`;
  if (most === undefined) return `from ${format(least, isShare)}`;
  return `${format(least, isShare)} to ${format(most, isShare)}`;
}

function format(value: number, isShare: boolean): string {
  if (isShare) return `${(value * 100).toFixed(0)}%`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function share(what: string, measure: CityFigure['measure'], bounds: CityFigure['bounds']): CityFigure {
  return { what, isShare: true, measure, bounds };
}

function count(what: string, measure: CityFigure['measure'], bounds: CityFigure['bounds']): CityFigure {
  return { what, isShare: false, measure, bounds };
}

function measureFalls(results: readonly CityResult[]): number {
  const steps = results.flatMap(({ outrage }) =>
    outrage.slice(1).map((points, month) => points < (outrage[month] ?? 0)),
  );
  return steps.filter(Boolean).length / Math.max(1, steps.length);
}

function countMonths(results: readonly CityResult[]): number {
  return Math.max(
    1,
    sum(results, ({ outrage }) => outrage.length),
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function computeShare(results: readonly CityResult[], holds: (result: CityResult) => boolean): number {
  return results.filter(holds).length / Math.max(1, results.length);
}

function sum(results: readonly CityResult[], count: (result: CityResult) => number): number {
  return results.reduce((total, one) => total + count(one), 0);
}
