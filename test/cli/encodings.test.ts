import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinCampaign } from '#cli/join.ts';
import { createCampaign } from '#cli/newCampaign.ts';
import { fileMailedSheet, giveOrdersFrom } from '#cli/orders.ts';
import type { GameId } from '#shared/words/games.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { encodings } from '../support/encodings.ts';
import { setupFor } from '../support/founded.ts';
import { runningWith } from '../support/running.ts';
import { takeSample } from '#test/support/samples.ts';

let printed: string;

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

/** What a user gives to each command that reads a file, and what it says of it. */
type Reader = { command: string; text: string; says: string; run: (from: string, folder: string) => Promise<void> };

async function founded(folder: string, game: GameId): Promise<string> {
  const file = join(folder, 'b.racketeer');
  await createCampaign(file, { game, seed: 7, npcs: 3, gang: 'Ours' });
  printed = '';
  return file;
}

const readers: Reader[] = [
  {
    command: 'new',
    text: JSON.stringify({ ...setupFor(), title: 'Müller’s “Big” Town' }),
    says: 'Müller’s “Big” Town',
    run: (from, folder) => createCampaign(join(folder, 'a.racketeer'), { game: 'paradise', from }),
  },
  {
    command: 'join',
    text: runningWith(['title'], 'Müller’s Sommer'),
    says: 'Müller’s Sommer',
    run: (from, folder) => joinCampaign(join(folder, 'a.racketeer'), { game: 'paradise', from: [from] }),
  },
  {
    command: 'orders',
    text: JSON.stringify([
      { kind: 'recruit', recruit: { method: 'off-the-rack', name: 'Jörg “Bär”', profile: 'punk' } },
    ]),
    says: '1. Hire Jörg “Bär”, Punk: $25',
    run: async (from, folder) => giveOrdersFrom(await founded(folder, 'paradise'), 'Ours', { from }),
  },
  {
    command: 'sheet',
    text: '# Grüße – “von uns”\r\nHire 1\r\n',
    says: 'Sheet of Ours has been filed.',
    run: async (from, folder) => fileMailedSheet(await founded(folder, 'turf-war'), 'Ours', { from }),
  },
];

describe.each(takeSample(readers, 2))('`$command` reads', ({ text, says, run }) => {
  it.each(encodings)('a file in $name', async ({ write }) => {
    const folder = temporaryFolder();
    const from = join(folder, 'given.txt');
    writeFileSync(from, write(text));
    await run(from, folder);
    expect(printed).toContain(says);
  });

  it('no file that is no text, no folder and none that is not there, and says so', async () => {
    const folder = temporaryFolder();
    const picture = join(folder, 'picture.png');
    writeFileSync(picture, Buffer.from('89504e470d0a1a0a00', 'hex'));
    const other = (name: string): string => {
      mkdirSync(join(folder, name), { recursive: true });
      return join(folder, name);
    };
    await expect(run(picture, other('1'))).rejects.toThrow(
      /^\S+picture\.png is not text that Racketeer can read; save it as text in UTF-8 and try again\.$/,
    );
    await expect(run(folder, other('2'))).rejects.toThrow(/ is a folder; name a file in it\.$/);
    await expect(run(join(folder, 'no'), other('3'))).rejects.toThrow(/ cannot be read; check the path\.$/);
  });
});
