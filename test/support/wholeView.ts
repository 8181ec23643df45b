import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** All that a seat knows as plain data, the long lists too, which a view has only for who asks. */
export function wholeView(state: State, seat: SeatId) {
  const view = buildSeatView(state, seat);
  return {
    ...view,
    books: view.books(),
    sightings: view.sightings(),
    feuds: view.feuds(),
    menSeen: view.menSeen(),
    ownersKnown: view.ownersKnown(),
    doorFights: view.doorFights(),
    blows: view.blows(),
  };
}
