import type { Page } from '@playwright/test';
import { accessibilityFindings, clippedLists, expect, openSample, screenshotNow, test } from '../support/app.ts';

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

for (const theme of ['light', 'dark'] as const) {
  test(`every screen of Paradise is quiet, accessible and no wider than its window in four sizes, ${theme}`, async ({
    app,
  }) => {
    test.setTimeout(240_000);
    await openSample(app);
    const rail = app.getByRole('navigation', { name: 'Screens' });
    const names = await rail.locator('li button').allInnerTexts();
    const wrong: string[] = [];
    if (theme === 'dark') await app.getByRole('button', { name: /dark theme/ }).click();
    for (const size of sizes) {
      await app.setViewportSize(size);
      for (const [place, label] of names.entries()) {
        const button = rail.locator('li button').nth(place);
        await button.click();
        await expect(button).toHaveAttribute('aria-current', 'page');
        await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
        const where = `${label.trim()}, ${theme}, ${size.width}`;
        // First, because it waits for what the screen has yet to read.
        wrong.push(...(await accessibilityFindings(app)).map((one) => `${where}: ${one}`));
        const excess = await app.locator('main').evaluate((el) => el.scrollWidth - el.clientWidth);
        if (excess > 0) wrong.push(`${where}: ${excess} px too wide`);
        wrong.push(...(await clippedLists(app)).map((one) => `${where}: ${one}`));
        if (size.width >= 2560 && full.includes(label.trim()))
          wrong.push(...(await leftEmpty(app)).map((one) => `${where}: ${one}`));
        await screenshotNow(app, `size-${label.trim().toLowerCase()}-${theme}-${size.width}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
