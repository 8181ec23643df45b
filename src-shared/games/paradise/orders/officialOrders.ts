import { z } from 'zod';
import { officialIdSchema } from '../ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { mostOfficials } from '../limits.ts';

const limitDollars = createWholeNumber(0, 100_000, 'A limit is a whole number of dollars a month, at most 100,000.');

/**
 * [OFF-1] Put the Mayor, the Chief, the City Editor or a new Reporter on the payroll, the first month
 * in advance; done at once, because any number of gangs may pay them.
 */
export const bribeOrderSchema = z.object({
  kind: z.literal('bribe'),
  official: z.union([z.literal('reporter'), officialIdSchema]),
});

/** [OFF-1, OFF-6] A sealed bid for an official who serves one gang alone; opened at the reveal. */
export const bidOrderSchema = z.object({
  kind: z.literal('bid'),
  official: officialIdSchema,
  /** The most the gang will pay him a month. */
  limitDollars,
});

/** [OFF-6] The gang's limit for an official others may bid for, known to itself alone. */
export const holdOrderSchema = z.object({ kind: z.literal('hold'), official: officialIdSchema, limitDollars });

/** [OFF-7] Stop paying an official; done at once. */
export const dropOrderSchema = z.object({ kind: z.literal('drop'), official: officialIdSchema });

/** [OFF-7, MONTH-3] Which officials are not paid this month and so are lost. */
export const payOfficialsOrderSchema = z.object({
  kind: z.literal('pay-officials'),
  withhold: z.array(officialIdSchema).max(mostOfficials),
});

/** [OFF-9] A Reporter's column that heats the city (+1) or soothes it (-1); printed at the month's end. */
export const columnOrderSchema = z.object({
  kind: z.literal('column'),
  reporter: officialIdSchema,
  change: z.union([z.literal(1), z.literal(-1)]),
});

/** [OFF-8] A Reporter's story on a corrupt official, with other Reporters of the gang to help. */
export const exposeOrderSchema = z.object({
  kind: z.literal('expose'),
  reporter: officialIdSchema,
  official: officialIdSchema,
  helpers: z
    .array(
      z.object({
        reporter: officialIdSchema,
        /** +1 to the writer's SMARTS, or -1 to those of the man he writes about. */
        aids: z.enum(['writer', 'against-target']),
      }),
    )
    .max(mostOfficials)
    .default([]),
});

/**
 * [OFF-8] A Reporter's ways to take part in anyone's story: for it or against it, aimed at the writer or the man in
 * it.
 */
export const storyAidSchema = z.enum(['writer', 'against-writer', 'target', 'against-target']);
export type StoryAid = z.infer<typeof storyAidSchema>;

/** [OFF-8] A Reporter's article for or against the stories on one official this month. */
export const weighInOrderSchema = z.object({
  kind: z.literal('weigh-in'),
  reporter: officialIdSchema,
  official: officialIdSchema,
  aids: storyAidSchema,
});

/**
 * [OFF-4] The stories an Editor kills: columns of either kind, stories on officials, or only stories on the gang's
 * own officials.
 */
export const spikeSchema = z.enum(['denouncing', 'friendly', 'corruption', 'corruption-ours']);
export type Spike = z.infer<typeof spikeSchema>;

/** [OFF-4, PO-3] The City Editor's month: the stories he kills, and his change of the outrage roll's total. */
export const editPaperOrderSchema = z.object({
  kind: z.literal('edit-paper'),
  lean: createWholeNumber(-2, 2, 'The Editor moves the total by at most 2 either way.'),
  spikes: z.array(spikeSchema).max(4).default([]),
});

/** [OFF-4] The Mayor dismisses the Chief or a Captain and appoints another. */
export const dismissOrderSchema = z.object({ kind: z.literal('dismiss'), official: officialIdSchema });

/** [OFF-4] The Mayor accuses a lower official: SMARTS against SMARTS. */
export const accuseOrderSchema = z.object({ kind: z.literal('accuse'), official: officialIdSchema });

/** Everything a gang may order of City Hall and the press. */
export const officialOrderSchemas = [
  bribeOrderSchema,
  bidOrderSchema,
  holdOrderSchema,
  dropOrderSchema,
  payOfficialsOrderSchema,
  columnOrderSchema,
  exposeOrderSchema,
  weighInOrderSchema,
  editPaperOrderSchema,
  dismissOrderSchema,
  accuseOrderSchema,
] as const;
