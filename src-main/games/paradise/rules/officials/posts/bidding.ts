import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { type OfficialKind, formatStyledName } from '#shared/games/paradise/officials.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { hasAccountant, requirePurse, computeReputation } from '#main/games/paradise/rules/lookups.ts';
import { callOff } from '#main/games/paradise/rules/filing/filing.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { bidStepDollars, officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { rollHighest } from './contest.ts';
import type { FailedBidCause } from '#main/games/paradise/rules/events/schemas/officials.ts';
import { isShunned } from './buying.ts';
import { computePayDiscount, listOwners, payDollars, findPayroll } from '../lookups.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';
import { listFiled, type Filed } from './waiting.ts';

/**
 * [OFF-6] Returns true for officials who serve one gang alone. Reporters are not bid for, as there is always another.
 */
export function isBiddable(kind: OfficialKind): boolean {
  const { owners, count } = officialTable[kind];
  return owners === 'one' && count !== null;
}

/** One side of a war over an official: a bidder, or the gang that has him. */
type Side = { seat: SeatId; limitDollars: number; isOwner: boolean };

/** [OFF-6, MONTH-7] Opens the sealed bids, official by official. */
export function openBids(table: ParadiseTable): void {
  const bids = listFiled(table.state, 'bid');
  const wanted = Object.keys(table.state.officials) as OfficialId[];
  for (const id of wanted) {
    const here = bids.filter(({ order }) => order.official === id);
    if (here.length > 0) settle(table, id, here);
  }
  const gone = bids.filter(({ order }) => table.state.officials[order.official] === undefined);
  for (const bid of gone) callOff(table, bid);
}

function settle(table: ParadiseTable, id: OfficialId, bids: readonly Filed<'bid'>[]): void {
  const { state } = table;
  const official = state.officials[id];
  if (official === undefined) return;
  const [owner] = listOwners(state, id);
  const held = owner === undefined ? null : findPayroll(state, owner, id);
  const fromDollars = held === null ? officialTable[official.kind].monthlyDollars : held.rateDollars + bidStepDollars;
  const sides: Side[] = [];
  for (const { seat, order } of bids) {
    const why = explainFailedBid(state, seat, official, fromDollars);
    if (why === null && order.limitDollars >= fromDollars) {
      const limitDollars = Math.min(order.limitDollars, reach(state, seat));
      sides.push({ seat, limitDollars, isOwner: false });
    } else fail(table, { seat, order }, official, why ?? 'outbid');
  }
  if (sides.length === 0) return;
  if (held !== null) {
    sides.push({ seat: held.seat, limitDollars: held.limitDollars, isOwner: true });
  }
  const { winner, rateDollars } = decideWar(table, official, sides, fromDollars);
  if (winner.isOwner) {
    table.emit({ type: 'official-kept', seat: winner.seat, official: buildOfficialRef(official), rateDollars });
  } else {
    buyAtBid(table, winner, official, rateDollars);
    if (held !== null) {
      const left = { seat: held.seat, official: buildOfficialRef(official), why: 'outbid' as const };
      table.emit({ type: 'official-left', ...left });
    }
  }
  for (const { seat, order } of bids) {
    const stood = sides.some((side) => side.seat === seat && side !== winner);
    if (stood) fail(table, { seat, order }, official, 'outbid');
  }
}

/** [GANG-4, GANG-12] Explains why a bidder cannot buy at the moment the bids are opened, or returns null. */
function explainFailedBid(
  state: State,
  seat: SeatId,
  official: DeepReadonly<Official>,
  fromDollars: number,
): FailedBidCause | null {
  const purse = requirePurse(state, seat);
  if (official.forSaleFromMonth > state.month || isShunned(state, seat, official.id)) {
    return 'not-for-sale';
  }
  if (!hasAccountant(state, seat)) return 'accountant';
  if (computeReputation(purse) < officialTable[official.kind].minReputation) return 'reputation';
  const percent = computePayDiscount(state, seat);
  return payDollars(fromDollars, percent) > purse.bankDollars ? 'money' : null;
}

/** Returns the highest rate whose first month the bank can pay, in whole steps. */
function reach(state: State, seat: SeatId): number {
  const { bankDollars } = requirePurse(state, seat);
  let rate = Math.ceil((bankDollars * 1.25) / bidStepDollars) * bidStepDollars;
  const percent = computePayDiscount(state, seat);
  while (payDollars(rate, percent) > bankDollars) rate -= bidStepDollars;
  return rate;
}

/**
 * [OFF-6] Raises the monthly payoff until all but one side have stopped: the winner pays a step above the loser's
 * limit, never above his own. At equal limits the owner keeps him; newcomers roll.
 */
function decideWar(
  table: ParadiseTable,
  official: DeepReadonly<Official>,
  sides: readonly Side[],
  fromDollars: number,
): { winner: Side; rateDollars: number } {
  const best = Math.max(...sides.map(({ limitDollars }) => limitDollars));
  const leaders = sides.filter(({ limitDollars }) => limitDollars === best);
  const winner = leaders.find(({ isOwner }) => isOwner) ?? decideFirst(table, official, leaders);
  const others = sides.filter((side) => side !== winner).map((side) => side.limitDollars);
  const beaten = Math.max(0, ...others) + bidStepDollars;
  const least = winner.isOwner ? fromDollars - bidStepDollars : fromDollars;
  return { winner, rateDollars: Math.min(best, Math.max(least, beaten)) };
}

function decideFirst(table: ParadiseTable, official: DeepReadonly<Official>, leaders: readonly Side[]): Side {
  const [only] = leaders;
  if (only === undefined) throw new Error('A war over an official needs somebody in it.');
  if (leaders.length === 1) return only;
  const contenders = leaders.map(({ seat }) => ({ seat, modifiers: [] }));
  const { winner } = rollHighest(table, contenders, `Equal bids for ${formatStyledName(official)}`);
  return leaders.find(({ seat }) => seat === winner) ?? only;
}

function buyAtBid(
  table: ParadiseTable,
  { seat, limitDollars }: Side,
  official: DeepReadonly<Official>,
  rateDollars: number,
): void {
  table.emit({
    type: 'official-bought',
    seat,
    official: buildOfficialRef(official),
    rateDollars,
    limitDollars: Math.max(limitDollars, rateDollars),
    dollars: payDollars(rateDollars, computePayDiscount(table.state, seat)),
    joins: null,
  });
}

function fail(
  table: ParadiseTable,
  { seat, order }: Pick<Filed<'bid'>, 'seat' | 'order'>,
  official: DeepReadonly<Official>,
  why: FailedBidCause,
): void {
  const { limitDollars } = order;
  table.emit({ type: 'bid-failed', seat, official: buildOfficialRef(official), limitDollars, why });
}
