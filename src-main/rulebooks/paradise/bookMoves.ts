import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { EventOf, EventType } from './events.ts';
import type { BooksCause } from './state.ts';

export type BooksMove = { seat: SeatId; cause: BooksCause; dollars: number };

/** The moves of each type of event of one area of the rules. */
export type Movers = { [T in EventType]?: (event: EventOf<T>) => BooksMove[] };
