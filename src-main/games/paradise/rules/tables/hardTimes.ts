import type { HouseRules } from '#shared/games/paradise/houseRules.ts';

/**
 * [GANG-19] The house rule “Hard times”: monthly wages, losses of hoards, and the months a gang without a place
 * survives.
 */
export const hardTimes = {
  /** A man's wages: this part of his price, rounded up to a dollar. */
  wageShare: 0.2,
  /** Money in the bank above this amount is in danger … */
  hoardDollars: 5_000,
  /** … of losing this part a month, to revenue men, cousins and mice. */
  levyShare: 0.2,
  /** Months in a row without a place after which the last men leave, unless a house rule says sooner. */
  placelessMonths: 4,
} as const;

/** [GANG-19] The same by the house rule on gangs without a place; null where that leaves it to hard times. */
export const placelessMonths: Readonly<Record<HouseRules['placelessGangs'], number | null>> = {
  'hold-on': null,
  'four-months': 4,
  'three-months': 3,
  'two-months': 2,
};

/** [GANG-19] Months at the beginning in which that house rule breaks no gang: everybody begins small. */
export const graceMonths = 12;
