import { z } from 'zod';
import { gangsterIdSchema } from '../ids.ts';
import { newsGangSchema as gang } from './newsFacts.ts';

/** The news the press may print of the courts. It leaves out who was paid and how much. */
export const courtNewsSchemas = [
  /** [LAW-1, LAW-2] */
  z.object({
    kind: z.literal('verdict'),
    value: z.number(),
    gang,
    name: z.string(),
    /** Unknown of older files. */
    id: gangsterIdSchema.optional(),
    outcome: z.enum(['released', 'bailed', 'acquitted', 'sent-up']),
  }),
  /** [LAW-3] */
  z.object({ kind: z.literal('stool-pigeon'), value: z.number(), gang, name: z.string() }),
  z.object({ kind: z.literal('feds-targeted'), value: z.number(), gang: gang.nullable() }),
  /** [LAW-4, LAW-5] */
  z.object({
    kind: z.literal('boss-trial'),
    value: z.number(),
    gang,
    name: z.string(),
    id: gangsterIdSchema.optional(),
    stage: z.enum(['opened', 'goes-on', 'acquitted', 'convicted', 'mistrial']),
  }),
] as const;
