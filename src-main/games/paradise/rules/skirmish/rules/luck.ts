import type { Modifier, Roll } from '#shared/words/dice.ts';
import type { TestResult } from '#kernel/dice/dice.ts';
import { requireFigure, type FigureId } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeChange } from '../events.ts';

/** [SK-34] Tests for a figure himself. A Lucky Cuss repeats the first two failures; the second throw counts. */
export function testWithLuck(
  table: BattleTable,
  id: FigureId,
  request: { purpose: string; stat: number; modifiers?: readonly Modifier[] },
): TestResult {
  const first = table.dice.test(request);
  if (first.passed || requireFigure(table.state, id).luck === 0) return first;
  spendLuck(table, id);
  return table.dice.test(request);
}

/** [SK-34] Rolls against a figure: a Lucky Cuss has a harmful roll repeated. */
export function rollAgainst(
  table: BattleTable,
  id: FigureId,
  request: { purpose: string; modifiers: readonly Modifier[] },
  hurtsFrom: number,
): Roll {
  const first = table.dice.roll(request);
  if (first.total < hurtsFrom || requireFigure(table.state, id).luck === 0) return first;
  spendLuck(table, id);
  return table.dice.roll(request);
}

function spendLuck(table: BattleTable, id: FigureId): void {
  const figure = requireFigure(table.state, id);
  table.emit({
    type: 'told',
    text: `${figure.name} calls on his luck.`,
    figures: makeChange(id, { luck: figure.luck - 1 }),
  });
}
