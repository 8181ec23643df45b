import type { CarId, FigureId } from './battle.ts';
import type { Point } from './geometry.ts';

/** What a side is on the table for; its tactics follow from it. */
export type Goal =
  /** Put the others out of the fight or drive them off. */
  | { kind: 'fight' }
  /** Take and hold a building; `at` is its middle. */
  | { kind: 'take'; building: string; at: Point }
  | { kind: 'hold'; building: string; at: Point }
  /** Smash or carry off what lies about, then leave. */
  | { kind: 'rob' }
  | { kind: 'kill'; target: FigureId }
  /** Bring somebody, or everybody (null), off the table alive. */
  | { kind: 'escape'; exit: Point; who: FigureId | null }
  /** Get into a truck and drive it off. */
  | { kind: 'seize'; car: CarId }
  | { kind: 'drive-off'; car: CarId };
