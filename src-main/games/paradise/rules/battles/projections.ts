import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { PlayedGame } from '../state/playedGame.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { State } from '../state.ts';
import { findBattleHead } from '../lookups.ts';
import { buildPastBattle } from '../state/records/pastBattles.ts';
import { weaponTable } from '../tables/people/equipment.ts';

/** Battles and their results, as rows. */
export const battleProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'battle',
    columns: {
      id: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      scenario: 'TEXT NOT NULL',
      attackers: 'TEXT NOT NULL',
      defenders: 'TEXT NOT NULL',
      district: 'TEXT NOT NULL',
      business: 'TEXT',
      target: 'TEXT',
      settled: 'TEXT',
      winner: 'TEXT',
      ending: 'TEXT',
    },
    collection: 'battles',
    alongside: 'pastBattles',
    key: 'id',
    row: buildBattleRow,
  },
  {
    table: 'departed',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      profile: 'TEXT',
      was_boss: 'INTEGER NOT NULL',
      month: 'INTEGER NOT NULL',
      battle: 'TEXT',
      funeral_held: 'INTEGER NOT NULL',
    },
    collection: 'graveyard',
    key: 'id',
    row: buildDepartedRow,
  },
  {
    table: 'sighting',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      gangster: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      stats_json: 'TEXT NOT NULL',
      weapons: 'TEXT NOT NULL',
    },
    collection: 'sightings',
    key: 'id',
    row: buildSightingRow,
  },
];

function buildBattleRow(state: State, id: string): Row | null {
  const battle = state.battles[id as BattleId];
  const past = battle === undefined ? state.pastBattles[id as BattleId] : buildPastBattle(battle);
  const month = battle?.month ?? past?.month;
  const head = findBattleHead(state, id as BattleId);
  if (month === undefined || head === null) return null;
  return {
    id,
    month,
    scenario: head.scenario,
    attackers: head.attackers,
    defenders: head.defenders,
    district: nameDistrict(head.district),
    business: head.business ?? null,
    target: head.target ?? head.official?.id ?? null,
    settled: past?.how ?? null,
    winner: past?.outcome?.winner ?? null,
    ending: past?.outcome?.ending ?? null,
  };
}

function buildDepartedRow(state: State, id: string): Row | null {
  const departed = state.graveyard[id as keyof State['graveyard']];
  if (departed === undefined) return null;
  const { gangster, month, battle, funeralHeld } = departed;
  return {
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    profile: gangster.profile,
    was_boss: gangster.isBoss ? 1 : 0,
    month,
    battle,
    funeral_held: funeralHeld ? 1 : 0,
  };
}

function buildSightingRow(state: State, id: string): Row | null {
  const sighting = state.sightings[id];
  if (sighting === undefined) return null;
  return {
    id,
    gang: sighting.seat,
    gangster: sighting.gangster,
    month: sighting.month,
    stats_json: JSON.stringify(sighting.stats),
    weapons: sighting.weapons.map((weapon) => weaponTable[weapon].name).join(', '),
  };
}
