import { z } from 'zod';

/** Letters of a picture as text: 256 pixels a side at most take a third of it. */
export const mostPictureLetters = 60_000;

/** A JPEG as a data address, by its first bytes too; nothing else is kept, markup least of all. */
export const pictureSchema = z
  .string()
  .max(mostPictureLetters, 'Keep a picture to 256 pixels a side.')
  .regex(
    /^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/,
    'A picture is kept as a JPEG; pick a file that is a picture.',
  );
