import { areEnemies, isInFight, type Battle, type FigureView } from '../battle.ts';
import { listOthersAfoot, listOtherFighters, findGround } from '../battleIndex.ts';
import { computeDistance } from '../table/geometry.ts';
import { findSight } from '../table/terrain.ts';

/** Returns true if a figure may fight another: his enemies; citizens who rose and those they rose against. */
export function isFoe(battle: Battle, figure: FigureView, other: FigureView): boolean {
  if (!isInFight(other) || other.heldBy !== null || other.side === figure.side) return false;
  if (other.side === 'civilians') return battle.risenAgainst === figure.side;
  if (figure.side === 'civilians') return battle.risenAgainst === other.side;
  return areEnemies(figure, other);
}

export function listEnemies(battle: Battle, figure: FigureView): FigureView[] {
  return listOtherFighters(battle, figure.side).filter((other) => isFoe(battle, figure, other));
}

/** Finds the nearest known enemy on foot within reach, or null; with a condition, of those that meet it. */
export function findEnemyInReach(
  battle: Battle,
  figure: FigureView,
  inches: number,
  isOpen: (other: FigureView) => boolean = () => true,
): FigureView | null {
  let nearest: FigureView | null = null;
  let least = inches;
  for (const other of listOthersAfoot(battle, figure.side)) {
    // Nearly everybody is too far away, and along one axis alone.
    if (Math.abs(other.at.x - figure.at.x) > least) continue;
    const there = computeDistance(other.at, figure.at);
    if (there > least || !isFoe(battle, figure, other)) continue;
    if ((other.isHidden && there > noticedInches) || !isOpen(other)) continue;
    least = there;
    nearest = other;
  }
  return nearest;
}

/** Contact distance, at which hidden men are found. */
const noticedInches = 1.5;

/** Finds the nearest standing enemy with a missile weapon who sees this place. */
export function findWatcher(battle: Battle, figure: FigureView): FigureView | null {
  let nearest: FigureView | null = null;
  let least = Infinity;
  const ground = findGround(battle);
  for (const other of listOtherFighters(battle, figure.side)) {
    if (other.firearms.length === 0 || other.isHidden || other.hasPanicked) continue;
    const there = computeDistance(other.at, figure.at);
    if (there >= least || !isFoe(battle, figure, other)) continue;
    if (!findSight(ground, other.at, figure.at).isClear) continue;
    least = there;
    nearest = other;
  }
  return nearest;
}
