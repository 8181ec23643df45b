import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { officialKindNames, postName } from '#shared/games/paradise/officials.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { PlayedGame } from '../state/playedGame.ts';
import type { State } from '../state.ts';

/** City Hall as tables: posts, payrolls, and dealings that are closed to a gang. */
export const officialProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'official',
    columns: {
      id: 'TEXT NOT NULL',
      kind: 'TEXT NOT NULL',
      post: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      smarts: 'INTEGER NOT NULL',
      seated_month: 'INTEGER NOT NULL',
      for_sale_from_month: 'INTEGER NOT NULL',
      seen_with: 'TEXT NOT NULL',
    },
    collection: 'officials',
    key: 'id',
    row: buildOfficialRow,
  },
  {
    table: 'payroll',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      official: 'TEXT NOT NULL',
      rate_dollars: 'INTEGER NOT NULL',
      limit_dollars: 'INTEGER NOT NULL',
      wants_dollars: 'INTEGER',
      is_withheld: 'INTEGER NOT NULL',
      since_month: 'INTEGER NOT NULL',
    },
    collection: 'payrolls',
    key: 'id',
    row: buildPayrollRow,
  },
  {
    table: 'dealing',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      official: 'TEXT NOT NULL',
      shuns_until_month: 'INTEGER NOT NULL',
      outbid_month: 'INTEGER NOT NULL',
      outbid_dollars: 'INTEGER NOT NULL',
    },
    collection: 'dealings',
    key: 'id',
    row: buildDealingRow,
  },
];

function buildOfficialRow(state: State, id: string): Row | null {
  const official = state.officials[id as OfficialId];
  if (official === undefined) return null;
  return {
    id,
    kind: officialKindNames[official.kind].one,
    post: postName(official),
    name: official.name,
    smarts: official.smarts,
    seated_month: official.seatedMonth,
    for_sale_from_month: official.forSaleFromMonth,
    seen_with: JSON.stringify(official.seenWith),
  };
}

function buildPayrollRow(state: State, id: string): Row | null {
  const payroll = state.payrolls[id];
  if (payroll === undefined) return null;
  return {
    id,
    gang: payroll.seat,
    official: payroll.official,
    rate_dollars: payroll.rateDollars,
    limit_dollars: payroll.limitDollars,
    wants_dollars: payroll.wantsDollars,
    is_withheld: payroll.isWithheld ? 1 : 0,
    since_month: payroll.sinceMonth,
  };
}

function buildDealingRow(state: State, id: string): Row | null {
  const dealing = state.dealings[id];
  if (dealing === undefined) return null;
  return {
    id,
    gang: dealing.seat,
    official: dealing.official,
    shuns_until_month: dealing.shunsUntilMonth,
    outbid_month: dealing.outbidMonth,
    outbid_dollars: dealing.outbidDollars,
  };
}
