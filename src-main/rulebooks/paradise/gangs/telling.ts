import { formatDollars } from '../../../../src-shared/words/text.ts';

/** What came for free is told without a price. */
export function forPrice(dollars: number): string {
  return dollars === 0 ? '' : ` for ${formatDollars(dollars)}`;
}
