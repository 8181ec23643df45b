import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '#shared/words/games.ts';
import { brokenLines, expect, test } from '../support/app.ts';
import { racketeerApart } from '../support/commandLine.ts';
import { startHost } from '../support/host.ts';

const widths = [390, 1024, 1180, 1440];

for (const game of gameIds)
  test(`no line of ${game} ends between a sign and its sum or within a figure, or begins with a mark`, async ({
    page,
  }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-lines-'));
    const file = join(folder, 'Lines.racketeer');
    await racketeerApart('new', file, '--game', game, '--seed', '12', '--npcs', '3');
    const periods = game === 'paradise' ? '--months' : '--turns';
    expect((await racketeerApart('advance', file, periods, '2', '--auto')).code).toBe(0);
    const host = await startHost({ file });
    try {
      await page.goto(host.url);
      const rail = page.getByRole('navigation', { name: 'Screens' });
      await rail.waitFor();
      const count = await rail.locator('li button').count();
      expect(count).toBeGreaterThan(4);
      const broken: string[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const button = rail.locator('li button').nth(nth);
        await button.click();
        await expect(button).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
        // A window as narrow as a phone has no rail.
        const screen = (await button.textContent())?.trim() ?? '';
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${screen}, ${width}`;
          broken.push(...(await brokenLines(page)).map((one) => `${where}: ${one}`));
        }
      }
      expect(broken).toEqual([]);
    } finally {
      await host.close();
      rmSync(folder, { recursive: true });
    }
  });
