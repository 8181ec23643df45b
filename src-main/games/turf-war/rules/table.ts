import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Table } from '#kernel/run.ts';
import type { TurfWarEvent } from './events/events.ts';
import type { TurfWarState } from './state.ts';

export type TurfWarTable = Table<TurfWarState, TurfWarEvent>;

/** The orders of every gang in the game for one turn. */
export type Sheets = Readonly<Record<SeatId, readonly DeepReadonly<SheetOrder>[]>>;

export { openEntry } from '#kernel/founding.ts';

/** The orders of a kind on one gang's sheet. */
export function listOrdersOfKind<K extends SheetOrder['kind']>(
  sheets: Sheets,
  seat: SeatId,
  kind: K,
): DeepReadonly<Extract<SheetOrder, { kind: K }>>[] {
  return (sheets[seat] ?? []).filter(
    (order): order is DeepReadonly<Extract<SheetOrder, { kind: K }>> => order.kind === kind,
  );
}
