import { formatDollars } from '#shared/words/text.ts';

/** `-250` → `−$250`, `250` → `+$250`, `0` → `$0`. */
export function formatSignedDollars(dollars: number): string {
  if (dollars === 0) return formatDollars(0);
  return `${dollars < 0 ? '−' : '+'}${formatDollars(Math.abs(dollars))}`;
}

export { capitalize, formatCount, formatPercent as formatChance } from '#shared/words/text.ts';

/** A whole number from 0 as it is typed into a field; null while the field is empty and waits for more. */
export function readTypedWhole({ currentTarget }: { currentTarget: HTMLInputElement }): number | null {
  const typed = currentTarget.value;
  return typed === '' ? null : Math.max(0, Math.floor(Number(typed)));
}
