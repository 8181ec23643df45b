import { z } from 'zod';
import { fedsSchema } from '#main/games/paradise/rules/state/records/campaign.ts';
import { createIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import { businessIdSchema, gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { skillSchema, statSchema, weaponSchema } from '#shared/games/paradise/people.ts';
import { officialRefSchema } from '#shared/games/paradise/officials.ts';
import { handoutAnswerFields, handoutFields, takenHandoutFields } from '#kernel/events/handouts.ts';
import { lateSeatFields } from '#kernel/events/lateSeat.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const rulingKinds = {
  'bank-set': { seat: seatIdSchema, from: z.int(), to: z.int() },
  'outrage-set': { from: z.int(), to: z.int() },
  'owner-set': { business: businessIdSchema, from: seatIdSchema.nullable(), to: seatIdSchema.nullable() },
  'stat-set': { seat: seatIdSchema, gangster: gangsterIdSchema, stat: statSchema, from: z.int(), to: z.int() },
  /** [HEAL-1] Points of a stat that wounds have taken. */
  'wounds-set': { seat: seatIdSchema, gangster: gangsterIdSchema, stat: statSchema, from: z.int(), to: z.int() },
  'skill-set': { seat: seatIdSchema, gangster: gangsterIdSchema, skill: skillSchema, has: z.boolean() },
  'weapon-set': { seat: seatIdSchema, gangster: gangsterIdSchema, weapon: weaponSchema, has: z.boolean() },
  /** Out of the hands of the law, or into the Pen; who is booked is `arrested`. */
  'custody-set': { seat: seatIdSchema, gangster: gangsterIdSchema, custody: z.literal('pen').nullable() },
  /** A man returned from the graveyard: healthy, free, and no Boss. */
  'brought-back': { seat: seatIdSchema, gangster: gangsterIdSchema },
  'boss-stood-down': { seat: seatIdSchema, gangster: gangsterIdSchema },
  'reputation-set': { seat: seatIdSchema, from: z.int(), to: z.int() },
  'owner-guts-set': { business: businessIdSchema, from: z.int(), to: z.int() },
  'feds-set': { feds: fedsSchema },
  /** `knownTo`: who has his measure already. */
  'official-smarts-set': {
    official: officialRefSchema,
    from: z.int(),
    to: z.int(),
    knownTo: z.union([z.array(seatIdSchema), z.literal('everybody')]),
  },
  /** He is on a gang's payroll, at this rate from now on. */
  'payroll-set': { seat: seatIdSchema, official: officialRefSchema, rateDollars: z.int() },
  /** [SCN-4] It held through `untilMonth`. */
  'deal-ended': { deal: createIdSchema(60), seats: z.array(seatIdSchema), untilMonth: z.int() },
  'handout-given': handoutFields,
  'handout-answered': handoutAnswerFields,
  'handout-taken-back': takenHandoutFields,
  'seat-was-late': lateSeatFields,
  'player-ruled': { seat: seatIdSchema, isHuman: z.boolean() },
  'gang-renamed': { seat: seatIdSchema, from: z.string(), to: z.string() },
  /** In force from `month` on; `change` describes the changes. */
  'house-ruled': { houseRules: houseRulesSchema, month: z.int(), change: z.string() },
  /** `untilMonth`: its agreements held through that month. */
  'gang-retired': { seat: seatIdSchema, deals: z.array(createIdSchema(60)), untilMonth: z.int() },
};

export type RulingEvent = EventsOf<typeof rulingKinds>;
