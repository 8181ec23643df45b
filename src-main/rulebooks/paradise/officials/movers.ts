import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { BooksMove, Movers } from '../bookMoves.ts';

const pay = ({ seat, dollars }: { seat: SeatId; dollars: number }): BooksMove[] => [
  { seat, cause: 'officialDollars', dollars: -dollars },
];

/** [MONTH-3, OFF-1] What officials cost. */
export const officialMovers: Movers = { 'official-bought': pay, 'officials-paid': pay };
