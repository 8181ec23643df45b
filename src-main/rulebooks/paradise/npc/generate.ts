import {
  gangTypeNames,
  gangTypes,
  type District,
  type GangType,
} from '../../../../src-shared/vocabulary/paradise/city.ts';
import type { Recruit } from '../../../../src-shared/vocabulary/paradise/recruits.ts';
import type {
  GangSetup,
  MemberSetup,
  NpcSetup,
} from '../../../../src-shared/vocabulary/paradise/setup.ts';
import { insist } from '../../../kernel/refusal.ts';
import type { ParadiseTable } from '../paradiseTable.ts';
import { doctrineOf, type RecruitPlan } from '../tables/doctrines.ts';
import { gangNames, nameWithBase, personName } from '../tables/names.ts';

/**
 * [GANG-11] Makes an NPC gang by its type's doctrine: what the setup leaves open is drawn with the
 * campaign's dice.
 */
export function generateNpc(table: ParadiseTable, npc: NpcSetup, index: number): GangSetup {
  const type = npc.type ?? drawType(table);
  const base = npc.base ?? drawBase(table, type);
  insist(
    base !== 'chinatown' || type === 'tong',
    `A ${gangTypeNames[type]} cannot base itself in Chinatown; pick another district.`,
    'CITY-6',
  );
  const doctrine = doctrineOf(type);
  let named = 0;
  const person = (plan: RecruitPlan): Recruit => {
    const name = personName(type, index, named);
    named += 1;
    return { ...plan, name };
  };
  const boss: MemberSetup = { recruit: person(doctrine.boss), weapons: [] };
  const members = doctrine.starters.flatMap((group) =>
    Array.from({ length: group.count }, (_, i): MemberSetup => {
      return { recruit: person(group.plan), weapons: i === 0 ? [...group.weapons] : [] };
    }),
  );
  return { name: npc.name ?? drawName(table, type, base), type, base, boss, members, vehicles: [] };
}

/** A type no gang of the city has yet, while there is one. */
function drawType(table: ParadiseTable): GangType {
  const taken = new Set(Object.values(table.state.gangs).map((gang) => gang.type));
  const free = gangTypes.filter((type) => !taken.has(type));
  return table.dice.pick(free.length > 0 ? free : gangTypes, 'Type of an NPC gang');
}

/** One of the type's usual districts that is nobody's base yet, while there is one. */
function drawBase(table: ParadiseTable, type: GangType): District {
  const taken = new Set(Object.values(table.state.gangs).map((gang) => gang.base));
  const { bases } = doctrineOf(type);
  const free = bases.filter((base) => !taken.has(base));
  return table.dice.pick(free.length > 0 ? free : bases, `Base of a ${gangTypeNames[type]}`);
}

function drawName(table: ParadiseTable, type: GangType, base: District): string {
  const taken = new Set(Object.values(table.state.gangs).map((gang) => gang.name));
  const names = gangNames[type].gangs.map((pattern) => nameWithBase(pattern, base));
  const free = names.filter((name) => !taken.has(name));
  if (free.length > 0) return table.dice.pick(free, `Name of a ${gangTypeNames[type]}`);
  return `${names[0] ?? 'The Gang'} of ${taken.size + 1}th Street`;
}
