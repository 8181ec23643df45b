import { measureDefense } from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import type { JobResult } from './jobFights.ts';

/** One observation of a generalized linear model: its features, and the mean that was seen over so many fights. */
type Row = { x: readonly number[]; seen: number; runs: number };

/** A model's mean for a sum of weighted features, its slope there, and the variance of one fight. */
type Curve = (sum: number) => { mean: number; slope: number; variance: number };

/** Keeps the fit steady where a slope is hardly felt. */
const ridge = 0.02;

/** The least strength that has a logarithm, as in `fightOdds.ts`. */
const leastStrength = 0.1;

/** Upper bounds, and worths of an explosive in Hoodlums, of which the pair that fits best is taken. */
const bounds = Array.from({ length: 8 }, (_, nth) => 1 - nth * 0.08);
const worths = [0, 1, 2, 4, 6, 8];

/** Fits a line of chances. */
export function fitLine(own: readonly JobResult[], isDoor: boolean) {
  const fits = worths.flatMap((explosive) => {
    const rows = own.map((one) => createRow(one, explosive, isDoor));
    return bounds.map((most) => {
      const curve = createLogistic(most);
      const weights = fit(rows, curve);
      return { most, explosive, weights, likelihood: computeLikelihood(rows, weights, curve) };
    });
  });
  const { most, explosive, weights } = fits.reduce((best, next) => (next.likelihood > best.likelihood ? next : best));
  const [base = 0, ours = 0, byCar = 0, theirs = 0, both = 0] = weights;
  return { most, base, ours, theirs, both, byCar, explosive };
}

function createRow(one: JobResult, explosive: number, isDoor: boolean): Row {
  const { ours, explosives, theirs, hasCars, won, runs } = one;
  const a = Math.log(Math.max(leastStrength, ours + explosive * explosives));
  const b = measureDefense(theirs);
  return { x: [1, a, hasCars ? 1 : 0, ...(isDoor ? [-b, a * b] : [])], seen: won / runs, runs };
}

/** Fits the change of a line's base by what is told too little or too much of these fights, over the line's bound. */
export function fitShift(own: readonly Pick<JobResult, 'told' | 'won' | 'runs'>[], most: number): number {
  const rows = own.map(({ told, won, runs }) => ({ sum: Math.log(told / Math.max(1e-9, most - told)), won, runs }));
  const curve = createLogistic(most);
  let [low, high] = [-3, 3];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    const surplus = rows.reduce((total, { sum, won, runs }) => total + won - runs * curve(sum + middle).mean, 0);
    if (surplus > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Fits the men lost for good, by heads on both sides; where dice choose who is met, the slope of theirs is set. */
export function fitCosts(own: readonly JobResult[], isDoor: boolean) {
  const rows = own.map(({ heads, foes, lost, runs }): Row => {
    const x = [1, Math.log(1 + heads), ...(isDoor ? [Math.log(1 + foes)] : [])];
    return { x, seen: lost / runs, runs };
  });
  const [base = 0, men = 0, foes = 0] = fit(rows, (sum) => {
    const mean = Math.exp(Math.min(4, sum));
    return { mean, slope: mean, variance: Math.max(0.01, mean) };
  });
  return { base, men, foes };
}

function createLogistic(most: number): Curve {
  return (sum) => {
    const share = 1 / (1 + Math.exp(-sum));
    const mean = Math.min(0.999, Math.max(0.001, most * share));
    return { mean, slope: Math.max(1e-4, most * share * (1 - share)), variance: mean * (1 - mean) };
  };
}

function computeLikelihood(rows: readonly Row[], weights: readonly number[], curve: Curve): number {
  return rows.reduce((total, { x, seen, runs }) => {
    const { mean } = curve(sumWeighted(x, weights));
    return total + runs * (seen * Math.log(mean) + (1 - seen) * Math.log(1 - mean));
  }, 0);
}

function sumWeighted(x: readonly number[], weights: readonly number[]): number {
  return x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
}

/** Fisher's scoring, with a little ridge. */
function fit(rows: readonly Row[], curve: Curve): number[] {
  let weights = (rows[0]?.x ?? []).map(() => 0);
  for (let round = 0; round < 30; round += 1) {
    const score = weights.map((weight) => -ridge * weight);
    const information = weights.map((_, i) => weights.map((__, j): number => (i === j ? ridge : 0)));
    for (const { x, seen, runs } of rows) {
      const { mean, slope, variance } = curve(sumWeighted(x, weights));
      const pull = (runs * slope) / variance;
      x.forEach((value, i) => {
        score[i] = (score[i] ?? 0) + pull * (seen - mean) * value;
        const row = information[i] ?? [];
        x.forEach((other, j) => (row[j] = (row[j] ?? 0) + pull * slope * value * other));
      });
    }
    const step = solve(information, score);
    weights = weights.map((weight, i) => weight + Math.max(-0.5, Math.min(0.5, step[i] ?? 0)));
  }
  return weights;
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
