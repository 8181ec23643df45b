import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import { countPointsLost } from '../state/condition.ts';
import type { State } from '../state.ts';
import type { PlayedGame } from '../state/playedGame.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { lookUpSkillRow } from '../tables/people/skills.ts';

/** Gangs, their purses, people and cars, as tables that any SQLite tool can read. */
export const gangProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'gang',
    columns: {
      seat: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      type: 'TEXT NOT NULL',
      is_human: 'INTEGER NOT NULL',
      base: 'TEXT NOT NULL',
      boss: 'TEXT NOT NULL',
      eliminated_month: 'INTEGER',
    },
    collection: 'gangs',
    key: 'seat',
    row: buildGangRow,
  },
  {
    table: 'purse',
    columns: {
      seat: 'TEXT NOT NULL',
      bank_dollars: 'INTEGER NOT NULL',
      permanent_reputation: 'INTEGER NOT NULL',
      payoff_policy: 'TEXT NOT NULL',
      withheld: 'TEXT NOT NULL',
      numbers_change: 'INTEGER NOT NULL',
      rests_json: 'TEXT NOT NULL',
    },
    collection: 'purses',
    key: 'seat',
    row: buildPurseRow,
  },
  {
    table: 'gangster',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      profile: 'TEXT',
      is_boss: 'INTEGER NOT NULL',
      fists: 'INTEGER NOT NULL',
      gats: 'INTEGER NOT NULL',
      guts: 'INTEGER NOT NULL',
      stunts: 'INTEGER NOT NULL',
      smarts: 'INTEGER NOT NULL',
      hits: 'INTEGER NOT NULL',
      skills: 'TEXT NOT NULL',
      weapons: 'TEXT NOT NULL',
      paid_dollars: 'INTEGER NOT NULL',
      joined_month: 'INTEGER NOT NULL',
      points_lost: 'INTEGER NOT NULL',
      is_stone_cold: 'INTEGER NOT NULL',
      custody: 'TEXT',
    },
    collection: 'gangsters',
    key: 'id',
    row: buildGangsterRow,
  },
  {
    table: 'vehicle',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      kind: 'TEXT NOT NULL',
      upgrades: 'TEXT NOT NULL',
      stolen: 'INTEGER NOT NULL',
    },
    collection: 'vehicles',
    key: 'id',
    row: buildVehicleRow,
  },
];

function buildGangRow(state: State, id: string): Row | null {
  const gang = state.gangs[id as SeatId];
  if (gang === undefined) return null;
  return {
    seat: gang.id,
    name: gang.name,
    type: gang.type,
    is_human: gang.isHuman ? 1 : 0,
    base: nameDistrict(gang.base),
    boss: gang.bossName,
    eliminated_month: gang.eliminatedMonth,
  };
}

function buildPurseRow(state: State, id: string): Row | null {
  const purse = state.purses[id as SeatId];
  if (purse === undefined) return null;
  return {
    seat: id,
    bank_dollars: purse.bankDollars,
    permanent_reputation: purse.permanentReputation,
    payoff_policy: purse.payoffPolicy,
    withheld: JSON.stringify(purse.withheld),
    numbers_change: purse.numbersChange,
    rests_json: JSON.stringify(purse.rests),
  };
}

function buildGangsterRow(state: State, id: string): Row | null {
  const gangster = state.gangsters[id as GangsterId];
  if (gangster === undefined) return null;
  return {
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    profile: gangster.profile,
    is_boss: gangster.isBoss ? 1 : 0,
    ...gangster.stats,
    skills: gangster.skills.map((skill) => lookUpSkillRow(skill).name).join(', '),
    weapons: gangster.weapons.map((weapon) => weaponTable[weapon].name).join(', '),
    paid_dollars: gangster.paidDollars,
    joined_month: gangster.joinedMonth,
    points_lost: countPointsLost(gangster),
    is_stone_cold: gangster.isStoneCold ? 1 : 0,
    custody: gangster.custody,
  };
}

function buildVehicleRow(state: State, id: string): Row | null {
  const vehicle = state.vehicles[id as keyof State['vehicles']];
  if (vehicle === undefined) return null;
  return {
    id: vehicle.id,
    gang: vehicle.gang,
    kind: vehicle.kind,
    upgrades: vehicle.upgrades.join(', '),
    stolen: vehicle.stolen ? 1 : 0,
  };
}
