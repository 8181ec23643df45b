import { placeOnCard, type Battle, type FigureId, type RankCard } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';

/** [CARD-2] Actions a card gives each figure it lets act, and those of a held one (CARD-4). */
export const cardActions = 2;
export const heldCardActions = 1;

/** [CARD-2] Counts a figure's remaining actions on the card in play; without one there is no limit. */
export function countActionsLeft(battle: Battle, id: FigureId): number {
  const play = battle.plays.at(-1);
  if (play === undefined) return Infinity;
  const place = placeOnCard(play, id);
  return place < 0 ? 0 : (play.left[place] ?? 0);
}

/** [CARD-2] Takes one of a figure's actions on the card in play. */
export function spend(table: BattleTable, id: FigureId): void {
  const play = table.state.plays.at(-1);
  if (play === undefined) return;
  if (countActionsLeft(table.state, id) <= 0) throw new Error(`${id} has no action left on this card.`);
  table.emit({ type: 'acted', figure: id });
}

/** [FIST-1] Ends the turn of a man who fought hand to hand. */
export function endTurns(table: BattleTable, figures: readonly FigureId[]): void {
  if (table.state.plays.length > 0) table.emit({ type: 'turns-ended', figures: [...figures] });
}

/** [CARD-2, CARD-4] Plays a card: `play` is done with the figures it lets act and no others. */
export function playWithCard(
  table: BattleTable,
  opened: { card: RankCard; actions: number; figures: readonly FigureId[] },
  play: () => void,
): void {
  const { side, rank } = opened.card;
  const { actions, figures } = opened;
  table.emit({ type: 'card-opened', side, card: { side, rank }, actions, figures: [...figures] });
  play();
  table.emit({ type: 'card-done', side });
}
