import { z } from 'zod';
import { breakCardSchema, cardSchema } from '#shared/games/godfather/cards.ts';
import { neighborhoodKeySchema, positionSchema } from '#shared/games/godfather/ids.ts';
import { createIdSchema, seatIdSchema } from '#shared/words/ids.ts';

export const seat = seatIdSchema;
export const int = z.int();
export const neighborhood = neighborhoodKeySchema;
export const positions = z.array(positionSchema);
export const owned = z.array(z.object({ position: positionSchema, owner: seat }));
export const anyCards = z.array(z.union([cardSchema, breakCardSchema]));
export const passSchema = z.object({ seen: z.record(createIdSchema(40), int), played: int });
