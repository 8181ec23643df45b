import type { Action, StandingOrder } from '#shared/games/paradise/leading.ts';
import { requireFigure, isInFight, type Battle, type FigureId, type FigureView } from '../battle.ts';
import { findGround } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { countActionsLeft, spend } from '../rules/acting.ts';
import { computeAllowance } from '../rules/movement.ts';
import { forecastShot } from '../rules/shooting/forecastShot.ts';
import { listShotsAt } from '../rules/shooting/shooting.ts';
import type { Shot } from '../rules/shooting/shot.ts';
import { hasRoom } from '../table/elbowRoom.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { isInBounds } from '../table/layout.ts';
import { canStand, canWalk } from '../table/terrain.ts';
import { activate, type BeforeAction } from '../tactics/activate.ts';
import { findBestShot, isWorthAiming } from '../tactics/fighting/aim.ts';
import type { Goal } from '../tactics/goals.ts';
import { explainAction, performAction } from './deeds.ts';
import { canBeLed, findCondition } from './legality.ts';

/** The order of a man’s squad, his goal where it asks for no deed of his own, and the men it was given to. */
export type Orders = {
  order: StandingOrder | null;
  goal: () => Goal;
  squad: readonly FigureId[];
  before: BeforeAction;
};

/** The least chance of a shot that is fired on an order. */
const leastChance = 0.03;

/** Distance from his place at which a man has arrived. */
const placeInches = 0.8;

/**
 * [CARD-2] Spends a man's actions on the order of his squad. He sees to himself first, and does what tactics do where
 * the order asks for nothing that he can do.
 */
export function obey(table: BattleTable, id: FigureId, actions: number, orders: Orders): void {
  const { before, goal } = orders;
  const most = Math.min(actions, countActionsLeft(table.state, id));
  for (let left = most; left > 0; left = Math.min(left - 1, countActionsLeft(table.state, id))) {
    const figure = requireFigure(table.state, id);
    if (table.state.winner !== null || !isInFight(figure)) return;
    const isBusy = !['free', 'held-up'].includes(findCondition(table.state, figure));
    const action = isBusy ? null : findDeed(table.state, figure, left, orders);
    if (action === null) {
      activate(table, id, isBusy ? 1 : left, goal(), before);
      if (!isBusy) return;
      continue;
    }
    before(id);
    const now = requireFigure(table.state, id);
    if (isOver(table) || !canBeLed(table.state, now)) return;
    if (explainAction(table.state, now, action, left) !== null) continue;
    spend(table, id);
    if (performAction(table, now, action, left) === 'done') return;
  }
}

/** Reads anew whether a battle is over: what breaks in may have ended it. */
export function isOver({ state }: BattleTable): boolean {
  return state.winner !== null;
}

/** Finds the next action that an order asks of a man; null where he does as tactics would. */
function findDeed(battle: Battle, figure: FigureView, left: number, { order, squad }: Orders): Action | null {
  if (order === null || figure.carId !== null) return null;
  const wanted = findWanted(battle, figure, left, order, squad);
  return wanted !== null && explainAction(battle, figure, wanted, left) === null ? wanted : null;
}

function findWanted(
  battle: Battle,
  figure: FigureView,
  left: number,
  order: StandingOrder,
  squad: readonly FigureId[],
): Action | null {
  switch (order.kind) {
    case 'go':
      return findStep(battle, figure, order.to, squad);
    case 'fire':
      return findShot(battle, figure, order.target, left, false);
    case 'pin':
      return findShot(battle, figure, order.target, left, true);
    case 'rush':
      return findRush(battle, figure, order.target, left);
    case 'errand':
      return findErrand(battle, figure, order, squad);
    default:
      return null;
  }
}

/** Finds a man’s step to his place about the point that his squad goes to. */
function findStep(battle: Battle, figure: FigureView, to: Point, squad: readonly FigureId[]): Action | null {
  const place = findPlace(battle, figure, to, squad);
  const inches = computeDistance(place, figure.at);
  if (inches <= placeInches) return null;
  return { kind: 'move', gait: inches > computeAllowance(figure, 'walked') ? 'ran' : 'walked', to: place };
}

/** Room between two men who go to one place, and how many of them go side by side. */
const apartInches = 1.3;
const abreast = 6;

/** Finds the place of one of a squad about a point: its first man’s is the point, the others stand around it. */
export function findPlace(battle: Battle, figure: FigureView, to: Point, squad: readonly FigureId[]): Point {
  const nth = squad.indexOf(figure.id);
  const middle = { x: to.x, y: to.y };
  if (nth <= 0) return middle;
  const ground = findGround(battle);
  for (let turn = 0; turn < abreast; turn += 1) {
    const angle = ((nth - 1 + turn) * 2 * Math.PI) / abreast;
    const inches = apartInches * (1 + Math.floor((nth - 1) / abreast));
    const at = { x: to.x + Math.cos(angle) * inches, y: to.y + Math.sin(angle) * inches };
    if (
      isInBounds(battle.layout, at) &&
      canStand(ground, at) &&
      canWalk(ground, middle, at) &&
      hasRoom(battle, figure, at)
    )
      return at;
  }
  return middle;
}

/** Finds a shot at one man, or the best one where he offers none; a gun that is empty is loaded. */
function findShot(
  battle: Battle,
  figure: FigureView,
  target: FigureId | null,
  left: number,
  pins: boolean,
): Action | null {
  const wanted = target === null ? undefined : battle.figures[target];
  const at = wanted !== undefined && isInFight(wanted) ? findShotAt(battle, figure, wanted, pins) : null;
  const best = at === null ? findBestShot(battle, figure) : null;
  const other = best === null ? null : findShotAt(battle, figure, best.target, pins);
  const found = at ?? other;
  if (found === null) return { kind: 'reload' };
  const { way, shot, victim } = found;
  const mayAim = left >= 2 && !pins && figure.aimsAt !== victim && isWorthAiming(shot);
  return mayAim ? { kind: 'aim', target: victim } : { kind: 'shoot', target: victim, way };
}

/** A way to fire at somebody: its number among those that are open, and what it does. */
export type FoundShot = { victim: FigureId; way: number; shot: Shot; hit: number };

/** Finds the way of firing at a man that hits him most likely, or that keeps him down; null without a fair one. */
export function findShotAt(battle: Battle, figure: FigureView, target: FigureView, pins: boolean): FoundShot | null {
  let best: (FoundShot & { worth: number }) | null = null;
  for (const [way, shot] of listShotsAt(battle, figure, target).entries()) {
    const { hit, pinned } = forecastShot(battle, figure, target, shot);
    const worth = pins ? (pinned ?? 0) : hit;
    if (worth >= leastChance && worth > (best?.worth ?? 0)) best = { victim: target.id, way, shot, hit, worth };
  }
  return best;
}

/** Finds the next action of a man who goes for somebody with his fists. */
function findRush(battle: Battle, figure: FigureView, target: FigureId, left: number): Action | null {
  const victim = battle.figures[target];
  if (victim === undefined || !isInFight(victim) || victim.carId !== null) return null;
  const at = { x: victim.at.x, y: victim.at.y };
  const ways: Action[] = [
    { kind: 'brawl', enemy: target },
    { kind: 'charge', enemy: target },
    { kind: 'move', gait: 'ran', to: at },
  ];
  return ways.find((way) => explainAction(battle, figure, way, left) === null) ?? null;
}

type Errand = Extract<StandingOrder, { kind: 'errand' }>;

/** Finds the place of an errand; null when there is nothing left to do. */
export function findErrandPlace(battle: Battle, { piece }: Errand): Point | null {
  const thing = battle.objectives[piece];
  if (thing === undefined || thing.isDestroyed) return null;
  const holder = thing.heldBy === null ? null : requireFigure(battle, thing.heldBy);
  return holder === null ? { x: thing.at.x, y: thing.at.y } : { x: holder.at.x, y: holder.at.y };
}

/** Finds the action of an errand for the man of a squad who is nearest to it; the others cover him. */
function findErrand(battle: Battle, figure: FigureView, order: Errand, squad: readonly FigureId[]): Action | null {
  const place = findErrandPlace(battle, order);
  if (place === null) return null;
  const nearest = squad
    .map((id) => requireFigure(battle, id))
    .filter((one) => isInFight(one) && !one.hasPanicked && one.carId === null)
    .toSorted((a, b) => computeDistance(a.at, place) - computeDistance(b.at, place))[0];
  if (nearest?.id !== figure.id) return null;
  if (computeDistance(figure.at, place) > 1) return { kind: 'move', gait: 'ran', to: place };
  return order.what === 'grab' || order.what === 'smash'
    ? { kind: order.what, piece: order.piece }
    : { kind: order.what };
}
