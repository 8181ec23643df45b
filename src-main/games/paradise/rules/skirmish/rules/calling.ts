import { hasLoadedGun } from './shooting/ammunition.ts';
import {
  requireFigure,
  isLaw,
  isStanding,
  computeStat,
  type Battle,
  type FigureId,
  type FigureView,
} from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeChange } from '../events.ts';
import { computeDistance } from '../table/geometry.ts';
import { findGround, listFighters } from '../battleIndex.ts';
import { laidDown } from '../table/pieces.ts';
import { findSight } from '../table/terrain.ts';
import { isFacingLaw, panic, surrender } from './nerve.ts';
import { sumModifiers } from './shooting/shot.ts';
import { listCallingModifiers, listListeningModifiers, persuade } from './talk.ts';
import { isFoe } from './foes.ts';

/** How far a voice carries over gunfire. */
export const callInches = 6;

/** [CARD-7] So many friends beside a man keep him from giving in. */
const friendsEnough = 3;

/** [CARD-7] Down, shaken or unarmed, in earshot and in sight, with few friends beside him, and once a card. */
export function canBeCalledOn(battle: Battle, figure: FigureView, other: FigureView): boolean {
  if (computeDistance(other.at, figure.at) > callInches) return false;
  const isOpen =
    other.side !== 'civilians' &&
    (isLaw(figure) || !(other.hasPanicked || isWanted(battle, figure, other))) &&
    isFoe(battle, figure, other) &&
    !other.isHidden &&
    other.isCalledOn !== true &&
    isCornered(other) &&
    !hasFriends(battle, other);
  if (!isOpen || !findSight(findGround(battle), figure.at, other.at).isClear) return false;
  return !isLaw(figure) || (other.kind === 'gangster' && isFacingLaw(battle, other));
}

/** [SCN-2, SCN-6, SCN-7, SCN-11] Returns true if the scenario pays a side for a man dead or taken, not for one who leaves. */
export function isWanted({ plan }: Battle, figure: FigureView, other: FigureView): boolean {
  switch (plan.scenario) {
    case 'hit':
      return figure.side === 'attackers' && other.id === plan.target;
    case 'show-of-strength':
    case 'showdown':
      return true;
    case 'siege':
      return figure.side === 'attackers' && plan.besieged.includes(other.id);
    default:
      return false;
  }
}

function hasFriends(battle: Battle, other: FigureView): boolean {
  let friends = 0;
  for (const one of listFighters(battle, other.side)) {
    if (one.id === other.id || !isStanding(one) || one.isNervous) continue;
    if (computeDistance(one.at, other.at) <= callInches) friends += 1;
  }
  return friends >= friendsEnough;
}

/** [CARD-7] Computes how likely a man's words do it, 0 to 1. */
export function computeCallChance(figure: FigureView, other: FigureView): number {
  const computeChance = (figureStat: number): number => Math.max(0, Math.min(5, figureStat)) / 6;
  const said = computeStat(figure, 'smarts') + sumModifiers(listCallingModifiers(figure));
  const heard = computeStat(other, 'smarts') + sumModifiers(listListeningModifiers(other));
  return computeChance(said) * (1 - computeChance(heard));
}

/**
 * [CARD-7, GUTS-3] Calls on a desperate man: he surrenders to the law, or drops everything before a gangster's gun and
 * leaves.
 */
export function callToGiveUp(table: BattleTable, id: FigureId, listenerId: FigureId): void {
  if (!persuade(table, id, listenerId)) return;
  const listener = requireFigure(table.state, listenerId);
  if (isLaw(requireFigure(table.state, id))) surrender(table, listener);
  else dropOut(table, listener);
}

/** [CARD-7] Makes him drop his weapons and Loot and leave. */
function dropOut(table: BattleTable, figure: FigureView): void {
  const dropped = Object.values(table.state.objectives).filter(({ heldBy }) => heldBy === figure.id);
  const { x, y } = figure.at;
  table.emit({
    type: 'told',
    text: `${figure.name} drops what he has in his hands.`,
    figures: makeChange(figure.id, { ...laidDown, loot: 0 }),
    objectives: Object.fromEntries(dropped.map(({ id }) => [id, { heldBy: null, at: { x, y } }] as const)),
  });
  panic(table, figure, 'clears out');
}

/** On the ground, shaken, or with nothing in his hands. */
function isCornered(figure: FigureView): boolean {
  if (figure.hostages.length > 0 || figure.prisoners.length > 0) return false;
  const isUnarmed = !hasLoadedGun(figure) && figure.melee === 'fists';
  return figure.posture === 'down' || figure.isNervous || figure.hasPanicked || isUnarmed;
}
