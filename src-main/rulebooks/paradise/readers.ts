import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { EventOf, EventType } from './events.ts';

/** Who may read something: everybody, or the seats listed (the GM always). */
export type Audience = 'everybody' | readonly SeatId[];

/** Who may read each type of event of one area of the rules. */
export type Audiences<T extends EventType> = { [K in T]: (event: EventOf<K>) => Audience };

/** Nobody but the GM. */
const gmOnly: readonly SeatId[] = [];

export const toAll = (): Audience => 'everybody';
export const toGm = (): Audience => gmOnly;
export const toSeat = ({ seat }: { seat: SeatId }): Audience => [seat];
