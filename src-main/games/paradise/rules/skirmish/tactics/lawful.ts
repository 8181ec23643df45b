import { areEnemies, requireFigure, isLaw, isStanding, computeStat, type Battle, type FigureView } from '../battle.ts';
import {
  listCars,
  listFighting,
  listStanding,
  listOthersAfoot,
  listOtherFighters,
  findGround,
} from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance } from '../table/geometry.ts';
import { couldTakeHostage, letHostagesGo, takeHostage } from '../rules/brawling/hostages.ts';
import { moveToward } from '../rules/movement.ts';
import { callInches, callToGiveUp, canBeCalledOn, computeCallChance } from '../rules/calling.ts';
import { cuff, findPrisoner } from '../rules/brawling/custody.ts';
import { isFacingLaw, surrender } from '../rules/nerve.ts';
import { findSight } from '../table/terrain.ts';
import type { Goal } from './goals.ts';
import type { ShotChance } from './fighting/aim.ts';
import { laidDown } from '../table/pieces.ts';
import { hasLoadedGun } from '../rules/shooting/ammunition.ts';
import { shootHostage } from '../rules/brawling/shootHostage.ts';

/** [GUTS-3, SCN-10] Puts handcuffs on a senseless man beside the officer. */
export function tryCuff(table: BattleTable, figure: FigureView): boolean {
  const prisoner = findPrisoner(table.state, figure);
  if (prisoner === null) return false;
  cuff(table, figure.id, prisoner.id);
  return true;
}

/** The promise that an officer's shot must have for him to fire instead. */
const officersPatience = 0.8;

/** [CARD-7, GUTS-3, SK-25, SK-42, SK-51] Calls on a desperate man to surrender to an officer. */
export function callOnHim(table: BattleTable, figure: FigureView, chance: ShotChance | null): boolean {
  if (!isLaw(figure) || figure.side === 'civilians' || (chance?.worth ?? 0) > officersPatience) return false;
  const cornered = findCornered(table.state, figure);
  if (cornered === null) return false;
  callToGiveUp(table, figure.id, cornered.id);
  return true;
}

/** [CARD-7] Threatens a desperate man with a gun, which is surer than a poor shot; he may drop everything and leave. */
export function tryThreaten(table: BattleTable, figure: FigureView, promise: number): boolean {
  if (figure.kind !== 'gangster' || !hasLoadedGun(figure)) return false;
  const cornered = findCornered(table.state, figure);
  if (cornered === null || computeCallChance(figure, cornered) <= promise) return false;
  callToGiveUp(table, figure.id, cornered.id);
  return true;
}

function findCornered(battle: Battle, figure: FigureView): FigureView | null {
  for (const other of listOthersAfoot(battle, figure.side)) {
    // Nearly everybody is too far away, and along one axis alone.
    const isFar = Math.abs(other.at.x - figure.at.x) > callInches;
    if (!isFar && canBeCalledOn(battle, figure, other)) return other;
  }
  return null;
}

/** Odds at which a man, and a whole gang, gives up. */
const hopelessForOne = 4;
const hopelessForAll = 3;

/** [SCN-10] A hurt man alone among officers puts up his hands rather than die. */
export function tryGiveUp(table: BattleTable, figure: FigureView): boolean {
  if (figure.kind !== 'gangster' || figure.wounds === 0 || figure.isStoneCold) return false;
  if (figure.hostages.length > 0 || computeStat(figure, 'guts') > 3) return false;
  const { state } = table;
  if (!isFacingLaw(state, figure)) return false;
  const isNear = (other: FigureView): boolean => computeDistance(other.at, figure.at) <= callInches;
  const all = listFighting(state).filter(isStanding);
  const officers = all.filter((one) => one.side !== figure.side && isLaw(one) && isNear(one));
  const friends = all.filter((one) => one.side === figure.side && isNear(one));
  if (officers.length < hopelessForOne * friends.length) return false;
  surrender(table, figure);
  return true;
}

/** [SCN-10] Before a shot is wasted: a gang that is outnumbered three to one gives the place up. */
export function offerSurrender(table: BattleTable): void {
  const { state } = table;
  if (state.plan.lawCars === 0 || state.leaving.defenders || state.leaving.attackers) return;
  const gang = listStanding(state, 'defenders').filter(({ kind }) => kind === 'gangster');
  const law = listStanding(state, 'attackers').filter(isLaw);
  const canFlee = listCars(state).some(({ side }) => side === 'defenders');
  if (gang.length === 0 || law.length < hopelessForAll * gang.length || canFlee) return;
  // [GATS-7] The law does not fire at a man with a shield.
  if (gang.some((one) => one.isStoneCold || one.hostages.length > 0 || computeStat(one, 'guts') >= 4)) return;
  table.emit({
    type: 'told',
    text: `${gang.map(({ name }) => name).join(', ')} come out with their hands up.`,
    figures: Object.fromEntries(
      gang.map(({ id }) => [id, { posture: 'arrested' as const, ...laidDown, aimsAt: null }]),
    ),
  });
}

/** Distance that a man goes for a hostage. */
const shieldInches = 6;

/** [GATS-7] Takes hostages if outnumbered by the law, or to get out, and keeps them only then. */
export function useHostages(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (figure.kind !== 'gangster') return false;
  const { state } = table;
  if (figure.hostages.length > 0) {
    if (needsShield(state, figure, goal)) return false;
    if (!tryShootOfficer(table, figure)) letHostagesGo(table, figure.id);
    return true;
  }
  if (!hasLoadedGun(figure)) return false;
  const victim = findNearestShield(state, figure);
  if (victim === null || !needsShield(state, figure, goal)) return false;
  if (takeHostage(table, figure.id, victim.id)) return true;
  return moveToward(table, figure.id, { x: victim.at.x, y: victim.at.y }, 'ran');
}

/** [GATS-7] Shoots an officer held hostage, if a Cold Blooded man needs no shield any more. */
function tryShootOfficer(table: BattleTable, figure: FigureView): boolean {
  if (!figure.skills.includes('cold-blooded')) return false;
  const officer = figure.hostages.find((id) => isLaw(requireFigure(table.state, id)));
  return officer !== undefined && shootHostage(table, figure.id, officer);
}

/** Finds the nearest man whom he could take as a shield. */
function findNearestShield(battle: Battle, figure: FigureView): FigureView | null {
  let best: FigureView | null = null;
  let least = shieldInches;
  for (const other of listOthersAfoot(battle, figure.side)) {
    if (other.kind === 'gangster') continue;
    const inches = computeDistance(other.at, figure.at);
    if (inches > least || !couldTakeHostage(battle, figure, other)) continue;
    least = inches;
    best = other;
  }
  return best;
}

function needsShield(battle: Battle, figure: FigureView, goal: Goal): boolean {
  if (figure.side === 'civilians') return false;
  const isAway = goal.kind === 'leave' || goal.kind === 'escape';
  if (!isAway && figure.wounds === 0 && !isWeak(battle, figure)) return false;
  return listOtherFighters(battle, figure.side).some(
    (one) =>
      isLaw(one) &&
      isStanding(one) &&
      one.heldBy === null &&
      areEnemies(figure, one) &&
      findSight(findGround(battle), one.at, figure.at).isClear,
  );
}

/** Returns true if three of his own have four enemies or more against them. */
function isWeak(battle: Battle, figure: FigureView): boolean {
  let enemies = 0;
  for (const one of listOtherFighters(battle, figure.side)) {
    if (one.heldBy === null && isStanding(one) && areEnemies(figure, one)) enemies += 1;
  }
  return listStanding(battle, figure.side).length * 4 <= enemies * 3;
}
