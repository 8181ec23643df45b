import type { CityResult } from './cityGame.ts';

/** One demand on a living city: what it came to, and whether that is well. */
export type CityCheck = { what: string; value: string; isWell: boolean };

/** The figures that a breathing city must reach; shares are of 1. */
export const wanted = {
  raidShare: 0.1,
  fedsLeaveShare: 1 / 3,
  medianOutrage: [8, 25],
  eliminationShare: 1 / 3,
  leadersMonths: 6,
  leadChanges: 2,
  overexertedShare: 0.2,
} as const;

/** The figures of many campaigns against what is wanted; outrage year by year. */
export function checkCity(results: readonly CityResult[]): CityCheck[] {
  const months = sum(results.map(({ outrage }) => outrage.length));
  const visited = results.filter(({ fedsCame }) => fedsCame > 0);
  const left = visited.filter(({ fedsLeft }) => fedsLeft > 0).length / Math.max(1, visited.length);
  const raids = sum(results.map(({ raidsOrdered }) => raidsOrdered)) / months;
  const dead = share(results, ({ eliminated }) => eliminated > 0);
  const banks = median(results.map(bankInMonths));
  const changes = median(results.map(({ leadChanges }) => leadChanges));
  const sore =
    sum(results.map(({ overexerted }) => overexerted)) /
    Math.max(1, sum(results.map(({ treated }) => treated)));
  const [least, most] = wanted.medianOutrage;
  return [
    check('months with Something Must Be Done', percent(raids), raids >= wanted.raidShare),
    check(
      `campaigns that the Feds left again, of ${visited.length} they came to`,
      percent(left),
      left >= wanted.fedsLeaveShare,
    ),
    check('months in which outrage fell', percent(fallShare(results)), fallShare(results) >= 1 / 4),
    ...listYearMedians(results).map((value, year) =>
      check(`median outrage in year ${year + 1}`, String(value), value >= least && value <= most),
    ),
    check('campaigns with a gang eliminated', percent(dead), dead >= wanted.eliminationShare),
    check(
      'the leader’s bank at the end, in months of its income (median)',
      banks.toFixed(1),
      banks < wanted.leadersMonths,
    ),
    check(
      'changes of the lead in the median campaign',
      String(changes),
      changes > wanted.leadChanges,
    ),
    check(
      'patients sent out in the month of their rest',
      percent(sore),
      sore < wanted.overexertedShare,
    ),
  ];
}

/** Median outrage over all months of each year of all campaigns. */
function listYearMedians(results: readonly CityResult[]): number[] {
  const longest = Math.max(...results.map(({ outrage }) => outrage.length));
  return Array.from({ length: Math.ceil(longest / 12) }, (_, year) =>
    median(results.flatMap(({ outrage }) => outrage.slice(year * 12, year * 12 + 12))),
  );
}

function fallShare(results: readonly CityResult[]): number {
  const steps = results.flatMap(({ outrage }) =>
    outrage.slice(1).map((points, month) => points < (outrage[month] ?? 0)),
  );
  return steps.filter(Boolean).length / Math.max(1, steps.length);
}

function bankInMonths({ leadersBank, leadersIncome }: CityResult): number {
  return leadersBank / Math.max(1, leadersIncome);
}

function check(what: string, value: string, isWell: boolean): CityCheck {
  return { what, value, isWell };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

function share(results: readonly CityResult[], holds: (result: CityResult) => boolean): number {
  return results.filter(holds).length / Math.max(1, results.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)}%`;
}
