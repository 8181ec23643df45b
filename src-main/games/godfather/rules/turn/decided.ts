import { computeBonusDollars, computeControlDollars, rackets } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { computeTotal, listLivePlaces, requireFamily } from '../lookups.ts';
import type { State } from '../state.ts';

/** Bonuses that a controlled Neighborhood pays. */
const bonusesPaid = 3;

/**
 * [GOD-END-5] Finds the family that nobody can overtake any more by what is left on the board: the most that all open
 * and unplayed Neighborhoods can pay would not bring any other to its total. Cards are not counted.
 */
export function findDecided(state: State): SeatId | null {
  if (state.ending !== null) return null;
  const [leader, ...others] = state.seats.toSorted((a, b) => computeTotal(state, b) - computeTotal(state, a));
  if (leader === undefined) return null;
  const own = computeTotal(state, leader);
  return others.every((seat) => computeMost(state, seat) < own) ? leader : null;
}

/** [GOD-END-5] Returns true if what is left on the board can bring a family to the total of one that is ahead of it. */
export function canRise(state: State, seat: SeatId): boolean {
  const [own, most] = [computeTotal(state, seat), computeMost(state, seat)];
  return state.seats.some((one) => computeTotal(state, one) > own && computeTotal(state, one) <= most);
}

/** Computes the total of a family that wins all open and unplayed Neighborhoods. */
function computeMost(state: State, seat: SeatId): number {
  const left = listLivePlaces(state).reduce((sum, { key, racket }) => {
    const worths = (racket === null ? rackets : [racket]).map(
      (one) => computeControlDollars(key, one) + bonusesPaid * computeBonusDollars(key, one),
    );
    return sum + Math.max(...worths);
  }, 0);
  return computeTotal(state, seat) + sumDue(state, seat) + left;
}

function sumDue(state: State, seat: SeatId): number {
  return requireFamily(state, seat).bonuses.reduce((sum, { dollars, left }) => sum + dollars * left, 0);
}
