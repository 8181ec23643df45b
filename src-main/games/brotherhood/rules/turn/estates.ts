import type { SeatId } from '#shared/words/ids.ts';
import { requireFamily, listOwnMarkers, listOwnOperations, listRoster } from '../lookups.ts';
import type { State } from '../state.ts';
import type { BrotherhoodTable } from '../table.ts';

/** [BRO-GF-8] Finds the final heir of a family killed this turn; null where the chain closes. */
export function findHeir(state: State, seat: SeatId): SeatId | null {
  const seen = new Set<SeatId>();
  let at: SeatId = seat;
  for (;;) {
    const { dead } = requireFamily(state, at);
    if (dead === null || dead.turn < state.turn) return at;
    if (seen.has(at) || dead.by === null) return null;
    seen.add(at);
    at = dead.by;
  }
}

/** [BRO-GF-6 to BRO-GF-8] Passes on the estates of the dead, after all spoils and before the income. */
export function runEstates(table: BrotherhoodTable): void {
  const died = table.state.seats.filter((seat) => requireFamily(table.state, seat).dead?.turn === table.state.turn);
  const heirs = new Map(died.map((seat) => [seat, findHeir(table.state, seat)]));
  for (const [from, to] of heirs) {
    const { inheritance } = table.state.house;
    const hoods = listRoster(table.state, from).map(({ id }) => id);
    table.emit({
      type: 'estate-passed',
      from,
      to,
      hoods: to !== null && inheritance === 'all' ? hoods : [],
      operations: listOwnOperations(table.state, from).map(({ id }) => id),
      markers:
        to !== null && inheritance === 'operations-only' ? [] : listOwnMarkers(table.state, from).map(({ id }) => id),
      gathered: [...requireFamily(table.state, from).gathered],
    });
  }
}
