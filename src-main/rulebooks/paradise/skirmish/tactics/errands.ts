import { finishOff } from '../brawling.ts';
import {
  fightersOf,
  figureById,
  isInFight,
  statOf,
  type Battle,
  type FigureView,
  type Side,
} from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { distance, type Point } from '../geometry.ts';
import { runAway } from '../nerve.ts';
import { getIn, isAtEdge } from './getaway.ts';
import type { Goal } from './goals.ts';

/** Near enough to touch something. */
export const reachInches = 1.5;

/** What a figure's goal lets him do where he stands: smash, grab, telephone, get in, get away. */
export function errandHere(
  table: BattleTable,
  figure: FigureView,
  goal: Goal,
  left: number,
): 'on' | 'done' | null {
  if (figure.side === 'civilians') return null;
  switch (goal.kind) {
    case 'rob':
      return robHere(table, figure) || cutTelephone(table, figure) ? 'on' : null;
    case 'take':
      return cutTelephone(table, figure) ? 'on' : null;
    case 'hold':
      return left >= 2 && telephone(table, figure) ? 'done' : null;
    case 'escape':
      return escapeHere(table, figure, goal.exit) ? 'on' : null;
    case 'kill':
      return makeSure(table, figure, goal.target) ? 'on' : null;
    case 'seize':
      return takeWheel(table, figure, goal.car) ? 'on' : null;
    default:
      return null;
  }
}

/** A piece of Loot that can be taken, and the fallen man who let it go. */
type LyingLoot = { id: string; at: Point; loot: number; holder: FigureView | null };

/** [SCN-1] Loot that lies about: what nobody has, and what a fallen man has let go. */
export function lyingLoot(battle: Battle): LyingLoot[] {
  return Object.values(battle.objectives).flatMap((piece): LyingLoot[] => {
    if (piece.kind !== 'loot' || piece.isDestroyed) return [];
    const { id, loot } = piece;
    const holder = piece.heldBy === null ? null : figureById(battle, piece.heldBy);
    if (holder === null) return [{ id, at: { x: piece.at.x, y: piece.at.y }, loot, holder }];
    const isHeld = isInFight(holder) || holder.posture === 'gone';
    return isHeld ? [] : [{ id, at: { x: holder.at.x, y: holder.at.y }, loot, holder }];
  });
}

/** [SCN-1] FISTS destroys, STUNTS picks up. */
function robHere(table: BattleTable, figure: FigureView): boolean {
  const prize = lyingLoot(table.state).find(({ at }) => distance(at, figure.at) <= reachInches);
  if (prize === undefined) return false;
  const grabs = figure.melee !== 'smashing-tool' || figure.loot === 0;
  const stat = grabs ? ('stunts' as const) : ('fists' as const);
  const { passed } = table.dice.test({
    purpose: `${figure.name} ${grabs ? 'grabs' : 'smashes'} it: ${stat.toUpperCase()}`,
    stat: statOf(figure, stat),
  });
  const { holder, loot } = prize;
  const dropped = holder === null ? {} : { [holder.id]: { loot: holder.loot - loot } };
  table.emit({
    type: 'told',
    text: passed ? (grabs ? 'He has it.' : 'It is kindling.') : 'It will not budge.',
    ...(passed && grabs
      ? {
          objectives: { [prize.id]: { heldBy: figure.id } },
          figures: { [figure.id]: { loot: figure.loot + loot }, ...dropped },
        }
      : {}),
    ...(passed && !grabs
      ? { objectives: { [prize.id]: { isDestroyed: true, heldBy: null } }, figures: dropped }
      : {}),
  });
  return true;
}

function telephoneNear(battle: Battle, figure: FigureView): string | null {
  const phone = Object.values(battle.objectives).find(
    ({ kind, isDestroyed, at }) =>
      kind === 'telephone' && !isDestroyed && distance(at, figure.at) <= reachInches,
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
    stat: statOf(figure, 'fists'),
  });
  table.emit({
    type: 'told',
    text: passed ? 'The line is dead.' : 'It holds.',
    ...(passed ? { objectives: { [phone]: { isDestroyed: true } } } : {}),
  });
  return true;
}

function escapeHere(table: BattleTable, figure: FigureView, exit: Point): boolean {
  if (distance(figure.at, exit) > reachInches && !isAtEdge(table.state, figure.at)) return false;
  runAway(table, figure, 'gets away');
  return true;
}

/** [SCN-2] The target lies helpless at a killer's feet. */
function makeSure(table: BattleTable, figure: FigureView, targetId: string): boolean {
  const target = figureById(table.state, targetId);
  const isHelpless = target.posture === 'out-cold' || target.posture === 'knocked-out';
  if (!isHelpless || distance(target.at, figure.at) > reachInches) return false;
  finishOff(table, figure.id, targetId);
  return true;
}

/** [SCN-3] Gets behind the empty wheel of what he came for. */
function takeWheel(table: BattleTable, figure: FigureView, id: string): boolean {
  const car = table.state.cars[id];
  if (car === undefined || car.isWrecked || car.isOffTable || car.driver !== null) return false;
  if (distance(car.at, figure.at) > 2) return false;
  getIn(table, figure.id, car);
  return true;
}

/** [SCN-1] Whether a robber has done what he can: his hands are full, or nothing is left. */
export function hasRobbed(battle: Battle, figure: FigureView): boolean {
  return figure.loot > 0 || lyingLoot(battle).length === 0;
}

/** The fighter of a side nearest to a place. */
export function nearestFighter(battle: Battle, side: Side, at: Point): FigureView | null {
  let nearest: FigureView | null = null;
  for (const figure of fightersOf(battle, side)) {
    if (nearest === null || distance(figure.at, at) < distance(nearest.at, at)) nearest = figure;
  }
  return nearest;
}
