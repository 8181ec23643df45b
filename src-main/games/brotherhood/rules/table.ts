import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Table } from '#kernel/run.ts';
import type { BrotherhoodEvent } from './events/events.ts';
import type { BrotherhoodState, State } from './state.ts';

export type BrotherhoodTable = Table<BrotherhoodState, BrotherhoodEvent>;

export { openEntry } from '#kernel/founding.ts';

type LineOf<K extends SheetOrder['kind']> = DeepReadonly<Extract<SheetOrder, { kind: K }>>;

/** A family's lines of one kind, in written order. */
export function listLinesOfKind<K extends SheetOrder['kind']>(state: State, seat: SeatId, kind: K): LineOf<K>[] {
  return (state.sheets[seat] ?? []).filter((line): line is LineOf<K> => line.kind === kind);
}

/** [BRO-ORD-2] Finds a family's order for an area: a line for the area beats the line for all. */
export function findLineFor<K extends 'fire' | 'fight-on' | 'deal' | 'truce' | 'spoils'>(
  state: State,
  seat: SeatId,
  kind: K,
  area: string,
): LineOf<K> | null {
  const lines: readonly (LineOf<K> & { readonly area: string })[] = listLinesOfKind(state, seat, kind) as never;
  const own = lines.findLast((line) => line.area === area);
  return own ?? lines.findLast((line) => line.area === 'all') ?? null;
}
