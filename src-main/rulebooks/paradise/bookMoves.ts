import type { SeatId } from '../../../src-shared/vocabulary/ids.ts';
import type { EventOf, EventType } from './events.ts';

/** Columns of the books that money moves under. */
export type BooksCause =
  | 'openingDollars'
  | 'lootDollars'
  | 'payoffDollars'
  | 'battleDollars'
  | 'recruitDollars'
  | 'equipmentDollars'
  | 'officialDollars'
  | 'adjustmentDollars';

export type BooksMove = { seat: SeatId; cause: BooksCause; dollars: number };

/** The moves of each type of event of one area of the rules. */
export type Movers = { [T in EventType]?: (event: EventOf<T>) => BooksMove[] };
