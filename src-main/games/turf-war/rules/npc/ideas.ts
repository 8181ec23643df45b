import { none } from '../fights/position.ts';
import { isFriendlyTo, canReach, findOwner, computeStrengthIn, type Board, type Plan } from './board.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';

/** The leanings of a plan. */
export type Lean = {
  share: number;
  hunt: number;
  grab: number;
  cover: number;
  guard: number;
  /** A gang to go for first, or `none`. */
  prey: number;
  /** Friends that are attacked all the same. */
  betrays: number;
};

type Target = { area: number; need: number; weight: number; betrayed: boolean };

/** One plan of a gang: [WAR-NPC-1] targets weighed with a whim each, then people sent until each is covered. */
export function planIdea(board: Board, gang: number, lean: Lean, random: NpcRandom): Map<number, number> {
  const plan = new Map<number, number>();
  const free = listFreeHands(board, gang, lean, random);
  const targets = listTargets(board, gang, lean, random).sort((a, b) => b.weight - a.weight);
  for (const { area, need } of targets) {
    if (free.length === 0) break;
    send(board, plan, free, area, need);
  }
  moveDon(board, gang, plan, random);
  guardDon(board, gang, plan, lean.guard);
  return plan;
}

/** One man beside the Don dies in his place: the lowest rank falls first, one an attack. */
const leastGuard = 1;

/**
 * [WAR-NPC-8] Guards a Don whom an enemy could kill: men who stay with him first, then those who can come, the weakest
 * first.
 */
export function guardDon(board: Board, gang: number, plan: Map<number, number>, wanted: number): void {
  const { fighters } = board.position;
  const own = board.own[gang] ?? [];
  const don = own.find((place) => fighters[place]?.rank === 2);
  const at = don === undefined ? undefined : findPlanned(board, plan, don);
  if (don === undefined || at === undefined || at === none) return;
  const others = own.filter((place) => place !== don);
  const findStrength = (place: number): number => board.strengths[place] ?? 0;
  let guard = others
    .filter((place) => findPlanned(board, plan, place) === at)
    .reduce((sum, place) => sum + findStrength(place), 0);
  const isThere = (place: number): boolean => fighters[place]?.from === at;
  const free = others
    .filter((place) => findPlanned(board, plan, place) !== at)
    .sort((a, b) => Number(isThere(b)) - Number(isThere(a)) || findStrength(a) - findStrength(b));
  for (const place of free) {
    if (guard >= Math.max(leastGuard, wanted)) return;
    const fighter = fighters[place];
    if (fighter === undefined || (!isThere(place) && !canReach(board, fighter, at))) continue;
    if (isThere(place)) plan.delete(place);
    else plan.set(place, at);
    guard += findStrength(place);
  }
}

/** Finds a man's planned area: his destination, or his present one. */
function findPlanned(board: Board, plan: Plan, place: number): number | undefined {
  return plan.get(place) ?? board.position.fighters[place]?.from;
}

/** Lists the people who may be sent: everybody but the Don and those who stay. */
function listFreeHands(board: Board, gang: number, lean: Lean, random: NpcRandom): number[] {
  const { fighters } = board.position;
  const don = (board.own[gang] ?? []).find((place) => fighters[place]?.rank === 2);
  const home = don === undefined ? none : (fighters[don]?.from ?? none);
  let guard = lean.guard;
  const free: number[] = [];
  for (const place of board.own[gang] ?? []) {
    const fighter = fighters[place];
    if (fighter === undefined || fighter.rank === 2) continue;
    if (guard > 0 && fighter.from === home) {
      guard -= board.strengths[place] ?? 0;
      continue;
    }
    if (random.next() <= lean.share) free.push(place);
  }
  for (let n = free.length - 1; n > 0; n -= 1) {
    const other = random.below(n + 1);
    [free[n], free[other]] = [free[other] ?? 0, free[n] ?? 0];
  }
  return free;
}

function listTargets(board: Board, gang: number, lean: Lean, random: NpcRandom): Target[] {
  const targets: Target[] = [];
  for (let area = 1; area <= board.position.areas; area += 1) {
    const owner = findOwner(board, area);
    const hostile = computeStrengthIn(
      board,
      area,
      (other) => !isFriendlyTo(board, gang, other) || other === lean.betrays,
    );
    const isFriends = owner !== none && isFriendlyTo(board, gang, owner) && owner !== lean.betrays;
    const noise = 0.5 + random.next();
    const betrayed = owner === lean.betrays;
    if (hostile === 0) {
      if (isFriends && owner !== gang) continue;
      const isMine = owner === gang;
      const weight = isMine ? lean.cover : lean.grab * (owner === none ? 1 : 1.25);
      const isPrey = owner === lean.prey || betrayed ? 1.5 : 1;
      targets.push({ area, need: isMine ? 2 : 1, weight: weight * isPrey * noise, betrayed });
      continue;
    }
    const prize = scorePrize(board, area, gang, lean);
    const weight = (lean.hunt * prize * 2.2) / (hostile + 1);
    targets.push({ area, need: hostile + 1, weight: weight * noise, betrayed });
  }
  return targets;
}

/** Scores the prize of a good attack on an area: the pieces, the area, and their owners. */
function scorePrize(board: Board, area: number, gang: number, lean: Lean): number {
  let prize = findOwner(board, area) === gang ? 1.2 : 1;
  for (const place of board.standing[area] ?? []) {
    const fighter = board.position.fighters[place];
    if (fighter === undefined || isFriendlyTo(board, gang, fighter.gang)) continue;
    prize += [0.7, 1.2, 3][fighter.rank] ?? 0;
    if (fighter.gang === lean.prey) prize += 0.8;
  }
  return prize;
}

/** Sends people until the need is covered; nobody goes when it cannot be. */
function send(board: Board, plan: Map<number, number>, free: number[], area: number, need: number): void {
  const chosen: number[] = [];
  let strength = 0;
  for (const place of free) {
    if (strength >= need) break;
    const fighter = board.position.fighters[place];
    if (fighter === undefined || !canReach(board, fighter, area)) continue;
    if (need === 1 && fighter.rank === 1 && free.length > 1 && place !== free.at(-1)) continue;
    chosen.push(place);
    strength += board.strengths[place] ?? 0;
  }
  if (strength < need) return;
  for (const place of chosen) {
    plan.set(place, area);
    free.splice(free.indexOf(place), 1);
  }
}

/** Keeps the Don in place, or moves him to most of his own. */
function moveDon(board: Board, gang: number, plan: Map<number, number>, random: NpcRandom): void {
  const { fighters } = board.position;
  const don = (board.own[gang] ?? []).find((place) => fighters[place]?.rank === 2);
  const fighter = don === undefined ? undefined : fighters[don];
  if (don === undefined || fighter === undefined) return;
  const owned: number[] = [];
  for (let area = 1; area <= board.position.areas; area += 1) {
    if (findOwner(board, area) === gang && canReach(board, fighter, area)) owned.push(area);
  }
  if (random.next() < 0.35) return;
  const together = owned.filter((area) =>
    [...plan].some(([place, to]) => to === area && fighters[place]?.gang === gang),
  );
  const to = random.pick(together.length > 0 && random.next() < 0.6 ? together : owned);
  if (to !== undefined && to !== fighter.from) plan.set(don, to);
}

/** A plan with one thing in it changed. */
export function varyPlan(board: Board, gang: number, plan: Plan, random: NpcRandom): Map<number, number> {
  const changed = new Map(plan);
  const places = board.own[gang] ?? [];
  const count = 1 + random.below(2);
  for (let n = 0; n < count; n += 1) {
    const place = random.pick(places);
    const fighter = place === undefined ? undefined : board.position.fighters[place];
    if (place === undefined || fighter === undefined) continue;
    if (random.next() < 0.2) {
      changed.delete(place);
      continue;
    }
    const friend = random.pick(places);
    const area =
      friend !== undefined && random.next() < 0.4
        ? (changed.get(friend) ?? board.position.fighters[friend]?.from ?? 1)
        : 1 + random.below(board.position.areas);
    const owner = findOwner(board, area);
    const isFriends = owner !== none && owner !== gang && isFriendlyTo(board, gang, owner);
    if (isFriends || !canReach(board, fighter, area)) continue;
    if (fighter.rank === 2 && owner !== gang) continue;
    changed.set(place, area);
  }
  return changed;
}
