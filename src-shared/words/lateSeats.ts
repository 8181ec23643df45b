import { z } from 'zod';

/** The ways to go on when the table closes a period without orders from a player. */
export const lateRules = ['nothing', 'program', 'again'] as const;
export const lateRuleSchema = z.enum(lateRules);
export type LateRule = z.infer<typeof lateRuleSchema>;

/** The words of each way, for forms and the command line. */
export const lateRuleWords: Readonly<Record<LateRule, string>> = {
  nothing: 'Nothing more than the rules of the game say',
  program: 'The program plays for him',
  again: 'His last orders stand, as far as they can',
};

/** The way a late seat was played: `none`, if its last orders were to be repeated and there were none. */
export const lateFates = ['program', 'again', 'none'] as const;
export type LateFate = (typeof lateFates)[number];
