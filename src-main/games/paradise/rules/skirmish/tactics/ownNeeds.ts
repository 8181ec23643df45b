import type { FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeChange } from '../table/change.ts';

/** [HIT-1, FIST-2] Spends an action on his recovery; the last one brings him to his feet, if he can stand. */
export function recover(table: BattleTable, figure: FigureView): void {
  const recovery = Math.max(0, figure.recovery - 1);
  const isUp = recovery === 0 && figure.lame !== 'lies';
  table.emit({
    type: 'told',
    text: isUp ? `${figure.name} is on his feet.` : `${figure.name} gathers himself.`,
    figures: makeChange(figure.id, { recovery, posture: isUp ? 'up' : figure.posture }),
  });
}
