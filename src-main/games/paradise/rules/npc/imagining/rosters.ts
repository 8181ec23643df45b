import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { stats, type Skill, type Weapon } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { KnownRival, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { makeSoundGangster } from '#main/games/paradise/rules/state/condition.ts';
import { billMember } from '#main/games/paradise/rules/gangs/gangBill.ts';
import { listOwnedBusinesses, listDead } from '#main/games/paradise/rules/lookups.ts';
import type { Gang, Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { lookUpDoctrine, type Doctrine, type RecruitPlan } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { freePistolGats, weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { pickPersonName } from '#main/games/paradise/rules/tables/people/names.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { findSkillByFaces } from '#main/games/paradise/rules/tables/people/skills.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { Chance } from './chance.ts';
import { createNewGangster } from '#main/games/paradise/rules/gangs/newGangster.ts';

/** Men of an NPC gang for each business. */
const crewPerBusiness = { low: 1.5, high: 2.1 } as const;

/** Most men hired in a month. */
const recruitsPerMonth = 2;

/** Months after which wounds from a sighting have healed. */
const healedAfterMonths = 2;

/** A man as his gang's doctrine would hire him. */
type Plan = { plan: RecruitPlan; weapons: readonly Weapon[] };

/** Samples a rival's men: known ones as they were seen, and as many more as such a gang would have. */
export function sampleRoster(view: SeatView, gang: DeepReadonly<Gang>, chance: Chance, nextNumber: number): Gangster[] {
  const doctrine = lookUpDoctrine(gang.type);
  const known = view.rivals.filter((rival) => rival.gang === gang.id);
  const places = listPlans(view, gang, doctrine, chance);
  const bossFirst = known.toSorted((a, b) => Number(b.isBoss) - Number(a.isBoss));
  const met = bossFirst.map((rival) => createKnownMan(view, gang, rival, takePlace(places, rival), chance));
  const names = listFreeNames(view, gang, known);
  const strangers = places.map(({ plan, weapons }, nth) => {
    const id = `p${nextNumber + nth}` as GangsterId;
    return createUnknownMan(view, gang, { id, name: names.next().value, plan, weapons }, chance);
  });
  const roster = [...met, ...strangers];
  buyGuns(roster, doctrine, view.month, chance);
  return roster;
}

/** Everybody the gang may be thought to have, its Boss among them, the dead taken out. */
function listPlans(view: SeatView, gang: DeepReadonly<Gang>, doctrine: Doctrine, chance: Chance): Plan[] {
  const starters = listStarters(doctrine, view.houseRules.startingMoneyDollars);
  const dead = listDead(view).filter(({ gangster }) => gangster.gang === gang.id);
  const businesses = listOwnedBusinesses(view, gang.id).length;
  const wanted = Math.ceil(businesses * chance.around(crewPerBusiness.low, crewPerBusiness.high));
  const reachable = starters.length + recruitsPerMonth * (computePlayMonth(view) - 1) - dead.length;
  const left = Math.max(1, starters.length - dead.length);
  const count = Math.max(left, Math.min(wanted, reachable));
  const list = [...starters];
  // A gang without its Boss has lost him, even if it has no heir yet.
  if (!view.rivals.some((rival) => rival.gang === gang.id && rival.isBoss)) list.shift();
  for (const { gangster } of dead) if (!gangster.isBoss) takePlace(list, gangster);
  for (let nth = 0; list.length < count; nth += 1) {
    const plan = doctrine.growth[nth % doctrine.growth.length];
    if (plan === undefined) break;
    list.push({ plan, weapons: [] });
  }
  return list;
}

/**
 * Lists the Boss and the starters that the starting money paid for; one who was too dear came unarmed or not at all.
 */
function listStarters(doctrine: Doctrine, moneyDollars: number): Plan[] {
  const price = (plan: RecruitPlan, weapons: readonly Weapon[], asBoss: boolean): number =>
    billMember({ recruit: { ...plan, name: '' }, weapons: [...weapons] }, { asBoss }).dollars;
  const hired: Plan[] = [{ plan: doctrine.boss, weapons: [] }];
  let left = moneyDollars - price(doctrine.boss, [], true);
  for (const { plan, weapons, count } of doctrine.starters) {
    for (let nth = 0; nth < count; nth += 1) {
      const offers = [nth === 0 ? weapons : [], []];
      const offer = offers.find((arms) => price(plan, arms, false) <= left);
      if (offer === undefined) continue;
      left -= price(plan, offer, false);
      hired.push({ plan, weapons: offer });
    }
  }
  return hired;
}

/** Removes the place that a man fills: the Boss's, one of his profile, or else the latest. */
function takePlace(places: Plan[], { profile, isBoss }: Pick<KnownRival, 'profile' | 'isBoss'>): Plan | undefined {
  const at = isBoss ? 0 : places.findLastIndex(({ plan }) => createProfile(plan) === profile);
  return places.splice(at < 0 ? places.length - 1 : at, 1)[0];
}

function createProfile(plan: RecruitPlan): Gangster['profile'] {
  return plan.method === 'off-the-rack' ? plan.profile : 'punk';
}

/** Creates a man whom this gang could point out: what it has seen of him, and the rest as his place has it. */
function createKnownMan(
  view: SeatView,
  gang: DeepReadonly<Gang>,
  rival: DeepReadonly<KnownRival>,
  place: Plan | undefined,
  chance: Chance,
): Gangster {
  const { id, name, profile, isBoss, custody } = rival;
  const sighting = view.sightings().find(({ gangster }) => gangster === id);
  const plan = place?.plan ?? lookUpDoctrine(gang.type).boss;
  const man = createUnknownMan(view, gang, { id, name, plan, weapons: place?.weapons ?? [] }, chance);
  if (profile !== null) man.stats = { ...profileTable[profile].stats };
  if (sighting !== undefined) {
    const isOld = view.month - sighting.month >= healedAfterMonths;
    for (const stat of stats) {
      man.stats[stat] = Math.max(isOld ? man.stats[stat] : 0, sighting.stats[stat]);
    }
    man.weapons = [...sighting.weapons];
  }
  return { ...man, profile, isBoss, custody };
}

type Stranger = { id: GangsterId; name: string; plan: RecruitPlan; weapons: readonly Weapon[] };

function createUnknownMan(
  { month }: SeatView,
  gang: DeepReadonly<Gang>,
  { id, name, plan, weapons }: Stranger,
  chance: Chance,
): Gangster {
  const profile = createProfile(plan) ?? 'punk';
  const row = profileTable[profile];
  const pistol: Weapon[] = row.stats.gats >= freePistolGats ? ['pistol'] : [];
  const own = {
    id,
    gang: gang.id,
    name,
    profile,
    isBoss: false,
    stats: { ...row.stats },
    skills: listSkills(plan, row.randomSkills, chance),
    weapons: [...pistol, ...weapons],
    paidDollars: row.priceDollars,
  };
  return makeSoundGangster(createNewGangster(own, Math.max(1, month - 1)));
}

/** [GANG-5] The doctrine's choices, and dice for the places it leaves open. */
function listSkills(plan: RecruitPlan, randomSkills: number, chance: Chance): Skill[] {
  if (plan.method !== 'off-the-rack') return [];
  const skills = plan.freeSkills.flatMap((free) => (free.kind === 'chosen' ? [free.skill] : []));
  for (let left = randomSkills - skills.length; left > 0; left -= 1) {
    const [first = 1, second = 1] = chance.faces(2);
    const skill = findSkillByFaces(first, second);
    if (skill !== null && !skills.includes(skill)) skills.push(skill);
  }
  return skills;
}

/** Gives the doctrine's guns to the best shots, about one every other month. */
function buyGuns(roster: Gangster[], { guns }: Doctrine, month: number, chance: Chance): void {
  if (guns.length === 0) return;
  const isLong = (weapon: Weapon): boolean => weaponTable[weapon].priceDollars >= 50;
  const armed = roster.filter(({ weapons }) => weapons.some(isLong)).length;
  const wanted = Math.round(chance.around(0, 1) * month) - armed;
  roster
    .filter(({ stats: { gats }, weapons }) => gats >= freePistolGats && !weapons.some(isLong))
    .toSorted((a, b) => b.stats.gats - a.stats.gats)
    .slice(0, Math.max(0, wanted))
    .forEach(({ weapons }, nth) => weapons.push(guns[(armed + nth) % guns.length] ?? 'pistol'));
}

/** Lists the names of the gang's list that no known or dead member bears. */
function* listFreeNames(
  view: SeatView,
  { id, type, colour }: DeepReadonly<Gang>,
  known: readonly DeepReadonly<KnownRival>[],
): Generator<string, string> {
  const dead = listDead(view).filter(({ gangster }) => gangster.gang === id);
  const taken = new Set([...known, ...dead.map(({ gangster }) => gangster)].map(({ name }) => name));
  const city = findCity(view);
  for (let nth = 0; ; nth += 1) {
    const name = pickPersonName(city, type, colour, nth);
    if (!taken.has(name)) yield name;
  }
}

/** Lists the seats whose rosters have to be imagined, in seat order. */
export function listLivingRivals(view: SeatView): DeepReadonly<Gang>[] {
  const isRival = (seat: SeatId): boolean => seat !== view.seat;
  return Object.values(view.gangs).filter(({ id, eliminatedMonth }) => isRival(id) && eliminatedMonth === null);
}
