import { everybody, isOnTable, type Battle, type FigureView } from '../battle.ts';
import { distance, type Point } from './geometry.ts';
import { canStand } from './terrain.ts';

/** How near two figures stand at the nearest. */
const shoulderInches = 0.45;

/** Whether a figure could stand here: no wall, no tall thing and nobody else in the way. */
export function hasRoom(battle: Battle, figure: FigureView, point: Point): boolean {
  return (
    canStand(battle.layout, point) &&
    !everybody(battle).some(
      (other) =>
        distance(other.at, point) < shoulderInches &&
        other.id !== figure.id &&
        isOnTable(other) &&
        other.carId === null &&
        other.heldBy === null,
    )
  );
}
