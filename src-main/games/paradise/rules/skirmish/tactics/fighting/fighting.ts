import { endTurns, heldCardActions } from '#main/games/paradise/rules/skirmish/rules/acting.ts';
import {
  breakAway,
  canHoldAnybody,
  finishOff,
  findHotheadTarget,
} from '#main/games/paradise/rules/skirmish/rules/brawling/brawling.ts';
import { listFistsModifiers } from '#main/games/paradise/rules/skirmish/rules/brawling/fists.ts';
import { isSurrounded, rush } from '#main/games/paradise/rules/skirmish/rules/brawling/rushes.ts';
import {
  areEnemies,
  requireFigure,
  isInFight,
  computeStat,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listUnconscious, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { findBurningAt } from '#main/games/paradise/rules/skirmish/rules/bombs/fires.ts';
import { contactInches, computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { knifeInches, throwKnife } from '#main/games/paradise/rules/skirmish/rules/brawling/knives.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { canGiveTheLook, giveTheLook } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { aim, shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { sumModifiers, hitChance } from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import { listShotModifiers } from '#main/games/paradise/rules/skirmish/rules/shooting/shotModifiers.ts';
import { canWalk } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { isWholeTurn } from '../errands.ts';
import { tryThreaten } from '../lawful.ts';
import { chargeInches, isWorthAiming, scoreBestShot, type ShotChance } from './aim.ts';
import { listEnemies, findEnemyInReach } from '#main/games/paradise/rules/skirmish/rules/foes.ts';
import { hasLoadedGun, needsReload } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';

/**
 * [FIST-3] Fights in contact: an inferior or leaving man breaks away, one with a gun and time for it steps back for a
 * shot, another swings. `done` ends his turn; null if a leaving man is free to go.
 */
export function fightOrLeave(
  table: BattleTable,
  figure: FigureView,
  opponent: FigureView,
  { left, isLeaving }: { left: number; isLeaving: boolean },
): 'on' | 'done' | null {
  const { state } = table;
  // [SK-31] He does not leave an enemy within reach of his fists.
  if (figure.skills.includes('hothead')) {
    rush(table, figure.id, opponent.id);
    return 'done';
  }
  if (isLeaving && !canHoldAnybody(opponent)) return null;
  const own = computeStat(figure, 'fists') + sumModifiers(listFistsModifiers(state, figure, opponent));
  const his = computeStat(opponent, 'fists') + sumModifiers(listFistsModifiers(state, opponent, figure));
  const isAlone = !state.rushes.some(({ victim }) => victim === opponent.id);
  const isOutclassed = isAlone && opponent.posture === 'up' && own + 1 < his;
  const getsAway = canHoldAnybody(opponent) ? Math.min(6, computeStat(figure, 'stunts')) / 6 : 1;
  const shot = left >= 2 ? scoreBestShot(state, figure) : 0;
  const blow = scoreBlow(own, opponent.posture === 'up' ? his : 0);
  const gainsByShot = getsAway * shot > blow;
  const canShootLater = hasLoadedGun(figure) || needsReload(state, figure);
  const isBetterOff = isOutclassed && canShootLater && getsAway >= 0.5;
  if (isLeaving || gainsByShot || isBetterOff) {
    breakAway(table, figure.id, opponent.id);
    return 'on';
  }
  rush(table, figure.id, opponent.id);
  return 'done';
}

/** [FIST-1] Finds the nearest enemy within reach who is not blocked: fewer than four others attack him. */
export function findOpenEnemy(battle: Battle, figure: FigureView, inches: number): FigureView | null {
  return findEnemyInReach(battle, figure, inches, ({ id }) => !isSurrounded(battle, id));
}

/** Scores a blow with these FISTS against those: the chance that it lands while the other's does not. */
export function scoreBlow(own: number, his: number): number {
  const computeChance = (fists: number): number => Math.max(0, Math.min(6, fists)) / 6;
  return computeChance(own) * (1 - computeChance(his)) * 0.7;
}

/** [SK-16] Spends a Cold Blooded man's whole turn on a helpless enemy beside him, and kills him. */
export function finishHelpless(table: BattleTable, figure: FigureView, left: number): boolean {
  if (!figure.skills.includes('cold-blooded') || !isWholeTurn(table, left)) return false;
  const victim = listUnconscious(table.state).find(
    (other) => areEnemies(figure, other) && computeDistance(other.at, figure.at) <= contactInches,
  );
  if (victim === undefined) return false;
  finishOff(table, figure.id, victim.id);
  endTurns(table, [figure.id]);
  return true;
}

/** [SK-31] Makes a Hothead attack any near enemy, even with a gun in his hand. */
export function loseTemper(table: BattleTable, figure: FigureView, left: number): boolean {
  const target = findHotheadTarget(table.state, figure);
  if (target === null || isSurrounded(table.state, target.id)) return false;
  return chargeAt(table, figure, target, left);
}

/** Runs at the nearest enemy within reach, unless he would rather reload than meet those fists. */
function charge(table: BattleTable, figure: FigureView, { inches, left }: { inches: number; left: number }): boolean {
  const enemy = findOpenEnemy(table.state, figure, inches);
  if (enemy === null) return false;
  if (!canWalk(findGround(table.state), figure.at, enemy.at)) return false;
  // [BOMB-3] Only a Hothead follows a man into the flames.
  if (findBurningAt(table.state, enemy.at) !== null) return false;
  const isBeaten = computeStat(figure, 'fists') < computeStat(enemy, 'fists') && enemy.posture === 'up';
  return !(needsReload(table.state, figure) && isBeaten) && chargeAt(table, figure, enemy, left);
}

/** [CARD-6] Swings for free after a run into contact with the second of his two actions. */
function chargeAt(table: BattleTable, figure: FigureView, enemy: FigureView, left: number): boolean {
  const moved = moveToward(table, figure.id, enemy.at, 'ran');
  const now = requireFigure(table.state, figure.id);
  if (!moved || !isInFight(now) || left > 1 || isSingleAction(table.state)) return moved;
  const met = findOpenEnemy(table.state, now, contactInches);
  if (met !== null) rush(table, figure.id, met.id);
  return true;
}

/** A card that gives one action has no second. */
export function isSingleAction(battle: Battle): boolean {
  return battle.plays.at(-1)?.actions === heldCardActions;
}

/** Takes a shot that is worth it, or aims first if he has time; else throws his knife, stares a man down or charges. */
export function attack(
  table: BattleTable,
  figure: FigureView,
  left: number,
  chance: ShotChance | null,
  hurries: () => boolean = () => false,
): boolean {
  const promise = chance?.worth ?? 0;
  if (throwHisKnife(table, figure, promise) || tryStareDown(table, figure, promise)) return true;
  if (tryThreaten(table, figure, promise)) return true;
  if (chance === null) {
    const inches = needsReload(table.state, figure) ? 5 : chargeInches;
    return !hasLoadedGun(figure) && charge(table, figure, { inches, left });
  }
  if (left >= 2 && isWorthAiming(chance.shot) && !hurries()) aim(table, figure.id, chance.target.id);
  else shoot(table, figure.id, chance.target.id, chance.shot);
  return true;
}

/** [SK-33] Throws his knife if nothing else promises as much; it is then lost. */
function throwHisKnife(table: BattleTable, figure: FigureView, promise: number): boolean {
  if (figure.melee !== 'knife') return false;
  const target = findEnemyInReach(table.state, figure, knifeInches);
  if (target === null || computeDistance(target.at, figure.at) <= contactInches) return false;
  const modifiers = listShotModifiers(table.state, figure, target);
  if (modifiers === null) return false;
  const gats = computeStat(figure, 'gats');
  const skill = figure.skills.includes('knife-thrower') ? 1 : 0;
  const chance = hitChance(gats, gats + sumModifiers(modifiers) + skill);
  return chance > Math.max(promise, 0.3) && throwKnife(table, figure.id, target.id);
}

/** The worth of a shaken man compared with a man hit. */
const shakenWorth = 0.8;

/** [GUTS-4] Uses the Look if it promises more than his gun. */
function tryStareDown(table: BattleTable, figure: FigureView, promise: number): boolean {
  if (!figure.isStoneCold || figure.gait !== 'stood') return false;
  const scary = figure.skills.includes('real-scary') ? 1 : 0;
  let best: { id: FigureId; worth: number } | null = null;
  for (const target of listEnemies(table.state, figure)) {
    if (target.isNervous || target.hasPanicked || target.carId !== null) continue;
    if (!canGiveTheLook(table.state, figure, target)) continue;
    const stays = Math.max(0, computeStat(target, 'guts') - 2 - scary) / 6;
    const worth = (1 - Math.min(1, stays)) * shakenWorth;
    if (worth > (best?.worth ?? promise)) best = { id: target.id, worth };
  }
  if (best === null) return false;
  giveTheLook(table, figure.id, best.id);
  return true;
}
