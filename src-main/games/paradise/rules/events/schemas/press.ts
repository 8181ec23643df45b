import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { officialRefSchema } from '#shared/games/paradise/officials.ts';
import { storyAidSchema } from '#shared/games/paradise/orders/officialOrders.ts';
import { officialSchema } from '#main/games/paradise/rules/state/records/officials.ts';
import { businessIdSchema, officialIdSchema } from '#shared/games/paradise/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The subject of a Reporter's story. */
export const storySubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('column'), change: z.literal([1, -1]) }),
  z.object({ kind: z.literal('corruption'), target: officialRefSchema }),
]);
export type StorySubject = z.infer<typeof storySubjectSchema>;

/** One addition to a gang's roll, and the official it comes from (null: Madame Louisa's). */
export const raidBonusSchema = z.object({ reason: z.string(), value: z.int(), official: officialIdSchema.nullable() });
export type RaidBonus = z.infer<typeof raidBonusSchema>;

/** [PO-5] One gang's standing when something must be done. */
export const raidRollSchema = z.object({
  seat: seatIdSchema,
  bonuses: z.array(raidBonusSchema),
  /** One face a round: tied leaders roll again. */
  faces: z.array(z.int()),
});
export type RaidRoll = z.infer<typeof raidRollSchema>;

/** [OFF-2] One owner's demand on an official. */
export const claimSchema = z.object({ seat: seatIdSchema, wish: z.string() });
export type Claim = z.infer<typeof claimSchema>;

/** The contents of each event. */
export const pressKinds = {
  /** [OFF-8] Another Reporter took sides in a story on an official. */
  'story-weighed': { seat: seatIdSchema, reporter: officialRefSchema, target: officialRefSchema, aids: storyAidSchema },
  /** [OFF-8, OFF-9] A Reporter sat down to write. */
  'story-written': {
    seat: seatIdSchema,
    reporter: officialRefSchema,
    helpers: z.array(officialRefSchema),
    subject: storySubjectSchema,
    isGood: z.boolean(),
  },
  /** [OFF-4] The City Editor killed a story for those named. */
  'story-spiked': {
    seat: seatIdSchema,
    reporter: officialRefSchema,
    subject: storySubjectSchema,
    editor: officialRefSchema,
    by: z.array(seatIdSchema),
  },
  /** [OFF-9, PO-2] */
  'column-printed': {
    seat: seatIdSchema,
    reporter: officialRefSchema,
    change: z.literal([1, -1]),
    from: z.int(),
    to: z.int(),
  },
  /** [OFF-8] A story on an official was printed; he survived it or fell. */
  'official-exposed': {
    seat: seatIdSchema,
    reporter: officialRefSchema,
    helpers: z.array(officialRefSchema),
    target: officialRefSchema,
    stands: z.boolean(),
  },
  /** A post has a new holder; gangs that paid the old one lose their money. */
  'official-replaced': { from: officialRefSchema, to: officialSchema },
  /** [OFF-2] Owners of one official wanted different things of him. */
  'official-disputed': { official: officialRefSchema, claims: z.array(claimSchema), winner: seatIdSchema },
  /** [PO-3] */
  'paper-leaned': { seat: seatIdSchema, editor: officialRefSchema, points: z.int() },
  /** [OFF-4] */
  'official-dismissed': { seat: seatIdSchema, mayor: officialRefSchema, target: officialRefSchema },
  /** `answered`: the Mayor made his case, so the other had to defend himself. */
  'official-accused': {
    seat: seatIdSchema,
    mayor: officialRefSchema,
    target: officialRefSchema,
    answered: z.boolean(),
    falls: z.boolean(),
  },
  /** [PO-5, OFF-3] The roll for who has the most friends when something must be done. */
  'raid-rolled': { rolls: z.array(raidRollSchema), winner: seatIdSchema },
  /** An NPC gang chose the raid (`target` null: none); `business` only if a Captain lets it name the door. */
  'raid-chosen': { seat: seatIdSchema, target: seatIdSchema.nullable(), business: businessIdSchema.nullable() },
  /**
   * [PO-5] Where the police are sent. `target` and `business` are null when no rival has anything to
   * raid; `captain` let the winner name the door; `objector` pays the Chief too and kept his car at home.
   */
  'something-must-be-done': {
    winner: seatIdSchema,
    target: seatIdSchema.nullable(),
    business: businessIdSchema.nullable(),
    captain: officialRefSchema.nullable(),
    chief: officialRefSchema.nullable(),
    extraCars: z.int(),
    objector: seatIdSchema.nullable(),
    /** [PO-5] The winner spared everybody. */
    letPass: z.exactOptional(z.boolean()),
  },
};

export type PressEvent = EventsOf<typeof pressKinds>;
