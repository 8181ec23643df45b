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
  /** Closes in a row without a place after which the last men go their ways. */
  placelessMonths: 4,
} as const;
