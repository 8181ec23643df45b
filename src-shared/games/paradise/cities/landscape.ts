import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';

/** Rivers and railroads run off the map on both sides, so that a wide window shows no end of them. */
export const mapRange = { left: -700, right: 1700, top: -700, bottom: 1460 } as const;

const pointSchema = z.tuple(
  [
    createWholeNumber(
      mapRange.left,
      mapRange.right,
      `A line runs from ${mapRange.left} to ${mapRange.right} across the map.`,
    ),
    createWholeNumber(
      mapRange.top,
      mapRange.bottom,
      `A line runs from ${mapRange.top} to ${mapRange.bottom} down the map.`,
    ),
  ],
  'A point of a line is two numbers: from the left, and from the top.',
);

const lineSchema = z
  .array(pointSchema)
  .min(2, 'A line has two points or more.')
  .max(60, 'A line has 60 points at most.');

const riverSchema = z.strictObject({
  line: lineSchema,
  width: createWholeNumber(6, 1500, 'A river is 6 to 1500 wide.'),
  /** The line is this bank of the river, and the water lies beyond it; without it the line is the middle. */
  bank: z.enum(['north', 'south', 'east', 'west']).optional(),
});
export type RiverPack = z.infer<typeof riverSchema>;

const hillSchema = z.strictObject({
  crest: lineSchema,
  /** The length of its strokes. */
  reach: createWholeNumber(4, 30, 'The strokes of a hill are 4 to 30 long.'),
});

/** The waters, railroads, and hills of a city’s map. Nothing of it changes a rule. */
export const landscapeFields = {
  rivers: z.array(riverSchema).max(4, 'A city has four rivers and coasts at most.').optional(),
  rails: z.array(lineSchema).max(4, 'A city has four railroads at most.').optional(),
  hills: z.array(hillSchema).max(12, 'A city has twelve hills at most.').optional(),
};
