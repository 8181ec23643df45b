import { mostPictureLetters } from '#shared/words/pictures.ts';

const mostPixels = 256;
const mostBytes = 30_000_000;

/** How well the JPEG is kept, tried in turn until it is small enough. */
const qualities = [0.85, 0.7, 0.5, 0.3] as const;

const noPicture = 'That file is no picture the program can read; pick a JPEG, PNG, GIF or WebP file.';

/** Shrinks a picture file to 256 pixels a side at most; returns the data address of a JPEG. Throws a sentence. */
export async function shrinkPicture(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new Error('That file is too large; pick one below 30 MB.');
  // Drawn pixel by pixel anew: nothing of the file itself is kept.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new Error(noPicture);
  const { width, height } = fitSize(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(noPicture);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const picture = qualities
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find(({ length }) => length <= mostPictureLetters);
  if (picture === undefined) throw new Error(noPicture);
  return picture;
}

/** The largest size of the same shape that is no longer than 256 pixels on either side; never larger than it was. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
