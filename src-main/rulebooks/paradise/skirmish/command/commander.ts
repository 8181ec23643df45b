import type { FigureView, RankCard } from '../battle.ts';
import type { Break } from '../breaks.ts';

/** The leader of a side. Tactics lead a side that has none. */
export interface Commander {
  /** [CARD-2, CARD-4] Plays a card that was turned: whom it moves, and each of their actions; false to hold it. */
  takeCard(card: RankCard): boolean;
  /** [CARD-4] A held card to break in with before `mover` acts, or between two cards; null to keep it. */
  findBreak(mover: FigureView | null): Break | null;
}
