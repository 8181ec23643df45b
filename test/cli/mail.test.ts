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

test('the press tells an edition’s stories and edits, prints it with others, and drops them', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'war.racketeer');
  await racketeer('new', file, '--game', 'turf-war', '--seed', '7', '--npcs', '3');
  expect((await racketeer('press', file)).err).toContain('No paper has been printed yet');
  await racketeer('advance', file, '--auto');
  const { stories, edit } = JSON.parse((await racketeer('press', file)).out) as {
    stories: { story: number; headline: string }[];
    edit: object;
  };
  const path = join(folder, 'edit.json');
  writeFileSync(
    path,
    JSON.stringify({ ...edit, head: { title: 'The Extra', motto: null, price: null, weather: null } }),
  );
  expect((await racketeer('press', file, '--from', path)).out).toContain('printed with the edits');
  const text = (await racketeer('paper', file)).out;
  expect(text).toContain('THE EXTRA');
  expect(text).toContain(stories[0]?.headline.split(' ')[0]?.toUpperCase());
  writeFileSync(path, JSON.stringify({ ...edit, lead: 400 }));
  expect(await racketeer('press', file, '--from', path)).toMatchObject({
    code: 1,
    err: expect.stringContaining('This page has no such story') as string,
  });
  await racketeer('press', file, '--as-printed');
  expect((await racketeer('paper', file)).out).not.toContain('THE EXTRA');
});
