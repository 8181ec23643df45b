import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  clippedLists,
  cutTexts,
  expect,
  openSample,
  screenshotNow,
  settle,
  test,
} from '../support/app.ts';
import { foundSmall } from '../support/boards.ts';

const sizes = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];

/** Screens that use the whole of a wide window: nothing stands aside in emptiness there. */
const full: readonly string[] = ['Desk', 'City', 'Orders', 'Paper'];

/** What a wide window leaves empty beside the panels of its screen. */
async function leftEmpty(app: Page): Promise<string[]> {
  const share = await app.locator('main').evaluate((main) => {
    const screen = main.querySelector('.screen')?.getBoundingClientRect();
    return screen === undefined ? 0 : screen.width / main.getBoundingClientRect().width;
  });
  return share > 0.97 ? [] : [`the screen takes ${Math.round(share * 100)}% of the width`];
}

/** The size at which axe reads each screen: what it finds depends on the theme, and hardly on the width. */
const readAt = 1440;

for (const theme of ['light', 'dark'] as const)
  for (const size of sizes)
    test(`every screen of Paradise is quiet, accessible and no wider than its window, ${theme}, ${size.width}`, async ({
      app,
    }) => {
      test.setTimeout(360_000);
      await openSample(app);
      const rail = app.getByRole('navigation', { name: 'Screens' });
      const names = await rail.locator('li button').allInnerTexts();
      const wrong: string[] = [];
      if (theme === 'dark') await app.getByRole('button', { name: /dark theme/ }).click();
      await app.setViewportSize(size);
      for (const [place, label] of names.entries()) {
        const button = rail.locator('li button').nth(place);
        await button.click();
        await expect(button).toHaveAttribute('aria-current', 'page');
        await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
        const found = await examine(app, size.width, label.trim());
        wrong.push(...found.map((one) => `${label.trim()}, ${theme}, ${size.width}: ${one}`));
        await screenshotNow(app, `size-${label.trim().toLowerCase()}-${theme}-${size.width}`);
      }
      expect(wrong).toEqual([]);
    });

/** Returns what is wrong with the screen that is open; it is read once it has settled. */
async function examine(app: Page, width: number, label: string): Promise<string[]> {
  const found = width === readAt ? await accessibilityFindings(app) : [];
  await settle(app);
  const excess = await app.locator('main').evaluate((el) => el.scrollWidth - el.clientWidth);
  if (excess > 0) found.push(`${excess} px too wide`);
  found.push(...(await clippedLists(app)));
  if (width >= 2560 && full.includes(label)) found.push(...(await leftEmpty(app)));
  return found;
}

for (const [game, cover, seats] of [
  ['Turf War', /Turf War/, /^Gangs/],
  ['The Brotherhood', /Brotherhood/, /^Families/],
  ['The Godfather Game', /brownstone/, /^Families/],
  ['Empire City', /Empire City/, /^Families/],
] as const)
  test(`no text of the board of ${game} is cut in a small window`, async ({ app }) => {
    await foundSmall(app, cover, { seats, count: '4', change: () => Promise.resolve() });
    const [size] = sizes;
    if (size !== undefined) await app.setViewportSize(size);
    await expect(app.locator('main [data-place]').first()).toBeVisible();
    await settle(app);
    expect(await cutTexts(app)).toEqual([]);
  });
