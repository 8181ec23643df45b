import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { pickFreshName } from '../setup/mobsters.ts';
import { computeConsolation, drawsPay, requireGang, listLivingSeats, listPieces } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Piece } from '../records.ts';
import { listOrdersOfKind, type Sheets, type TurfWarTable } from '../table.ts';
import { drop } from './diplomacy.ts';
import { takeOut } from './leaving.ts';

/** [WAR-TURN-3] Consolation, then salaries. */
export function runUpkeep(table: TurfWarTable, sheets: Sheets): void {
  for (const seat of listLivingSeats(table.state)) payFamilies(table, seat);
  for (const seat of listLivingSeats(table.state)) paySalaries(table, sheets, seat);
}

/** [WAR-PAY-1, WAR-PAY-2] Pays the families of the dead first; a gang that cannot pay them disbands. */
function payFamilies(table: TurfWarTable, seat: SeatId): void {
  const { dead, treasuryMc } = requireGang(table.state, seat);
  if (dead.hitmen + dead.lieutenants === 0) return;
  const mc = computeConsolation(table.state, dead);
  if (mc > treasuryMc) {
    takeOut(table, seat, 'disbanded');
    return;
  }
  table.emit({ type: 'consolation-paid', seat, mc, ...dead });
}

/** [WAR-PAY-4 to WAR-PAY-7] Computes who is paid from a gang's purse, and who leaves. */
export function computePayroll(
  state: Pick<State, 'pieces' | 'turn' | 'house'>,
  seat: SeatId,
  withheld: ReadonlySet<PieceId>,
  purseMc: number,
): { paid: DeepReadonly<Piece>[]; refused: DeepReadonly<Piece>[]; unpaid: DeepReadonly<Piece>[] } {
  const due = listPieces(state, seat)
    .filter((piece) => drawsPay(state.turn, piece))
    .sort((a, b) => b.xp - a.xp || a.number - b.number);
  const refused = due.filter(({ id }) => withheld.has(id));
  const willing = due.filter(({ id }) => !withheld.has(id));
  const { salary } = state.house.prices;
  const most = salary === 0 ? willing.length : Math.floor(purseMc / salary);
  return { paid: willing.slice(0, most), refused, unpaid: willing.slice(most) };
}

function paySalaries(table: TurfWarTable, sheets: Sheets, seat: SeatId): void {
  const { state } = table;
  const withheld = new Set(listOrdersOfKind(sheets, seat, 'withhold').flatMap(({ pieces }) => [...pieces]));
  const { paid, refused, unpaid } = computePayroll(state, seat, withheld, requireGang(state, seat).treasuryMc);
  const { salary } = state.house.prices;
  if (paid.length > 0) {
    const onBoard = paid.filter(({ area }) => area !== null);
    table.emit({
      type: 'salaries-paid',
      seat,
      mc: paid.length * salary,
      publicMc: onBoard.length * salary,
      men: paid.length,
    });
  }
  for (const [leavers, wereRefused] of [
    [refused, true],
    [unpaid, false],
  ] as const) {
    for (const isPublic of [true, false]) {
      const pieces = leavers.filter(({ area }) => (area !== null) === isPublic).map(({ id }) => id);
      if (pieces.length === 0) continue;
      table.emit({ type: 'walked-out', seat, pieces, isPublic, refused: wereRefused });
    }
  }
}

/** [WAR-TURN-4, WAR-HIRE-1] */
export function runRecruitment(table: TurfWarTable, sheets: Sheets): void {
  for (const seat of listLivingSeats(table.state)) {
    const orders = listOrdersOfKind(sheets, seat, 'hire');
    const wanted = orders.reduce((sum, { count }) => sum + count, 0);
    if (wanted === 0) continue;
    const { state } = table;
    const { treasuryMc, entered, nameStart } = requireGang(state, seat);
    const price = state.house.prices.hire;
    const count = Math.min(wanted, price === 0 ? wanted : Math.floor(treasuryMc / price));
    if (count < wanted) drop(table, seat, `Hire ${wanted}`, `There was money for ${count} only.`);
    if (count === 0) continue;
    const names = orders.flatMap((order) => [...order.names]);
    const taken = new Set(listPieces(state, seat).map(({ name }) => name));
    const pieces = Array.from({ length: count }, (_, place) => {
      const number = entered + place + 1;
      const asked = names[place];
      const name = asked === undefined || taken.has(asked) ? pickFreshName(taken, nameStart, number) : asked;
      taken.add(name);
      return { id: `${seat}-${number}` as PieceId, name, number };
    });
    table.emit({ type: 'hired', seat, mc: count * price, pieces });
  }
}
