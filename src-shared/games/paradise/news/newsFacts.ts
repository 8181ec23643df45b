import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { businessIdSchema } from '../ids.ts';
import { businessTypeSchema, districtSchema, gangTypeSchema, racketSchema } from '../city.ts';

/** The facts the papers know of a gang: its name, kind, Boss and base. */
export const newsGangSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  type: gangTypeSchema,
  boss: z.string(),
  base: districtSchema,
});
export type NewsGang = z.infer<typeof newsGangSchema>;

export const newsBusinessSchema = z.object({
  id: businessIdSchema,
  name: z.string(),
  type: businessTypeSchema,
  racket: racketSchema,
  district: districtSchema,
  /** Its place on the city's map; older files have none. */
  spot: z.tuple([z.number(), z.number()]).optional(),
});
export type NewsBusiness = z.infer<typeof newsBusinessSchema>;
