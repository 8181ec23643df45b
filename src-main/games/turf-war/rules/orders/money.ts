import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeConsolation, requireGang, listOwnedAreas } from '../lookups.ts';
import type { State } from '../state.ts';
import { computePayroll } from '../turn/upkeep.ts';

type Payroll = ReturnType<typeof computePayroll>;

type Filed = readonly DeepReadonly<SheetOrder>[];

/** [WAR-ORD-5, WAR-PAY-8] The sum of a sheet, line by line; whole MC. */
export type SheetSum = {
  treasuryMc: number;
  giftsMc: number;
  consolationMc: number;
  salariesMc: number;
  hiresMc: number;
  leftMc: number;
  incomeMc: number;
  unpaid: number;
};

const add = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

function sumGifts(filed: Filed): number {
  return add(filed.map((one) => (one.kind === 'gift' ? one.mc : 0)));
}

/** [WAR-PAY-4 to WAR-PAY-7] Computes who is paid under a sheet, and who leaves over it. */
export function computeSheetPayroll(state: State, seat: SeatId, filed: Filed): Payroll {
  const { treasuryMc, dead } = requireGang(state, seat);
  const withheld = new Set<PieceId>(filed.flatMap((one) => (one.kind === 'withhold' ? [...one.pieces] : [])));
  const purse = Math.max(0, treasuryMc - sumGifts(filed) - computeConsolation(state, dead));
  return computePayroll(state, seat, withheld, purse);
}

/** Computes the cost of a sheet and the money it leaves in hand. */
export function computeSheetSum(state: State, seat: SeatId, filed: Filed): SheetSum {
  const gang = requireGang(state, seat);
  const giftsMc = sumGifts(filed);
  const consolationMc = computeConsolation(state, gang.dead);
  const { paid, refused, unpaid } = computeSheetPayroll(state, seat, filed);
  const salariesMc = paid.length * state.house.prices.salary;
  const hiresMc = add(filed.map((one) => (one.kind === 'hire' ? one.count : 0))) * state.house.prices.hire;
  const isUnpaid = gang.noIncomeTurn === state.turn;
  return {
    treasuryMc: gang.treasuryMc,
    giftsMc,
    consolationMc,
    salariesMc,
    hiresMc,
    leftMc: gang.treasuryMc - giftsMc - consolationMc - salariesMc - hiresMc,
    incomeMc: isUnpaid ? 0 : listOwnedAreas(state, seat).length * state.house.prices.income,
    unpaid: refused.length + unpaid.length,
  };
}

/** [WAR-PAY-8] Computes the exact amount left for hires. */
export function computeSpendable(state: State, seat: SeatId, filed: Filed): number {
  return computeSheetSum(state, seat, filed).leftMc;
}
