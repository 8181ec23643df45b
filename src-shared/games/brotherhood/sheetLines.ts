import { formatCount, formatDollars } from '#shared/words/text.ts';
import type { PromiseTerms } from './orders.ts';

/** [BRO-DEAL-2, BRO-ORD-1] Writes the line of a sheet that keeps a promise; null for one that needs none. */
export function writeKeepingLine(what: PromiseTerms, to: string, areaName: (area: string) => string): string | null {
  if (what.kind === 'pay') return `Pay ${to} ${formatDollars(what.dollars)}`;
  if (what.kind !== 'give-revenue') return null;
  return `Give ${to} ${formatCount(what.count, 'operation')} in ${areaName(what.area)}`;
}
