import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameIds, type GameId } from '#shared/words/games.ts';
import { closeMonth, expect, go, openSample, test } from '../support/app.ts';
import { racketeerApart } from '../support/commandLine.ts';
import { startHost } from '../support/host.ts';

declare global {
  interface Window {
    /** What began to move on the page since it was opened: the event and where. */
    moved: string[];
  }
}

/** Notes from the first moment on whatever moves by style sheets. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    for (const type of ['animationstart', 'transitionrun'] as const) {
      addEventListener(
        type,
        (event) => {
          const place = event.target instanceof Element ? event.target.getAttribute('class') : '';
          window.moved.push(`${type} ${place ?? ''}`);
        },
        true,
      );
    }
  });
  await page.reload();
}

/** Through the frame, the map, a month whose orders are revealed, and the press. */
async function lookAround(app: Page): Promise<void> {
  await go(app, 'City');
  await app.getByRole('button', { name: /^Close the month/ }).hover();
  await closeMonth(app);
  await go(app, 'City');
  await go(app, 'Outrage');
  await go(app, 'Paper');
  await expect(app.getByRole('region', { name: /^Front page/ })).toBeVisible();
  await app.getByRole('button', { name: 'Save', exact: true }).hover();
  await app.keyboard.press('Control+k');
}

const moved = (app: Page): Promise<string[]> => app.evaluate(() => window.moved);

test('nothing moves for whom the system asks for less motion', async ({ app }) => {
  test.slow();
  await app.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(app);
  await openSample(app);
  await lookAround(app);
  expect(await moved(app)).toEqual([]);
});

test('nothing moves for whom the setting asks for less motion', async ({ app }) => {
  test.slow();
  await app.emulateMedia({ reducedMotion: 'no-preference' });
  await app.evaluate(() => {
    localStorage.setItem('racketeer-settings', JSON.stringify({ motion: 'less' }));
  });
  await watchMotion(app);
  await openSample(app);
  await lookAround(app);
  expect(await moved(app)).toEqual([]);
});

test('without either, something does move, so that the two tests above see it', async ({ app }) => {
  test.slow();
  await app.emulateMedia({ reducedMotion: 'no-preference' });
  await watchMotion(app);
  await openSample(app);
  await lookAround(app);
  const all = await moved(app);
  expect(all.filter((what) => what.startsWith('transitionrun'))).not.toEqual([]);
  // The lines of a reveal appear one after the other.
  expect(all.filter((what) => what.startsWith('animationstart'))).not.toEqual([]);
});

/** A game two periods on, so that there is something to look back at, opened by a host of its own. */
async function played(game: GameId, folder: string): Promise<Awaited<ReturnType<typeof startHost>>> {
  const file = join(folder, 'Still.racketeer');
  const founded = await racketeerApart('new', file, '--game', game, '--seed', '7', '--npcs', '3');
  expect(founded.code).toBe(0);
  expect((await racketeerApart('advance', file, '--turns', '2', '--auto')).code).toBe(0);
  return startHost({ file });
}

/** Every screen of the game, with the pointer on a button of it; closes a period where the game has a button for it. */
async function walkThrough(page: Page): Promise<void> {
  const screens = page.getByRole('navigation', { name: 'Screens' }).locator('li button');
  await screens.first().waitFor();
  const everyScreen = async (): Promise<void> => {
    for (let place = 0; place < (await screens.count()); place += 1) {
      const button = screens.nth(place);
      await button.hover();
      await button.click();
      await expect(button).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
      const pressed = page.locator('main .button:enabled').first();
      if (await pressed.isVisible()) await pressed.hover();
    }
  };
  await everyScreen();
  const close = page.getByRole('button', { name: /^Close the (turn|round)/ });
  if (!(await close.isVisible())) return;
  await close.click();
  const allTheSame = page.getByRole('button', { name: /anyway$/ });
  const isClosed = page.getByRole('heading', { level: 1, name: /: what happened$/ });
  await expect(allTheSame.or(isClosed).first()).toBeVisible();
  if (await allTheSame.isVisible()) await allTheSame.click();
  // A turn may stop on the way for what somebody has to decide.
  const goesOn = page.getByRole('button', { name: 'Play the turn on' });
  await expect(isClosed.or(goesOn).first()).toBeVisible();
  await everyScreen();
}

for (const game of gameIds.filter((id) => id !== 'paradise')) {
  test(`nothing of ${game} moves for whom the system asks for less motion`, async ({ page }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-still-'));
    const host = await played(game, folder);
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(host.url);
      await watchMotion(page);
      await walkThrough(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await moved(page)).toEqual([]);
      // Without the wish something does move, so that the line above sees it.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      await walkThrough(page);
      expect(await moved(page)).not.toEqual([]);
    } finally {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
