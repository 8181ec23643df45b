import { gangTypes } from '../src-shared/games/paradise/city.ts';
import { deeds, type GangLife, type LifeResult, type LifeTask } from './trials/lifeGame.ts';
import { numberOption, createProgressLine, runTrials } from './trials/pool.ts';

/**
 * Checks that the city lives: `npm run life -- [--campaigns 20] [--months 24]`. Campaigns of Standard gangs; no kind
 * of deed may be missing in the city, no type of gang sit still, no leader lead for good, and nobody die young.
 */
const campaigns = numberOption('campaigns', 20, 1_000);
const months = numberOption('months', 24, 60);

/** The figures that a lively city must reach. */
const wanted = { idleShare: 0.25, leadChanges: 2, deathsFromMonth: 6, longLived: 0.9 } as const;

const tasks = Array.from({ length: campaigns }, (_, n): LifeTask => ({ seed: n + 1, months }));
const results = await runTrials('life', tasks, createProgressLine('campaigns', campaigns));
const gangs = results.flatMap((result) => result.gangs);

console.table(
  Object.fromEntries(
    deeds.map((deed) => [
      deed,
      Object.fromEntries(gangTypes.map((type) => [type, perYear(ofType(type), (life) => life.deeds[deed] ?? 0)])),
    ]),
  ),
);
console.log('Deeds of a gang in twelve months, by its type.');

const missing = deeds.filter((deed) => gangs.every((life) => (life.deeds[deed] ?? 0) === 0));
const idle = gangTypes.map((type) => ({ type, share: idleShare(ofType(type)) }));
const changes = results.map(({ leadChanges }) => leadChanges).toSorted((a, b) => a - b);
const median = changes[Math.floor(changes.length / 2)] ?? 0;
const longLived = share(results, ({ firstDeath }) => (firstDeath ?? Infinity) >= wanted.deathsFromMonth);

const checks: [string, string, boolean][] = [
  ['kinds of deed that nobody did', missing.join(', ') || 'none', missing.length === 0],
  ...idle.map(({ type, share: idled }): [string, string, boolean] => [
    `months in which a ${type} gang did nothing`,
    percent(idled),
    idled <= wanted.idleShare,
  ]),
  ['changes of the lead in the median campaign', String(median), median >= wanted.leadChanges],
  [
    `campaigns without a dead gang before month ${wanted.deathsFromMonth}`,
    percent(longLived),
    longLived >= wanted.longLived,
  ],
];
for (const [what, value, isWell] of checks) {
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${what}: ${value}`);
}
process.exitCode = checks.every(([, , isWell]) => isWell) ? 0 : 1;

function ofType(type: GangLife['type']): GangLife[] {
  return gangs.filter((life) => life.type === type);
}

function perYear(lives: readonly GangLife[], count: (life: GangLife) => number): number {
  const alive = lives.reduce((sum, { monthsAlive }) => sum + monthsAlive, 0);
  const done = lives.reduce((sum, life) => sum + count(life), 0);
  return Math.round((done / Math.max(1, alive)) * 120) / 10;
}

function idleShare(lives: readonly GangLife[]): number {
  const alive = lives.reduce((sum, { monthsAlive }) => sum + monthsAlive, 0);
  return lives.reduce((sum, { idleMonths }) => sum + idleMonths, 0) / Math.max(1, alive);
}

function share(all: readonly LifeResult[], holds: (result: LifeResult) => boolean): number {
  return all.filter(holds).length / Math.max(1, all.length);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)}%`;
}
