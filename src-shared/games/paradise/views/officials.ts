import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { officialIdSchema } from '../ids.ts';
import { districtSchema } from '../city.ts';
import { officialKindSchema } from '../officials.ts';

/** One gang's pay to an official, for those who may know. */
export const payrollViewSchema = z.object({
  seat: seatIdSchema,
  /** His monthly pay, and the rest of it after RK-10. */
  rateDollars: z.number().int(),
  payDollars: z.number().int(),
  /** [OFF-6] The gang's limit to keep him; null if nobody can bid for him. */
  limitDollars: z.number().int().nullable(),
  /** [OFF-6] The pay he demands since he heard of a colleague's. */
  wantsDollars: z.number().int().nullable(),
  isWithheld: z.boolean(),
  sinceMonth: z.number().int(),
});
export type PayrollView = z.infer<typeof payrollViewSchema>;

/** A post and its holder, as far as the viewer knows them. */
export const officialViewSchema = z.object({
  id: officialIdSchema,
  kind: officialKindSchema,
  /** `Captain of the 1st Precinct`. */
  post: z.string(),
  name: z.string(),
  /** His former names, the first one first. */
  formerNames: z.exactOptional(z.array(z.string())),
  district: districtSchema.nullable(),
  precinct: z.number().int().min(1).max(3).nullable(),
  smarts: z.number().int().nullable(),
  seatedMonth: z.number().int(),
  /** [OFF-8] The month from which he can be bought, while it is in the future. */
  forSaleFromMonth: z.number().int().nullable(),
  /** Public: gangs he was seen to serve, latest first. */
  seenWith: z.array(z.object({ seat: seatIdSchema, month: z.number().int() })),
  /** Only those that the viewer may know of. */
  payrolls: z.array(payrollViewSchema),
  /** The results of the viewer's earlier dealings with him, in sentences. */
  dealings: z.array(z.object({ seat: seatIdSchema, text: z.string() })),
});
export type OfficialView = z.infer<typeof officialViewSchema>;

/** [PO-5] The strength a gang would bring to a Something Must Be Done. */
export const raidStandingSchema = z.object({
  bonuses: z.array(z.object({ reason: z.string(), value: z.number().int() })),
  /** Chance to win, 0 to 1, against the friends the others were seen with. */
  chance: z.number(),
});
export type RaidStanding = z.infer<typeof raidStandingSchema>;

/** [OFF-1, OFF-3 to OFF-5] One row of the table of officials, for the Hall. */
export const officialRowSchema = z.object({
  kind: officialKindSchema,
  name: z.string(),
  many: z.string(),
  count: z.number().int().nullable(),
  monthlyDollars: z.number().int(),
  minReputation: z.number().int(),
  owners: z.enum(['one', 'many']),
  /** True if he is bought by a sealed bid at the reveal. */
  isBidFor: z.boolean(),
  raidBonus: z.number().int(),
  /** `3, on a 5 4, on a 6 5`. */
  smarts: z.string(),
  does: z.array(z.string()),
  bodyguards: z.string(),
});
export type OfficialTableRow = z.infer<typeof officialRowSchema>;
