import { accessibilityFindings, expect, openSample, screenshotNow, test } from '../support/app.ts';

const sizes = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];

/** axe reads colors and names, which no window changes: once a theme is enough, at the narrowest and widest in turn. */
const readAt: Readonly<Record<string, number>> = { light: 1024, dark: 3840 };

test('every screen of Paradise is quiet, accessible and no wider than its window, in both themes and four sizes', async ({
  app,
}) => {
  test.setTimeout(240_000);
  await openSample(app);
  const rail = app.getByRole('navigation', { name: 'Screens' });
  const names = await rail.locator('li button').allInnerTexts();
  const wrong: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    if (theme === 'dark') await app.getByRole('button', { name: /dark theme/ }).click();
    for (const size of sizes) {
      await app.setViewportSize(size);
      for (const [place, label] of names.entries()) {
        const button = rail.locator('li button').nth(place);
        await button.click();
        await expect(button).toHaveAttribute('aria-current', 'page');
        await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
        const where = `${label.trim()}, ${theme}, ${size.width}`;
        const excess = await app.locator('main').evaluate((el) => el.scrollWidth - el.clientWidth);
        if (excess > 0) wrong.push(`${where}: ${excess} px too wide`);
        if (readAt[theme] === size.width)
          wrong.push(...(await accessibilityFindings(app)).map((one) => `${where}: ${one}`));
        await screenshotNow(app, `size-${label.trim().toLowerCase()}-${theme}-${size.width}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
