import type { FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';

/** [HIT-1, FIST-2] An action off what he owes; the last one brings him to his feet. */
export function recover(table: BattleTable, figure: FigureView): void {
  const recovery = Math.max(0, figure.recovery - 1);
  table.emit({
    type: 'told',
    text: recovery === 0 ? `${figure.name} is on his feet.` : `${figure.name} gathers himself.`,
    figures: { [figure.id]: { recovery, posture: recovery === 0 ? 'up' : figure.posture } },
  });
}
