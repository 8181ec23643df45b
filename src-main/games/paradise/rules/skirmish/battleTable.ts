import type { Table } from '#kernel/run.ts';
import type { BattleState, CardSide, FigureId, RankCard, FigureView, Allegiance } from './battle.ts';
import type { BattleEvent } from './events.ts';
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

/** The kernel's table with a battle on it, and the leaders who replace the program's tactics. */
export type BattleTable = Table<BattleState, BattleEvent> & {
  readonly commanders?: Partial<Record<CardSide, Commander>>;
};

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

/** Asks the leader of a side to pick; null under tactics, or without a choice. */
export function askLeader(table: BattleTable, side: Allegiance, describe: () => Choice): string | null {
  const leader = table.commanders?.[side as CardSide];
  if (leader === undefined) return null;
  const choice = describe();
  return choice.options.length < 2 ? null : leader.choose(choice);
}
