import { formatDollars } from '#shared/words/text.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import {
  requireFamily,
  countFreeStock,
  listLivingSeats,
  listOwnMarkers,
  buildNames,
  listOwnOperations,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { BrotherhoodTable } from '../table.ts';

type Stock = Record<'revenue' | 'influence', number>;

/** [BRO-TRANS-3] The holdings of everybody when the phase began; gifts reduce them. */
type Before = {
  cash: Record<SeatId, number>;
  room: Record<SeatId, Stock>;
  operations: ReadonlyMap<SeatId, readonly { id: string; area: AreaId }[]>;
  markers: ReadonlyMap<SeatId, readonly { id: string; area: AreaId }[]>;
};

/** [BRO-TRANS] Gifts of money, operations and influence, all at one time. */
export function runTransfers(table: BrotherhoodTable): void {
  const seats = listLivingSeats(table.state);
  const before = recordBefore(table.state, seats);
  for (const seat of seats) {
    const { godfather } = requireFamily(table.state, seat);
    for (const line of table.state.sheets[seat] ?? []) {
      if (line.kind !== 'give-money' && line.kind !== 'give-revenue' && line.kind !== 'give-influence') {
        continue;
      }
      const title = describeGift(table.state, line);
      if (godfather.status === 'jailed') {
        recordLapse(table, seat, title, 'nothing leaves a family while its Godfather is in jail', 'BRO-TRANS-4');
      } else if (requireFamily(table.state, line.to).dead !== null) {
        recordLapse(table, seat, title, 'that family is out of the game', 'BRO-TRANS-1');
      } else if (line.kind === 'give-money') {
        giveMoney(table, before, seat, line.to, line.dollars);
      } else {
        const of = line.kind === 'give-revenue' ? 'revenue' : 'influence';
        giveCounters(table, before, of, { from: seat, to: line.to, area: line.area, count: line.count, title });
      }
    }
  }
}

function recordBefore(state: State, seats: readonly SeatId[]): Before {
  return {
    cash: Object.fromEntries(seats.map((seat) => [seat, requireFamily(state, seat).cashDollars])),
    room: Object.fromEntries(
      seats.map((seat) => [
        seat,
        { revenue: countFreeStock(state, seat, 'revenue'), influence: countFreeStock(state, seat, 'influence') },
      ]),
    ),
    operations: new Map(seats.map((seat) => [seat, listOwnOperations(state, seat)])),
    markers: new Map(seats.map((seat) => [seat, listOwnMarkers(state, seat)])),
  };
}

function describeGift(
  state: State,
  line: { kind: string; to: SeatId; dollars?: number; count?: number; area?: AreaId },
): string {
  const names = buildNames(state);
  const what =
    line.kind === 'give-money'
      ? formatDollars(line.dollars ?? 0)
      : `${line.count ?? 0} ${line.kind === 'give-revenue' ? 'operations' : 'markers of influence'} in ${names.area(line.area ?? 'status-quo')}`;
  return `Give ${what} to the ${names.family(line.to)}`;
}

function giveMoney(table: BrotherhoodTable, before: Before, from: SeatId, to: SeatId, asked: number): void {
  const dollars = Math.min(asked, before.cash[from] ?? 0);
  if (dollars < asked) {
    const title = `Give ${formatDollars(asked)} to the ${buildNames(table.state).family(to)}`;
    recordLapse(table, from, title, `only ${formatDollars(dollars)} was there when the phase began`, 'BRO-TRANS-3');
  }
  if (dollars === 0) return;
  before.cash[from] = (before.cash[from] ?? 0) - dollars;
  table.emit({ type: 'money-given', from, to, dollars });
}

type Gift = { from: SeatId; to: SeatId; area: AreaId; count: number; title: string };

/** [BRO-TRANS-2] Counters are changed against the recipient’s own; without a free one they stay. */
function giveCounters(
  table: BrotherhoodTable,
  before: Before,
  of: 'revenue' | 'influence',
  { from, to, area, count, title }: Gift,
): void {
  const owned = of === 'revenue' ? before.operations : before.markers;
  const isStillOwned = (id: string): boolean =>
    (of === 'revenue' ? table.state.operations[id as never]?.family : table.state.markers[id as never]?.family) ===
    from;
  const there = (owned.get(from) ?? []).filter((one) => one.area === area && isStillOwned(one.id));
  const room = before.room[to] ?? { revenue: 0, influence: 0 };
  const given = there.slice(0, Math.min(count, room[of]));
  if (given.length < Math.min(count, there.length)) {
    const what = of === 'revenue' ? 'operation' : 'marker';
    recordLapse(table, from, title, `there was no free ${what} for what did not fit`, 'BRO-TRANS-2');
  } else if (given.length < count) {
    recordLapse(table, from, title, 'there were not so many left to give', 'BRO-ORD-9');
  }
  if (given.length === 0) return;
  room[of] -= given.length;
  const ids = given.map(({ id }) => id);
  const move = { from, to, area, by: 'gift' } as const;
  if (of === 'revenue') table.emit({ type: 'revenue-moved', ...move, operations: ids as never });
  else table.emit({ type: 'influence-moved', ...move, markers: ids as never });
}

/** [BRO-ORD-9] Records that a line, or the rest of it, came to nothing. */
export function recordLapse(table: BrotherhoodTable, seat: SeatId, title: string, why: string, rule: string): void {
  table.emit({ type: 'line-lapsed', seat, title, why, rule });
}
