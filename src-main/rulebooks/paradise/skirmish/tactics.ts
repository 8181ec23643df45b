import { breakAway, brawl, contactInches, finishOff } from './brawling.ts';
import { throwBomb, throwInches } from './bombs.ts';
import {
  enemyOf,
  figureById,
  isInFight,
  statOf,
  type Battle,
  type FigureId,
  type FigureView,
  type Side,
} from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { destinationOf, errandHere } from './errands.ts';
import { distance } from './geometry.ts';
import type { Goal } from './goals.ts';
import { coverNear } from './coverSpots.ts';
import { sightBetween } from './terrain.ts';
import { moveToward } from './movement.ts';
import { getAGrip, giveTheLook } from './nerve.ts';
import { aim, reload, shoot, shotsAt } from './shooting.ts';
import type { Shot } from './shot.ts';

/** Expected hits below which a shot is not worth an action. */
const worthwhileHits = 0.12;

/** A shot at somebody, and what it promises. */
export type Chance = { target: FigureView; shot: Shot; hits: number };

/** The enemies a figure may fight: the other side, and citizens who rose against his. */
export function enemiesOf(battle: Battle, figure: FigureView): FigureView[] {
  return Object.values(battle.figures).filter((other) => {
    if (!isInFight(other) || other.heldBy !== null) return false;
    if (other.side === 'civilians') return battle.risenAgainst === figure.side;
    return figure.side !== 'civilians' && other.side === enemyOf(figure.side);
  });
}

/** The best shot a figure has now, or null; the law holds fire at hostages (GATS-7). */
export function bestShot(battle: Battle, figure: FigureView): Chance | null {
  let best: Chance | null = null;
  for (const target of enemiesOf(battle, figure)) {
    if (target.hostages.length > 0 && figure.kind !== 'gangster') continue;
    const [shot] = shotsAt(battle, figure, target);
    if (shot === undefined) continue;
    const hits = shot.chance * shot.mode.dice;
    const worth = hits * (target.posture === 'down' ? 0.6 : 1) * (target.isBoss ? 1.3 : 1);
    const bestWorth = best === null ? 0 : best.hits;
    if (worth > bestWorth) best = { target, shot, hits: worth };
  }
  return best;
}

/** What a card is worth to a figure: his best shot, or a blow within reach. */
export function promiseOf(battle: Battle, figure: FigureView): number {
  if (figure.posture !== 'up' || figure.recovery > 0) return 0.05;
  const shot = bestShot(battle, figure)?.hits ?? 0;
  const contact = enemyInReach(battle, figure, 8) === null ? 0 : statOf(figure, 'fists') / 12;
  return Math.max(shot, contact);
}

function enemyInReach(battle: Battle, figure: FigureView, inches: number): FigureView | null {
  let nearest: FigureView | null = null;
  for (const other of enemiesOf(battle, figure)) {
    const there = distance(other.at, figure.at);
    if (there > inches || other.carId !== null) continue;
    if (nearest === null || there < distance(nearest.at, figure.at)) nearest = other;
  }
  return nearest;
}

/** [CARD-6] One figure spends his actions as a sensible player would. */
export function activate(table: BattleTable, id: FigureId, actions: number, goal: Goal): void {
  for (let left = actions; left > 0; left -= 1) {
    const figure = figureById(table.state, id);
    if (!isInFight(figure) || figure.heldBy !== null || figure.carId !== null) return;
    if (table.state.winner !== null) return;
    if (act(table, figure, left, goal) === 'done') return;
  }
}

/** One action; `done` when it ends his turn (a brawl does, FIST-1). */
function act(table: BattleTable, figure: FigureView, left: number, goal: Goal): 'on' | 'done' {
  if (figure.recovery > 0 || figure.posture === 'down') {
    recover(table, figure);
    return 'on';
  }
  if (figure.isNervous) {
    getAGrip(table, figure.id);
    return 'on';
  }
  const touching = enemyInReach(table.state, figure, contactInches);
  if (touching !== null) return fightOrLeave(table, figure, touching);
  if (coldBlooded(table, figure)) return 'on';
  if (figure.skills.includes('hothead') && charge(table, figure, 6)) return 'on';
  if (errandHere(table, figure, goal)) return 'on';
  if (attack(table, figure, left)) return 'on';
  if (isEmptyHanded(figure)) {
    reload(table, figure.id);
    return 'on';
  }
  advance(table, figure, goal);
  return 'on';
}

/** [HIT-1, FIST-2] An action off what he owes; the last one brings him to his feet. */
function recover(table: BattleTable, figure: FigureView): void {
  const recovery = Math.max(0, figure.recovery - 1);
  table.emit({
    type: 'told',
    text: recovery === 0 ? `${figure.name} is on his feet.` : `${figure.name} gathers himself.`,
    figures: { [figure.id]: { recovery, posture: recovery === 0 ? 'up' : figure.posture } },
  });
}

function fightOrLeave(table: BattleTable, figure: FigureView, opponent: FigureView): 'on' | 'done' {
  const shot = figure.firearms.some((firearm) => !firearm.isEmpty && !firearm.isJammed);
  const isOutclassed =
    opponent.posture === 'up' && statOf(figure, 'fists') + 1 < statOf(opponent, 'fists');
  if (isOutclassed && shot && statOf(figure, 'stunts') >= 3) {
    breakAway(table, figure.id, opponent.id);
    return 'on';
  }
  brawl(table, figure.id, opponent.id);
  return 'done';
}

/** [SK-16] */
function coldBlooded(table: BattleTable, figure: FigureView): boolean {
  if (!figure.skills.includes('cold-blooded')) return false;
  const victim = Object.values(table.state.figures).find(
    (other) =>
      other.side !== figure.side &&
      other.side !== 'civilians' &&
      (other.posture === 'out-cold' || other.posture === 'knocked-out') &&
      distance(other.at, figure.at) <= contactInches,
  );
  if (victim === undefined) return false;
  finishOff(table, figure.id, victim.id);
  return true;
}

/** Runs at the nearest enemy within reach; arriving on his last action he swings for nothing (CARD-6). */
function charge(table: BattleTable, figure: FigureView, inches: number): boolean {
  const enemy = enemyInReach(table.state, figure, inches);
  if (enemy === null) return false;
  const moved = moveToward(table, figure.id, enemy.at, 'ran');
  const now = figureById(table.state, figure.id);
  if (!moved || !isInFight(now)) return moved;
  const met = enemyInReach(table.state, now, contactInches);
  if (met !== null) brawl(table, figure.id, met.id);
  return true;
}

/** Shoots, aims first when there is time, throws a grenade into a crowd, or stares somebody down. */
function attack(table: BattleTable, figure: FigureView, left: number): boolean {
  const chance = bestShot(table.state, figure);
  if (figure.grenades > 0 && throwAtCrowd(table, figure)) return true;
  if (chance === null || chance.hits < worthwhileHits) {
    return figure.firearms.length === 0 ? charge(table, figure, 9) : lookAt(table, figure);
  }
  const canAim = left >= 2 && !chance.shot.mode.isBlazing && figure.aimsAt === null;
  if (canAim && chance.shot.chance < 0.6) aim(table, figure.id, chance.target.id);
  else shoot(table, figure.id, chance.target.id, chance.shot);
  return true;
}

/** [GUTS-4] */
function lookAt(table: BattleTable, figure: FigureView): boolean {
  if (!figure.isStoneCold || figure.gait !== 'stood') return false;
  const target = enemyInReach(table.state, figure, 6);
  if (target === null || target.isNervous) return false;
  giveTheLook(table, figure.id, target.id);
  return true;
}

function throwAtCrowd(table: BattleTable, figure: FigureView): boolean {
  const { figures, layout } = table.state;
  const everybody = Object.values(figures).filter(isInFight);
  const target = enemiesOf(table.state, figure).find((enemy) => {
    if (distance(enemy.at, figure.at) > throwInches || distance(enemy.at, figure.at) < 5)
      return false;
    if (!sightBetween(layout, figure.at, enemy.at).isClear) return false;
    const near = everybody.filter((other) => distance(other.at, enemy.at) <= 3);
    const friends = near.filter((other) => other.side !== enemy.side).length;
    return near.length - friends >= 2 && friends === 0;
  });
  if (target === undefined) return false;
  throwBomb(table, figure.id, { x: target.at.x, y: target.at.y });
  return true;
}

/** [GATS-6] Every gun empty. */
function isEmptyHanded(figure: FigureView): boolean {
  const working = figure.firearms.filter((firearm) => !firearm.isJammed);
  return working.length > 0 && working.every((firearm) => firearm.isEmpty);
}

/** Goes where his goal sends him: running while nobody sees him, from cover to cover under fire. */
function advance(table: BattleTable, figure: FigureView, goal: Goal): void {
  const to = destinationOf(table.state, figure, goal);
  if (to === null) return;
  const watcher = enemiesOf(table.state, figure).find(
    (enemy) =>
      enemy.firearms.length > 0 && sightBetween(table.state.layout, enemy.at, figure.at).isClear,
  );
  if (watcher === undefined || figure.firearms.length === 0) {
    moveToward(table, figure.id, to, 'ran');
    return;
  }
  const cover = coverNear(table.state.layout, figure.at, watcher.at, 6);
  const isNearer = cover !== null && distance(cover, to) < distance(figure.at, to) - 0.5;
  moveToward(table, figure.id, isNearer ? cover : to, isNearer ? 'ran' : 'walked');
}

/** [CARD-2] For a low card: the figure with most to gain. */
export function bestActor(
  battle: Battle,
  side: Side,
  able: readonly FigureView[],
): FigureView | null {
  let best: FigureView | null = null;
  let most = -1;
  for (const figure of able) {
    const promise = promiseOf(battle, figure) + (figure.isBoss ? 0.01 : 0);
    if (promise > most) {
      most = promise;
      best = figure;
    }
  }
  return best === null || best.side !== side ? null : best;
}
