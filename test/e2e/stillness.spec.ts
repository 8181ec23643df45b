import type { Page } from '@playwright/test';
import { closeMonth, expect, go, openSample, test } from '../support/app.ts';

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
  await app.getByRole('button', { name: 'Bind all' }).hover();
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
