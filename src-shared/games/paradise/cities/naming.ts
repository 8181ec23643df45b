import type { z } from 'zod';
import { plainText } from '#shared/words/plainText.ts';

/** A name on a map or in a paper, without the marks that markup or sheets use. */
export const createName = (what: string, most: number): z.ZodString =>
  plainText(`Give ${what} a name.`)
    .trim()
    .min(1, `Give ${what} a name.`)
    .max(most, `Keep the name of ${what} to ${most} letters.`)
    .regex(
      /^[\p{L}\p{N} .,&’'-]*$/u,
      `The name of ${what} has letters, numbers, blanks, periods, commas, ampersands, apostrophes, and hyphens alone.`,
    );

/** A district's name is a key and a part of sheets, so it has fewer marks than other names. */
export const districtNameSchema = createName('a district', 24).regex(
  /^\p{Lu}[\p{L} ’'-]+$/u,
  'The name of a district begins with a capital letter and has letters, blanks, apostrophes, and hyphens alone.',
);

/** A fault of a pack, with its place. */
export type PackFault = { path: (string | number)[]; message: string };

/** Reads the corners of a district written as `44,306 190,330`. */
export function readOutline(corners: string): [x: number, y: number][] {
  return corners.split(' ').map((corner) => {
    const [x, y] = corner.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });
}
