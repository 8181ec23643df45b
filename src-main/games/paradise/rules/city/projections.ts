import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { State } from '../state.ts';
import { findRacket } from './fullRackets.ts';
import type { PlayedGame } from '../state/playedGame.ts';

/** The businesses, as tables that any SQLite tool can read. */
export const cityProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'business',
    columns: {
      id: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      type: 'TEXT NOT NULL',
      racket: 'TEXT NOT NULL',
      district: 'TEXT NOT NULL',
      owner: 'TEXT',
      is_shut: 'INTEGER NOT NULL',
      idle_months: 'INTEGER NOT NULL',
      owner_guts: 'INTEGER',
      repair_months: 'INTEGER NOT NULL',
    },
    collection: 'businesses',
    alongside: 'ownerGuts',
    key: 'id',
    row: buildBusinessRow,
  },
];

function buildBusinessRow(state: State, id: string): Row | null {
  const business = state.businesses[id as BusinessId];
  if (business === undefined) return null;
  return {
    id: business.id,
    name: business.name,
    type: businessTypeNames[business.type].one,
    racket: findRacket(business.type),
    district: nameDistrict(business.district),
    owner: business.owner,
    is_shut: business.isShut ? 1 : 0,
    idle_months: business.idleMonths,
    repair_months: business.repairMonths,
    owner_guts: state.ownerGuts[business.id] ?? null,
  };
}
