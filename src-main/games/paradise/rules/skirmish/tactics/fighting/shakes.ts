import { isStanding, type Battle, type FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFighters, listShaken } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { contactInches, computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { canSlap, getAGrip, computeGripStat, slap } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { reload, shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { goHome } from '../cars/getaway.ts';
import type { Goal } from '../goals.ts';
import { findBestShot, scoreBestShot, worthwhile } from './aim.ts';
import { findEnemyInReach } from '#main/games/paradise/rules/skirmish/rules/foes.ts';
import { needsReload } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';

/** Distance that a friend comes to slap a man, who waits for him. */
const helpInches = 8;

/** GUTS at which a slap is worth an action: below that a man is better left to shake. */
const worthSlapping = 3;

/** The promise of a friend's own shot above which he does not slap a coward. */
const betterThanSlapping = 0.5;

/** [GUTS-2] Slaps a shaken friend beside him, unless he has something much better to do. */
export function trySlapFriend(table: BattleTable, figure: FigureView): boolean {
  const shaken = listShaken(table.state, figure.side);
  if (shaken.length === 0) return false;
  const coward = shaken.find((one) => canSlap(figure, one) && computeGripStat(one, false) >= worthSlapping);
  if (coward === undefined) return false;
  if (scoreBestShot(table.state, figure, betterThanSlapping) > 0) return false;
  return slap(table, figure.id, coward.id);
}

/** [GUTS-2] Sends the nearest steady man, who has no shot, to slap a coward. */
export function tryHelpFriend(table: BattleTable, figure: FigureView): boolean {
  const { state } = table;
  const shaken = listShaken(state, figure.side);
  if (shaken.length === 0 || figure.hostages.length > 0 || !isSteady(figure)) return false;
  // perf: only men who could help search for the nearest, because a large gang has many pairs.
  const coward = shaken.find((one) => isWithinHelp(figure, one) && findHelper(state, one)?.id === figure.id);
  return coward !== undefined && moveToward(table, figure.id, { x: coward.at.x, y: coward.at.y }, 'ran');
}

/** The stat from which a man gets a grip alone rather than wait: who fails leaves for good. */
const worthGripping = 3;

/** How far a shaken man goes to a steady friend. */
const comfortInches = 14;

/**
 * [GUTS-1, GUTS-2] Plays a shaken man: he gets a grip alone if he is likely to pass, or else shoots while he waits for a
 * friend, goes to one, and without any stays where he fell back to: who fails leaves for good. He goes home with his side.
 * Returns false if he only waits.
 */
export function fightShakes(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  const { state } = table;
  const isHelped = findHelper(state, figure) !== null || isBesideFriend(state, figure);
  if (!isHelped && computeGripStat(figure, true) >= worthGripping) {
    getAGrip(table, figure.id);
    return true;
  }
  const shot = findBestShot(state, figure, null, worthwhile);
  if (shot !== null) {
    shoot(table, figure.id, shot.target.id, shot.shot);
  } else if (needsReload(state, figure)) reload(table, figure.id);
  else if (goal.kind === 'leave' && figure.lame !== 'lies') goHome(table, figure, 'has had enough and gets away');
  else return !isHelped && goToFriend(table, figure);
  return true;
}

/** [GUTS-2] Goes to the nearest steady friend, who may slap him; false if he takes no step. */
function goToFriend(table: BattleTable, figure: FigureView): boolean {
  if (figure.lame === 'lies' || computeGripStat(figure, false) < worthSlapping) return false;
  let nearest: FigureView | null = null;
  let least = comfortInches;
  for (const one of listFighters(table.state, figure.side)) {
    const inches = computeDistance(one.at, figure.at);
    if (inches > least || one.id === figure.id || !isSteady(one)) continue;
    least = inches;
    nearest = one;
  }
  return nearest !== null && moveToward(table, figure.id, { x: nearest.at.x, y: nearest.at.y }, 'ran');
}

function isBesideFriend(battle: Battle, figure: FigureView): boolean {
  return (
    computeGripStat(figure, false) >= worthSlapping &&
    listFighters(battle, figure.side).some((one) => canSlap(one, figure))
  );
}

/** [GUTS-2] Returns true if it is worth while for a shaken man to wait for a friend beside him, or to try alone. */
export function canSteady(battle: Battle, figure: FigureView): boolean {
  return computeGripStat(figure, true) >= worthGripping || isBesideFriend(battle, figure);
}

/** Returns true if a coward of his own side is near enough for him to come to. */
function isWithinHelp(figure: FigureView, one: FigureView): boolean {
  return one.carId === null && computeDistance(figure.at, one.at) <= helpInches;
}

/** [GUTS-2] Finds the nearest steady friend who could come to a coward who is worth it. */
function findHelper(battle: Battle, coward: FigureView): FigureView | null {
  if (!coward.isNervous || !isStanding(coward) || coward.carId !== null) return null;
  if (computeGripStat(coward, false) < worthSlapping) return null;
  let nearest: FigureView | null = null;
  let least = helpInches;
  for (const one of listFighters(battle, coward.side)) {
    // Nearly everybody is too far away, and along one axis alone.
    if (Math.abs(one.at.x - coward.at.x) > least) continue;
    const inches = computeDistance(one.at, coward.at);
    if (inches > least || one.id === coward.id || !isSteady(one)) continue;
    if (findEnemyInReach(battle, one, contactInches) !== null) continue;
    least = inches;
    nearest = one;
  }
  return nearest;
}

/** On his feet, with his nerves and his hands free, and not bound to a post. */
function isSteady(one: FigureView): boolean {
  const isFree = one.carId === null && one.post === null && one.heldBy === null;
  const isCalm = !one.isNervous && !one.hasPanicked;
  const isFit = one.posture === 'up' && one.recovery === 0 && isCalm;
  return isFree && isFit && one.prisoners.length === 0 && one.hostages.length === 0;
}
