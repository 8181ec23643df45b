import { z } from 'zod';
import { gangsterIdSchema } from '../ids.ts';
import { statSchema } from '../people.ts';

/** [HEAL-2] Kinds of care, cheapest first. */
export const cares = ['self', 'doctor', 'hospital', 'home-doctor'] as const;
export const careSchema = z.enum(cares);
export type Care = (typeof cares)[number];

export const careNames: Record<Care, string> = {
  self: 'Looks after himself',
  doctor: 'Doctor visits',
  hospital: 'Hospital',
  'home-doctor': 'Doctor in the house',
};

/** [HEAL-2, HEAL-3] A wounded man's care from the next infirmary on, and the first points to recover. */
export const careOrderSchema = z.object({
  kind: z.literal('care'),
  gangster: gangsterIdSchema,
  care: careSchema,
  /** A stat for each point, in turn; further points are in the usual order. */
  plan: z.array(statSchema).max(8, 'At most eight points come back in a month.').default([]),
});

/** [LAW-1, LAW-2] The plea for a booked man: bought out, or tried. */
export const pleaOrderSchema = z.object({
  kind: z.literal('plea'),
  gangster: gangsterIdSchema,
  plea: z.enum(['release', 'trial']),
});

/** [LAW-4] The Boss faces the State Attorney, month by month, to lift the heat. */
export const faceTrialOrderSchema = z.object({ kind: z.literal('face-trial') });

/** [LAW-5] An owned Judge ends the Boss's trial; the Feds keep their target. */
export const mistrialOrderSchema = z.object({ kind: z.literal('mistrial') });

export const justiceOrderSchemas = [
  careOrderSchema,
  pleaOrderSchema,
  faceTrialOrderSchema,
  mistrialOrderSchema,
] as const;
