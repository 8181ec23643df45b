import { cardActions, endTurns } from '../rules/acting.ts';
import {
  callByTelephone,
  canCutTelephone,
  canFinish,
  canSmash,
  canTelephone,
  cutTelephone,
  findLootNear,
  listLyingLoot,
  reachInches,
  tryLoot,
} from '../rules/premises.ts';
import { finishOff } from '../rules/brawling/brawling.ts';
import { requireFigure, isStanding, computeStat, type Battle, type FigureView, type Side } from '../battle.ts';
import { listEverybody, listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { leaveByEdge } from '../rules/nerve.ts';
import { getIn, isAtEdge } from './cars/getaway.ts';
import type { Goal } from './goals.ts';

/** Runs the errand of a figure's goal at his place: smash, grab, telephone, get in, get away. */
export function runErrandHere(table: BattleTable, figure: FigureView, goal: Goal, left: number): 'on' | 'done' | null {
  if (figure.side === 'civilians') return null;
  switch (goal.kind) {
    case 'rob':
      if (isWholeTurn(table, left) && robHere(table, figure)) return endTurn(table, figure);
      return tryCutTelephone(table, figure) ? 'on' : null;
    case 'take':
      return tryCutTelephone(table, figure) ? 'on' : null;
    case 'hold':
      return isWholeTurn(table, left) && tryTelephone(table, figure) ? endTurn(table, figure) : null;
    case 'escape':
      return escapeHere(table, figure, goal.exit) ? 'on' : null;
    case 'kill':
      if (!isWholeTurn(table, left) || !makeSure(table, figure, goal.target)) return null;
      return endTurn(table, figure);
    case 'seize':
      return takeWheel(table, figure, goal.car) ? 'on' : null;
    default:
      return null;
  }
}

/** Both actions of a card that gives two are still there. */
export function isWholeTurn(table: BattleTable, left: number): boolean {
  return left >= cardActions && (table.state.plays.at(-1)?.actions ?? cardActions) === cardActions;
}

function endTurn(table: BattleTable, figure: FigureView): 'done' {
  endTurns(table, [figure.id]);
  return 'done';
}

/**
 * [SCN-1] Returns true if a man carries off rather than smashes: he uses his better stat, and carries one thing at a
 * time.
 */
function shouldGrab(battle: Battle, figure: FigureView): boolean {
  if (!canSmash(battle, figure)) return true;
  return figure.loot === 0 && computeStat(figure, 'stunts') > computeStat(figure, 'fists');
}

function escapeHere(table: BattleTable, figure: FigureView, exit: Point): boolean {
  if (computeDistance(figure.at, exit) > reachInches && !isAtEdge(table.state, figure.at)) return false;
  leaveByEdge(table, figure, 'gets away');
  return true;
}

/** [SCN-1] Tries the piece beside him by his better stat: to carry it off, or to smash it. */
function robHere(table: BattleTable, figure: FigureView): boolean {
  const prize = findLootNear(table.state, figure);
  if (prize === null) return false;
  tryLoot(table, figure, prize.id, shouldGrab(table.state, figure) ? 'grab' : 'smash');
  return true;
}

function tryTelephone(table: BattleTable, figure: FigureView): boolean {
  if (!canTelephone(table.state, figure)) return false;
  callByTelephone(table, figure);
  return true;
}

function tryCutTelephone(table: BattleTable, figure: FigureView): boolean {
  if (!canCutTelephone(table.state, figure)) return false;
  cutTelephone(table, figure);
  return true;
}

/** [SCN-2, SCN-7] Kills a helpless target beside the killer with a whole turn. */
function makeSure(table: BattleTable, figure: FigureView, targetId: string): boolean {
  if (!canFinish(figure, requireFigure(table.state, targetId))) return false;
  finishOff(table, figure.id, targetId);
  return true;
}

/** [SCN-3] Takes the empty wheel of the robbed truck. */
function takeWheel(table: BattleTable, figure: FigureView, id: string): boolean {
  const car = table.state.cars[id];
  if (car === undefined || car.isWrecked || car.isOffTable || car.driver !== null) return false;
  if (computeDistance(car.at, figure.at) > 2) return false;
  getIn(table, figure.id, car);
  return true;
}

/** How near more Loot must be for a man with a hammer to stay for it, and how far his enemies. */
const moreInches = 8;

/** [SCN-1] Returns true if a robber has done all he can: his hands are full and there is nothing to smash near. */
export function hasRobbed(battle: Battle, figure: FigureView): boolean {
  const left = listLyingLoot(battle);
  if (left.length === 0) return true;
  if (figure.loot === 0) return false;
  if (!canSmash(battle, figure)) return true;
  const isNear = (at: Point): boolean => computeDistance(at, figure.at) <= moreInches;
  const isPressed = listEverybody(battle).some((one) => one.side === 'defenders' && isStanding(one) && isNear(one.at));
  return isPressed || !left.some(({ at }) => isNear(at));
}

/** The fighter of a side nearest to a place. */
export function findNearestFighter(battle: Battle, side: Side, at: Point): FigureView | null {
  let nearest: FigureView | null = null;
  for (const figure of listStanding(battle, side)) {
    if (nearest === null || computeDistance(figure.at, at) < computeDistance(nearest.at, at)) nearest = figure;
  }
  return nearest;
}
