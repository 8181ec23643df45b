import type { GivenKind } from '#shared/games/paradise/givenRulings.ts';
import { makeEmptyTerms, type BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { BandId, BoxerId, BusinessId, GangsterId, OfficialId, VehicleId } from '#shared/games/paradise/ids.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import type { RulingOf } from '#shared/games/paradise/rulings.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { checkPayment, checkTerms } from '../bargains/check.ts';
import { payOnce } from '../bargains/keeping.ts';
import { strike } from '../bargains/strike.ts';
import { requireIdle } from '../filing/idle.ts';
import { createVehicleId } from '../gangs/equipping.ts';
import { createNewGangster } from '../gangs/newGangster.ts';
import { requireNewName } from '../gangs/naming.ts';
import { listBusinesses, requireBusiness, requireGang } from '../lookups.ts';
import { listOwners, requireOfficial } from '../officials/lookups.ts';
import { findBout, requireBoxer } from '../shows/ring/ring.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import type { Vehicle } from '../state/records/gangs.ts';
import { buildOfficialRef } from '../state/records/officials.ts';
import type { Band, Boxer } from '../state/records/shows.ts';
import type { ParadiseTable } from '../table.ts';
import { mayHave } from '../tables/people/doctrines.ts';
import { freePistolGats } from '../tables/people/equipment.ts';
import { profileTable } from '../tables/people/people.ts';
import { nameVehicle } from './givenEvents.ts';
import { requireLiving, type RulingHandlers } from './handlers.ts';

/** Rulings that give a thing, take it away, rename it, or bind two gangs. */
export const givenRulings: RulingHandlers<GivenKind> = {
  'give-vehicle': {
    title: (state, { gang, vehicle, upgrades }) =>
      `Give ${requireGang(state, gang).name} a ${nameVehicle({ kind: vehicle, upgrades })}`,
    carryOut(table, { gang, vehicle: kind, upgrades }) {
      requireLiving(requireGang(table.state, gang));
      requireDistinct(upgrades, 'Each modification can be made once.');
      const vehicle = { id: createVehicleId(table.state), gang, kind, upgrades: [...upgrades], stolen: false };
      table.emit({ type: 'vehicle-given', vehicle });
    },
  },
  'set-vehicle': {
    title(state, { vehicle: id, gang, upgrades }) {
      const { kind, gang: owner } = requireVehicle(state, id);
      const to = gang === null ? 'nobody' : requireGang(state, gang).name;
      return gang === owner
        ? `Refit a vehicle of ${to}: ${nameVehicle({ kind, upgrades })}`
        : `Give a ${nameVehicle({ kind, upgrades })} of ${requireGang(state, owner).name} to ${to}`;
    },
    carryOut: setVehicle,
  },
  'give-man': {
    title: (state, { gang, profile, name }) =>
      `Give ${requireGang(state, gang).name} ${name}, ${profileNames[profile]}`,
    carryOut: giveMan,
  },
  'give-boxer': {
    title: (state, { gym, name }) => `Give ${name} to ${requireBusiness(state, gym).name}`,
    carryOut(table, { gym, name, fists }) {
      const { owner, name: sign } = requireGym(table.state, gym);
      refuseUnless(owner !== null, `${sign} belongs to nobody; give it an owner first.`, 'RK-13');
      requireFreeStageName(table.state, name);
      const id = `x${table.state.showsMade.boxers + 1}` as BoxerId;
      const boxer: Boxer = { id, name, gym, town: null, fists, ...unknownBoxer };
      table.emit({ type: 'boxer-rose', seat: owner, boxer });
    },
  },
  'set-boxer': {
    title(state, { boxer, gym }) {
      const { name } = requireBoxer(state, boxer);
      return gym === null ? `Send ${name} out of town` : `Send ${name} to ${requireBusiness(state, gym).name}`;
    },
    carryOut: setBoxer,
  },
  'give-band': {
    title: (state, { gang, name }) => `Give ${requireGang(state, gang).name} the contract of ${name}`,
    carryOut(table, { gang: owner, name, act }) {
      const { month, showsMade } = table.state;
      requireLiving(requireGang(table.state, owner));
      requireFreeStageName(table.state, name);
      const id = `b${showsMade.bands + 1}` as BandId;
      const band: Band = { id, name, act, owner, signedMonth: month, ...newBand, lastFaces: [] };
      table.emit({ type: 'band-given', band });
    },
  },
  'set-band': {
    title(state, { band, gang }) {
      const { name } = requireBand(state, band);
      return gang === null
        ? `Send ${name} out of town`
        : `Give the contract of ${name} to ${requireGang(state, gang).name}`;
    },
    carryOut(table, { band: id, gang: to }) {
      const { name, owner: from } = requireBand(table.state, id);
      if (to !== null) requireLiving(requireGang(table.state, to));
      refuseUnless(from !== to, `${name} plays for ${requireGang(table.state, from).name} already.`);
      requireIdle(table.state, id, name);
      requireUnpromised(table.state, id, name);
      table.emit({ type: 'band-moved', band: id, from, to });
    },
  },
  'rename-business': {
    title: (state, { business, name }) => `${requireBusiness(state, business).name} is called ${name}`,
    carryOut(table, { business: id, name: to }) {
      const { name: from } = requireBusiness(table.state, id);
      refuseUnless(from !== to, `${to} is called that already; give another name.`);
      const isTaken = listBusinesses(table.state).some((one) => one.id !== id && isSameName(one.name, to));
      refuseUnless(!isTaken, `Another business is called ${to}; give a name of its own.`);
      table.emit({ type: 'business-renamed', business: id, from, to });
    },
  },
  'rename-official': {
    title: (state, { official, name }) => `${formatStyledName(requireOfficial(state, official))} is called ${name}`,
    carryOut(table, { official: id, name: to }) {
      const official = requireOfficial(table.state, id);
      refuseUnless(official.name !== to, `${to} is called that already; give another name.`);
      requireFreeOfficialName(table.state, to, id);
      const isPublic = official.kind !== 'reporter' || Object.keys(official.seenWith).length > 0;
      const knownTo = isPublic ? ('everybody' as const) : listOwners(table.state, id);
      table.emit({ type: 'official-renamed', official: buildOfficialRef(official), to, knownTo });
    },
  },
  'make-line': {
    title: (state, { gang, other }) => `Draw a line between ${namePair(state, gang, other)}`,
    carryOut: (table, { gang, other, ours, theirs, months }) =>
      bind(table, gang, other, { line: { ours: [...ours], theirs: [...theirs], months } }),
  },
  'make-payment': {
    title: (state, { gang, other, dollars }) =>
      `${requireGang(state, gang).name} pays ${requireGang(state, other).name} ${formatDollars(dollars)}`,
    carryOut: (table, { gang, other, dollars, months }) =>
      bind(table, gang, other, { payment: { by: 'us', dollars, months } }),
  },
  'make-joint': {
    title: (state, { gang, other, target }) =>
      `A joint job of ${namePair(state, gang, other)} against ${requireGang(state, target).name}`,
    carryOut: (table, { gang, other, target, ahead }) =>
      bind(table, gang, other, { joint: { target: { kind: 'gang', gang: target }, month: table.state.month + ahead } }),
  },
};

const unknownBoxer = { wins: 0, foughtMonth: 0, isWashedUp: false, isPutUp: false } as const;
const newBand = { club: null, isOnRadio: false, billed: null, endedMonth: null } as const;

function requireDistinct(all: readonly string[], sentence: string): void {
  refuseUnless(new Set(all).size === all.length, sentence);
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Refuses a name that another official bears. */
export function requireFreeOfficialName(state: State, name: string, but: OfficialId | null): void {
  const isTaken = Object.values(state.officials).some((one) => one.id !== but && isSameName(one.name, name));
  refuseUnless(!isTaken, `Another official is called ${name}; give a name of his own.`, 'OFF-1');
}

function requireVehicle(state: State, id: VehicleId): DeepReadonly<Vehicle> {
  const vehicle = state.vehicles[id];
  if (vehicle === undefined) throw new Refusal('There is no such car or truck in this campaign; pick another.');
  return vehicle;
}

/** [GANG-9] Sets a vehicle's owner and fittings, as long as no order or battle needs it. */
function setVehicle(table: ParadiseTable, { vehicle: id, gang: to, upgrades }: RulingOf<'set-vehicle'>): void {
  const { gang: from, kind, upgrades: old } = requireVehicle(table.state, id);
  if (to !== null) requireLiving(requireGang(table.state, to));
  requireDistinct(upgrades, 'Each modification can be made once.');
  const isSame = from === to && old.length === upgrades.length && old.every((one) => upgrades.includes(one));
  refuseUnless(!isSame, 'Nothing would change; change the owner or the fittings.');
  requireIdle(table.state, id, 'it');
  table.emit({ type: 'vehicle-set', vehicle: id, kind, from, to, upgrades: [...upgrades] });
}

/** [GANG-5, GANG-9] Enrolls a man of a kind for nothing; no dice are thrown for his skills. */
function giveMan(table: ParadiseTable, { gang: seat, profile, name, skills }: RulingOf<'give-man'>): void {
  const { state } = table;
  const gang = requireGang(state, seat);
  requireLiving(gang);
  refuseUnless(mayHave(gang.type, profile), 'A street gang keeps no Accountant; give it somebody else.', 'GANG-4');
  requireDistinct(skills, 'Name each skill once.');
  const id = `p${state.made.gangsters + 1}` as GangsterId;
  requireNewName(state, { id, gang: seat, name: '' }, name);
  const stats = { ...profileTable[profile].stats };
  const weapons = stats.gats >= freePistolGats ? (['pistol'] as const) : [];
  const own = { id, gang: seat, name, profile, isBoss: false, stats, skills: [...skills], paidDollars: 0 };
  const gangster = createNewGangster({ ...own, weapons: [...weapons] }, state.month);
  table.emit({ type: 'recruited', gangster, costDollars: 0, usesName: false });
}

function requireGym(state: State, id: BusinessId): DeepReadonly<Business> {
  const business = requireBusiness(state, id);
  refuseUnless(business.type === 'gym', `${business.name} is no gym; pick one.`, 'RK-13');
  return business;
}

/** Refuses a name of a band or boxer known in the city. */
function requireFreeStageName(state: State, name: string): void {
  const everybody = [...Object.values(state.bands), ...Object.values(state.boxers)];
  refuseUnless(
    !everybody.some((one) => isSameName(one.name, name)),
    `There has been a ${name} in this city; give another name.`,
  );
}

/** [RK-13] Moves a boxer to another gym or out of town, unless he is on this month's card. */
function setBoxer(table: ParadiseTable, { boxer: id, gym: to }: RulingOf<'set-boxer'>): void {
  const { state } = table;
  const { name, gym: from } = requireBoxer(state, id);
  if (to !== null) requireGym(state, to);
  refuseUnless(from !== to, to === null ? `${name} has no gym already.` : `${name} boxes there already.`);
  const bout = findBout(state, id);
  refuseUnless(bout?.winner !== null, `${name} is on this month’s card; change his gym after the fight.`);
  requireIdle(state, id, name);
  requireUnpromised(state, id, name);
  table.emit({ type: 'boxer-moved', boxer: id, to });
}

function requireBand(state: State, id: BandId): DeepReadonly<Band> {
  const band = state.bands[id];
  if (band === undefined || band.endedMonth !== null)
    throw new Refusal('No such band is under contract in this campaign; pick another.', 'RK-7');
  return band;
}

/** [RK-7] Refuses a band or boxer that is part of a trade or wager. */
function requireUnpromised(state: State, id: BandId | BoxerId, name: string): void {
  const isPromised = Object.values(state.offers).some(
    ({ gives, wants, pick }) => gives.band === id || wants.band === id || pick === id,
  );
  refuseUnless(!isPromised, `${name} is part of an offer that waits; let it be answered or withdrawn first.`, 'RK-7');
}

function namePair(state: State, one: SeatId, other: SeatId): string {
  return `${requireGang(state, one).name} and ${requireGang(state, other).name}`;
}

/** [BARG-1] Binds two gangs to terms from this month on; a first payment is made at once. */
function bind(table: ParadiseTable, asker: SeatId, other: SeatId, part: Partial<BargainTerms>): void {
  const { state } = table;
  for (const seat of [asker, other]) requireLiving(requireGang(state, seat));
  refuseUnless(asker !== other, 'A bargain takes two gangs; pick another one.');
  const terms = { ...makeEmptyTerms(), ...part };
  checkTerms(state, { us: asker, them: other }, terms, state.month);
  checkPayment(state, asker, terms, 'us');
  const id = `dr${Object.keys(state.deals).length + 1}`;
  const deal = strike(table, { id, asker, other, terms }, state.month);
  if (deal.terms.payment !== null) payOnce(table, deal);
}
