import { countActionsLeft, spend } from '../rules/acting.ts';
import { requireFigure, isInFight, isStanding, type Battle, type FigureId, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { breakAway, canHoldAnybody } from '../rules/brawling/brawling.ts';
import { requireCar, unload } from '../table/cars.ts';
import { findCoverNear } from '../table/coverSpots.ts';
import { contactInches, computeDistance } from '../table/geometry.ts';
import { computeAllowance, isStranded, moveToward } from '../rules/movement.ts';
import { reload } from '../rules/shooting/shooting.ts';
import { burnHouse, clearOfFuses, setCharge, throwAtCrowd, shouldWaitForBlast } from './fighting/bombing.ts';
import { findDestination, keepApart } from './destinations.ts';
import { findShortcut, useEntry } from './entries.ts';
import { runErrandHere, hasRobbed } from './errands.ts';
import { attack, fightOrLeave, findOpenEnemy, finishHelpless, loseTemper } from './fighting/fighting.ts';
import { shouldAvoidFlames, leaveFlames } from './fighting/flames.ts';
import { findBestShot, worthwhile } from './fighting/aim.ts';
import { findCoverWithinMove, stepIntoCover } from './fighting/fromCover.ts';
import { goAfter, goHome } from './cars/getaway.ts';
import type { Goal } from './goals.ts';
import { callOnHim, tryCuff, tryGiveUp, useHostages } from './lawful.ts';
import { isInAHurry } from '../mustering/approach.ts';
import { layLow, shouldLieInWait, lookAbout, sneakUp } from './stealth.ts';
import { recover } from '../rules/injury.ts';
import { tryHelpFriend, fightShakes, trySlapFriend } from './fighting/shakes.ts';
import { needsReload, needsDrum, hasLoadedGun } from '../rules/shooting/ammunition.ts';
import { findEnemyInReach, findWatcher } from '../rules/foes.ts';
import { findFallenGun, pickUpGun } from '../rules/shooting/pickingUp.ts';
import { listEverybody, listFallen, listFighters, findGround } from '../battleIndex.ts';
import { canTakeOver, handOverPrisoner, listOfficersFor, takeIn } from '../rules/brawling/custody.ts';

/** [CARD-4] Asked before each action, for anyone who would break in; returns whether anybody did. */
export type BeforeAction = (mover: FigureId) => boolean;

/** [CARD-6] Spends a number of a figure's actions, or those left on the card, as a sensible player would. */
export function activate(
  table: BattleTable,
  id: FigureId,
  actions: number,
  goal: Goal,
  before: BeforeAction = () => false,
): void {
  const most = Math.min(actions, countActionsLeft(table.state, id));
  for (let left = most; left > 0; left -= 1) {
    if (isInFight(requireFigure(table.state, id))) before(id);
    const figure = requireFigure(table.state, id);
    if (!mayAct(figure) || figure.heldBy !== null) return;
    if (table.state.winner !== null || countActionsLeft(table.state, id) <= 0) return;
    spend(table, id);
    if (playAction(table, figure, left, goal) === 'done') return;
  }
}

/** Returns true for a figure in the fight, or one who surrendered and walks to an officer. */
function mayAct(figure: FigureView): boolean {
  return figure.posture === 'surrendered' || (isInFight(figure) && figure.carId === null);
}

/** Plays one action; `done` if it ends his turn, as a brawl does (FIST-1). */
function playAction(table: BattleTable, figure: FigureView, left: number, goal: Goal): 'on' | 'done' {
  if (figure.missesCards > 0) return 'done';
  if (figure.posture === 'surrendered') {
    walkIn(table, figure);
    return 'on';
  }
  if (figure.hasPanicked) {
    runForIt(table, figure);
    return 'on';
  }
  if (figure.lame === 'lies' && figure.recovery === 0) return shootLying(table, figure, left, goal);
  if (figure.recovery > 0 || figure.posture === 'down') {
    if (!tryGiveUp(table, figure)) recover(table, figure);
    return 'on';
  }
  if (figure.isNervous) {
    return fightShakes(table, figure, goal) ? 'on' : 'done';
  }
  if (figure.prisoners.length > 0) {
    guardPrisoners(table, figure);
    return 'on';
  }
  if (clearOfFuses(table, figure) || leaveFlames(table, figure, goal)) return 'on';
  if (tryGiveUp(table, figure)) return 'on';
  const beside = findEnemyInReach(table.state, figure, contactInches);
  if (beside !== null) {
    const touching = findOpenEnemy(table.state, figure, contactInches);
    if (touching === null) return 'on';
    const isLeaving = ['leave', 'escape'].includes(goal.kind);
    const fought = fightOrLeave(table, figure, touching, { left, isLeaving });
    if (fought !== null) return fought;
  }
  if (finishHelpless(table, figure, left)) return 'done';
  if (tryCuff(table, figure)) return 'on';
  if (trySlapFriend(table, figure)) return 'on';
  if (loseTemper(table, figure, left)) return 'on';
  if (useHostages(table, figure, goal)) return 'on';
  if (goal.kind === 'leave') {
    leave(table, figure);
    return 'on';
  }
  if (goal.kind === 'pursue') {
    goAfter(table, figure, requireCar(table, goal.car));
    return 'on';
  }
  if (goal.kind === 'rob' && hasRobbed(table.state, figure)) {
    goHome(table, figure, figure.loot > 0 ? `gets away with ${figure.loot} of Loot` : 'gets away');
    return 'on';
  }
  return runErrandHere(table, figure, goal, left) ?? fightOn(table, figure, left, goal);
}

/** Plays an ordinary action: bombs, guns, talk, or else the way to his goal. */
function fightOn(table: BattleTable, figure: FigureView, left: number, goal: Goal): 'on' | 'done' {
  const prize = goal.kind === 'kill' ? goal.target : null;
  if (throwAtCrowd(table, figure, prize) || burnHouse(table, figure, goal) || setCharge(table, figure, goal))
    return 'on';
  if (needsDrum(table.state, figure)) {
    reload(table, figure.id);
    return 'on';
  }
  if (takeFallenGun(table, figure)) return 'on';
  const chance = findBestShot(table.state, figure, prize, worthwhile);
  if (callOnHim(table, figure, chance) || sneakUp(table, figure)) return 'on';
  if (!isInAHurry(table.state, figure) && stepIntoCover(table, figure, left, chance)) return 'on';
  // A man who runs for cover after his shot cannot aim.
  const canHurry = (): boolean => findCoverWithinMove(table.state, figure) !== null;
  if (attack(table, figure, left, chance, canHurry)) return 'on';
  if (needsReload(table.state, figure)) {
    reload(table, figure.id);
    return 'on';
  }
  if (tryHelpFriend(table, figure) || lookAbout(table, figure)) return 'on';
  if (shouldLieInWait(table.state, figure, goal)) return 'on';
  if (layLow(table, figure, goal)) return 'on';
  advance(table, figure, goal);
  return 'on';
}

/** [HIT-1] Plays a man who cannot move: he surrenders, shoots, or reloads. */
function shootLying(table: BattleTable, figure: FigureView, left: number, goal: Goal): 'on' | 'done' {
  if (figure.isNervous) {
    return fightShakes(table, figure, goal) ? 'on' : 'done';
  }
  if (tryGiveUp(table, figure)) return 'on';
  const chance = findBestShot(table.state, figure, goal.kind === 'kill' ? goal.target : null, worthwhile);
  if (attack(table, figure, left, chance)) return 'on';
  if (!needsReload(table.state, figure)) return 'done';
  reload(table, figure.id);
  return 'on';
}

/** [GUTS-1, GUTS-2, FIST-3] Plays a man on the run: he rises, breaks away, and leaves. */
function runForIt(table: BattleTable, figure: FigureView): void {
  if (figure.lame === 'lies') return;
  if (figure.recovery > 0 || figure.posture === 'down') {
    recover(table, figure);
    return;
  }
  const touching = findEnemyInReach(table.state, figure, contactInches);
  if (touching !== null && canHoldAnybody(touching)) breakAway(table, figure.id, touching.id);
  else leave(table, figure);
}

/** Leaves by the window if that is quicker, or else into a car or over the edge. */
function leave(table: BattleTable, figure: FigureView): void {
  const to = findDestination(table.state, figure, { kind: 'leave' });
  const shortcut = to === null ? null : findShortcut(table.state, figure, to);
  if (shortcut !== null && useEntry(table, figure, shortcut, true)) return;
  if (shortcut !== null && moveToward(table, figure.id, shortcut.near, 'ran')) return;
  goHome(table, figure, 'gets away');
}

/** Moves toward his goal: running if unseen, from cover to cover under fire. */
function advance(table: BattleTable, figure: FigureView, goal: Goal): void {
  if (isStranded(table.state, figure, 'ran')) return;
  if (staysBehind(table.state, figure, goal)) return;
  const to = findDestination(table.state, figure, goal);
  if (to === null || shouldWaitForBlast(table.state, figure, goal)) return;
  if (shouldAvoidFlames(table.state, figure, goal, to)) return;
  const shortcut = findShortcut(table.state, figure, to);
  if (shortcut !== null) {
    if (useEntry(table, figure, shortcut, goal.kind === 'escape')) return;
    moveToward(table, figure.id, shortcut.near, 'ran');
    return;
  }
  const watcher = findWatcher(table.state, figure);
  if (watcher === null || figure.firearms.length === 0 || isInAHurry(table.state, figure)) {
    moveToward(table, figure.id, keepApart(table.state, figure, to, computeAllowance(figure, 'ran', 6)), 'ran');
    return;
  }
  const cover = findCoverNear(findGround(table.state), figure.at, watcher.at, 6);
  const isNearer = cover !== null && computeDistance(cover, to) < computeDistance(figure.at, to) - 0.5;
  if (isNearer) moveToward(table, figure.id, cover, 'ran');
  else moveToward(table, figure.id, keepApart(table.state, figure, to, computeAllowance(figure, 'walked')), 'walked');
}

/** How near the enemy a Boss goes while he has men to send. */
const bossInches = 10;

/** Returns true for a Boss with men of his about who is near enough to the fight already. */
function staysBehind(battle: Battle, figure: FigureView, goal: Goal): boolean {
  if (!figure.isBoss || !['fight', 'take', 'kill'].includes(goal.kind)) return false;
  if (findEnemyInReach(battle, figure, bossInches) === null) return false;
  return listFighters(battle, figure.side).some((one) => one.id !== figure.id && isStanding(one));
}

/** How near an enemy may be to a man who bends down. */
const dangerInches = 4;

/** Distance that a man goes for a gun. */
const fetchInches = 5;

/** [CARD-6] Takes a better gun off a fallen man at hand; a man with nothing to fire goes a few steps for one. */
function takeFallenGun(table: BattleTable, figure: FigureView): boolean {
  if (figure.side === 'civilians' || figure.carId !== null || listFallen(table.state).length === 0) return false;
  if (findEnemyInReach(table.state, figure, dangerInches) !== null) return false;
  const atHand = findFallenGun(table.state, figure);
  if (atHand !== null) {
    pickUpGun(table, figure.id, atHand);
    return true;
  }
  if (hasLoadedGun(figure) || needsReload(table.state, figure)) return false;
  if (findWatcher(table.state, figure) !== null) return false;
  const near = findFallenGun(table.state, figure, fetchInches);
  return near !== null && moveToward(table, figure.id, near.owner.at, 'walked');
}

/** [GUTS-3] Walks a man who surrendered to the nearest free officer, who arrests him. */
function walkIn(table: BattleTable, figure: FigureView): void {
  if (figure.carId !== null) {
    unload(table, requireCar(table, figure.carId), [figure.id]);
    return;
  }
  const officer = listOfficersFor(table.state, figure).reduce<FigureView | null>(
    (best, one) =>
      best === null || computeDistance(one.at, figure.at) < computeDistance(best.at, figure.at) ? one : best,
    null,
  );
  if (officer === null || takeIn(table, officer.id, figure.id)) return;
  moveToward(table, figure.id, { x: officer.at.x, y: officer.at.y }, 'walked');
  takeIn(table, officer.id, figure.id);
}

/** Distance that an officer goes to hand over his prisoners. */
const handOverInches = 10;

/** [GUTS-3] Stays with his prisoners, or brings them to another officer who has some. */
function guardPrisoners(table: BattleTable, figure: FigureView): void {
  if (handOverPrisoner(table, figure.id)) return;
  const other = listEverybody(table.state)
    .filter((one) => canTakeOver(one, figure) && one.prisoners.length > 0)
    .filter((one) => computeDistance(one.at, figure.at) <= handOverInches)
    .sort((a, b) => computeDistance(a.at, figure.at) - computeDistance(b.at, figure.at))[0];
  if (other === undefined) return;
  moveToward(table, figure.id, { x: other.at.x, y: other.at.y }, 'walked');
  handOverPrisoner(table, figure.id);
}
