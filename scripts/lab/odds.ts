import { findCeiling, type Job } from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { jobApproaches } from '#shared/games/paradise/battles.ts';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { listPromises, type OddsTask } from './cityOdds.ts';
import { fightJob, fightKinds, type JobResult, type JobTask } from './jobFights.ts';
import { computeShare, mean } from '#shared/words/statistics.ts';
import { formatPercent, printHeld, sum } from './numbers.ts';
import { readNumberOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';
import { fitCosts, fitLine, fitShift } from './oddsFit.ts';

/** An order that came to a fight: what its chance was said to be, and the share of its fights that it won. */
export type Promised = { kind: string; told: number; won: number };

/** Orders of one kind whose chances lie in the same ten points. */
export type Bucket = { from: number; orders: number; told: number; won: number };

/** Orders in a bucket from which it is held, and the points it may be off by. */
export const leastOrders = 40;
export const mostOff = 0.1;

/**
 * Fights random parties, fits the lines of `npc/jobs/fightOdds.ts` to them, and prints what was told against what was
 * won, by ten points, for them and for campaigns of NPC gangs.
 */
export async function run(): Promise<void> {
  const parties = readNumberOption('parties', 400, 5_000);
  const runs = readNumberOption('runs', 4, 500);
  const campaigns = readNumberOption('campaigns', 2, 100);
  const months = readNumberOption('months', 36, 240);
  const tasks = listJobTasks(fightKinds, parties, runs);
  const fights = import.meta.resolve('./jobFights.ts');
  const fought = await runTrials(fights, fightJob, tasks, createProgressLine('parties', tasks.length));
  for (const kind of fightKinds)
    printFit(
      kind,
      fought.filter((one) => one.kind === kind),
    );
  for (const kind of jobs) await printShifts(kind, listJobTasks([kind], parties, runs));
  printKindsOfMen(fought);
  printBuckets('random parties', fought.map(createPromised));
  const cities = houseRulePresets.flatMap(({ rules }) =>
    Array.from({ length: campaigns }, (_, nth): OddsTask => ({ seed: 960_000 + nth, months, houseRules: rules })),
  );
  const module = import.meta.resolve('./cityOdds.ts');
  const promises = await runTrials(module, listPromises, cities, createProgressLine('campaigns', cities.length));
  printBuckets('campaigns of NPC gangs', promises.flat());
}

/** Lists random parties for kinds of fights, the same for the same numbers. */
export function listJobTasks(kinds: readonly JobTask['kind'][], parties: number, runs: number): JobTask[] {
  return kinds.flatMap((kind, at) =>
    Array.from({ length: parties }, (_, nth): JobTask => ({ kind, seed: (at + 1) * 100_000 + nth, runs })),
  );
}

export function createPromised({ kind, told, won, runs }: JobResult): Promised {
  return { kind, told, won: won / runs };
}

/** Groups orders of one kind by ten points of what they were told. */
export function groupByTens(orders: readonly Promised[]): Bucket[] {
  return Array.from({ length: 10 }, (_, from) => {
    const own = orders.filter(({ told }) => Math.min(9, Math.floor(told * 10)) === from);
    return { from, orders: own.length, told: mean(own.map(({ told }) => told)), won: mean(own.map(({ won }) => won)) };
  }).filter(({ orders: count }) => count > 0);
}

/** True if a bucket is too small to tell, or near enough. */
export function isHonest({ orders, told, won }: Bucket): boolean {
  return orders < leastOrders || Math.abs(told - won) <= mostOff;
}

function printBuckets(title: string, all: readonly Promised[]): void {
  console.log(`\n${title}: told and won, by ten points (orders)`);
  for (const kind of new Set(all.map((one) => one.kind))) {
    const buckets = groupByTens(all.filter((one) => one.kind === kind));
    const texts = buckets.map((one) => `${formatTold(one)} (${one.orders})`);
    printHeld(kind, texts.join(', '), buckets.every(isHonest));
  }
}

function formatTold({ told, won }: Pick<Bucket, 'told' | 'won'>): string {
  return `${formatPercent(told)} ${formatPercent(won)}`;
}

function printKindsOfMen(fought: readonly JobResult[]): void {
  console.log('\nraids by the kind of men: told and won');
  for (const men of new Set(fought.map((one) => one.men))) {
    const own = fought.filter((one) => one.kind === 'raid' && one.men === men).map(createPromised);
    console.log(
      `  ${men}: ${formatTold({ told: mean(own.map(({ told }) => told)), won: mean(own.map(({ won }) => won)) })}`,
    );
  }
}

const jobs: readonly Job[] = ['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'];

function printFit(kind: JobTask['kind'], own: readonly JobResult[]): void {
  const isDoor = kind === 'raid' || kind === 'smash-and-grab';
  const line = fitLine(own, isDoor);
  const costs = jobs.find((job) => job === kind) === undefined ? '' : `; costs ${formatRow(fitCosts(own, isDoor))}`;
  const outrage = sum(own.map((one) => one.outrage)) / sum(own.map(({ runs }) => runs));
  const cars = computeShare(own, ({ hasCars }) => hasCars);
  console.log(
    `${kind}: line ${formatRow(line)}${costs}, outrage ${outrage.toFixed(2)}; with cars ${formatPercent(cars)}`,
  );
}

/** [SCN-0] Fights the same parties with each plan, and prints how far a line's base moves from what is told now. */
async function printShifts(kind: Job, tasks: readonly JobTask[]): Promise<void> {
  for (const approach of jobApproaches[kind]) {
    const planned = tasks.map((task): JobTask => ({ ...task, approach }));
    const progress = createProgressLine(`${kind}, ${approach}`, planned.length);
    const fought = await runTrials(import.meta.resolve('./jobFights.ts'), fightJob, planned, progress);
    console.log(`${kind}, ${approach}: shift by ${fitShift(fought, findCeiling(kind)).toFixed(2)} more`);
  }
}

function formatRow(row: Readonly<Record<string, number>>): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(', ');
}
