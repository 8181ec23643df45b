import type { BooksMonth } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { State } from '../state.ts';
import { listAllBooks } from '../state/records/books.ts';
import { listEveryBattle } from './battles.ts';

/** The calls that only the battle and books screens make. */
export const archive = { battles: listEveryBattle, books: listBooks };

/** A gang's books. Once the campaign is won, the month that would have come has none to show. */
function listBooks(state: State, seat: SeatId): BooksMonth[] {
  return listAllBooks(state, seat)
    .filter(({ month }) => state.victory === null || month < state.month)
    .map(({ seat: _seat, ...row }) => row);
}
