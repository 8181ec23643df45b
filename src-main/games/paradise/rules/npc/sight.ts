import { hideCityEvents } from '#shared/games/paradise/cities/events.ts';
import { listDoorFights } from '../battles/doorFights.ts';
import { collectOwnersKnown } from '../city/owners.ts';
import { countBlows } from '../battles/blows.ts';
import { countMenSeen } from '../battles/menSeen.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { hashText } from '#kernel/dice/scramble.ts';
import { listOwnBargains, listPublicBargains } from '../bargains/knowledge.ts';
import { listFeuds } from '../battles/careers.ts';
import { listKnownRivals } from '../battles/settling/sightings.ts';
import { collectOwnJustice, collectPublicJustice } from '../courts/knowledge.ts';
import { collectHallKnowledge } from '../officials/knowledge.ts';
import { collectOwnEntertainment, collectPublicEntertainment } from '../shows/knowledge.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';
import { derived, shareDerived } from '#kernel/derived.ts';
import {
  requireGang,
  listMembers,
  requirePurse,
  listLiving,
  listOwnedVehicles,
  listSeatWaitingOrders,
} from '../lookups.ts';
import type { Sighting } from '../state/records/battles.ts';
import type { BooksRow } from '../state/records/books.ts';
import type { Gangster } from '../state/records/gangs.ts';
import type { PublicBargains, PublicEntertainment, PublicJustice, PublicRecord, SeatView } from '../state/seatView.ts';
import { findAmbition, findMind } from '../minds/lookups.ts';
import { listMemories } from '../memory/feelings.ts';

/** The public part of a state. */
export function buildPublicRecord(state: State): PublicRecord {
  return {
    ...collectPublicEntertainment(state),
    ...collectPublicJustice(state),
    ...listPublicBargains(state),
    ...copyPublic(state),
  };
}

type PlainRecord = Omit<PublicRecord, keyof (PublicEntertainment & PublicJustice & PublicBargains)>;

/** Copies the public part of the state as it is. */
function copyPublic(state: State): PlainRecord {
  const { title, houseRules, month, phase, outrage, feds } = state;
  const { victory, gangs, businesses, months, graveyard } = state;
  return {
    title,
    houseRules,
    city: state.city === undefined ? undefined : hideCityEvents(state.city),
    houseRulesNext: state.houseRulesNext ?? null,
    menSeen: () => countMenSeen(state),
    doorFights: () => listDoorFights(state),
    blows: () => countBlows(state),
    month,
    phase,
    outrage,
    feds,
    victory,
    gangs,
    businesses,
    months,
    graveyard,
    firstMonth: state.firstMonth ?? 1,
    ear: state.cityHall.ear,
  };
}

/** Lists the free Bosses of the other gangs. */
export function listRivalBosses(state: State, seat: SeatId): Record<SeatId, GangsterId> {
  const bosses: Record<SeatId, GangsterId> = {};
  for (const { id, gang } of listBossesAtLarge(state)) if (gang !== seat) bosses[gang] = id;
  return bosses;
}

/** Lists the Bosses of the living gangs who are free. */
const listBossesAtLarge = derived((state: State): readonly Pick<DeepReadonly<Gangster>, 'id' | 'gang'>[] =>
  listLiving(state).filter(
    ({ gang, isBoss, custody }) => isBoss && state.gangs[gang]?.eliminatedMonth === null && custody === null,
  ),
);

/**
 * Builds the view of one seat; refuses an unknown seat. Shows and bargains come from its own knowledge, which holds
 * the public part too. perf: field by field and in plain values, since a planner reads them thousands of times.
 */
export function buildSeatView(state: State, seat: SeatId): SeatView {
  const { title, houseRules, month, phase, outrage, feds, victory, gangs } = state;
  const { businesses, months, graveyard, bouts, forcedBoozeMonth, bigNameMonth } = state;
  const { bossTrials, attorneyGeneral } = collectPublicJustice(state);
  const { patients, pleas, bail, unasked, bossTrial } = collectOwnJustice(state, seat);
  const { bands, boxers, offers, lessons, bandTryMonth } = collectOwnEntertainment(state, seat);
  const { accords, deals, proposals, rebuffs } = listOwnBargains(state, seat);
  const { officials, payrolls, dealings } = collectHallKnowledge(state, seat);
  const view: SeatView = {
    title,
    houseRules,
    city: state.city === undefined ? undefined : hideCityEvents(state.city),
    houseRulesNext: state.houseRulesNext ?? null,
    menSeen: () => countMenSeen(state),
    doorFights: () => listDoorFights(state),
    blows: () => countBlows(state),
    month,
    phase,
    outrage,
    feds,
    victory,
    gangs,
    businesses,
    months,
    graveyard,
    firstMonth: state.firstMonth ?? 1,
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
    npcSeed: createNpcSeed(state, seat),
    gang: requireGang(state, seat),
    mind: findMind(state, seat),
    ambition: findAmbition(state, seat),
    bosses: listRivalBosses(state, seat),
    purse: requirePurse(state, seat),
    members: listMembers(state, seat),
    ownersKnown: () => collectOwnersKnown(state, seat),
    feuds: computeLazily(() => listFeuds(state, seat)),
    sightings: computeLazily(() => listSightings(state, seat)),
    books: computeLazily(() => listBooks(state, seat)),
    vehicles: listOwnedVehicles(state, seat),
    orders: listSeatWaitingOrders(state, seat),
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
    rivals: listKnownRivals(state, seat),
    memories: listMemories(state, seat),
  };
  return shareDerived(view, state);
}

/** Creates the seed of a seat's whims. */
export function createNpcSeed({ seed }: Pick<State, 'seed'>, seat: SeatId): number {
  return hashText(`${seed}/${seat}`);
}

export function listSightings(state: State, seat: SeatId): readonly DeepReadonly<Sighting>[] {
  return Object.values(state.sightings).filter((one) => one.seat === seat);
}

export function listBooks(state: State, seat: SeatId): readonly DeepReadonly<BooksRow>[] {
  return Object.values(state.books).filter((row) => row.seat === seat);
}

/** Computes a value when it is first asked for. */
function computeLazily<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}
