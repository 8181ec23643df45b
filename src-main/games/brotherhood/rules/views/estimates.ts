import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { listFamilies, requireFamily } from '../lookups.ts';
import type { State } from '../state.ts';

/** Cash by public facts, in dollars, and the least and the most it may be. */
export type Estimate = { figureDollars: number; lowDollars: number; highDollars: number };

const createExact = (dollars: number): Estimate => ({
  figureDollars: dollars,
  lowDollars: dollars,
  highDollars: dollars,
});

/** True if a viewer may read a family's till. */
export function mayKnowCash(state: State, viewer: Viewer | null, seat: SeatId): boolean {
  const { dead } = requireFamily(state, seat);
  return viewer === 'gm' || viewer === seat || state.ending !== null || dead !== null || state.house.openBooks;
}

/** Computes the viewer's own gifts to a family less its gifts to him: he can count that exactly. */
function computeKnownGifts(state: State, viewer: Viewer | null, seat: SeatId): number {
  return state.gifts.reduce((sum, { from, to, dollars }) => {
    if (from === viewer && to === seat) return sum + dollars;
    return from === seat && to === viewer ? sum - dollars : sum;
  }, 0);
}

/** [BRO-FOG-2] Estimates a family's cash for a viewer; null means the public. */
export function estimateCash(state: State, viewer: Viewer | null, seat: SeatId): Estimate {
  const { cashDollars, dead, figureDollars, placedFigureDollars } = requireFamily(state, seat);
  if (dead !== null) return createExact(dead.cashDollars);
  if (mayKnowCash(state, viewer, seat)) return createExact(cashDollars);
  const isBeforeGifts = state.records.length === 0 && state.stage.at === 'orders';
  const own = computeKnownGifts(state, viewer, seat);
  const figure = Math.max(0, figureDollars + own);
  if (isBeforeGifts) return createExact(figure);
  const placed = Math.max(0, placedFigureDollars + own);
  const others = listFamilies(state)
    .filter((one) => one.seat !== seat && one.seat !== viewer)
    .reduce((sum, one) => sum + one.placedFigureDollars, 0);
  return { figureDollars: figure, lowDollars: Math.max(0, figure - placed), highDollars: figure + others };
}
