import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { BusinessId, GangsterId } from '../../../src-shared/games/paradise/ids.ts';
import { businessTypeNames, districtNames } from '../../../src-shared/games/paradise/city.ts';
import { formatMonth } from '../../../src-shared/games/paradise/calendar.ts';
import type { Projection, Row } from '../../kernel/capabilities.ts';
import { bargainProjections } from './bargains/projections.ts';
import { battleProjections } from './battles/projections.ts';
import { infirmaryProjections } from './infirmary/projections.ts';
import { pointsLost } from './state/condition.ts';
import { entertainmentProjections } from './shows/projections.ts';
import type { ParadiseGame } from './game.ts';
import { racketOf } from './state/lookups.ts';
import { officialProjections } from './officials/projections.ts';
import type { State } from './state/index.ts';
import { weaponTable } from './tables/equipment.ts';
import { skillRow } from './tables/skills.ts';

/** How the state's collections are kept as tables that any SQLite tool can read. */
export const projections: readonly Projection<ParadiseGame>[] = [
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
    row: gangRow,
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
    row: purseRow,
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
    row: gangsterRow,
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
    row: vehicleRow,
  },
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
    row: businessRow,
  },
  {
    table: 'waiting_order',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      title: 'TEXT NOT NULL',
      order_json: 'TEXT NOT NULL',
      set_aside_dollars: 'INTEGER NOT NULL',
    },
    collection: 'orders',
    key: 'id',
    row: orderRow,
  },
  {
    table: 'outrage_month',
    columns: {
      month: 'INTEGER NOT NULL',
      date: 'TEXT NOT NULL',
      outrage_before: 'INTEGER NOT NULL',
      outrage: 'INTEGER NOT NULL',
      faces: 'TEXT NOT NULL',
      total: 'INTEGER NOT NULL',
      verdict: 'TEXT NOT NULL',
    },
    collection: 'months',
    key: 'month',
    row: monthRow,
  },
  {
    table: 'money_month',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      opening_dollars: 'INTEGER NOT NULL',
      loot_dollars: 'INTEGER NOT NULL',
      payoff_dollars: 'INTEGER NOT NULL',
      recruit_dollars: 'INTEGER NOT NULL',
      equipment_dollars: 'INTEGER NOT NULL',
      adjustment_dollars: 'INTEGER NOT NULL',
      closing_dollars: 'INTEGER NOT NULL',
      battle_dollars: 'INTEGER NOT NULL',
      training_dollars: 'INTEGER NOT NULL',
      show_dollars: 'INTEGER NOT NULL',
      ring_dollars: 'INTEGER NOT NULL',
      standing_dollars: 'INTEGER NOT NULL',
      official_dollars: 'INTEGER NOT NULL',
      care_dollars: 'INTEGER NOT NULL',
      court_dollars: 'INTEGER NOT NULL',
      bargain_dollars: 'INTEGER NOT NULL',
    },
    collection: 'books',
    key: 'id',
    row: booksRow,
  },
  ...bargainProjections,
  ...battleProjections,
  ...infirmaryProjections,
  ...entertainmentProjections,
  ...officialProjections,
];

function gangRow(state: State, id: string): Row | null {
  const gang = state.gangs[id as SeatId];
  if (gang === undefined) return null;
  return {
    seat: gang.id,
    name: gang.name,
    type: gang.type,
    is_human: gang.isHuman ? 1 : 0,
    base: districtNames[gang.base],
    boss: gang.bossName,
    eliminated_month: gang.eliminatedMonth,
  };
}

function purseRow(state: State, id: string): Row | null {
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

function gangsterRow(state: State, id: string): Row | null {
  const gangster = state.gangsters[id as GangsterId];
  if (gangster === undefined) return null;
  return {
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    profile: gangster.profile,
    is_boss: gangster.isBoss ? 1 : 0,
    ...gangster.stats,
    skills: gangster.skills.map((skill) => skillRow(skill).name).join(', '),
    weapons: gangster.weapons.map((weapon) => weaponTable[weapon].name).join(', '),
    paid_dollars: gangster.paidDollars,
    joined_month: gangster.joinedMonth,
    points_lost: pointsLost(gangster),
    is_stone_cold: gangster.isStoneCold ? 1 : 0,
    custody: gangster.custody,
  };
}

function vehicleRow(state: State, id: string): Row | null {
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

function businessRow(state: State, id: string): Row | null {
  const business = state.businesses[id as BusinessId];
  if (business === undefined) return null;
  return {
    id: business.id,
    name: business.name,
    type: businessTypeNames[business.type].one,
    racket: racketOf(business.type),
    district: districtNames[business.district],
    owner: business.owner,
    is_shut: business.isShut ? 1 : 0,
    idle_months: business.idleMonths,
    repair_months: business.repairMonths,
    owner_guts: state.ownerGuts[business.id] ?? null,
  };
}

function orderRow(state: State, id: string): Row | null {
  const waiting = state.orders[id as keyof State['orders']];
  if (waiting === undefined) return null;
  return {
    id: waiting.id,
    gang: waiting.seat,
    title: waiting.title,
    order_json: JSON.stringify(waiting.order),
    set_aside_dollars: waiting.setAside?.dollars ?? 0,
  };
}

function monthRow(state: State, id: string): Row | null {
  const month = state.months[Number(id)];
  if (month === undefined) return null;
  return {
    month: month.month,
    date: formatMonth(month.month),
    outrage_before: month.outrageBefore,
    outrage: month.outrage,
    faces: month.faces.join(' '),
    total: month.total,
    verdict: month.verdict,
  };
}

function booksRow(state: State, id: string): Row | null {
  const row = state.books[id];
  if (row === undefined) return null;
  return {
    id,
    gang: row.seat,
    month: row.month,
    opening_dollars: row.openingDollars,
    loot_dollars: row.lootDollars,
    payoff_dollars: row.payoffDollars,
    battle_dollars: row.battleDollars,
    care_dollars: row.careDollars,
    court_dollars: row.courtDollars,
    recruit_dollars: row.recruitDollars,
    equipment_dollars: row.equipmentDollars,
    official_dollars: row.officialDollars,
    training_dollars: row.trainingDollars,
    show_dollars: row.showDollars,
    ring_dollars: row.ringDollars,
    standing_dollars: row.standingDollars,
    bargain_dollars: row.bargainDollars,
    adjustment_dollars: row.adjustmentDollars,
    closing_dollars: row.closingDollars,
  };
}
