import { z } from 'zod';
import { areaIdSchema } from '#shared/games/brotherhood/ids.ts';
import { termSchema } from '#shared/games/brotherhood/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';

export const seat = seatIdSchema;
export const area = areaIdSchema;
export const int = z.int();
export const dollars = z.int();
export const seats = z.array(seat);
export const moved = { from: seat, to: seat, area, by: z.enum(['gift', 'terms']) };
export const tabled = { seat, area, terms: z.array(termSchema), parties: seats };
