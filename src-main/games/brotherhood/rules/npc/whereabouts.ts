import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireAreaInPlay, requireFamily, listOwnOperations } from '../lookups.ts';
import { countSeenIn, computeStrength, type Outlook } from './outlook.ts';

/** Income that is worth a guard, in dollars a turn: counters beside rivals are fought over from the first turn. */
export const incomePerGuard = 3_200;
/** Weights of income, out-of-town men and habit in the guess of a Godfather's area. */
export const mostHome = 5;
export const fearOfStrangers = 2.5;
export const fearOfHabit = 1.5;

/**
 * Scores a Godfather's reasons to be in an area, from public facts: his income there, no strange men, not his last
 * place.
 */
function drawTo({ state, seat, rivals }: Outlook, rival: SeatId, area: AreaId): number {
  const income = listOwnOperations(state, rival, area).length * requireAreaInPlay(state, area).incomeDollars;
  const home = income > 0 ? Math.min(mostHome, income / incomePerGuard + 1) : 0;
  const strangers = [seat, ...rivals].reduce(
    (sum, other) => (other === rival ? sum : sum + computeStrength(countSeenIn(state, other, area))),
    0,
  );
  const isKnown = requireFamily(state, rival).godfather.lastArea === area;
  return home - fearOfStrangers * strangers - (isKnown ? fearOfHabit : 0);
}

/** The contrast of the likeliest area, and the least chance of any other. */
const sharpness = 0.5;
const capriceShare = 0.1;

/** [BRO-NPC-6] Estimates how likely a rival's Godfather is in each area, 0 to 1, by the family's own way of hiding. */
export function estimatePlaces(outlook: Outlook, rival: SeatId): ReadonlyMap<AreaId, number> {
  const { areas } = outlook.state;
  const draws = areas.map((one) => drawTo(outlook, rival, one));
  const best = Math.max(...draws);
  const weights = draws.map((draw) => Math.exp((draw - best) / sharpness));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return new Map(
    areas.map((area, nth) => [area, ((1 - capriceShare) * (weights[nth] ?? 0)) / all + capriceShare / areas.length]),
  );
}
