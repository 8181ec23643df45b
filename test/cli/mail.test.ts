import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';

test('a packet is printed, orders are priced in the game’s own money, and a mailed sheet is filed or told line by line', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'war.racketeer');
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  await racketeer('new', file, '--game', 'turf-war', '--seed', '7', '--npcs', '3', '--gang', 'Ours');
  const orders = write('orders.json', JSON.stringify([{ kind: 'hire', count: 2 }, { kind: 'end' }]));
  const given = await racketeer('orders', file, 'Ours', '--from', orders);
  expect(given.out).toContain('1. Hire 2 Hitmen: 10 MC when the turn closes');
  expect(given.out).toContain('2. Ask for the end of the game: free');
  expect(given.out).not.toContain('$');
  const packet = await racketeer('packet', file, 'Ours');
  expect(packet.out).toContain('Sheet of Ours, Turn 1');
  const bad = await racketeer('sheet', file, 'Ours', '--from', write('bad.txt', 'Hire 90\nDance'));
  expect(bad.code).toBe(1);
  expect(bad.err).toMatch(/line 1 \(Hire 90\): You can pay for \d+ more/);
  expect(bad.err).toMatch(/line 2 \(Dance\): “dance” is not an order/);
  const good = await racketeer('sheet', file, 'Ours', '--from', write('good.txt', 'Hire 1'));
  expect(good.out).toContain('Sheet of Ours has been filed.');
  expect(good.out).toContain('FILED\n    1. Hire 1\n       = Hire a Hitman: 5 MC when the turn closes\n');
});
