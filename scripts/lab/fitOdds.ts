import type { Job } from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { fightJob, type JobResult, type JobTask, type Ride } from './jobFights.ts';
import { mean } from './numbers.ts';
import { readNumberOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';

/** Keeps the fit steady where a slope is hardly felt. */
const ridge = 0.01;

const jobs: readonly Job[] = ['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'];

/** The same parties set out each way, so that their cars alone make the difference. */
const rides: readonly Ride[] = ['on foot', 'cars', 'armored cars'];

/**
 * Fits the estimates of gangs to battles of random parties on each job; the lines that it prints go into
 * `npc/jobs/fightOdds.ts`.
 */
export async function run(): Promise<void> {
  const parties = readNumberOption('parties', 300, 5_000);
  const runs = readNumberOption('runs', 20, 500);
  const tasks = jobs.flatMap((job) =>
    rides.flatMap((ride) => Array.from({ length: parties }, (_, n): JobTask => ({ job, seed: n + 1, runs, ride }))),
  );
  const module = import.meta.resolve('./jobFights.ts');
  const results = await runTrials(module, fightJob, tasks, createProgressLine('parties', tasks.length));
  jobs.forEach((job, nth) => {
    const share = parties * rides.length;
    printFit(job, results.slice(nth * share, (nth + 1) * share));
  });
}

function printFit(job: Job, own: readonly JobResult[]): void {
  const isFixed = new Set(own.map(({ theirs }) => theirs)).size === 1;
  const win = fit(own, isFixed, 'win');
  const lost = fit(own, isFixed, 'lost');
  const outrage = mean(own.map((one) => one.outrage / one.runs));
  console.log(
    `${job}: win line(${win.map(round).join(', ')}), lost line(${lost.map(round).join(', ')}), outrage ${round(outrage)}; ` +
      `won ${round(mean(own.map(({ won, runs }) => won / runs)))}, off by ${round(computeMiss(own, win))} on average; ` +
      rides.map((ride) => `${ride} ${round(computeWins(own, ride))}`).join(', '),
  );
}

/** Share of the battles won by those who came one way. */
function computeWins(own: readonly JobResult[], ride: Ride): number {
  return mean(own.filter((one) => one.ride === ride).map(({ won, runs: of }) => won / of));
}

/** The chance by a line of logarithms. */
function computeChance([base = 0, a = 0, b = 0, car = 0]: readonly number[], one: JobResult): number {
  const at = base + a * Math.log(1 + one.ours) + b * Math.log(1 + one.theirs) + car * countCars(one);
  return 1 / (1 + Math.exp(-at));
}

/** Cars that armor makes no better: 1 if the party rides. */
function countCars({ ride }: JobResult): number {
  return ride === 'on foot' ? 0 : 1;
}

function computeMiss(own: readonly JobResult[], line: readonly number[]): number {
  return mean(own.map((one) => Math.abs(computeChance(line, one) - one.won / one.runs)));
}

/**
 * Newton’s method for a generalized linear model, with a little ridge that keeps it steady: the logistic one for
 * wins, the exponential one for men lost. Where the other side is always the same its slope is a guess of −0.5.
 * Returned as the line wants it: base, ours, theirs, by car.
 */
function fit(own: readonly JobResult[], isFixed: boolean, what: 'win' | 'lost'): number[] {
  const slope = what === 'win' ? -0.5 : 0.4;
  const size = isFixed ? 3 : 4;
  const rows = own.map((one) => {
    const [ours, theirs] = what === 'win' ? [one.ours, one.theirs] : [one.men, one.foes];
    const x = [1, Math.log(1 + ours), countCars(one), Math.log(1 + theirs)];
    const y = what === 'win' ? one.won / one.runs : one.lost / one.runs;
    return { x: x.slice(0, size), offset: isFixed ? slope * (x[3] ?? 0) : 0, y };
  });
  let line = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 60; round += 1) {
    const gradient = line.map((value) => -ridge * value);
    const curve = line.map((_, i) => line.map((__, j): number => (i === j ? ridge : 0)));
    for (const { x, offset, y } of rows) {
      const at = offset + x.reduce((sum, value, i) => sum + value * (line[i] ?? 0), 0);
      const expected = what === 'win' ? 1 / (1 + Math.exp(-at)) : Math.exp(Math.min(4, at));
      const weight = what === 'win' ? expected * (1 - expected) : expected;
      x.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + (y - expected) * value;
        x.forEach((other, j) => {
          const row = curve[i];
          if (row !== undefined) row[j] = (row[j] ?? 0) + weight * value * other;
        });
      });
    }
    const step = solve(curve, gradient);
    line = line.map((value, i) => value + Math.max(-1, Math.min(1, step[i] ?? 0)));
  }
  const [base = 0, a = 0, car = 0, b = slope] = line;
  return [base, a, b, car];
}

/** Gaussian elimination; small and dense. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivot, i) => {
    const head = pivot[i] ?? 1;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[i] ?? 0) / head;
      row.forEach((value, j) => (row[j] = value - factor * (pivot[j] ?? 0)));
    }
  });
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
