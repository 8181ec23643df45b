import { formatDollars } from '#shared/words/text.ts';

/** Describes a price; free goods have none. */
export function describePrice(dollars: number): string {
  return dollars === 0 ? '' : ` for ${formatDollars(dollars)}`;
}
