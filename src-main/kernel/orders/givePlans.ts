import type { Author, Reason } from '#shared/words/journal.ts';
import { catchRefusal } from '../refusal.ts';
import type { Table } from '../run.ts';

/**
 * Gives planned orders, each an entry of its own with its reason. Orders planned together may not all be possible one
 * after the other: those that the rules refuse are left out.
 */
export function givePlans<O>(
  table: Pick<Table<unknown, never>, 'entry'>,
  author: Author,
  plans: readonly { order: O; reason: Reason | null }[],
  { title, give }: { title(order: O): string; give(order: O): void },
): void {
  for (const { order, reason } of plans) {
    catchRefusal(() => {
      table.entry({ title: title(order), author, order, reason });
      give(order);
    });
  }
}
