import type { ParadiseTable } from '#rulebooks/paradise/table.ts';
import { applyEditorLean } from './editor.ts';
import { playMayor } from '../hall/mayor.ts';
import { printColumns, printExposures } from './stories.ts';

/** [MONTH-9] Reporters, then the City Editor, then the Mayor. */
export function runPress(table: ParadiseTable): void {
  printExposures(table);
  printColumns(table);
  applyEditorLean(table);
  playMayor(table);
}
