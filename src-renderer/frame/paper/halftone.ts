import type { Halftone } from '#shared/views/paper.ts';

/** Dots across and down a printed picture, which is 360 by 220. */
const columns = 110;
const rows = 67;
const darkest = 9;

/** Converts light values from 0 to 255, row by row, to dots of ink; the lightest part of the picture is paper. */
export function convertTones(lights: readonly number[]): string {
  const least = Math.min(...lights);
  const span = Math.max(1, Math.max(...lights) - least);
  return lights.map((light) => Math.round((1 - (light - least) / span) * darkest)).join('');
}

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
    return red * 0.299 + green * 0.587 + blue * 0.114;
  });
  return { columns, tones: convertTones(lights) };
}
