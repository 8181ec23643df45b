import { z } from 'zod';
import { districtSchema } from '../city.ts';
import { newsGangSchema } from './newsFacts.ts';

/** The deeds that set people wondering about a gang. */
export const rumorDeeds = ['takeover', 'raid', 'smash', 'hit', 'hijack', 'show', 'fight', 'funeral', 'works'] as const;
export const rumorDeedSchema = z.enum(rumorDeeds);
export type RumorDeed = (typeof rumorDeeds)[number];

/** The street's guess at a gang's reason, if the campaign prints rumors; the real reason is not told. */
export const rumorNewsSchema = z.object({
  kind: z.literal('rumor'),
  value: z.number(),
  gang: newsGangSchema,
  deed: rumorDeedSchema,
});

/** The street's guess at a gang's aim for the year by its doors and its fights; its real aim is not told. */
export const guessedAimNewsSchema = z.object({
  kind: z.literal('aim-guessed'),
  value: z.number(),
  gang: newsGangSchema,
  aim: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('district'), district: districtSchema, doors: z.number() }),
    z.object({ kind: z.literal('rival'), rival: newsGangSchema, fights: z.number() }),
    z.object({ kind: z.literal('survive'), doors: z.number() }),
  ]),
});
