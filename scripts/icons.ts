import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { listChromiumArguments, ensureChromium } from './chromium.ts';
import { encodeIcns, encodeIco } from './iconFiles.ts';
import { root } from './steps.ts';

/** Draws `build/icon.svg` in every size and writes the icons of each system beside it. */
const folder = join(root, 'build');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];

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
