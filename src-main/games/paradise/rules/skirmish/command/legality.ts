import { isInFight, isLaw, type Battle, type FigureView } from '../battle.ts';
import { countActionsLeft } from '../rules/acting.ts';
import { canHoldAnybody, findHotheadTarget } from '../rules/brawling/brawling.ts';
import { contactInches } from '../table/geometry.ts';
import { findEnemyInReach } from '../rules/foes.ts';
import { isSurrounded } from '../rules/brawling/rushes.ts';
import { needsAction } from '../tactics/cars/aboard.ts';

/** The condition of a man, which limits his actions. */
export type Condition =
  /** [HIT-1, FIST-2] He owes actions before he is on his feet. */
  | 'recovering'
  /** [HIT-1] He lies where he fell: he shoots, reloads, or gives himself up. */
  | 'lying'
  /** [GUTS-1] He has lost his nerve. */
  | 'shaken'
  /** [GUTS-3] He is bound to his prisoners. */
  | 'guarding'
  /** [SK-31] His temper decides. */
  | 'hothead'
  /** [FIST-3] Toe to toe with an enemy who can hold him. */
  | 'held-up'
  | 'free';

/** Returns the condition of a man who may act; aboard a car nobody is toe to toe with anybody. */
export function findCondition(battle: Battle, figure: FigureView): Condition {
  if (figure.carId !== null) return needsAction(figure) ? 'recovering' : figure.isNervous ? 'shaken' : 'free';
  if (figure.lame === 'lies' && figure.recovery === 0) return 'lying';
  if (figure.recovery > 0 || figure.posture === 'down') return 'recovering';
  if (figure.isNervous) return 'shaken';
  if (figure.prisoners.length > 0) return 'guarding';
  const prey = findHotheadTarget(battle, figure);
  if (prey !== null && !isSurrounded(battle, prey.id)) return 'hothead';
  return findHolder(battle, figure) === null ? 'free' : 'held-up';
}

/** [FIST-3] Finds the enemy in contact who would not let a man go; null for none. */
export function findHolder(battle: Battle, figure: FigureView): FigureView | null {
  const touching = findEnemyInReach(battle, figure, contactInches);
  return touching !== null && canHoldAnybody(touching) ? touching : null;
}

/** True if a man on foot is his leader's to move on the card in play. */
export function canBeLed(battle: Battle, figure: FigureView): boolean {
  return (
    isInFight(figure) &&
    figure.carId === null &&
    figure.heldBy === null &&
    !figure.hasPanicked &&
    figure.missesCards === 0 &&
    countActionsLeft(battle, figure.id) > 0
  );
}

/** Returns true if somebody is an officer who may take prisoners. */
export function isOfficer(figure: FigureView): boolean {
  return isLaw(figure) && figure.side !== 'civilians';
}
