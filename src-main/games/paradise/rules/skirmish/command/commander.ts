import type { FigureId, FigureView, RankCard } from '../battle.ts';
import type { Break } from '../breaks.ts';

/** A choice other than an action that the rules leave to a side, made for one of its men. */
export type Choice = {
  prompt: string;
  by: FigureId;
  options: readonly { value: string; label: string; target: FigureId | null }[];
};

/** The leader of a side. Tactics lead a side that has none. */
export interface Commander {
  /** [CARD-2, CARD-4] Plays a turned card: its figures, and each of their actions; false to hold it. */
  takeCard(card: RankCard): boolean;
  /** [CARD-4] A held card to break in with before `mover` acts, or between two cards; null to keep it. */
  findBreak(mover: FigureView | null): Break | null;
  /** The value that is picked; null leaves it to tactics. */
  choose(choice: Choice): string | null;
  /** True if the leader alone decides when the side gives up. */
  isInCharge(): boolean;
}
