import type { BooksMonth } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { State } from '../state.ts';
import { listAllBooks } from '../state/records/books.ts';
import { listEveryBattle } from './battles.ts';

/** The calls that only the battle and books screens make. */
export const archive = { battles: listEveryBattle, books: listBooks };

/** Lists a gang's books. After the campaign is won, the month that did not come is left out. */
function listBooks(state: State, seat: SeatId): BooksMonth[] {
  return listAllBooks(state, seat)
    .filter(({ month }) => state.victory === null || month < state.month)
    .map(({ seat: _seat, ...row }) => row);
}
