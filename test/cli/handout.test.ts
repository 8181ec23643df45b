import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readPicture, screenPicture } from '#main/cli/picture.ts';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

/** A picture that is black on the left and white on the right. */
function drawHalves(width: number, height: number): { width: number; height: number; data: Buffer } {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    if (at % width < width / 2) data.fill(0, at * 4, at * 4 + 3);
  }
  return { width, height, data };
}

function writePng(path: string, picture: { width: number; height: number; data: Buffer }): string {
  const png = new PNG({ width: picture.width, height: picture.height });
  picture.data.copy(png.data);
  writeFileSync(path, PNG.sync.write(png));
  return path;
}

describe('a picture at the command line', () => {
  it.each([
    [440, 268],
    [110, 67],
    [30, 20],
    [2_000, 300],
  ])('of %i by %i points becomes dots of one size, dark where it is dark', (width, height) => {
    const { columns, tones } = screenPicture(drawHalves(width, height));
    expect(columns).toBe(110);
    expect(tones).toHaveLength(110 * 67);
    expect(tones[0]).toBe('9');
    expect(tones[109]).toBe('0');
  });

  it('is paper where nothing is drawn', () => {
    const { width, height, data } = drawHalves(220, 134);
    for (let at = 3; at < data.length; at += 4) data[at] = at % (width * 4) < (width / 4) * 4 ? 0 : 255;
    expect(screenPicture({ width, height, data }).tones[0]).toBe('0');
  });

  it('is read from a PNG and a JPEG alike, and from nothing else', () => {
    const folder = temporaryFolder();
    const halves = drawHalves(440, 268);
    const png = readPicture(writePng(join(folder, 'halves.png'), halves));
    const path = join(folder, 'halves.jpg');
    writeFileSync(path, encode(halves, 90).data);
    const jpeg = readPicture(path);
    for (const place of [0, 30, 80, 109]) expect(jpeg.tones[place]).toBe(png.tones[place]);
    const bad = join(folder, 'bad.png');
    const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06\0\0\0', 'latin1');
    writeFileSync(bad, head);
    expect(() => readPicture(bad)).toThrow(/cannot be read as a picture/);
    writeFileSync(bad, '<svg onload="alert(1)"/>');
    expect(() => readPicture(bad)).toThrow(/cannot be read as a picture/);
    expect(() => readPicture(join(folder, 'none.png'))).toThrow(/There is no picture/);
  });
});

it(
  '`handout` hands a letter to one gang and a picture to the paper, and tells why it cannot',
  { tags: 'rest' },
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'War.racketeer');
    await racketeer('new', file, '--seed', '7', '--npcs', '3', '--gang', 'The Ring');
    const nobody = await racketeer('handout', file, '--title', 'Hm', '--text', 'Psst', '--to', 'Nobody');
    expect(nobody).toMatchObject({ code: 1, out: '' });
    expect(nobody.err).toContain('There is no gang “Nobody”');
    const empty = await racketeer('handout', file, '--title', 'Hm');
    expect(empty.err).toContain('Write the text of the letter.');
    const to = ['--to', 'The Ring', '--text', 'One.\\nTwo.', '--signed', 'A friend'];
    const done = await racketeer('handout', file, '--title', 'A word', ...to);
    expect(done).toMatchObject({ code: 0, err: '', out: 'Hand out a letter: “A word”: done.\n' });
    const packet = await racketeer('packet', file, 'The Ring');
    expect(packet.out).toContain('One.\nTwo.\n— A friend');
    expect((await racketeer('packet', file, 'g2')).out).not.toContain('A friend');
    const picture = writePng(join(folder, 'fire.png'), drawHalves(220, 134));
    const printed = ['--title', 'The fire', '--picture', picture, '--in-paper', '--at-reveal'];
    expect(await racketeer('handout', file, ...printed)).toMatchObject({ code: 0 });
    await racketeer('advance', file, '--auto');
    expect((await racketeer('paper', file)).out).toContain('THE FIRE');
    expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
  },
);
