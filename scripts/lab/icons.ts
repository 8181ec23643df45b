import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { listChromiumArguments, ensureChromium } from '../chromium.ts';
import { root } from '../steps.ts';

const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];

/** Draws `build/icon.svg` in every size and writes the icons of each system beside it. */
export async function run(): Promise<void> {
  const folder = join(root, 'build');
  const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error('There is no Chromium to draw the icons with.');
  const browser = await chromium.launch({ executablePath, args: listChromiumArguments() });
  const pictures = new Map<number, Buffer>();
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
    pictures.set(size, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();

  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const [size, picture] of pictures) {
    if (size <= 512) writeFileSync(join(folder, 'icons', `${size}x${size}.png`), picture);
  }
  writeFileSync(join(folder, 'icon.ico'), encodeIco(pictures));
  writeFileSync(join(folder, 'icon.icns'), encodeIcns(pictures));
}

/** PNG pictures of one icon by their size in pixels. */
type Pictures = ReadonlyMap<number, Buffer>;

const icoHeadBytes = 6;
const icoEntryBytes = 16;

/** The icon of Windows: a directory of PNG pictures of at most 256 pixels. */
export function encodeIco(pictures: Pictures): Buffer {
  const held = [...pictures].filter(([size]) => size <= 256);
  const head = Buffer.alloc(icoHeadBytes);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(held.length, 4);
  let offset = icoHeadBytes + icoEntryBytes * held.length;
  const entries = held.map(([size, picture]) => {
    const entry = Buffer.alloc(icoEntryBytes);
    // A byte has no room for 256: nought stands for it.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...held.map(([, picture]) => picture)]);
}

/** The names that macOS gives to PNG pictures of a size; those of twice a size serve sharp screens. */
const icnsTypes: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];

/** The icon of macOS: PNG pictures, each after its type and length. */
export function encodeIcns(pictures: Pictures): Buffer {
  const parts = icnsTypes.flatMap(([type, size]) => {
    const picture = pictures.get(size);
    return picture === undefined ? [] : [encodeChunk(type, picture)];
  });
  return encodeChunk('icns', Buffer.concat(parts));
}

function encodeChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
