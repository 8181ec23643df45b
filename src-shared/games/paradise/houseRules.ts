import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';

/** House rules of a campaign: every key has the book's (or the digest's decided) reading as default. */
export const houseRulesSchema = z.object({
  /** [GANG-1] Dollars each gang starts with. */
  startingMoneyDollars: createWholeNumber(
    0,
    100_000,
    'Starting money is a whole number of dollars from 0 to 100,000.',
  ).default(1_000),
  /** [RK-4] How payoffs fall for several businesses of one type in one district. */
  payoffDiscount: z.enum(['straight', 'compound']).default('straight'),
  /** [RK-5] The loss a full racket suffers from one won raid. */
  fullRacketRaid: z.enum(['one-type', 'whole-racket']).default('one-type'),
  /** [TAKE-1] The takeover test: in an opposed test, the independent owner's own roll can save him. */
  takeoverTest: z.enum(['opposed', 'crew-alone']).default('opposed'),
  /** [PO-3] The meaning of a total of 15 on the outrage roll. */
  outrageFifteen: z.enum(['quiet', 'something-must-be-done']).default('quiet'),
  /** [GANG-6] The way a rolled-up mobster gets his skills: rolled or picked. */
  rolledSkills: z.enum(['chosen', 'random']).default('chosen'),
  /** [GANG-6] Which sixes give a rolled-up mobster a skill. */
  skillSixes: z.enum(['every-six', 'sixes-left']).default('every-six'),
  /** [LAW-1] The way a booked man gets out: bought out for good, or on bail until his trial. */
  booking: z.enum(['release', 'bail']).default('release'),
  /** [GANG-19] With hard times on, men want wages, hoards shrink, and a gang without a place falls apart. */
  hardTimes: z.enum(['off', 'on']).default('off'),
  /** [GANG-18] The campaign ends with this month and is scored; null plays to total control. */
  lastMonth: createWholeNumber(1, 600, 'The last month is a whole number from 1 to 600, or none.')
    .nullable()
    .default(null),
  /** How much players learn, once a month is closed, of why NPC gangs did what they did. */
  npcReasons: z.enum(['rumor', 'exact', 'summary', 'hidden']).default('rumor'),
  /** [MONTH-9] The setting for printing these rules at the foot of the paper. */
  smallPrint: z.enum(['left-out', 'printed']).default('left-out'),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;
export type HouseRuleKey = keyof HouseRules;
