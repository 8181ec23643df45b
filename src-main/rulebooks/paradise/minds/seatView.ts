import type { GangsterId } from '../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { scrambledText } from '../../../kernel/dice/scramble.ts';
import { ownBargains, publicBargains } from '../bargains/knowledge.ts';
import { rivalsKnownTo } from '../battles/settling/sightings.ts';
import { ownJustice, publicJustice } from '../courts/knowledge.ts';
import { hallKnowledge } from '../officials/knowledge.ts';
import { ownEntertainment, publicEntertainment } from '../shows/knowledge.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import { askedOfState } from '../state/answers.ts';
import {
  gangOf,
  membersOf,
  purseOf,
  theLiving,
  vehiclesOwned,
  waitingOrdersOf,
} from '../state/lookups.ts';
import type { Sighting } from '../state/records/battles.ts';
import type { BooksRow } from '../state/records/books.ts';
import type { Gangster } from '../state/records/gangs.ts';
import type {
  PublicBargains,
  PublicEntertainment,
  PublicJustice,
  PublicRecord,
  SeatView,
} from '../state/seatView.ts';
import { mindOf } from './lookups.ts';
import { memoriesOf } from '../memory/feelings.ts';

/** The public part of a state. */
export function publicRecord(state: State): PublicRecord {
  return {
    ...publicEntertainment(state),
    ...publicJustice(state),
    ...publicBargains(state),
    ...plainRecord(state),
  };
}

type PlainRecord = Omit<PublicRecord, keyof (PublicEntertainment & PublicJustice & PublicBargains)>;

/** Copies the public part of the state as it stands. */
function plainRecord(state: State): PlainRecord {
  const { title, houseRules, month, phase, outrage, feds } = state;
  const { victory, gangs, businesses, months, graveyard } = state;
  return {
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
    ear: state.cityHall.ear,
  };
}

/** Bosses of the other gangs who are free. */
export function rivalBosses(state: State, seat: SeatId): Record<SeatId, GangsterId> {
  const bosses: Record<SeatId, GangsterId> = {};
  for (const { id, gang } of bossesAtLarge(state)) if (gang !== seat) bosses[gang] = id;
  return bosses;
}

/** Bosses of the living gangs who are free, gone through once for all seats. */
function bossesAtLarge(state: State): readonly Pick<DeepReadonly<Gangster>, 'id' | 'gang'>[] {
  return askedOfState(state, bossesAtLarge, () =>
    theLiving(state).filter(
      ({ gang, isBoss, custody }) =>
        isBoss && state.gangs[gang]?.eliminatedMonth === null && custody === null,
    ),
  );
}

/**
 * Builds the view of one seat; refuses an unknown seat. Shows and bargains come from its own knowledge, which holds
 * the public part too. perf: field by field and in plain values, since a planner reads them thousands of times.
 */
export function seatView(state: State, seat: SeatId): SeatView {
  const { title, houseRules, month, phase, outrage, feds, victory, gangs } = state;
  const { businesses, months, graveyard, bouts, forcedBoozeMonth, bigNameMonth } = state;
  const { bossTrials, attorneyGeneral } = publicJustice(state);
  const { patients, pleas, bail, unasked, bossTrial } = ownJustice(state, seat);
  const { bands, boxers, offers, lessons, bandTryMonth } = ownEntertainment(state, seat);
  const { accords, deals, proposals, rebuffs } = ownBargains(state, seat);
  const { officials, payrolls, dealings } = hallKnowledge(state, seat);
  return {
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
    ear: state.cityHall.ear,
    bossTrials,
    attorneyGeneral,
    patients,
    pleas,
    bail,
    unasked,
    bossTrial,
    bouts,
    forcedBoozeMonth,
    bigNameMonth,
    seat,
    whims: whimsOf(state, seat),
    gang: gangOf(state, seat),
    mind: mindOf(state, seat),
    bosses: rivalBosses(state, seat),
    purse: purseOf(state, seat),
    members: membersOf(state, seat),
    sightings: lazily(() => sightingsOf(state, seat)),
    books: lazily(() => booksOf(state, seat)),
    vehicles: vehiclesOwned(state, seat),
    orders: waitingOrdersOf(state, seat),
    bands,
    boxers,
    offers,
    lessons,
    bandTryMonth,
    accords,
    deals,
    proposals,
    rebuffs,
    officials,
    payrolls,
    dealings,
    rivals: rivalsKnownTo(state, seat),
    memories: memoriesOf(state, seat),
  };
}

/** Creates the seed of a seat's whims. */
export function whimsOf({ seed }: Pick<State, 'seed'>, seat: SeatId): number {
  return scrambledText(`${seed}/${seat}`);
}

export function sightingsOf(state: State, seat: SeatId): readonly DeepReadonly<Sighting>[] {
  return Object.values(state.sightings).filter((one) => one.seat === seat);
}

export function booksOf(state: State, seat: SeatId): readonly DeepReadonly<BooksRow>[] {
  return Object.values(state.books).filter((row) => row.seat === seat);
}

/** Computes a value when it is first asked for. */
function lazily<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}
