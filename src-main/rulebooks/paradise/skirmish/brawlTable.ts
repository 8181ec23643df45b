import type { Modifier } from '../../../../src-shared/vocabulary/dice.ts';
import { figureById, isOnTable, type BattleTable, type FigureId } from './battle.ts';

/** [FIST-2] One roll on the Brawling table. */
export function brawlingInjury(table: BattleTable, id: FigureId, modifiers: Modifier[]): void {
  const victim = figureById(table.state, id);
  if (!isOnTable(victim) || victim.posture === 'dead') return;
  const { total } = table.dice.roll({ purpose: `Brawling on ${victim.name}`, modifiers });
  const extra = victim.skills.includes('not-the-face') ? 1 : 0;
  if (total <= 2) table.emit({ type: 'told', text: `${victim.name}: that will leave a bruise.` });
  else if (total <= 4) {
    table.emit({
      type: 'told',
      text: `${victim.name} is knocked down.`,
      figures: { [id]: { posture: 'down', recovery: Math.max(victim.recovery, 1 + extra) } },
    });
  } else {
    const isOut = total >= 6;
    table.emit({
      type: 'told',
      text: `${victim.name} is ${isOut ? 'out cold' : 'knocked out'}.`,
      figures: {
        [id]: { posture: isOut ? 'out-cold' : 'knocked-out', recovery: 1 + extra, aimsAt: null },
      },
    });
  }
}
