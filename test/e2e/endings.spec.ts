import { join } from 'node:path';
import { racketeer } from '../support/commandLine.ts';
import { accessibilityFindings, expect, screenshot, test } from '../support/app.ts';

/** Games that come to an end of themselves, and how many seats beside the first. */
const games = [
  { id: 'turf-war', seats: 4 },
  { id: 'brotherhood', seats: 4 },
  { id: 'godfather', seats: 4 },
  { id: 'empire-city', seats: 4 },
] as const;

for (const { id, seats } of games) {
  test(`${id} that is over says who won, counts everybody, and leads to the last paper`, async ({
    app,
    host,
  }) => {
    const file = join(host.home, 'Over.racketeer');
    await racketeer('new', file, '--game', id, '--seed', '23', '--npcs', String(seats - 1));
    await racketeer('advance', file, '--turns', '80', '--auto');
    await app.getByLabel('Path of a .racketeer file').fill(file);
    await app.getByRole('button', { name: 'Open', exact: true }).click();
    const end = app.getByRole('region', { name: 'The end' });
    await expect(end).toContainText(/won|The richest survivor/);
    await expect(app.getByText('Campaign over')).toBeVisible();
    if (id !== 'godfather') {
      const count = end.getByRole('list', { name: 'The last count' }).getByRole('listitem');
      await expect(count).toHaveCount(seats);
      await expect(count.first()).toContainText('won');
    }
    expect(await accessibilityFindings(app)).toEqual([]);
    await screenshot(app, `${id}-over`);
    await app.setViewportSize({ width: 1024, height: 700 });
    const panel = await end.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(panel).toBeLessThanOrEqual(0);
    await end.getByRole('button', { name: 'Read the last paper' }).click();
    await expect(app.getByRole('heading', { name: 'Paper', exact: true })).toBeVisible();
    await app.getByRole('banner').getByRole('button').first().click();
    await app.getByRole('button', { name: 'Close the campaign' }).click();
    const listed = app.getByRole('listitem').filter({ hasText: 'Over.racketeer' });
    await expect(listed.getByText('over', { exact: true })).toBeVisible();
  });
}
