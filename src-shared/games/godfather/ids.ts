import { z } from 'zod';
import { createIdSchema } from '#shared/words/ids.ts';
import { allPositions, neighborhoodKeys } from './board.ts';

export const neighborhoodKeySchema = z.enum(
  neighborhoodKeys,
  'There is no such Neighborhood; name one of the board, like MID.',
);

export const positionSchema = z.enum(allPositions, 'There is no such position; name one of the board, like MID-B2.');

/** A deal two seats have struck, or one that is on the table: `d3`. */
export const dealIdSchema = createIdSchema(40).brand<'DealId'>();
export type DealId = z.infer<typeof dealIdSchema>;
