import { endTurns, heldCardActions } from '../acting.ts';
import { brawl, canSwingAt, fightRound, mostOnOne } from './brawling.ts';
import {
  requireFigure,
  isInFight,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';

/**
 * [FIST-1, CARD-4, SCN-4] Returns true if brawls wait until all figures of the card have acted: on every card but a
 * held one, and when one side of a Meet draws before the first card.
 */
function isWaitingForAll({ plays, turn }: Battle): boolean {
  const play = plays.at(-1);
  if (play === undefined) return turn === 0;
  return play.card.rank === '10' || play.actions !== heldCardActions;
}

/** [FIST-1] Lists those who have gone for a man on this card; null if a brawl with him is fought at once. */
export function listRushers(battle: Battle, victim: FigureId): FigureView[] | null {
  if (!isWaitingForAll(battle)) return null;
  return battle.rushes.filter((one) => one.victim === victim).map(({ figure }) => requireFigure(battle, figure));
}

/** [FIST-1] True if as many as may have gone for him on this card. */
export function isSurrounded({ rushes }: Battle, victim: FigureId): boolean {
  let count = 0;
  for (const rush of rushes) if (rush.victim === victim) count += 1;
  return count >= mostOnOne;
}

/**
 * [FIST-1] Attacks an enemy in contact and ends his actions on this card. All who attack the same man fight him
 * together once all have acted; on a held card the brawl is fought at once.
 */
export function rush(table: BattleTable, id: FigureId, victimId: FigureId): void {
  if (!isWaitingForAll(table.state)) {
    brawl(table, id, victimId);
    return;
  }
  const { name } = requireFigure(table.state, id);
  const text = `${name} goes for ${requireFigure(table.state, victimId).name}.`;
  table.emit({ type: 'rushed', figure: id, victim: victimId, text });
  endTurns(table, [id]);
}

/** [FIST-1] Fights one brawl for each attacked man, with all attackers who still can: four at most. */
export function meetRushes(table: BattleTable): void {
  const { rushes } = table.state;
  if (rushes.length === 0) return;
  table.emit({ type: 'rushes-met' });
  for (const victimId of new Set(rushes.map(({ victim }) => victim))) {
    const victim = requireFigure(table.state, victimId);
    if (!isInFight(victim)) continue;
    const crowd = rushes
      .filter((one) => one.victim === victimId)
      .map(({ figure }) => requireFigure(table.state, figure))
      .filter((figure) => canSwingAt(figure, victim));
    fightRound(table, crowd.slice(0, mostOnOne), victim);
  }
}
