import { brawl, breakAway, canHoldAnybody } from '../rules/brawling/brawling.ts';
import { requireFigure, isInFight, computeStat, type Battle, type FigureView } from '../battle.ts';
import type { BattleTable, Use } from '../battleTable.ts';
import { findCoverNear } from '../table/coverSpots.ts';
import { contactInches, type Point } from '../table/geometry.ts';
import { moveToward } from '../rules/movement.ts';
import { shoot } from '../rules/shooting/shooting.ts';
import { needsAction } from './cars/aboard.ts';
import { isWaiting } from './cars/carCrew.ts';
import { scoreBlow } from './fighting/fighting.ts';
import type { Goal } from './goals.ts';
import { recover } from '../rules/injury.ts';
import { findBestAim, findBestShot, type Aim } from './fighting/aim.ts';
import { findGround } from '../battleIndex.ts';
import { findEnemyInReach } from '../rules/foes.ts';

/** Expected hits at which a shot threatens, and how far one ducks. */
const threatWorth = 0.4;
const duckInches = 4;

/** A man on his feet again is worth so much, and one more step on the way out. */
const recoveryWorth = 0.35;
const runWorth = 0.3;

/** The enemy about to act, and the best shot he has. */
export type Threat = { at: Point; shot: Aim };

/**
 * Returns the threat from `mover`, computed once for everybody he might threaten; null when nobody is to act, or he
 * has no shot that threatens.
 */
export function findThreat(battle: Battle, mover: FigureView | null): Threat | null {
  const shot = mover === null || mover.hasPanicked ? null : findBestAim(battle, mover, null, threatWorth);
  return mover === null || shot === null ? null : { at: mover.at, shot };
}

/**
 * [CARD-4] Finds the best use of one action now, under the threat of the figure about to act; null for none. A shot
 * that promises no more than `least` counts for nothing.
 */
export function findBestUse(
  battle: Battle,
  figure: FigureView,
  goal: Goal,
  threat: Threat | null,
  least = 0,
): Use | null {
  const { id } = figure;
  if (!isInFight(figure) || figure.heldBy !== null || figure.missesCards > 0) return null;
  if (needsAction(figure)) {
    return { figure: id, kind: 'recover', worth: recoveryWorth };
  }
  if (figure.hasPanicked) return findFlight(battle, figure);
  if (figure.isNervous || figure.lame === 'lies' || figure.prisoners.length > 0) return null;
  const uses: Use[] = [];
  const shot = findBestAim(battle, figure, goal.kind === 'kill' ? goal.target : null, least);
  if (shot !== null) {
    uses.push({ figure: id, kind: 'shoot', target: shot.target.id, worth: shot.worth });
  }
  const isLeaving = goal.kind === 'leave' || goal.kind === 'escape';
  if (figure.carId !== null && isLeaving && isReadyToDrive(battle, figure)) {
    uses.push({ figure: id, kind: 'drive', worth: runWorth });
  }
  if (figure.carId === null && figure.posture === 'up') {
    const touching = findEnemyInReach(battle, figure, contactInches);
    if (touching !== null) {
      const his = touching.posture === 'up' ? computeStat(touching, 'fists') : 0;
      const worth = scoreBlow(computeStat(figure, 'fists'), his);
      uses.push({ figure: id, kind: 'slug', target: touching.id, worth });
    }
    const duck = threat === null ? null : duckFrom(battle, figure, threat);
    if (duck !== null) uses.push(duck);
    if (isLeaving) uses.push({ figure: id, kind: 'run', worth: runWorth });
  }
  let best: Use | null = null;
  for (const use of uses) if (best === null || use.worth > best.worth) best = use;
  return best;
}

/** [GUTS-1] A man on the run has no other use for a card. */
function findFlight(battle: Battle, figure: FigureView): Use | null {
  const { id, carId } = figure;
  if (figure.lame === 'lies') return null;
  if (carId === null) return { figure: id, kind: 'run', worth: runWorth };
  return isReadyToDrive(battle, figure) ? { figure: id, kind: 'drive', worth: runWorth } : null;
}

/** Returns true for the driver of a working car that waits for nobody. */
function isReadyToDrive(battle: Battle, figure: FigureView): boolean {
  const car = battle.cars[figure.carId ?? ''];
  return car?.driver === figure.id && !car.isWrecked && !isWaiting(battle, car);
}

/** Ducks behind cover within a few steps from the next shooter. */
function duckFrom(battle: Battle, figure: FigureView, { at, shot }: Threat): Use | null {
  if (shot.target.id !== figure.id) return null;
  const to = findCoverNear(findGround(battle), figure.at, at, duckInches);
  if (to === null) return null;
  const held = findOpponent(battle, figure);
  const chance = held === null ? 1 : Math.min(6, computeStat(figure, 'stunts')) / 6;
  return { figure: figure.id, kind: 'duck', to, worth: shot.worth * 0.6 * chance };
}

/** [FIST-3] Finds the standing enemy in contact with a man, whom he cannot leave without a test. */
function findOpponent(battle: Battle, figure: FigureView): FigureView | null {
  const touching = findEnemyInReach(battle, figure, contactInches);
  return touching !== null && canHoldAnybody(touching) ? touching : null;
}

/** [CARD-4] Carries out the use of a held card. */
export function doUse(table: BattleTable, use: Exclude<Use, { kind: 'run' | 'drive' }>): void {
  const figure = requireFigure(table.state, use.figure);
  switch (use.kind) {
    case 'recover':
      recover(table, figure);
      return;
    case 'shoot': {
      const shot = findBestShot(table.state, figure, use.target);
      if (shot !== null) shoot(table, figure.id, shot.target.id, shot.shot);
      return;
    }
    case 'slug':
      brawl(table, figure.id, use.target);
      return;
    case 'duck': {
      const opponent = findOpponent(table.state, figure);
      if (opponent === null) moveToward(table, figure.id, use.to, 'walked');
      else breakAway(table, figure.id, opponent.id);
    }
  }
}
