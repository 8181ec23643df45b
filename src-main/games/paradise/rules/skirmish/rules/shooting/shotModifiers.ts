import type { Modifier } from '#shared/words/dice.ts';
import type { Battle, CarView, FigureView, Speed } from '#main/games/paradise/rules/skirmish/battle.ts';
import { findMovingCar, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { fireInches } from '../bombs/fires.ts';
import { computeDistanceToSegment } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findSight, type Sight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { charmReason, collectModifiers, type AddModifier } from './shot.ts';

/** The modifiers of a car's speed, with ready words. perf: tactics need thousands without reading the words. */
const bySpeed = {
  stopped: createSpeedRow('stopped', 0),
  cruising: createSpeedRow('cruising', -1),
  speeding: createSpeedRow('speeding', -2),
  racing: createSpeedRow('racing', -3),
} as const;

function createSpeedRow(speed: Speed, value: number): { value: number; from: string; at: string } {
  return { value, from: `from a ${speed} car`, at: `at a ${speed} car` };
}

/** The shooter or the target of a shot; without one, only the other's modifiers count. */
type Party = FigureView | null;

function addGait(add: AddModifier, shooter: Party, target: Party): void {
  if (shooter?.gait === 'walked') add('walking', -1);
  if (shooter?.gait === 'ran') add('running', -2);
  if (target?.gait === 'ran') add('running target', -2);
  if (shooter?.isClimbing === true) add('on a ladder', -2);
}

/** [GATS-3] All that fit count: from a moving car and at another, both. */
function addCars(add: AddModifier, battle: Battle, shooter: Party, target: Party): void {
  const own = findMovingCarWith(battle, shooter);
  const aimed = findMovingCarWith(battle, target);
  if (own !== null) {
    const { from, value } = bySpeed[own.speed];
    add(from, value);
  }
  if (aimed !== null) {
    const { at, value } = bySpeed[aimed.speed];
    add(at, value);
  }
  if (own !== null && own.driver === shooter?.id) add('driving', -1);
}

function findMovingCarWith(battle: Battle, figure: Party): CarView | null {
  return figure === null || figure.carId === null ? null : findMovingCar(battle, figure.carId);
}

/** [GATS-3, SK-67] Everything but the gun that adds to GATS; null when he cannot be seen. */
export function listShotModifiers(battle: Battle, shooter: FigureView, target: FigureView): Modifier[] | null {
  const sight = findSight(findGround(battle), shooter.at, target.at);
  if (!sight.isClear) return null;
  return collectModifiers((add) => {
    addOpen(add, battle, shooter, target);
    addCover(add, battle, shooter, target, sight.cover);
  });
}

/** [GATS-3, SK-67] Lists the modifiers of GATS that count with or without cover. */
export function openModifiers(battle: Battle, shooter: FigureView, target: FigureView): Modifier[] {
  return collectModifiers((add) => {
    addOpen(add, battle, shooter, target);
  });
}

/**
 * [GATS-3, SK-67] Adds the modifiers of `openModifiers` one by one. perf: none depend on both figures, so tactics sum
 * the shooter's part once and each target's by itself.
 */
export function addOpen(add: AddModifier, battle: Battle, shooter: Party, target: Party): void {
  addGait(add, shooter, target);
  addCars(add, battle, shooter, target);
  if (shooter !== null) {
    const { light } = battle.layout;
    if (light === 'poor') add('poor light', -1);
    if (light === 'bad') add('bad light', -2);
    if (shooter.isDrunk && !isUsedToDrink(shooter)) add('drunk', -2);
    if (shooter.charm > 0) add(charmReason, 2);
  }
  if (target?.skills.includes('nice-girl') === true) add('Nice Girl', -1);
}

/** [SK-22, SK-41] Returns true if drink does not change how he shoots. */
function isUsedToDrink({ skills }: FigureView): boolean {
  return skills.includes('drunk') || skills.includes('mean-drunk');
}

/** [GATS-3, BOMB-3] Cover, smoke or lying down: light cover counts once, hard cover instead of it. */
export function addCover(
  add: AddModifier,
  battle: Battle,
  shooter: FigureView,
  target: FigureView,
  cover: Sight['cover'],
): void {
  if (target.carId === null) {
    if (cover === 'hard') return add('hard cover', -2);
    if (cover === 'light') return add('light cover', -1);
    if (target.posture !== 'up') return add('target lying down', -1);
  }
  if (battle.fires.length === 0) return;
  const isSmoky = battle.fires.some(
    (fire) => computeDistanceToSegment(fire.at, shooter.at, target.at) <= fireInches / 2,
  );
  if (isSmoky) add('smoke', -1);
}
