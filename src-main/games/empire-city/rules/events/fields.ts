import { z } from 'zod';
import { cardIdSchema, cellSchema, manIdSchema, racketIdSchema } from '#shared/games/empire-city/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';

export const seat = seatIdSchema;
export const int = z.int();
export const cell = cellSchema;
export const man = manIdSchema;
export const card = cardIdSchema;
export const racket = racketIdSchema;
export const ids = z.array(z.string());
export const how = z.string();
