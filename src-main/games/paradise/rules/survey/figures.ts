import type { HouseRulePreset } from '#shared/games/paradise/houseRules.ts';
import { sum } from '#kernel/dice/dice.ts';
import { chapters } from './chapters.ts';
import type { CityResult } from './counts.ts';
import { computeShare, mean, median } from '#shared/words/statistics.ts';
import { formatPercent } from '#shared/words/text.ts';

type Rules = HouseRulePreset['id'];

/** The bounds of a figure; null where the figure is printed and nothing is asked of it. */
type Bounds = { least?: number; most?: number } | null;

/** One figure of a city's life over many campaigns, and its bounds by the house rules. */
type CityFigure = {
  what: string;
  isShare: boolean;
  measure: (results: readonly CityResult[]) => number;
  bounds: (rules: Rules) => Bounds;
};

/** A figure of one set of campaigns: what it came to, and whether it is within its bounds. */
type CityCheck = { what: string; value: number; text: string; asked: string; isWell: boolean };

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
  defineShare(
    'takeovers that met another gang at the door',
    (all) => computeRatio(all, 'crowded', 'takeovers'),
    always({ most: 0.1 }),
  ),
  defineShare(
    'raids that shared their door with another one',
    (all) => computeRatio(all, 'sharedRaids', 'raids'),
    always({ most: 0.2 }),
  ),
  defineShare(
    'raids called off since another gang was first',
    (all) => computeRatio(all, 'raidsCalledOff', 'raids'),
    always({ most: 0.08 }),
  ),
  defineCount(
    'figures in a raid party in year 1 (median)',
    (all) => median(all.flatMap(({ raidParties }) => raidParties[0] ?? [])),
    always({ most: 12 }),
  ),
  defineCount(
    'figures in a raid party after year 2 (median)',
    (all) => median(all.flatMap(({ raidParties }) => raidParties.slice(2).flat())),
    always({ most: 16 }),
  ),
  defineCount(
    'figures sent to a Hit (median)',
    (all) => median(all.flatMap(({ hitParties }) => hitParties)),
    always({ most: 8 }),
  ),
  defineShare(
    'jobs whose odds were told below 20%',
    (all) => computeRatio(all, 'longShots', 'jobs'),
    always({ most: 0.05 }),
  ),
  defineShare(
    'months in which more than two gangs paid for public works',
    (all) =>
      computeShare(
        all.flatMap(({ worksPaid }) => worksPaid),
        (gangs) => gangs > 2,
      ),
    always({ most: 0.02 }),
  ),
  defineShare(
    'doors that changed hands over three times in a year',
    (all) => computeRatio(all, 'restlessDoors', 'doorYears'),
    always({ most: 0.03 }),
  ),
  defineCount(
    'most fights of two gangs with each other in twelve months (median)',
    (all) => median(all.map(({ pairFights }) => countMostInYear(Object.values(pairFights)))),
    always({ most: 12 }),
  ),
  defineCount(
    'different chances of a takeover told in a year (median)',
    (all) => median(listOddsByYear(all).map((counts) => counts.length)),
    always({ least: 5 }),
  ),
  defineShare(
    'takeovers told the most frequent chance of their year (median)',
    (all) => median(listOddsByYear(all).map((counts) => Math.max(...counts) / sum(counts))),
    always(null),
  ),
  defineCount(
    'Bosses fallen by Showdown and Meet, for each by Hit and raid',
    (all) => computeRatio(all, 'bossesCalledOut', 'bossesHunted'),
    always({ most: 1 }),
  ),
  defineShare(
    'raids of the law beaten off',
    (all) => computeRatio(all, 'beatenOff', 'lawRaids'),
    always({ least: 0.03, most: 0.25 }),
  ),
  defineShare(
    'Loot paid to officials while the Feds are in town',
    (all) => computeRatio(all, 'fedsPay', 'fedsLoot'),
    always({ most: 0.2 }),
  ),
  defineCount(
    'the fullest bank in the last year, in months of its income (median)',
    (all) => median(all.map(({ richestMonths }) => median(richestMonths.slice(-12)))),
    inWar({ most: 6 }, { most: 9 }),
  ),
  defineCount(
    'doors owned at the end, for each at the end of year 1 (median)',
    (all) => median(all.map(({ doors }) => (doors.at(-1) ?? 0) / Math.max(1, doors[11] ?? 0))),
    always({ least: 1.5 }),
  ),
  defineCount(
    'full rackets in an average month of year 3',
    (all) => mean(all.flatMap(({ fullRackets }) => fullRackets.slice(24, 36))),
    always({ least: 1.2 }),
  ),
  defineCount(
    'changes of the lead after year 1 (median)',
    (all) => median(all.map(({ lateLeads }) => lateLeads)),
    always({ least: 3.5 }),
  ),
  defineShare(
    'campaigns with a gang eliminated',
    (all) => computeShare(all, ({ eliminated }) => eliminated > 0),
    always({ least: 0.5 }),
  ),
  defineShare(
    `campaigns with one eliminated by month ${earlyMonths}`,
    (all) => computeShare(all, ({ firstEnd }) => firstEnd !== null && firstEnd <= earlyMonths),
    always({ most: 0.1 }),
  ),
  defineShare(
    'months with the Feds in town',
    (all) => addUp(all, 'fedsMonths') / countMonths(all),
    inWar({ most: 0.4 }, { most: 0.6 }),
  ),
  defineShare(
    'months with Something Must Be Done',
    (all) => addUp(all, 'raidsOrdered') / countMonths(all),
    always({ least: 0.1 }),
  ),
  defineShare('months in which outrage fell', measureFalls, always({ least: 0.25 })),
  defineCount(
    'outrage in the median month',
    (all) => median(all.flatMap(({ outrage }) => outrage)),
    always({ least: 6, most: 25 }),
  ),
  defineShare(
    'patients sent out in the month of their rest',
    (all) => computeRatio(all, 'overexerted', 'treated'),
    always({ most: 0.2 }),
  ),
  defineShare(
    'reasons said before word for word, after two years',
    (all) => computeRatio(all, 'reasonsSaid', 'reasons'),
    always({ most: 0.4 }),
  ),
  defineCount(
    `chapters of the book, of ${chapters.length}, in less than a third of the campaigns`,
    (all) => listSeldom(all).length,
    always({ most: 0 }),
  ),
  defineCount('gangs eliminated in a campaign', (all) => mean(all.map(({ eliminated }) => eliminated)), always(null)),
  defineCount('battles a month', (all) => addUp(all, 'battles') / countMonths(all), always(null)),
  defineCount(
    'doors owned at the end (median)',
    (all) => median(all.map(({ doors }) => doors.at(-1) ?? 0)),
    always(null),
  ),
];

/** Counts the most fights of one pair of gangs in any twelve months. */
function countMostInYear(pairs: readonly (readonly number[])[]): number {
  const counts = pairs.flatMap((months) =>
    months.map((from) => months.filter((month) => month >= from && month < from + 12).length),
  );
  return Math.max(0, ...counts);
}

/** Lists how often each chance was told, in each year of each campaign with ten takeovers and more. */
function listOddsByYear(all: readonly CityResult[]): number[][] {
  return all
    .flatMap(({ takeoverOdds }) => takeoverOdds.map((year) => Object.values(year)))
    .filter((counts) => sum(counts) >= 10);
}

/** The chapters that occur in less than a third of the campaigns, with the share of those they occur in. */
export function listSeldom(results: readonly CityResult[]): { chapter: string; share: number }[] {
  return chapters
    .map((chapter) => ({ chapter, share: computeShare(results, (one) => (one.chapters[chapter] ?? 0) > 0) }))
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
  if (isShare) return formatPercent(value);
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function defineShare(what: string, measure: CityFigure['measure'], bounds: CityFigure['bounds']): CityFigure {
  return { what, isShare: true, measure, bounds };
}

function defineCount(what: string, measure: CityFigure['measure'], bounds: CityFigure['bounds']): CityFigure {
  return { what, isShare: false, measure, bounds };
}

function measureFalls(results: readonly CityResult[]): number {
  const steps = results.flatMap(({ outrage }) =>
    outrage.slice(1).map((points, month) => points < (outrage[month] ?? 0)),
  );
  return steps.filter(Boolean).length / Math.max(1, steps.length);
}

function countMonths(results: readonly CityResult[]): number {
  return Math.max(1, sum(results.map(({ outrage }) => outrage.length)));
}

/** Names of the figures that are counts. */
type CountName = { [K in keyof CityResult]: CityResult[K] extends number ? K : never }[keyof CityResult];

/** Returns 0 where there is nothing to count. */
function computeRatio(results: readonly CityResult[], part: CountName, whole: CountName): number {
  return addUp(results, part) / Math.max(1, addUp(results, whole));
}

function addUp(results: readonly CityResult[], name: CountName): number {
  return sum(results.map((result) => result[name]));
}
