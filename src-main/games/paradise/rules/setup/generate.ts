import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { StarterGang } from '#shared/games/paradise/cities/people.ts';
import { type District, type GangType, gangTypeNames, gangTypes } from '#shared/games/paradise/city.ts';
import type { Weapon } from '#shared/games/paradise/people.ts';
import type { GangSetup, MemberSetup, NpcSetup } from '#shared/games/paradise/setup.ts';
import { formatOrdinal } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { billMember } from '../gangs/gangBill.ts';
import type { ParadiseTable } from '../table.ts';
import { type Doctrine, lookUpDoctrine, type RecruitPlan } from '../tables/people/doctrines.ts';
import { findBaseProblem } from './beginnings.ts';
import { gangNames, nameWithBase, pickPersonName } from '../tables/people/names.ts';

/**
 * [GANG-11] Makes an NPC gang by its type's doctrine, with the campaign's dice for the parts that the setup leaves
 * open. Like a player it hires and arms as far as its starting money goes, and is refused if that does not pay for its
 * Boss.
 */
export function generateNpc(table: ParadiseTable, npc: NpcSetup, index: number): GangSetup {
  const city = findCity(table.state);
  const starter = drawStarter(table, npc);
  const type = npc.type ?? starter?.type ?? drawType(table);
  const base = npc.base ?? starter?.home ?? drawBase(table, type);
  const problem = findBaseProblem(city, { base, type });
  refuseUnless(problem === null, problem ?? '', 'CITY-6');
  const doctrine = lookUpDoctrine(type);
  const boss = createUnnamed(doctrine.boss, []);
  const money = table.state.houseRules.startingMoneyDollars;
  const left = money - billMember(boss, { asBoss: true }).dollars;
  refuseUnless(left >= 0, `A ${gangTypeNames[type]} cannot start with $${money}; allow more.`, 'GANG-1');
  const hired = listAffordable(doctrine, left);
  [boss, ...hired].forEach(({ recruit }, nth) => (recruit.name = pickPersonName(city, type, index, nth)));
  if (starter !== null) boss.recruit.name = starter.boss;
  return {
    name: npc.name ?? starter?.name ?? drawName(table, type, base),
    type,
    base,
    boss,
    members: hired,
    vehicles: [],
    businesses: [],
  };
}

/** Lists the doctrine's starters in their order. One who cannot be paid is left out, or comes without his gun. */
function listAffordable(doctrine: Doctrine, moneyDollars: number): MemberSetup[] {
  let left = moneyDollars;
  const starters = doctrine.starters.flatMap(({ count, plan, weapons }) =>
    Array.from({ length: count }, (_, i) => ({ plan, weapons: i === 0 ? weapons : [] })),
  );
  return starters.flatMap(({ plan, weapons }) => {
    const offers = [createUnnamed(plan, weapons), createUnnamed(plan, [])];
    const hired = offers.find((offer) => billMember(offer, { asBoss: false }).dollars <= left);
    if (hired === undefined) return [];
    left -= billMember(hired, { asBoss: false }).dollars;
    return [hired];
  });
}

/** Creates a member without a name: only those who are hired are named. */
function createUnnamed(plan: RecruitPlan, weapons: readonly Weapon[]): MemberSetup {
  return { recruit: { ...plan, name: '' }, weapons: [...weapons] };
}

/**
 * Draws one of the city's own gangs that is not here yet and fits what the setup names, of a new type and at a free home
 * if there is one; null without any. A gang that the setup names is none of them.
 */
function drawStarter(table: ParadiseTable, { name, type, base }: NpcSetup): StarterGang | null {
  if (name !== undefined) return null;
  const here = Object.values(table.state.gangs);
  const isNew = (starter: StarterGang): boolean =>
    here.every((gang) => gang.type !== starter.type && gang.base !== starter.home);
  const fitting = findCity(table.state).gangs.filter(
    (one) =>
      (type ?? one.type) === one.type &&
      (base ?? one.home) === one.home &&
      here.every((gang) => gang.name.toLowerCase() !== one.name.toLowerCase()),
  );
  if (fitting.length === 0) return null;
  const fresh = fitting.filter(isNew);
  return table.dice.pick(fresh.length > 0 ? fresh : fitting, 'An NPC gang of the city');
}

/** Draws a type that no gang of the city has yet, if there is one. */
function drawType(table: ParadiseTable): GangType {
  const taken = new Set(Object.values(table.state.gangs).map((gang) => gang.type));
  const free = gangTypes.filter((type) => !taken.has(type));
  return table.dice.pick(free.length > 0 ? free : gangTypes, 'Type of an NPC gang');
}

/** Draws one of the type's usual districts that is not a base yet, if there is one. */
function drawBase(table: ParadiseTable, type: GangType): District {
  const taken = new Set(Object.values(table.state.gangs).map((gang) => gang.base));
  const bases = findCity(table.state).homes[type];
  const free = bases.filter((base) => !taken.has(base));
  return table.dice.pick(free.length > 0 ? free : bases, `Base of a ${gangTypeNames[type]}`);
}

function drawName(table: ParadiseTable, type: GangType, base: District): string {
  const taken = new Set(Object.values(table.state.gangs).map((gang) => gang.name));
  const names = gangNames[type].gangs.map((pattern) => nameWithBase(pattern, base));
  const free = names.filter((name) => !taken.has(name));
  if (free.length > 0) return table.dice.pick(free, `Name of a ${gangTypeNames[type]}`);
  return `${names[0] ?? 'The Gang'} of ${formatOrdinal(taken.size + 1)} Street`;
}
