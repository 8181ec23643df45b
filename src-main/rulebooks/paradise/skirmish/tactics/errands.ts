import { cardActions, endTurns } from '../rules/acting.ts';
import { finishOff } from '../rules/brawling/brawling.ts';
import {
  requireFigure,
  isInFight,
  isStanding,
  computeStat,
  type Battle,
  type FigureView,
  type Side,
} from '../battle.ts';
import { listEverybody, listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { leaveByEdge } from '../rules/nerve.ts';
import { getIn, isAtEdge } from './cars/getaway.ts';
import type { Goal } from './goals.ts';
import { makeChange } from '../table/change.ts';

/** Near enough to touch something. */
export const reachInches = 1.5;

/** Does what a figure's goal allows where he stands: smash, grab, telephone, get in, get away. */
export function runErrandHere(
  table: BattleTable,
  figure: FigureView,
  goal: Goal,
  left: number,
): 'on' | 'done' | null {
  if (figure.side === 'civilians') return null;
  switch (goal.kind) {
    case 'rob':
      if (isWholeTurn(table, left) && robHere(table, figure)) return endTurn(table, figure);
      return cutTelephone(table, figure) ? 'on' : null;
    case 'take':
      return cutTelephone(table, figure) ? 'on' : null;
    case 'hold':
      return isWholeTurn(table, left) && telephone(table, figure) ? endTurn(table, figure) : null;
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

/** A piece of Loot that can be taken, and the fallen man who let it go. */
type LyingLoot = { id: string; at: Point; loot: number; holder: FigureView | null };

/** [SCN-1] Loot that lies about: what nobody has, and what a fallen man has let go. */
export function listLyingLoot(battle: Battle): LyingLoot[] {
  return Object.values(battle.objectives).flatMap((piece): LyingLoot[] => {
    if (piece.kind !== 'loot' || piece.isDestroyed) return [];
    const { id, loot } = piece;
    const holder = piece.heldBy === null ? null : requireFigure(battle, piece.heldBy);
    if (holder === null) return [{ id, at: { x: piece.at.x, y: piece.at.y }, loot, holder }];
    const isHeld = isInFight(holder) || holder.posture === 'gone';
    return isHeld ? [] : [{ id, at: { x: holder.at.x, y: holder.at.y }, loot, holder }];
  });
}

/** The pieces of Loot, in the order they are laid out. */
const pieces = ['cash register', 'slot machine', 'roulette wheel', 'beer', 'radio', 'strongbox'];

/** [SCN-1] A piece by name. */
function pieceName(id: string): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 1);
  return `the ${pieces[(number - 1) % pieces.length] ?? 'Loot'}`;
}

/** [SCN-1] Every raider brings an axe, a hammer or a crowbar, whatever else he carries. */
function canSmash(battle: Battle, figure: FigureView): boolean {
  const isRaider = battle.plan.scenario === 'smash-and-grab' && figure.side === 'attackers';
  return isRaider || figure.melee === 'smashing-tool' || figure.melee === 'axe';
}

/**
 * [SCN-1] Returns true if a man would rather carry off than smash: he does what he is better at, one thing in hand.
 */
function wouldGrab(battle: Battle, figure: FigureView): boolean {
  if (!canSmash(battle, figure)) return true;
  return figure.loot === 0 && computeStat(figure, 'stunts') > computeStat(figure, 'fists');
}

/** [SCN-1] A whole turn beside it is one try: FISTS destroys, STUNTS picks up. */
function robHere(table: BattleTable, figure: FigureView): boolean {
  const prize = listLyingLoot(table.state).find(
    ({ at }) => computeDistance(at, figure.at) <= reachInches,
  );
  if (prize === undefined) return false;
  const grabs = wouldGrab(table.state, figure);
  const piece = pieceName(prize.id);
  const stat = grabs ? ('stunts' as const) : ('fists' as const);
  const { passed } = table.dice.test({
    purpose: `${figure.name} ${grabs ? 'grabs' : 'smashes'} ${piece}: ${stat.toUpperCase()}`,
    stat: computeStat(figure, stat),
  });
  const { holder, loot } = prize;
  const dropped = holder === null ? {} : { [holder.id]: { loot: holder.loot - loot } };
  table.emit({
    type: 'told',
    text: passed
      ? `${figure.name} ${grabs ? 'has' : 'smashes'} ${piece}.`
      : `${figure.name} gets nowhere with ${piece}.`,
    ...(passed && grabs
      ? {
          objectives: makeChange(prize.id, { heldBy: figure.id }),
          figures: { [figure.id]: { loot: figure.loot + loot }, ...dropped },
        }
      : {}),
    ...(passed && !grabs
      ? { objectives: makeChange(prize.id, { isDestroyed: true, heldBy: null }), figures: dropped }
      : {}),
  });
  return true;
}

function telephoneNear(battle: Battle, figure: FigureView): string | null {
  const phone = Object.values(battle.objectives).find(
    ({ kind, isDestroyed, at }) =>
      kind === 'telephone' && !isDestroyed && computeDistance(at, figure.at) <= reachInches,
  );
  return phone?.id ?? null;
}

/** [SCN-1] A defender a whole turn beside the telephone calls for help. */
function telephone(table: BattleTable, figure: FigureView): boolean {
  const side = figure.side as Side;
  if (table.state.phoned[side] || telephoneNear(table.state, figure) === null) return false;
  table.emit({ type: 'phoned', side });
  table.emit({ type: 'told', text: `${figure.name} gets through on the telephone.` });
  return true;
}

/** [SCN-1] A raider who comes by the telephone before it was used tears it off the wall. */
function cutTelephone(table: BattleTable, figure: FigureView): boolean {
  const side: Side = figure.side === 'attackers' ? 'defenders' : 'attackers';
  const phone = telephoneNear(table.state, figure);
  if (phone === null || table.state.phoned[side]) return false;
  const { passed } = table.dice.test({
    purpose: `${figure.name} tears the telephone off the wall: FISTS`,
    stat: computeStat(figure, 'fists'),
  });
  table.emit({
    type: 'told',
    text: passed ? 'The telephone is dead.' : 'The telephone stays on the wall.',
    ...(passed ? { objectives: makeChange(phone, { isDestroyed: true }) } : {}),
  });
  return true;
}

function escapeHere(table: BattleTable, figure: FigureView, exit: Point): boolean {
  if (computeDistance(figure.at, exit) > reachInches && !isAtEdge(table.state, figure.at))
    return false;
  leaveByEdge(table, figure, 'gets away');
  return true;
}

/** [SCN-2, SCN-7] The target lies helpless at a killer's feet: a whole turn makes sure of him. */
function makeSure(table: BattleTable, figure: FigureView, targetId: string): boolean {
  const target = requireFigure(table.state, targetId);
  const isHelpless = target.posture === 'out-cold' || target.posture === 'knocked-out';
  if (!isHelpless || computeDistance(target.at, figure.at) > reachInches) return false;
  finishOff(table, figure.id, targetId);
  return true;
}

/** [SCN-3] Gets behind the empty wheel of what he came for. */
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
  const isPressed = listEverybody(battle).some(
    (one) => one.side === 'defenders' && isStanding(one) && isNear(one.at),
  );
  return isPressed || !left.some(({ at }) => isNear(at));
}

/** The fighter of a side nearest to a place. */
export function findNearestFighter(battle: Battle, side: Side, at: Point): FigureView | null {
  let nearest: FigureView | null = null;
  for (const figure of listStanding(battle, side)) {
    if (nearest === null || computeDistance(figure.at, at) < computeDistance(nearest.at, at))
      nearest = figure;
  }
  return nearest;
}
