import { formatDollars } from '#shared/words/text.ts';

/** Free goods are told without a price. */
export function describePrice(dollars: number): string {
  return dollars === 0 ? '' : ` for ${formatDollars(dollars)}`;
}
