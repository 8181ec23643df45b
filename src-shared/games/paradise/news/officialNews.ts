import { z } from 'zod';
import { districtSchema } from '../city.ts';
import { newsBusinessSchema as business, newsGangSchema as gang } from './newsFacts.ts';
import { officialKindSchema } from '../officials.ts';

const official = z.object({
  kind: officialKindSchema,
  name: z.string(),
  district: districtSchema.nullable(),
  precinct: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});

export type NewsOfficial = z.infer<typeof official>;

/** The news the press may print of City Hall: who holds its posts, and every open use of an official. */
export const officialNewsSchemas = [
  /** The first month: who was sworn in. */
  z.object({ kind: z.literal('city-hall'), value: z.number(), officials: z.array(official) }),
  /** A story on a corrupt official; `successor` has his post when he could not answer it. */
  z.object({
    kind: z.literal('corruption'),
    value: z.number(),
    gang,
    writer: z.string(),
    target: official,
    successor: z.string().nullable(),
  }),
  /** A column against the gangs, or in their praise. */
  z.object({ kind: z.literal('column'), value: z.number(), writer: z.string(), isHostile: z.boolean() }),
  /** The City Editor rouses the city, or soothes it. */
  z.object({ kind: z.literal('editorial'), value: z.number(), isHostile: z.boolean() }),
  z.object({
    kind: z.literal('dismissal'),
    value: z.number(),
    gang,
    mayor: z.string(),
    target: official,
    successor: z.string(),
  }),
  /** The Mayor's word against an official; `successor` has his post when he fell. */
  z.object({
    kind: z.literal('accusation'),
    value: z.number(),
    gang,
    mayor: z.string(),
    target: official,
    successor: z.string().nullable(),
  }),
  /** Where the police were sent when something had to be done. */
  z.object({
    kind: z.literal('raid-ordered'),
    value: z.number(),
    gang,
    business,
    /** The gang that had the ear of the police. */
    sentBy: gang,
    extraCar: z.boolean(),
  }),
] as const;
