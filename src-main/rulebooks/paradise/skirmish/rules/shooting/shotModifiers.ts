import type { Modifier } from '../../../../../../src-shared/words/dice.ts';
import type { Battle, FigureView } from '../../battle.ts';
import { fireInches } from '../bombs/fires.ts';
import { distanceToSegment } from '../../table/geometry.ts';
import { sightBetween, type Sight } from '../../table/terrain.ts';
import { charmReason } from './shot.ts';

const carPenalty = { stopped: 0, cruising: -1, speeding: -2, racing: -3 } as const;

function addGait(modifiers: Modifier[], shooter: FigureView, target: FigureView): void {
  if (shooter.gait === 'walked') modifiers.push({ reason: 'walking', value: -1 });
  if (shooter.gait === 'ran') modifiers.push({ reason: 'running', value: -2 });
  if (target.gait === 'ran') modifiers.push({ reason: 'running target', value: -2 });
  if (shooter.isClimbing) modifiers.push({ reason: 'on a ladder', value: -2 });
}

/** [GATS-3] All that fit count: from a moving car and at another, both. */
function addCars(
  modifiers: Modifier[],
  battle: Battle,
  shooter: FigureView,
  target: FigureView,
): void {
  if (shooter.carId === null && target.carId === null) return;
  const own = shooter.carId === null ? null : (battle.cars[shooter.carId] ?? null);
  const aimed = target.carId === null ? null : (battle.cars[target.carId] ?? null);
  if (own !== null && own.speed !== 'stopped') {
    modifiers.push({ reason: `from a ${own.speed} car`, value: carPenalty[own.speed] });
  }
  if (aimed !== null && aimed.speed !== 'stopped') {
    modifiers.push({ reason: `at a ${aimed.speed} car`, value: carPenalty[aimed.speed] });
  }
  if (own !== null && own.driver === shooter.id && own.speed !== 'stopped') {
    modifiers.push({ reason: 'driving', value: -1 });
  }
}

/** [GATS-3, SK-67] Everything but the gun that adds to GATS; null when he cannot be seen. */
export function shotModifiers(
  battle: Battle,
  shooter: FigureView,
  target: FigureView,
): Modifier[] | null {
  const sight = sightBetween(battle.layout, shooter.at, target.at);
  if (!sight.isClear) return null;
  return [
    ...openModifiers(battle, shooter, target),
    ...coverModifiers(battle, shooter, target, sight.cover),
  ];
}

/** [GATS-3, SK-67] What adds to GATS whether the target has cover or not. */
export function openModifiers(battle: Battle, shooter: FigureView, target: FigureView): Modifier[] {
  const { light } = battle.layout;
  const modifiers: Modifier[] = [];
  addGait(modifiers, shooter, target);
  addCars(modifiers, battle, shooter, target);
  if (light !== 'good') {
    modifiers.push({ reason: `${light} light`, value: light === 'poor' ? -1 : -2 });
  }
  if (shooter.isDrunk && !holdsHisDrink(shooter)) modifiers.push({ reason: 'drunk', value: -2 });
  if (shooter.charm > 0) modifiers.push({ reason: charmReason, value: 2 });
  if (target.skills.includes('nice-girl')) modifiers.push({ reason: 'Nice Girl', value: -1 });
  return modifiers;
}

/** [SK-22, SK-41] Used to it. */
function holdsHisDrink({ skills }: FigureView): boolean {
  return skills.includes('drunk') || skills.includes('mean-drunk');
}

/** [GATS-3, BOMB-3] Cover, smoke or lying down: light cover counts once, hard cover instead of it. */
export function coverModifiers(
  battle: Battle,
  shooter: FigureView,
  target: FigureView,
  cover: Sight['cover'],
): Modifier[] {
  if (target.carId === null && cover === 'hard') return [{ reason: 'hard cover', value: -2 }];
  if (target.carId === null && cover === 'light') return [{ reason: 'light cover', value: -1 }];
  if (target.carId === null && target.posture !== 'up') {
    return [{ reason: 'target lying down', value: -1 }];
  }
  const isSmoky = battle.fires.some(
    (fire) => distanceToSegment(fire.at, shooter.at, target.at) <= fireInches / 2,
  );
  return isSmoky ? [{ reason: 'smoke', value: -1 }] : [];
}
