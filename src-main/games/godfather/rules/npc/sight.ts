import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Deal, Family } from '../records.ts';
import type { Decks, State } from '../state.ts';

/** [GOD-FOG-1] All that a family’s planner may know: the public board and its own hand. */
export type Sight = DeepReadonly<{ seat: SeatId; state: State; own: Family }>;

const noDecks: Decks = {
  playing: { draw: [], discard: [] },
  good: { draw: [], discard: [] },
  bad: { draw: [], discard: [] },
};

/** [GOD-FOG-1] True if a seat may know of a deal: accepted ones are public, offers are for the two. */
export function mayKnowDeal({ status, from, to }: Pick<Deal, 'status' | 'from' | 'to'>, seat: SeatId): boolean {
  const isPublic = status !== 'offered' && status !== 'refused';
  return isPublic || from === seat || to === seat;
}

/** [GOD-FOG-1, GOD-FOG-3] Builds the state as a seat may know it; anything secret is blank. */
export function buildSight(state: State, seat: SeatId): Sight {
  const own = state.families[seat];
  if (own === undefined) throw new Error(`There is no family ${seat}.`);
  const families = Object.fromEntries(
    Object.values(state.families).map((family) => [
      family.seat,
      family.seat === seat
        ? family
        : {
            ...family,
            hand: family.hand === null ? null : ('unknown' as const),
            whim: 0,
            grudges: {},
            doctrine: 'landlord' as const,
            level: 'standard' as const,
          },
    ]),
  );
  const isMine = state.turn.seat === seat;
  const log = isMine ? state.turn.log : { ...state.turn.log, proposals: 0 };
  return {
    seat,
    own,
    state: {
      ...state,
      families,
      decks: noDecks,
      deals: Object.fromEntries(Object.entries(state.deals).filter(([, deal]) => mayKnowDeal(deal, seat))),
      dealsPut: 0,
      stoodIn: [],
      turn: { ...state.turn, log },
    },
  };
}
