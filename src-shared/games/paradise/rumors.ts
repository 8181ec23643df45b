import { z } from 'zod';
import { newsGangSchema } from './newsFacts.ts';

/** What people wonder about a gang. */
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

/** What the street makes of why a gang did what everybody saw; only where the campaign prints rumors. */
export const rumorNewsSchema = z.object({
  kind: z.literal('rumor'),
  value: z.number(),
  gang: newsGangSchema,
  deed: rumorDeedSchema,
  /** What weighed most with the gang, in a few words. */
  because: z.string(),
});
