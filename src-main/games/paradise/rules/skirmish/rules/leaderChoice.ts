import type { Allegiance, CardSide } from '../battle.ts';
import type { BattleTable, Choice } from '../battleTable.ts';

/** Asks the leader of a side to pick; null under tactics, or without a choice. */
export function askLeader(table: BattleTable, side: Allegiance, describe: () => Choice): string | null {
  const leader = table.commanders?.[side as CardSide];
  if (leader === undefined) return null;
  const choice = describe();
  return choice.options.length < 2 ? null : leader.choose(choice);
}
