import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  requireAreaInPlay,
  listArmedSeats,
  countFreeStock,
  listHoodsIn,
  listLivingSeats,
  listOperationsIn,
  listOwnOperations,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { Operation, Stage } from '../records.ts';
import { findLineFor, type BrotherhoodTable } from '../table.ts';
import { rankSeats } from './rollOff.ts';

type Spoils = DeepReadonly<Extract<Stage, { at: 'spoils' }>>;

/** [BRO-SPOIL-1, BRO-SPOIL-5] Operations a family may take in an area. */
export function listTakableOperations(state: State, area: AreaId, seat: SeatId): DeepReadonly<Operation>[] {
  if (state.now[area]?.isQuiet === true || countFreeStock(state, seat, 'revenue') === 0) return [];
  const isAtPeace = (other: SeatId): boolean =>
    state.peaces.some((one) => one.area === area && one.parties.includes(seat) && one.parties.includes(other));
  const guarded = listArmedSeats(state, area);
  return listOperationsIn(state, area).filter(
    ({ family }) => family !== seat && !guarded.includes(family) && !isAtPeace(family),
  );
}

/** [BRO-SPOIL-3] Lists the families that may take in an area, in their order: most hoods, more Hitmen, a roll-off. */
export function listTakersIn(table: BrotherhoodTable, area: AreaId): SeatId[] {
  const { state } = table;
  const living = listLivingSeats(state);
  const there = listArmedSeats(state, area).filter(
    (seat) => living.includes(seat) && listTakableOperations(state, area, seat).length > 0,
  );
  return rankSeats(
    table,
    there,
    [
      (seat) => listHoodsIn(state, area, seat).length,
      (seat) => listHoodsIn(state, area, seat).filter(({ kind }) => kind === 'hitman').length,
    ],
    `Who takes first in ${requireAreaInPlay(state, area).name}`,
  );
}

/** [BRO-SPOIL-2] One for each surviving hood. */
export function mayTake(state: State, area: AreaId, seat: SeatId, stage: Spoils): boolean {
  const took = stage.took[seat] ?? 0;
  return (
    !stage.passed.includes(seat) &&
    took < listHoodsIn(state, area, seat).length &&
    listTakableOperations(state, area, seat).length > 0
  );
}

/** [BRO-ASK-5] Finds the rival whose operation a family’s sheet takes next; null if none. */
export function takeByOrder(state: State, area: AreaId, seat: SeatId, took: number): SeatId | null {
  const line = findLineFor(state, seat, 'spoils', area);
  const most = line === null || line.take === 'all' ? Infinity : line.take === 'none' ? 0 : line.take;
  if (took >= most) return null;
  const owners = new Set(listTakableOperations(state, area, seat).map(({ family }) => family));
  const listed = (line?.from ?? []).find((other) => owners.has(other));
  if (listed !== undefined) return listed;
  return (
    state.seats
      .filter((other) => owners.has(other))
      .toSorted((a, b) => listOwnOperations(state, b).length - listOwnOperations(state, a).length)[0] ?? null
  );
}

/** [BRO-SPOIL-4] */
export function take(table: BrotherhoodTable, area: AreaId, seat: SeatId, from: SeatId): void {
  const operation = listTakableOperations(table.state, area, seat).find(({ family }) => family === from);
  if (operation === undefined) return;
  const { id, description } = operation;
  table.emit({ type: 'operation-taken', seat, from, area, operation: id, description });
}
