import { requireFigure, type FigureId, type FigureView } from '../battle.ts';
import { listEverybody } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeChange } from '../table/change.ts';

/** [GUTS-4] Deadly Weapons sixes that make a name in one game. */
const sixesForAName = 3;

/** [GUTS-4] D6 up to this earns the reputation. */
const coldUpTo = 3;

/** [GUTS-4] Further feats that make a name: the killing shot of a Hit, and coming through a Showdown. */
export type Feats = { killedTarget: FigureId | null; survivedShowdown: readonly FigureId[] };

export function canRollReputation(figure: FigureView, feats: Feats): boolean {
  return (
    figure.kind === 'gangster' &&
    figure.posture !== 'dead' &&
    !figure.isStoneCold &&
    (figure.deadlySixes >= sixesForAName ||
      figure.deadlySevens > 0 ||
      feats.killedTarget === figure.id ||
      feats.survivedShowdown.includes(figure.id))
  );
}

/** [GUTS-4] Rolls after a battle: D6 1-3 makes each who earned the roll a Stone Cold Killer. */
export function rollReputations(table: BattleTable, feats: Feats): FigureId[] {
  const earned = listEverybody(table.state).filter((f) => canRollReputation(f, feats));
  return earned
    .map((figure) => figure.id)
    .filter((id) => {
      const { name } = requireFigure(table.state, id);
      const { total } = table.dice.roll({ purpose: `${name} makes a name` });
      const isStoneCold = total <= coldUpTo;
      table.emit({
        type: 'told',
        text: isStoneCold ? `${name} is a Stone Cold Killer.` : `Nobody talks about ${name}.`,
        figures: makeChange(id, { isStoneCold, madeName: isStoneCold }),
      });
      return isStoneCold;
    });
}
