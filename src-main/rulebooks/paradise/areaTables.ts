import type {
  BandId,
  BoxerId,
  BusinessId,
  GangsterId,
  SeatId,
} from '../../../src-shared/vocabulary/ids.ts';
import type { EventOf, EventType } from './events.ts';
import type { BooksCause, ParadiseState } from './state.ts';

/** How each type of event of one area of the rules changes the state. */
export type Appliers<T extends EventType> = {
  [K in T]: (state: ParadiseState, event: EventOf<K>) => void;
};

/** Who may read something: everybody, or the seats listed (the GM always). */
export type Audience = 'everybody' | readonly SeatId[];

/** Who may read each type of event of one area of the rules. */
export type Audiences<T extends EventType> = { [K in T]: (event: EventOf<K>) => Audience };

/** Nobody but the GM. */
const gmOnly: readonly SeatId[] = [];

export const toAll = (): Audience => 'everybody';
export const toGm = (): Audience => gmOnly;
export const toSeat = ({ seat }: { seat: SeatId }): Audience => [seat];

export type BooksMove = { seat: SeatId; cause: BooksCause; dollars: number };

/** The moves of each type of event of one area of the rules. */
export type Movers = { [T in EventType]?: (event: EventOf<T>) => BooksMove[] };

/** Looks up the names an event's ids stand for. */
export type Names = {
  gang: (seat: SeatId) => string;
  gangster: (id: GangsterId) => string;
  business: (id: BusinessId) => string;
  band: (id: BandId) => string;
  boxer: (id: BoxerId) => string;
};

/** The log's sentence for each type of event of one area of the rules; null for bookkeeping. */
export type Describers<T extends EventType> = {
  [K in T]: (names: Names, event: EventOf<K>) => string | null;
};
