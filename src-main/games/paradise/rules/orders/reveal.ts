import type { ParadiseTable } from '../table.ts';
import { listHandlers } from '../handlers.ts';
import type { RevealStep } from './order.ts';

/** [MONTH-7, MONTH-9] Opens the sealed orders of one step; orders that are played together are played once. */
export function playReveal(table: ParadiseTable, step: RevealStep): void {
  const plays = listHandlers().flatMap(({ reveal }) =>
    reveal !== null && 'at' in reveal && reveal.at === step ? [reveal.play] : [],
  );
  for (const play of new Set(plays)) play(table);
}
