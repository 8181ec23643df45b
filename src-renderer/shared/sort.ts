export type SortDirection = 'ascending' | 'descending';
export type SortState = { key: string; direction: SortDirection };

/** Compares texts as a reader would: "Pier 9" before "Pier 10". One collator serves all, since each costs a search. */
const collator = new Intl.Collator('en-US', { numeric: true });

/** A sorted copy by a value of each row; text is compared as a reader would, numbers as numbers. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const left = valueOf(a);
    const right = valueOf(b);
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return sign * order;
  });
}

/** Clicking the sorted column turns it around; another column starts in its own direction. */
export function toggleSort(now: SortState, key: string, first: SortDirection): SortState {
  if (now.key !== key) return { key, direction: first };
  return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}
