import type { HouseRules } from '#shared/games/paradise/houseRules.ts';

/**
 * [GANG-19] The house rule “Hard times”: what men cost a month, what is lost of hoards, and how long a gang
 * without a place holds together.
 */
export const hardTimes = {
  /** A man's wages: this part of what he cost to hire, rounded up to a dollar. */
  wageShare: 0.2,
  /** Money in the bank above this amount is in danger … */
  hoardDollars: 5_000,
  /** … of losing this part a month, to revenue men, cousins and mice. */
  levyShare: 0.2,
  /** Closes in a row without a place after which the last men go their ways, if no house rule says sooner. */
  placelessMonths: 4,
} as const;

/** [GANG-19] The same by the house rule on gangs without a place; null where that leaves it to hard times. */
export const placelessMonths: Readonly<Record<HouseRules['placelessGangs'], number | null>> = {
  'hold-on': null,
  'four-months': 4,
  'three-months': 3,
};

/** [GANG-19] Months at the beginning in which that house rule breaks no gang: everybody begins small. */
export const graceMonths = 12;
