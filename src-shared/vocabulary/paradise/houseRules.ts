import { z } from 'zod';

/** House rules of a campaign: every key has the book's (or the digest's decided) reading as default. */
export const houseRulesSchema = z.object({
  /** [GANG-1] Dollars each gang starts with. */
  startingMoneyDollars: z.number().int().min(0).max(100_000).default(1_000),
  /** [RK-4] How payoffs fall for several businesses of one type in one district. */
  payoffDiscount: z.enum(['straight', 'compound']).default('straight'),
  /** [RK-5] What one won raid takes from a full racket. */
  fullRacketRaid: z.enum(['whole-racket', 'one-type']).default('whole-racket'),
  /** [TAKE-1] Whether the independent owner's own test can save him. */
  takeoverTest: z.enum(['opposed', 'crew-alone']).default('opposed'),
  /** [PO-3] What a total of 15 on the outrage roll means. */
  outrageFifteen: z.enum(['quiet', 'something-must-be-done']).default('quiet'),
  /** [GANG-6] Whether a rolled-up mobster's skills are rolled or picked. */
  rolledSkills: z.enum(['random', 'chosen']).default('random'),
  /** [GANG-6] Which sixes give a rolled-up mobster a skill. */
  skillSixes: z.enum(['every-six', 'sixes-left']).default('every-six'),
  /** [GANG-18] The campaign ends with this month and is scored; null plays to total control. */
  lastMonth: z.number().int().min(1).max(600).nullable().default(null),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;
export type HouseRuleKey = keyof HouseRules;
