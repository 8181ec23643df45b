import type { CarId, FigureId } from '../battle.ts';
import type { Point } from '../table/geometry.ts';

/** A figure's purpose on the table; his tactics follow from it. */
export type Goal =
  /** Put the others out of the fight or drive them off. */
  | { kind: 'fight' }
  /** Take and hold a building; `at` is its middle. */
  | { kind: 'take'; building: string; at: Point }
  | { kind: 'hold'; building: string; at: Point }
  /** [CARD-2] On his leader's order: to one place, from cover to cover, and there he stays. */
  | { kind: 'stand'; at: Point }
  /** [CARD-2] On his leader's order: close to one of his own. */
  | { kind: 'guard'; figure: FigureId }
  /** Smash or carry off what lies about, then leave. */
  | { kind: 'rob' }
  | { kind: 'kill'; target: FigureId }
  /** Get to one place on the table's edge and off it. */
  | { kind: 'escape'; exit: Point }
  /** Get home: into a car, or off the nearest edge. */
  | { kind: 'leave' }
  /** Get into a truck and drive it off. */
  | { kind: 'seize'; car: CarId }
  /** Get into whatever runs and go after a car. */
  | { kind: 'pursue'; car: CarId };

/** Finds a figure's goal from the battle. */
export type GoalOf = (id: FigureId) => Goal;
