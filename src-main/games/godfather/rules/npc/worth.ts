import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { measureStandings, type Ground } from '#shared/games/godfather/ground/ground.ts';
import {
  findAround,
  findConnected,
  countPositions,
  type Mask,
  type Site,
} from '#shared/games/godfather/ground/site.ts';

/** How a Neighborhood is weighed for one planner. */
export type Weighing = {
  /** The planner, by its place in seat order. */
  seat: number;
  limit: number;
  denial: number;
  /** The extra weight of each rival's worth, in seat order: grudges, the leader. */
  weights: readonly number[];
  /** The planner has ordered: rivals are next. */
  isDone: boolean;
  /** 0 to 1: how much time is left to win anything that is not won yet. */
  time: number;
  /** Odds of a rival with a majority that nobody can answer any more. */
  lastAnswer: Partial<Record<NeighborhoodKey, boolean>>;
};

/** The weight of a control value with its three bonuses. */
const withBonus = 1.3;

/** [GOD-NPC-3] Pieces that rivals could take soon, weighed by how few outs are left. */
function estimateDanger(site: Site, mine: Mask, empty: Mask): number {
  let danger = 0;
  for (let left = mine; left !== 0;) {
    const group = findConnected(site, left & -left, mine);
    left &= ~group;
    const outs = countPositions(findAround(site, group) & empty);
    if (outs <= 3) danger += countPositions(group) * (outs === 3 ? 0.3 : outs === 2 ? 0.5 : 0.7);
  }
  return danger;
}

/** [GOD-NPC-3] Every seat's odds of control, in seat order, 0 to 1. */
export function computeControlOdds(ground: Ground, weighing: Weighing): number[] {
  const { site, own } = ground;
  const { seat, limit, isDone, time, lastAnswer } = weighing;
  const all = measureStandings(ground, limit);
  let occupied = 0;
  for (const mask of own) occupied |= mask;
  const empty = site.all & ~occupied;
  return own.map((mine, at) => {
    if (mine === 0) return 0.08 * time;
    const standing = all[at];
    const held = standing?.held ?? 0;
    const count = standing?.count ?? 0;
    const touched = findAround(site, mine) & empty & ~held;
    const shared = touched & findAround(site, occupied & ~mine);
    const isNext = at === seat ? !isDone : isDone;
    const strength =
      count +
      0.4 * countPositions(standing?.shaky ?? 0) +
      0.35 * countPositions(touched & ~shared) +
      0.12 * countPositions(shared) -
      estimateDanger(site, mine, empty) * (isNext ? 1 / 3 : 1);
    const odds = 1 / (1 + Math.exp(-5 * (strength / site.majority - 0.75)));
    if (count < site.majority) return odds * time;
    if (at === seat) return Math.max(0.85, odds);
    return lastAnswer[site.key] === true ? 1 : 0.97;
  });
}

/** [GOD-NPC-4] Scores a Neighborhood: own worth less its worth to rivals. */
export function scoreGround(ground: Ground, dollars: number, weighing: Weighing): number {
  const { seat, denial, weights } = weighing;
  const odds = computeControlOdds(ground, weighing);
  let best = 0;
  let others = 0;
  odds.forEach((one, at) => {
    if (at === seat) return;
    const weighed = one * (weights[at] ?? 1);
    others += weighed;
    if (weighed > best) best = weighed;
  });
  const mine = odds[seat] ?? 0;
  return (mine - denial * best - 0.1 * (others - best)) * dollars * withBonus;
}
