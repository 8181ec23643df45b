import { pickCity } from '#shared/games/paradise/cities/city.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listSeatsIn } from '#main/games/paradise/rules/battles/arranging/parties.ts';
import { findMind } from '#main/games/paradise/rules/minds/lookups.ts';
import { listUnsettled } from '#main/games/paradise/rules/battles/settling/fight.ts';
import { emptyBooks, formatBooksKey, type BooksRow } from '#main/games/paradise/rules/state/records/books.ts';
import { buildSeatView } from '../sight.ts';
import type { Courts } from '#main/games/paradise/rules/state/records/courts.ts';
import { createBlankState, type ParadiseState, type State } from '#main/games/paradise/rules/state.ts';
import { listBusinesses, listDead } from '#main/games/paradise/rules/lookups.ts';
import { makeMemoryKey, type Memory } from '#main/games/paradise/rules/state/records/minds.ts';
import type { Mind } from '#shared/games/paradise/minds.ts';
import type { SeatView, Accord } from '#main/games/paradise/rules/state/seatView.ts';
import { createCharacter } from '#main/games/paradise/rules/tables/people/characters.ts';
import { ownerGutsByFace } from '#main/games/paradise/rules/tables/city.ts';
import { firstAttorneyGeneral } from '#main/games/paradise/rules/tables/courts.ts';
import { Chance } from './chance.ts';
import { sampleHall, samplePayroll, findHighestNumber, parseIdNumber } from './hall.ts';
import { samplePurse, estimateIncomeDollars } from './purses.ts';
import { sampleRoster, listLivingRivals } from './rosters.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { formatRebuffKey, type BargainState, type Deal } from '#main/games/paradise/rules/state/records/bargains.ts';
import type { Boxer, EntertainmentState, Offer } from '#main/games/paradise/rules/state/records/shows.ts';
import { boxing } from '#main/games/paradise/rules/tables/shows.ts';

/** Seeds of characters that might be. */
const characterSeeds = 1_000_000;

/** The attackers' share of an attack's cost to those who suffered it. */
const attackersShare = 0.5;

/**
 * [fog] Samples a whole campaign that may be the one this seat plays in: known facts are copied, the others drawn from
 * public facts and the tables. The same view and seed give the same campaign. Waiting battles are left out, and no gang
 * looks ahead: one of that level plays at Standard.
 */
export function sampleFrom(view: SeatView, seed: number): ParadiseState {
  const chance = new Chance(seed);
  const state: ParadiseState = {
    ...createBlankState(),
    ...copyKnown(view),
    ...sampleShows(view, chance),
    ...sampleHall(view, chance),
    courts: buildCourts(view),
    ownerGuts: rollOwnerGuts(view, chance),
    ownersMet: listOwnersMet(view),
  };
  addPeople(view, state, chance);
  state.made = {
    gangsters: findHighestNumber([...Object.keys(state.gangsters), ...Object.keys(view.graveyard)]),
    vehicles: findHighestNumber(Object.keys(state.vehicles)),
    orders: findHighestNumber(Object.keys(state.orders)),
    battles: findHighestNumber(listDead(view).map(({ battle }) => battle ?? '')),
  };
  return state;
}

/**
 * Samples the campaign from its state. The games master gets the real one; a seat must settle its battles first,
 * because its view does not hold the other side's people.
 */
export function sampleState(state: State, viewer: Viewer, seed: number): ParadiseState {
  if (viewer !== 'gm') {
    refuseUnless(
      !listUnsettled(state).some((battle) => listSeatsIn(battle).includes(viewer)),
      'One of your battles is waiting. Settle it first.',
    );
    return sampleFrom(buildSeatView(state, viewer), seed);
  }
  const copy = clonePlain(state) as ParadiseState;
  for (const seat of Object.keys(copy.gangs) as SeatId[]) {
    copy.minds[seat] = { writtenMonth: 0, ...copy.minds[seat], mind: lowerLevel(findMind(state, seat)) };
  }
  // The planners' whims follow from the seed, and no seat may know the real ones.
  copy.seed = seed;
  return copy;
}

/** Copies the parts of the view that are known as they are. */
function copyKnown(view: SeatView): Partial<ParadiseState> {
  const { title, houseRules, month, phase, outrage, feds, victory } = view;
  const { firstMonth } = view;
  const { gangs, businesses, months, graveyard, patients } = view;
  const plain = { title, seed: view.npcSeed, houseRules, month, phase, outrage, feds, victory };
  const begun = firstMonth === 1 ? {} : { firstMonth };
  const next = view.houseRulesNext === null ? {} : { houseRulesNext: view.houseRulesNext };
  const headsCounted = view.menSeen();
  const raidsCounted = view.doorFights();
  const blowsCounted = view.blows();
  const records = { headsCounted, raidsCounted, blowsCounted, gangs, businesses, months, graveyard, patients };
  return {
    ...(clonePlain({ ...plain, ...pickCity(view), ...next, ...begun, ...records }) as Partial<ParadiseState>),
    vehicles: indexById(view.vehicles) as ParadiseState['vehicles'],
    orders: indexById(view.orders) as ParadiseState['orders'],
    ...sampleBargains(view),
    sightings: Object.fromEntries(
      view.sightings().map((seen) => [`${seen.seat}:${seen.gangster}`, clonePlain(seen)]),
    ) as ParadiseState['sightings'],
    memories: clonePlain(view.memories) as ParadiseState['memories'],
    books: Object.fromEntries(
      view.books().map((row) => [formatBooksKey(row.seat, row.month), clonePlain(row) as BooksRow]),
    ),
  };
}

function indexById<T extends { readonly id: string }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, clonePlain(item)]));
}

function buildCourts(view: SeatView): Courts {
  const trials = Object.entries(view.bossTrials).map(([seat, { sinceMonth }]) => {
    const isOwnCourt = seat === view.seat && view.bossTrial?.isOwnCourt === true;
    return [seat, { sinceMonth, isOwnCourt }] as const;
  });
  const { attorneyGeneral } = view;
  return {
    lawyers: {},
    pleas: { ...view.pleas },
    bail: { ...view.bail },
    bossTrials: Object.fromEntries(trials),
    ...(attorneyGeneral === firstAttorneyGeneral ? {} : { attorneyGeneral }),
  };
}

/** [CITY-8] Rolls GUTS of the owners whom the seat does not know. */
function rollOwnerGuts(view: SeatView, chance: Chance): Record<BusinessId, number> {
  const businesses = listBusinesses(view);
  const faces = chance.faces(businesses.length);
  const known = view.ownersKnown();
  const guts: Record<BusinessId, number> = {};
  businesses.forEach(({ id }, nth) => {
    guts[id] = known[id] ?? ownerGutsByFace[(faces[nth] ?? 1) - 1] ?? 3;
  });
  return guts;
}

/** [CITY-8] Lists the seat as one that has met the owners it knows; it cannot tell who else has. */
function listOwnersMet(view: SeatView): ParadiseState['ownersMet'] {
  return Object.fromEntries(Object.keys(view.ownersKnown()).map((id) => [id, [view.seat]]));
}

/** Adds the seat's own people, purse and mind as they are, and the rivals' as they might be. */
function addPeople(view: SeatView, state: ParadiseState, chance: Chance): void {
  const known = [...view.members, ...view.rivals].map(({ id }) => id);
  let next = findHighestNumber([...known, ...Object.keys(view.graveyard)]) + 1;
  const people = clonePlain(view.members) as ParadiseState['gangsters'][keyof ParadiseState['gangsters']][];
  for (const gang of listLivingRivals(view)) {
    const roster = sampleRoster(view, gang, chance, next);
    people.push(...roster);
    next = Math.max(next, findHighestNumber(roster.map(({ id }) => id)) + 1);
  }
  people.sort((a, b) => parseIdNumber(a.id) - parseIdNumber(b.id));
  state.gangsters = Object.fromEntries(people.map((gangster) => [gangster.id, gangster]));
  for (const { id: seat } of Object.values(view.gangs)) {
    if (seat === view.seat) {
      state.purses[seat] = clonePlain(view.purse) as ParadiseState['purses'][SeatId];
      state.minds[seat] = { mind: lowerLevel(view.mind), writtenMonth: 0 };
      if (view.ambition !== null) {
        state.minds[seat].ambition = clonePlain(view.ambition);
      }
    } else {
      addRival(view, state, seat, chance);
    }
  }
}

/** Adds a rival's purse, payroll, mind and temper. */
function addRival(view: SeatView, state: ParadiseState, seat: SeatId, chance: Chance): void {
  const gang = view.gangs[seat];
  if (gang === undefined) return;
  const { month } = view;
  const members = Object.values(state.gangsters).filter((gangster) => gangster.gang === seat);
  const income = estimateIncomeDollars(view, seat);
  const purse = samplePurse(view, { gang, income, namesUsed: members.length }, chance);
  if (gang.eliminatedMonth !== null) purse.bankDollars = 0;
  else samplePayroll(view, state, { gang, purse, incomeDollars: income }, chance);
  state.purses[seat] = purse;
  state.books[formatBooksKey(seat, month)] = emptyBooks(seat, month, purse.bankDollars);
  const characterSeed = Math.floor(chance.unit() * characterSeeds);
  state.minds[seat] = {
    mind: { level: 'standard', doctrine: gang.type, character: createCharacter(gang.type, characterSeed, gang.colour) },
    writtenMonth: 0,
  };
  const grudge = createGrudge(view, seat);
  if (grudge !== null) state.memories[makeMemoryKey(seat, view.seat)] = grudge;
}

/** Creates the grudge of a rival that wronged this gang: it lost men over it too, and remembers that. */
function createGrudge(view: SeatView, rival: SeatId): Memory | null {
  const own = view.memories[makeMemoryKey(view.seat, rival)];
  const felt = (own?.felt ?? []).filter(({ grievance }) => grievance > 0);
  if (own === undefined || felt.length === 0) return null;
  return {
    seat: rival,
    rival: view.seat,
    felt: felt.map(({ month, grievance }) => ({ month, grievance: Math.round(grievance * attackersShare), debt: 0 })),
    broken: 0,
    cause: own.cause,
  };
}

/** Returns the mind a gang plays with in an imagined campaign: nobody looks ahead inside a look ahead. */
function lowerLevel(mind: SeatView['mind']): Mind {
  const copy = clonePlain(mind) as Mind;
  return copy.level === 'hard' ? { ...copy, level: 'standard' } : copy;
}

/** [fog, SCN-4] Copies a seat's own bargains, and of others' bargains the public part alone. */
function sampleBargains(view: SeatView): BargainState {
  const deals = listKnownDeals(view);
  const proposals = view.proposals.map((proposal) => clonePlain(proposal));
  return {
    deals: Object.fromEntries(deals.map((deal) => [deal.id, deal])),
    proposals: Object.fromEntries(proposals.map((proposal) => [proposal.id, proposal])) as BargainState['proposals'],
    proposalsMade: findHighestNumber([...deals, ...proposals].map(({ id }) => id)),
    rebuffs: Object.fromEntries(
      Object.entries(view.rebuffs).map(([rival, month]) => [
        formatRebuffKey(view.seat, rival as SeatView['seat']),
        month,
      ]),
    ),
  };
}

/** Lists the deals in the order they were struck in, as far as the seat can tell. */
function listKnownDeals(view: SeatView): Deal[] {
  const own = view.deals.map((deal) => clonePlain(deal) as Deal);
  const deals: Deal[] = [];
  for (const accord of view.accords) {
    const nth = own.findIndex(({ id }) => id === accord.id);
    deals.push(...(nth < 0 ? [createDeal(accord)] : own.splice(0, nth + 1)));
  }
  return [...deals, ...own];
}

function createDeal({ truceMonths, line, brokenBy, ...accord }: Accord): Deal {
  const terms = { ...makeEmptyTerms(), truceMonths, line: clonePlain(line) };
  return { ...accord, terms, brokenBy, paid: 0, isPublic: truceMonths !== null || line !== null };
}

/** Shows and fights as the seat knows them; only the FISTS of boxers who have not fought are drawn. */
function sampleShows(view: SeatView, chance: Chance): EntertainmentState {
  const { bouts, forcedBoozeMonth, bigNameMonth, bandTryMonth } = view;
  const bands = clonePlain(view.bands) as EntertainmentState['bands'];
  const boxers = Object.values(view.boxers).map((known): [Boxer['id'], Boxer] => {
    const fists = known.fists ?? chance.byFace(boxing.fistsByFace);
    return [known.id, { ...clonePlain(known), fists }];
  });
  const offers = view.offers.map((offer) => [offer.id, clonePlain(offer) as Offer] as const);
  const lessons = (Object.entries(view.lessons) as [GangsterId, number][]).filter(([, month]) => month > 0);
  const tries: [SeatId, number][] = bandTryMonth > 0 ? [[view.seat, bandTryMonth]] : [];
  return {
    bands,
    boxers: Object.fromEntries(boxers),
    bouts: clonePlain(bouts),
    offers: Object.fromEntries(offers),
    lessons: Object.fromEntries(lessons),
    bandTries: Object.fromEntries(tries),
    forcedBoozeMonth,
    bigNameMonth,
    showsMade: {
      bands: findHighestNumber(Object.keys(bands)),
      boxers: findHighestNumber(Object.keys(view.boxers)),
      bouts: findHighestNumber(Object.keys(bouts)),
      offers: findHighestNumber(Object.keys(Object.fromEntries(offers))),
    },
  };
}
