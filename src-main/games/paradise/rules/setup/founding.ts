import {
  findCity,
  findDistrictProblem,
  findHomeGround,
  lookUpDistrict,
  type City,
} from '#shared/games/paradise/cities/city.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { GangSetup, MemberSetup, NpcSetup, ParadiseSetup } from '#shared/games/paradise/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { sum } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { buildCity } from '../city/plan.ts';
import { createVehicleId, computeVehiclePrice } from '../gangs/equipping.ts';
import { billGang, billMember } from '../gangs/gangBill.ts';
import { requireSixes, type HiringTerms, sumBill } from '../gangs/hiringBill.ts';
import { requireDice } from '../gangs/rolledUp.ts';
import { hire } from '../gangs/recruiting.ts';
import { seatCityHall } from '../officials/posts/seating.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { listBusinesses, hasAccountant, listOwnedBusinesses, listSeats } from '../lookups.ts';
import { findRacket } from '../city/fullRackets.ts';
import type { ParadiseTable } from '../table.ts';
import { createCharacter } from '../tables/people/characters.ts';
import { startingOutrage } from '../tables/city.ts';
import { lookUpDoctrine, mayHave } from '../tables/people/doctrines.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { racketTable } from '../tables/rackets.ts';
import {
  findBaseProblem,
  findChoiceProblem,
  countHalfDice,
  listChoices,
  isForBeginners,
  hasAccountantAtStart,
  startingHalfDice,
} from './beginnings.ts';
import { generateNpc } from './generate.ts';

/** Most gangs a city can hold: eight have a color of their own. */
export const mostGangs = 8;

/** Founds the city and its gangs; refuses a setup the rules do not allow. */
export function foundCampaign(table: ParadiseTable, setup: ParadiseSetup): void {
  checkSetup(setup);
  const gangCount = setup.gangs.length + setup.npcs.length;
  table.emit({
    type: 'founded',
    title: setup.title,
    seed: setup.seed,
    houseRules: setup.houseRules,
    outrage: startingOutrage,
    ...(setup.city === undefined ? {} : { city: setup.city }),
  });
  beginLate(table, setup);
  buildCity(table, gangCount);
  setup.gangs.forEach((gang, index) => foundGang(table, gang, { index, colour: index, isHuman: true }));
  listNpcs(setup).forEach((npc, offset) => {
    const index = setup.gangs.length + offset;
    const gang = generateNpc(table, npc, index);
    foundGang(table, gang, { index, colour: index, isHuman: false });
    setMind(table, gang, npc, { index, colour: index });
  });
  const seats = listSeats(table.state);
  // [GANG-1] Players choose in seat order before anything is dealt.
  const left = new Map(seats.map((seat, index) => [seat, takeChosen(table, seat, setup.gangs[index])] as const));
  for (const seat of seats) dealBusinesses(table, seat, left.get(seat) ?? startingHalfDice);
  seatCityHall(table);
}

/** Begins in a month of the player's choice; the following entries bear it. */
function beginLate(table: ParadiseTable, { startMonth: month = 1 }: ParadiseSetup): void {
  if (month === 1) return;
  table.emit({ type: 'begun-late', month });
  const author = { kind: 'gm' } as const;
  table.entry({ title: `${formatMonth(month)}: the city and its gangs`, author, order: null, reason: null });
}

/**
 * [GANG-2] Lists the NPC gangs. Two or three players without a Tong among them meet one: the first NPC gang with an
 * open type.
 */
function listNpcs({ gangs, npcs, city }: ParadiseSetup): NpcSetup[] {
  const wantsTong = gangs.length === 2 || gangs.length === 3;
  const hasTong = [...gangs, ...npcs].some(({ type }) => type === 'tong');
  const ground = findHomeGround(findCity({ city }), 'tong') ?? undefined;
  const first = npcs.findIndex(({ type, base }) => {
    return type === undefined && (base === undefined || base === ground);
  });
  if (!wantsTong || hasTong) return npcs;
  return npcs.map((npc, place) => (place === first ? { ...npc, type: 'tong' } : npc));
}

function checkSetup(setup: ParadiseSetup): void {
  refuseUnless(
    setup.underWay === undefined,
    `Nothing is under way in ${findCity(setup).name}; give the gangs that people play as gangs.`,
  );
  const count = setup.gangs.length + setup.npcs.length;
  refuseUnless(count >= 2, 'A campaign needs at least two gangs; add one of yours or an NPC gang.', 'GANG-2');
  refuseUnless(
    count <= mostGangs,
    `${findCity(setup).name} has room for ${mostGangs} gangs; leave ${count - mostGangs} out.`,
    'GANG-2',
  );
  const { startMonth = 1, houseRules } = setup;
  refuseUnless(
    houseRules.lastMonth === null || houseRules.lastMonth >= startMonth,
    `The campaign begins in ${formatMonth(startMonth)}; let its last month be later.`,
    'GANG-18',
  );
  const given = [...setup.gangs, ...setup.npcs].flatMap(({ name }) => name ?? []);
  const names = given.map((name) => name.toLowerCase());
  refuseUnless(new Set(names).size === names.length, 'Two gangs have the same name; rename one.');
  const city = findCity(setup);
  const npcBases = setup.npcs.map(({ base }) => base);
  const problem = findDistrictProblem(city, npcBases);
  refuseUnless(problem === null, problem ?? '', 'CITY-1');
  for (const gang of setup.gangs) requireSound(city, gang, setup.houseRules);
}

/** [GANG-1] Refuses a gang that cannot start as it is set up. */
export function requireSound(city: City, gang: GangSetup, houseRules: DeepReadonly<HouseRules>): void {
  for (const { recruit } of [gang.boss, ...gang.members]) {
    requireSixes(recruit, houseRules);
    requireDice(recruit, houseRules);
  }
  const problem = findSetupProblem(city, gang, houseRules.startingMoneyDollars);
  refuseUnless(problem === null, `${gang.name}: ${problem ?? ''}`, 'GANG-1');
}

/** Why a gang cannot start as set up, in one sentence, or null. */
export function findSetupProblem(city: City, gang: GangSetup, moneyDollars: number): string | null {
  const home = findBaseProblem(city, gang);
  if (home !== null) return home;
  const { recruit } = gang.boss;
  if (recruit.method === 'off-the-rack' && recruit.profile !== 'boss') {
    return 'The Boss off the rack uses the Mob Boss profile.';
  }
  const choice = findChoiceProblem(city, gang);
  if (choice !== null) return choice;
  if (hasAccountantAtStart(gang) && !mayHave(gang.type, 'accountant')) {
    return 'A street gang keeps no Accountant; leave him out or make it a gang of another type.';
  }
  const spent = sumBill(billGang(gang));
  if (spent <= moneyDollars) return null;
  const over = (spent - moneyDollars).toLocaleString('en-US');
  return `it costs $${over} more than its starting money; hire or buy less.`;
}

/** [GANG-11] Sets the parts of the mind that the setup names; the others follow from type and seed. */
export function setMind(
  table: ParadiseTable,
  { type }: Pick<GangSetup, 'type'>,
  npc: NpcSetup,
  { index, colour }: Place,
): void {
  if (npc.level === undefined && npc.character === undefined) return;
  table.emit({
    type: 'mind-set',
    seat: `g${index + 1}` as SeatId,
    mind: {
      level: npc.level ?? 'standard',
      doctrine: type,
      character: npc.character ?? createCharacter(type, table.state.seed, colour),
    },
  });
}

/** The number of a gang among all that ever were, and its color. */
type Place = { index: number; colour: number };
type Founding = Place & { isHuman: boolean };

/** Founds a gang from its setup and hires its people; its businesses follow. */
export function foundGang(table: ParadiseTable, gang: GangSetup, founding: Founding): void {
  const seat = `g${founding.index + 1}` as SeatId;
  table.emit({
    type: 'gang-formed',
    gang: {
      id: seat,
      name: gang.name,
      type: gang.type,
      isHuman: founding.isHuman,
      base: gang.base,
      colour: founding.colour,
      bossName: gang.boss.recruit.name,
      eliminatedMonth: null,
    },
    bankDollars: table.state.houseRules.startingMoneyDollars,
  });
  let owedDollars = sumBill(billGang(gang));
  const join = (member: MemberSetup, terms: HiringTerms): void => {
    owedDollars -= billMember(member, terms).dollars;
    addMember(table, seat, member, { ...terms, ...founding, owedDollars });
  };
  join(gang.boss, { asBoss: true });
  for (const member of gang.members) join(member, { asBoss: false });
  for (const { kind, upgrades } of gang.vehicles) {
    table.emit({
      type: 'vehicle-bought',
      vehicle: { id: createVehicleId(table.state), gang: seat, kind, upgrades, stolen: false },
      costDollars: computeVehiclePrice(kind, upgrades),
    });
  }
}

function addMember(
  table: ParadiseTable,
  seat: SeatId,
  member: MemberSetup,
  founding: Founding & HiringTerms & { owedDollars: number },
): void {
  const type = table.state.gangs[seat]?.type ?? 'syndicate';
  const weaponDollars = member.weapons.map((weapon) => weaponTable[weapon].priceDollars);
  const gangster = hire(table, seat, member.recruit, {
    asBoss: founding.asBoss,
    asks: founding.isHuman,
    usesName: !founding.isHuman,
    favorites: lookUpDoctrine(type).favoriteSkills,
    wantsBlade: !founding.isHuman && lookUpDoctrine(type).carriesBlades,
    keepsDollars: founding.owedDollars + sum(weaponDollars),
  });
  for (const weapon of member.weapons) {
    const costDollars = weaponTable[weapon].priceDollars;
    table.emit({ type: 'armed', seat, gangster, weapon, costDollars });
  }
}

/** [GANG-1] Gives a gang its chosen businesses; returns the half dice left to deal. */
export function takeChosen(table: ParadiseTable, seat: SeatId, gang: GangSetup | undefined): number {
  let left = startingHalfDice;
  for (const { type, district } of gang?.businesses ?? []) {
    const free = listBusinesses(table.state).find(
      (one) => one.owner === null && one.type === type && one.district === district,
    );
    refuseUnless(
      free !== undefined,
      `${gang?.name ?? seat}: no ${businessTypeNames[type].one} is left in ${nameDistrict(district)}; choose another business.`,
      'GANG-1',
    );
    table.emit({ type: 'business-dealt', seat, business: free.id });
    left -= countHalfDice(type);
  }
  return left;
}

/**
 * [GANG-1, CITY-6] Deals ordinary businesses worth exactly 4D6 of Loot dice: in the base district
 * while any fits, else next to it, else anywhere. A gang without an Accountant keeps to one racket.
 */
export function dealBusinesses(table: ParadiseTable, seat: SeatId, halves: number): void {
  let left = halves;
  while (left > 0) {
    const options = listDealable(table.state, seat, left);
    const business = table.dice.pick(options, `A business for ${table.state.gangs[seat]?.name ?? seat}`);
    table.emit({ type: 'business-dealt', seat, business: business.id });
    left -= countHalfDice(business.type);
  }
}

/** Lists one business of each type and district that still fits, from the nearest ring that has any. */
function listDealable(state: State, seat: SeatId, left: number): DeepReadonly<Business>[] {
  const city = findCity(state);
  const base = state.gangs[seat]?.base ?? city.center;
  const rings = [[base], listChoices(city, base), city.districts];
  for (const ring of rings) {
    const free = listBusinesses(state).filter(
      (business) => ring.includes(business.district) && isDealable(state, seat, business, left),
    );
    const firsts = new Map(free.reverse().map((b) => [`${b.district}/${b.type}`, b]));
    if (firsts.size > 0) return [...firsts.values()].reverse();
  }
  throw new Refusal(
    'The city has too few independent businesses left for another gang; make some independent first.',
    'GANG-1',
  );
}

function isDealable(state: State, seat: SeatId, business: DeepReadonly<Business>, left: number): boolean {
  const row = racketTable[business.type];
  const size = countHalfDice(business.type);
  if (business.owner !== null || !isForBeginners(business.type) || size > left) return false;
  if (!isOpenTo(state, seat, business)) return false;
  // An odd half die could only be filled by protection, which not every district has.
  if (left - size === 1 && business.type !== 'protection' && !hasProtection(state)) return false;
  if (hasAccountant(state, seat)) return true;
  const owned = listOwnedBusinesses(state, seat);
  const isOneRacket =
    owned.length === 0 ? row.racket !== 'protection' : owned.every((other) => findRacket(other.type) === row.racket);
  return isOneRacket && canFill(listFreeSizes(state, seat, business), left - size);
}

/** Lists the half dice of the other businesses of a racket that a gang may be dealt. */
function listFreeSizes(state: State, seat: SeatId, { id, type }: DeepReadonly<Business>): number[] {
  const { racket } = racketTable[type];
  return listBusinesses(state)
    .filter((one) => one.id !== id && one.owner === null && isForBeginners(one.type))
    .filter((one) => racketTable[one.type].racket === racket && isOpenTo(state, seat, one))
    .map((one) => countHalfDice(one.type));
}

/** Tells if some of the sizes add up to a number. */
function canFill(sizes: readonly number[], wanted: number): boolean {
  const sums = new Set([0]);
  for (const size of sizes) for (const sum of [...sums]) if (sum + size <= wanted) sums.add(sum + size);
  return sums.has(wanted);
}

function isOpenTo(state: State, seat: SeatId, { district }: DeepReadonly<Business>): boolean {
  const { homeOf } = lookUpDistrict(findCity(state), district);
  return homeOf === null || state.gangs[seat]?.type === homeOf;
}

function hasProtection(state: State): boolean {
  return listBusinesses(state).some((b) => b.owner === null && b.type === 'protection');
}
