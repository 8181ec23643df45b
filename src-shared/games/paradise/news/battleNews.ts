import { z } from 'zod';
import { publicCauseSchema, scenarioNameSchema } from '../battles.ts';
import { districtSchema } from '../city.ts';
import { businessIdSchema, gangsterIdSchema } from '../ids.ts';
import { weaponSchema } from '../people.ts';
import { newsBusinessSchema as business, newsGangSchema as gang } from './newsFacts.ts';

/** One who is named in the papers: for his death, or because the law has him. */
const person = z.object({
  /** Unknown of older files. */
  id: gangsterIdSchema.optional(),
  name: z.string(),
  isBoss: z.boolean(),
  gang,
  /** The sources of his face besides his name: his trade, a former name, and that he is a woman. */
  role: z.string().optional(),
  formerly: z.string().optional(),
  isWoman: z.literal(true).optional(),
});
export type NewsPerson = z.infer<typeof person>;

/** A side: a gang, or the law. */
const side = z.union([gang, z.enum(['police', 'feds'])]);
export type NewsSide = z.infer<typeof side>;

/** A fight's toll on each person or group, and the outrage of it. */
const toll = z.object({
  dead: z.array(person),
  arrested: z.array(person),
  /** Nameless men of either side. */
  othersDead: z.number().int(),
  citizensDead: z.number().int(),
  policeHurt: z.number().int(),
  causes: z.array(publicCauseSchema),
});
export type NewsToll = z.infer<typeof toll>;

/** The people the street could count in a fight; arms only where they were fired in the open. */
const seen = z.object({
  attackers: z.number().int(),
  defenders: z.number().int(),
  cars: z.number().int(),
  weapons: z.array(weaponSchema),
  /** In a fight in the open street: who headed each side, who shot the dead, and the Bosses who were hurt. */
  heads: z.object({ attackers: person.nullable(), defenders: person.nullable() }).optional(),
  shots: z.array(z.object({ dead: person, by: person })).optional(),
  hurt: z.array(person).optional(),
});
export type NewsSeen = z.infer<typeof seen>;
export const newsTollSchema = toll;

/** The news the press may print of fights, deaths and their aftermath. */
export const battleNewsSchemas = [
  z.object({
    kind: z.literal('battle'),
    value: z.number(),
    scenario: scenarioNameSchema,
    attackers: side,
    defenders: side,
    winner: z.enum(['attackers', 'defenders', 'nobody']),
    business: business.nullable(),
    district: districtSchema,
    /** The person it was about: named if he is dead or a Boss, else null. */
    target: person.nullable(),
    /** [OFF-5, LAW-7] The man of office it was about, with his style. */
    official: z.string().nullable(),
    isTargetDead: z.boolean(),
    /** [SCN-10] Those inside gave themselves up: the gang, or the house's own men alone. */
    isSurrender: z.boolean(),
    /** How many businesses changed hands by it. */
    taken: z.number().int(),
    /** [RK-5] Doors that were taken with the one fought for; older news is without. */
    alsoTaken: z.array(businessIdSchema).optional(),
    /** [RK-16] How many months the place will be mended. */
    monthsShut: z.number().int(),
    toll,
    /** Unknown of older files. */
    seen: seen.optional(),
  }),
  /** A prominent death in bed. */
  z.object({ kind: z.literal('death'), value: z.number(), person, role: z.string() }),
  /** [GANG-16] */
  z.object({
    kind: z.literal('succession'),
    value: z.number(),
    gang,
    heir: z.string(),
    id: gangsterIdSchema.optional(),
  }),
  z.object({ kind: z.literal('broke-away'), value: z.number(), gang, business }),
  /** [BARG-5] The gang that broke its word; the gang it was given to is not public. */
  z.object({
    kind: z.literal('deal-broken'),
    value: z.number(),
    gang,
    /** The gang that got the promise; unknown in older files. */
    wronged: gang.optional(),
    isTruce: z.boolean().optional(),
  }),
  /** The public side of a bargain: a truce, and the districts of a line. */
  z.object({
    kind: z.literal('bargain-made'),
    value: z.number(),
    gang,
    other: gang,
    districts: z.array(districtSchema),
  }),
  z.object({ kind: z.literal('outrage-eased'), value: z.number() }),
  z.object({ kind: z.literal('feds-reinforced'), value: z.number(), agents: z.number().int() }),
] as const;
