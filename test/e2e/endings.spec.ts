import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { racketeerApart } from '../support/commandLine.ts';
import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../support/app.ts';

/** Games that come to an end of themselves, and how many seats beside the first. */
const games = [
  { id: 'turf-war', seats: 4 },
  { id: 'brotherhood', seats: 4 },
  { id: 'godfather', seats: 4 },
  { id: 'empire-city', seats: 4 },
] as const;

/** Opens the purses one by one: who is last is known first, and nobody has won before the last one is open. */
async function openPurses(app: Page, seats: number): Promise<void> {
  const rows = app.getByRole('list', { name: 'The last count' }).getByRole('listitem');
  const tied = rows.filter({ hasText: 'a purse still tied' });
  for (let left = seats; left > 0; left -= 1) {
    await expect(tied).toHaveCount(left);
    await expect(rows.last().getByText('tied')).toHaveCount(left === seats ? 1 : 0);
    await expect(app.getByText(/ won$/)).toHaveCount(0);
    await app.getByRole('button', { name: 'Open the next purse' }).click();
  }
  await expect(tied).toHaveCount(0);
}

for (const { id, seats } of games) {
  test(`${id} that is over says who won, counts everybody, and leads to the last paper and to a rematch`, async ({
    app,
    host,
  }) => {
    const file = join(host.home, 'Over.racketeer');
    await racketeerApart('new', file, '--game', id, '--seed', '23', '--npcs', String(seats - 1));
    await racketeerApart('advance', file, '--turns', '80', '--auto');
    await app.getByLabel('Path of a .racketeer file').fill(file);
    await app.getByRole('button', { name: 'Open this path' }).click();
    const end = app.getByRole('region', { name: /won$|won, with/ });
    await expect(app.getByText('Campaign over')).toBeVisible();
    if (id === 'brotherhood') await openPurses(app, seats);
    const count = end.getByRole('list', { name: 'The last count' }).getByRole('listitem');
    await expect(count).toHaveCount(seats);
    await expect(count.first()).toContainText('won');
    await expect(app.getByRole('img', { name: /At the end: / })).toBeVisible();
    await expect(app.getByRole('region', { name: 'Everybody’s best hour' })).toBeVisible();
    await inspect(app, `${id}-over`);
    await app.setViewportSize({ width: 1024, height: 700 });
    const panel = await end.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(panel).toBeLessThanOrEqual(0);
    await end.getByRole('button', { name: 'Read the last paper' }).click();
    await expect(app.getByRole('heading', { name: 'Paper', exact: true })).toBeVisible();
    await app.getByRole('button', { name: 'The end', exact: true }).click();
    await end.getByRole('button', { name: 'Play again with the same seats' }).click();
    await expect(app.getByRole('group', { name: 'Seat 1', exact: true })).toBeVisible();
    await expect(app.getByRole('group', { name: `Seat ${seats}`, exact: true })).toBeVisible();
    await app.getByRole('button', { name: 'Back to the start' }).click();
    const listed = app.getByRole('listitem').filter({ hasText: 'Over.racketeer' });
    await expect(listed.getByText('over', { exact: true })).toBeVisible();
  });
}

test('a scored campaign of Paradise says who won, leads to its chronicle, and is played on', async ({ app, host }) => {
  const setup = join(host.home, 'setup.json');
  const npcs = ['irish', 'sicilian', 'tong'].map((type) => ({ type }));
  await writeFile(setup, JSON.stringify({ seed: 23, npcs, houseRules: { lastMonth: 2 } }));
  const file = join(host.home, 'Over.racketeer');
  await racketeerApart('new', file, '--from', setup);
  await racketeerApart('advance', file, '--months', '2', '--auto');
  await app.getByLabel('Path of a .racketeer file').fill(file);
  await app.getByRole('button', { name: 'Open this path' }).click();
  const over = app.getByRole('region', { name: /won$/ });
  await expect(over).toContainText('theirs is the best score');
  await expect(over.getByRole('list', { name: 'The last count' }).getByRole('listitem')).toHaveCount(npcs.length);
  await inspect(app, 'paradise-over');
  await over.getByRole('button', { name: 'Play on for a year' }).click();
  const end = app.getByRole('region', { name: 'How far it is to the end' });
  await expect(end).toContainText('12 months to the last one, February 1926');
  await expect(end.getByRole('row')).toHaveCount(1 + npcs.length);
  await expect(over).toHaveCount(0);
  await inspect(app, 'paradise-played-on');
});

test('a gang that is out has a last page, and watches the city to its end', async ({ app, host }) => {
  const file = join(host.home, 'Out.racketeer');
  await racketeerApart('new', file, '--game', 'turf-war', '--seed', '23', '--npcs', '4');
  await racketeerApart('advance', file, '--turns', '2', '--auto');
  const orders = join(host.home, 'orders.json');
  await writeFile(orders, JSON.stringify([{ kind: 'concede' }]));
  await racketeerApart('orders', file, 'g1', '--from', orders);
  await racketeerApart('advance', file, '--turns', '1', '--auto');
  await app.getByLabel('Path of a .racketeer file').fill(file);
  await app.getByRole('button', { name: 'Open this path' }).click();
  const page = app.getByRole('region', { name: /out of the game$/ });
  await expect(page).toContainText(/5th of 5 so far; 4 rivals left/);
  await expect(page.getByRole('region', { name: 'Who brought them down' })).toBeVisible();
  await inspect(app, 'last-page');
  await page.getByRole('button', { name: 'Watch the city to the end' }).click();
  await expect(app.getByRole('list', { name: 'The last count' }).getByRole('listitem')).toHaveCount(5, {
    timeout: 60_000,
  });
});

test('the player of a gang that is out takes a rival’s chair', async ({ app, host }) => {
  const file = join(host.home, 'Chair.racketeer');
  await racketeerApart('new', file, '--seed', '23', '--npcs', '2');
  await racketeerApart('advance', file, '--months', '1', '--auto');
  const ruling = join(host.home, 'ruling.json');
  await writeFile(ruling, JSON.stringify({ kind: 'retire', seat: 'g1' }));
  await racketeerApart('ruling', file, '--from', ruling, '--reason', 'He left');
  await app.getByLabel('Path of a .racketeer file').fill(file);
  await app.getByRole('button', { name: 'Open this path' }).click();
  const page = app.getByRole('region', { name: /out of the game$/ });
  await page.getByRole('button', { name: 'Take a rival’s chair' }).click();
  const chairs = page.getByRole('group', { name: 'Whose chair' }).getByRole('button');
  await expect(chairs).toHaveCount(2);
  await inspect(app, 'last-page-chairs');
  const name = await chairs.first().innerText();
  await chairs.first().click();
  await expect(app.getByRole('heading', { name: /^Desk, / })).toBeVisible();
  await expect(app.getByRole('banner', { name: 'Campaign' })).toContainText(name);
  await expect(app.getByRole('button', { name: 'Write orders' }).first()).toBeVisible();
});

test('a new campaign of Paradise is offered with a length', async ({ app }) => {
  await app.getByRole('button', { name: 'New campaign' }).click();
  const length = app.getByRole('group', { name: 'How long' });
  await expect(length.getByRole('radio')).toHaveCount(4);
  await expect(length.getByRole('radio', { name: /^Three years \(recommended\)/ })).toBeChecked();
  await length.getByRole('radio', { name: /^Two years/ }).check();
  await inspect(app, 'paradise-length');
});
