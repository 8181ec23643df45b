import { z } from 'zod';
import { newsGangSchema } from './newsFacts.ts';

/** The deeds that set people wondering about a gang. */
export const rumorDeeds = [
  'takeover',
  'raid',
  'smash',
  'hit',
  'hijack',
  'show',
  'fight',
  'funeral',
  'works',
] as const;
export const rumorDeedSchema = z.enum(rumorDeeds);
export type RumorDeed = (typeof rumorDeeds)[number];

/** That the street guesses at what moved a gang, where the campaign prints rumors; what did move it is not told. */
export const rumorNewsSchema = z.object({
  kind: z.literal('rumor'),
  value: z.number(),
  gang: newsGangSchema,
  deed: rumorDeedSchema,
});
