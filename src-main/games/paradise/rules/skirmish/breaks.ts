import type { FigureId, RankCard } from './battle.ts';
import type { Point } from './table/geometry.ts';

/** A man's use of the one action of a held card, and its worth. */
export type Use = { figure: FigureId; worth: number } & (
  | { kind: 'recover' }
  | { kind: 'shoot'; target: FigureId }
  | { kind: 'slug'; target: FigureId }
  /** Behind something, before the man who threatens him fires. */
  | { kind: 'duck'; to: Point }
  /** Away, or whatever his way home asks of him: on foot, or at the wheel. */
  | { kind: 'run' }
  | { kind: 'drive' }
);

/** [CARD-4] A held card that interrupts, the figures it lets act, and its purpose. */
export type Break = {
  card: RankCard;
  use: Use;
  figures: FigureId[];
  /** Carries it out by the decision of the side's leader; absent under tactics. */
  carryOut?: () => void;
};
