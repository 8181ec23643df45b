import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { businessIdSchema, gangsterIdSchema, officialIdSchema, vehicleIdSchema } from '../ids.ts';
import { bargainTermsSchema } from './bargains.ts';
import { approachSchema, muscleSchema } from '../battles.ts';
import { districtSchema } from '../city.ts';
import { mostPeople, mostVehicles } from '../limits.ts';

/** A job's party: its crew, hired muscle, cars and trucks. */
const party = {
  crew: z.array(gangsterIdSchema).max(mostPeople, 'Send fewer of your own.').default([]),
  muscle: z.array(muscleSchema).max(5, 'Name each kind of hired muscle once.').default([]),
  vehicles: z.array(vehicleIdSchema).max(mostVehicles, 'Take fewer vehicles.').default([]),
  /** [RK-8] True if a truck of the gang's own trucking company takes them. */
  companyTruck: z.boolean().default(false),
  /** [SCN-0] The plan that the party is given; left out, it goes about it as it sees fit. */
  approach: approachSchema.optional(),
};

/** [SCN-5, TAKE-3] Take a rival's business by force. */
export const raidOrderSchema = z.object({ kind: z.literal('raid'), business: businessIdSchema, ...party });

/** [SCN-1] Rob a rival's business and smash the rest. */
export const smashOrderSchema = z.object({ kind: z.literal('smash-and-grab'), business: businessIdSchema, ...party });

/** [SCN-2] Kill one of a rival's people. */
export const hitOrderSchema = z.object({
  kind: z.literal('hit'),
  target: gangsterIdSchema,
  /** The business to wait at, should he be found at one of his gang's; left out, the one with the fewest guards. */
  place: businessIdSchema.optional(),
  ...party,
});

/** [OFF-5, LAW-7] Kill a man of City Hall, the bench, the police or the press, or the State Attorney General. */
export const officialHitOrderSchema = z.object({
  kind: z.literal('hit-official'),
  official: officialIdSchema,
  ...party,
});

/** [SCN-3] Take a truckload of a rival's booze off the road. */
export const hijackOrderSchema = z.object({ kind: z.literal('hijack'), gang: seatIdSchema, ...party });

/** [SCN-6] Shoot up a rival's neighborhood. */
export const showOfStrengthOrderSchema = z.object({
  kind: z.literal('show-of-strength'),
  gang: seatIdSchema,
  ...party,
});

/** [SCN-7] One of ours against one of theirs, alone. */
export const showdownOrderSchema = z.object({
  kind: z.literal('showdown'),
  champion: gangsterIdSchema,
  target: gangsterIdSchema,
});

/** [SCN-8] Let two street gangs fight it out for the two of us. */
export const rumbleOrderSchema = z.object({ kind: z.literal('rumble'), gang: seatIdSchema });

/** [SCN-4] The topic of a Meet. */
export const meetTopicSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('truce') }),
  /** The loser hands this business over. */
  z.object({ kind: z.literal('business'), business: businessIdSchema }),
  /** Any other terms; the asker gets them if he wins the talk. */
  z.object({ kind: z.literal('bargain'), terms: bargainTermsSchema }),
]);
export type MeetTopic = z.infer<typeof meetTopicSchema>;

/** [SCN-4] Sit down with a rival, and mean it or not. */
export const meetOrderSchema = z.object({
  kind: z.literal('meet'),
  gang: seatIdSchema,
  negotiator: gangsterIdSchema,
  topic: meetTopicSchema,
  bodyguards: z.array(gangsterIdSchema).max(6, 'Bring at most six bodyguards.').default([]),
  isTreachery: z.boolean().default(false),
});

/** Post men for the month: at a business, where hired muscle may join them (GANG-13), or beside one of our own. */
export const guardOrderSchema = z.object({
  kind: z.literal('guard'),
  post: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('business'), business: businessIdSchema }),
    z.object({ kind: z.literal('gangster'), gangster: gangsterIdSchema }),
  ]),
  crew: z.array(gangsterIdSchema).min(1, 'Post at least one gangster.').max(mostPeople),
  muscle: z.array(muscleSchema).max(5, 'Name each kind of hired muscle once.').optional(),
});

/** [SCN-9] Ambush a rival's crew that passes through one of our districts this month. */
export const ambushOrderSchema = z.object({ kind: z.literal('ambush'), gang: seatIdSchema, district: districtSchema });

export const jobOrderSchemas = [
  raidOrderSchema,
  smashOrderSchema,
  hitOrderSchema,
  officialHitOrderSchema,
  hijackOrderSchema,
  showOfStrengthOrderSchema,
  showdownOrderSchema,
  rumbleOrderSchema,
  meetOrderSchema,
  guardOrderSchema,
  ambushOrderSchema,
] as const;
