import type { Halftone } from '#shared/views/paper.ts';
import { computeLight, convertTones, screenSize } from '#shared/words/halftone.ts';

const { columns, rows } = screenSize;

/** Screens a picture file for the page, cut to its shape from the middle. Rejects a file that is no picture. */
export async function convertPicture(file: File): Promise<Halftone> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This window cannot draw pictures.');
  const scale = Math.max(columns / image.width, rows / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.fillStyle = '#fff';
  context.fillRect(0, 0, columns, rows);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (columns - width) / 2, (rows - height) / 2, width, height);
  const { data } = context.getImageData(0, 0, columns, rows);
  const lights = Array.from({ length: columns * rows }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return computeLight(red, green, blue);
  });
  return { columns, tones: convertTones(lights) };
}
