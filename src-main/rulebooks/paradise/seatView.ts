import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { GangsterId } from '../../../src-shared/games/paradise/ids.ts';
import type { Mind } from '../../../src-shared/games/paradise/minds.ts';
import { scrambledText } from '../../kernel/scramble.ts';
import type { DeepReadonly } from '../../kernel/readonly.ts';
import {
  ownJustice,
  publicJustice,
  type OwnJustice,
  type PublicJustice,
} from './courts/knowledge.ts';
import {
  ownBargains,
  publicBargains,
  type OwnBargains,
  type PublicBargains,
} from './bargains/knowledge.ts';
import { rivalsKnownTo, type KnownRival } from './battles/sightings.ts';
import type { Sighting } from './battles/state.ts';
import {
  ownEntertainment,
  publicEntertainment,
  type OwnEntertainment,
  type PublicEntertainment,
} from './entertainment/knowledge.ts';
import { memoriesOf } from './minds/memory.ts';
import type { Memory } from './minds/state.ts';
import { mindOf } from './minds/lookups.ts';
import { gangOf, membersOf, purseOf } from './lookups.ts';
import { hallKnowledge, type HallKnowledge } from './officials/knowledge.ts';
import type { BooksRow, Gang, Gangster, Purse, State, Vehicle, WaitingOrder } from './state.ts';

/** What all of Paradise knows. */
export type PublicRecord = PublicEntertainment &
  PublicBargains &
  PublicJustice &
  Pick<
    State,
    | 'title'
    | 'houseRules'
    | 'month'
    | 'phase'
    | 'outrage'
    | 'feds'
    | 'victory'
    | 'gangs'
    | 'businesses'
    | 'months'
    | 'graveyard'
  >;

/**
 * A seat's whole knowledge: the public record and its own affairs. Nothing of another gang's purse,
 * roster, orders or of an independent owner's GUTS is in it, so nothing composed from it can tell.
 */
export type SeatView = PublicRecord &
  OwnBargains &
  OwnEntertainment &
  OwnJustice &
  HallKnowledge & {
    seat: SeatId;
    gang: DeepReadonly<Gang>;
    /** What its whims follow from: the seat's own, and no way back to the campaign's seed. */
    whims: number;
    /** How the program plays it. */
    mind: DeepReadonly<Mind>;
    /** Rival Bosses, whom everybody could point out. */
    bosses: Readonly<Record<SeatId, GangsterId>>;
    purse: DeepReadonly<Purse>;
    members: readonly DeepReadonly<Gangster>[];
    vehicles: readonly DeepReadonly<Vehicle>[];
    orders: readonly DeepReadonly<WaitingOrder>[];
    /** Rivals it could point out, and what it knows of those it met. */
    rivals: readonly DeepReadonly<KnownRival>[];
    sightings: readonly DeepReadonly<Sighting>[];
    /** What it holds against others, and what it owes them. */
    memories: Readonly<Record<string, DeepReadonly<Memory>>>;
    /** Its books, month by month. */
    books: readonly DeepReadonly<BooksRow>[];
  };

/** The public part of a state. */
export function publicRecord(state: State): PublicRecord {
  const { title, houseRules, month, phase, outrage, feds } = state;
  const { victory, gangs, businesses, months, graveyard } = state;
  return {
    ...publicEntertainment(state),
    ...publicJustice(state),
    ...publicBargains(state),
    title,
    houseRules,
    month,
    phase,
    outrage,
    feds,
    victory,
    gangs,
    businesses,
    months,
    graveyard,
  };
}

/** Bosses of the other gangs who are free. */
function rivalBosses(state: State, seat: SeatId): Record<SeatId, GangsterId> {
  const bosses: Record<SeatId, GangsterId> = {};
  for (const { id, gang, isBoss, custody } of Object.values(state.gangsters)) {
    const isLiving = state.gangs[gang]?.eliminatedMonth === null;
    if (isBoss && isLiving && gang !== seat && custody === null) bosses[gang] = id;
  }
  return bosses;
}

/** What one seat knows; a Refusal for an unknown seat. */
export function seatView(state: State, seat: SeatId): SeatView {
  return {
    ...publicRecord(state),
    ...ownEntertainment(state, seat),
    ...ownJustice(state, seat),
    ...ownBargains(state, seat),
    ...hallKnowledge(state, seat),
    seat,
    whims: scrambledText(`${state.seed}/${seat}`),
    gang: gangOf(state, seat),
    mind: mindOf(state, seat),
    bosses: rivalBosses(state, seat),
    purse: purseOf(state, seat),
    members: membersOf(state, seat),
    vehicles: Object.values(state.vehicles).filter((vehicle) => vehicle.gang === seat),
    orders: Object.values(state.orders).filter((order) => order.seat === seat),
    rivals: rivalsKnownTo(state, seat),
    sightings: Object.values(state.sightings).filter((sighting) => sighting.seat === seat),
    memories: memoriesOf(state, seat),
    books: Object.values(state.books).filter((row) => row.seat === seat),
  };
}
