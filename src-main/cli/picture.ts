import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import type { Halftone } from '#shared/views/paper.ts';
import { computeLight, convertTones, screenSize } from '#shared/words/halftone.ts';
import { CommandFailure } from './failure.ts';

const mostBytes = 20_000_000;
const mostMegapixels = 40;
const mostMegabytes = 600;

/** Points of a picture in rows, four bytes each: red, green, blue, and how solid it is. */
type Pixels = { width: number; height: number; data: Uint8Array };

/** Reads a PNG or JPEG as dots for print; of its bytes nothing is kept. Fails with a sentence for any other file. */
export function readPicture(path: string): Halftone {
  const bytes = readBytes(path);
  try {
    return screenPicture(isPng(bytes) ? decodePng(bytes) : decodeJpeg(bytes));
  } catch {
    throw new CommandFailure(
      `“${path}” cannot be read as a picture; name a PNG or JPEG of at most ${mostMegapixels} megapixels.`,
    );
  }
}

function readBytes(path: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new CommandFailure(`There is no picture at “${path}” that can be read; name a PNG or JPEG.`);
  }
  if (bytes.length > mostBytes) throw new CommandFailure(`“${path}” is too big; name a picture of at most 20 MB.`);
  return bytes;
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString('latin1') === 'PNG';

function decodePng(bytes: Buffer): Pixels {
  // The size is in the head, so that a small file of a huge picture is never unpacked.
  if (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > mostMegapixels * 1_000_000) throw new Error('Too many pixels.');
  return PNG.sync.read(bytes);
}

function decodeJpeg(bytes: Buffer): Pixels {
  return decode(bytes, { useTArray: true, maxResolutionInMP: mostMegapixels, maxMemoryUsageInMB: mostMegabytes });
}

/** Screens a picture for print, cut to its shape from the middle. */
export function screenPicture({ width, height, data }: Pixels): Halftone {
  const { columns, rows } = screenSize;
  const cell = Math.min(width / columns, height / rows);
  const [left, top] = [(width - cell * columns) / 2, (height - cell * rows) / 2];
  const lights: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = { x: Math.floor(left + column * cell), y: Math.floor(top + row * cell) };
      const size = Math.max(1, Math.floor(cell));
      lights.push(averageLight({ width, height, data }, from, size));
    }
  }
  return { columns, tones: convertTones(lights) };
}

/** Averages the light of a square of a picture; what is not solid is paper. */
function averageLight({ width, height, data }: Pixels, from: { x: number; y: number }, size: number): number {
  let sum = 0;
  let count = 0;
  for (let y = from.y; y < Math.min(height, from.y + size); y += 1) {
    for (let x = from.x; x < Math.min(width, from.x + size); x += 1) {
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0, solid = 255] = data.subarray(at, at + 4);
      sum += 255 + ((computeLight(red, green, blue) - 255) * solid) / 255;
      count += 1;
    }
  }
  return count === 0 ? 255 : sum / count;
}
