import {
  areEnemies,
  requireFigure,
  isLaw,
  isStanding,
  computeStat,
  type Battle,
  type FigureView,
} from '../battle.ts';
import {
  listCars,
  listFighting,
  listStanding,
  listOthersAfoot,
  listOtherFighters,
  listUnconscious,
} from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { contactInches, computeDistance } from '../table/geometry.ts';
import { couldTakeHostage, freeHostages, takeHostage } from '../rules/brawling/hostages.ts';
import { moveToward } from '../rules/movement.ts';
import { canArrestMore, isFacingLaw, panic, surrender } from '../rules/nerve.ts';
import { shootHostage } from '../rules/brawling/shootHostage.ts';
import { sumModifiers } from '../rules/shooting/shot.ts';
import { listCallingModifiers, listListeningModifiers, persuade } from '../rules/talk.ts';
import { findSight } from '../table/terrain.ts';
import type { Goal } from './goals.ts';
import { hasLoadedGun, isFoe, scoreBestShot } from './fighting/targets.ts';
import { makeChange } from '../table/change.ts';
import { laidDown } from '../table/pieces.ts';
import { findGround } from '../table/ground.ts';

/** [GUTS-3, SCN-10] An officer puts handcuffs on anyone who lies senseless at his feet. */
export function tryCuff(table: BattleTable, figure: FigureView): boolean {
  if (!isLaw(figure) || figure.side === 'civilians') return false;
  const { state } = table;
  const prisoner = listUnconscious(state).find(
    (other) =>
      other.side !== figure.side &&
      other.kind === 'gangster' &&
      computeDistance(other.at, figure.at) <= contactInches,
  );
  if (prisoner === undefined || !canArrestMore(state, prisoner)) return false;
  table.emit({
    type: 'told',
    text: `${figure.name} puts the cuffs on ${prisoner.name}.`,
    figures: makeChange(prisoner.id, { posture: 'arrested', ...laidDown }),
  });
  return true;
}

/** How far a voice carries over gunfire. */
const callInches = 6;

/** The promise that an officer's shot must have for him to fire instead. */
const officersPatience = 0.8;

/** [CARD-7, GUTS-3, SK-25, SK-42, SK-51] An officer calls on a man who is at his wits’ end to give up. */
export function callOnHim(table: BattleTable, figure: FigureView): boolean {
  if (!isLaw(figure) || figure.side === 'civilians') return false;
  const cornered = whoIsCornered(table.state, figure);
  if (cornered === null || scoreBestShot(table.state, figure) > officersPatience) {
    return false;
  }
  if (persuade(table, figure.id, cornered.id)) surrender(table, cornered);
  return true;
}

/** [CARD-7] With a gun on him a man at his wits’ end may drop what he has and leave; surer than a poor shot. */
export function tryThreaten(table: BattleTable, figure: FigureView, promise: number): boolean {
  if (figure.kind !== 'gangster' || !hasLoadedGun(figure)) return false;
  const cornered = whoIsCornered(table.state, figure);
  if (cornered === null || persuasion(figure, cornered) <= promise) return false;
  if (persuade(table, figure.id, cornered.id)) dropOut(table, cornered);
  return true;
}

function whoIsCornered(battle: Battle, figure: FigureView): FigureView | null {
  for (const other of listOthersAfoot(battle, figure.side)) {
    // Nearly everybody is too far away, and along one axis alone.
    const isFar = Math.abs(other.at.x - figure.at.x) > callInches;
    if (!isFar && canBeCalledOn(battle, figure, other)) return other;
  }
  return null;
}

/** [CARD-7] Down, shaken or unarmed, in earshot and in sight. */
function canBeCalledOn(battle: Battle, figure: FigureView, other: FigureView): boolean {
  if (computeDistance(other.at, figure.at) > callInches) return false;
  const isOpen =
    other.side !== 'civilians' &&
    (isLaw(figure) || !(other.hasPanicked || isWanted(battle, figure, other))) &&
    isFoe(battle, figure, other) &&
    !other.isHidden &&
    isCornered(other);
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

/** How likely his words do it. */
function persuasion(figure: FigureView, other: FigureView): number {
  const chance = (figureStat: number): number => Math.max(0, Math.min(5, figureStat)) / 6;
  const said = computeStat(figure, 'smarts') + sumModifiers(listCallingModifiers(figure));
  const heard = computeStat(other, 'smarts') + sumModifiers(listListeningModifiers(other));
  return chance(said) * (1 - chance(heard));
}

/** [CARD-7] He lets his weapons and his Loot fall and is gone. */
function dropOut(table: BattleTable, figure: FigureView): void {
  const dropped = Object.values(table.state.objectives).filter(
    ({ heldBy }) => heldBy === figure.id,
  );
  const { x, y } = figure.at;
  table.emit({
    type: 'told',
    text: `${figure.name} drops what he has in his hands.`,
    figures: makeChange(figure.id, { ...laidDown, loot: 0 }),
    objectives: Object.fromEntries(
      dropped.map(({ id }) => [id, { heldBy: null, at: { x, y } }] as const),
    ),
  });
  panic(table, figure, 'clears out');
}

/** On the ground, shaken, or with nothing in his hands. */
function isCornered(figure: FigureView): boolean {
  if (figure.hostages.length > 0 || figure.prisoners.length > 0) return false;
  const isUnarmed = !hasLoadedGun(figure) && figure.melee === 'fists';
  return figure.posture === 'down' || figure.isNervous || figure.hasPanicked || isUnarmed;
}

/** Odds at which a man, and a whole gang, knows that it is over. */
const hopelessForOne = 4;
const hopelessForAll = 3;

/** [SCN-10] A hurt man alone among officers puts up his hands rather than die. */
export function tryGiveUp(table: BattleTable, figure: FigureView): boolean {
  if (figure.kind !== 'gangster' || figure.wounds === 0 || figure.isStoneCold) return false;
  if (figure.hostages.length > 0 || computeStat(figure, 'guts') > 3) return false;
  const { state } = table;
  if (!isFacingLaw(state, figure)) return false;
  const near = (other: FigureView): boolean => computeDistance(other.at, figure.at) <= callInches;
  const all = listFighting(state).filter(isStanding);
  const officers = all.filter((one) => one.side !== figure.side && isLaw(one) && near(one));
  const friends = all.filter((one) => one.side === figure.side && near(one));
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
  if (gang.some((figure) => figure.isStoneCold || computeStat(figure, 'guts') >= 4)) return;
  table.emit({
    type: 'told',
    text: `${gang.map(({ name }) => name).join(', ')} come out with their hands up.`,
    figures: Object.fromEntries(
      gang.map(({ id }) => [id, { posture: 'arrested' as const, ...laidDown, aimsAt: null }]),
    ),
  });
}

/** How far a man goes for a shield. */
const shieldInches = 6;

/** [GATS-7] Outnumbered by the law, or to get out: he takes somebody for a shield, and keeps them only then. */
export function useHostages(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (figure.kind !== 'gangster') return false;
  const { state } = table;
  if (figure.hostages.length > 0) {
    if (needsShield(state, figure, goal)) return false;
    if (!shootsOfficer(table, figure)) freeHostages(table, figure.id);
    return true;
  }
  if (!hasLoadedGun(figure)) return false;
  const victim = nearestShield(state, figure);
  if (victim === null || !needsShield(state, figure, goal)) return false;
  if (takeHostage(table, figure.id, victim.id)) return true;
  return moveToward(table, figure.id, { x: victim.at.x, y: victim.at.y }, 'ran');
}

/** [GATS-7] A Cold Blooded man who needs no shield any more does not let an officer walk. */
function shootsOfficer(table: BattleTable, figure: FigureView): boolean {
  if (!figure.skills.includes('cold-blooded')) return false;
  const officer = figure.hostages.find((id) => isLaw(requireFigure(table.state, id)));
  return officer !== undefined && shootHostage(table, figure.id, officer);
}

/** The nearest he could take if he went there. */
function nearestShield(battle: Battle, figure: FigureView): FigureView | null {
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
