import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, screenshotNow, test } from '../support/app.ts';
import {
  closePeriod,
  findOverflow,
  findSmallTargets,
  goByThumb,
  listScreens,
  openPhone,
  openSampleAt,
  phoneGames,
} from '../support/phone.ts';

/** The phone that all is drawn for, a small one, and one on its side. */
const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];
/** A tablet has the desk's rail. */
const tablet = { width: 768, height: 1024 };

/** What is wrong with the screen that is open. */
async function examine(phone: Page, where: string): Promise<string[]> {
  await expect(phone.locator('main').getByRole('heading').first()).toBeVisible();
  const buttons = phone.locator('nav button, .strip button, main .button');
  const found = [
    ...(await accessibilityFindings(phone)),
    ...(await findOverflow(phone)),
    ...(await findSmallTargets(buttons)),
  ];
  return found.map((one) => `${where}: ${one}`);
}

for (const { game, cover } of phoneGames) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen of ${game} fits a phone, a thumb and axe, ${theme}`, async ({
      app,
      host,
      browser,
    }) => {
      test.setTimeout(240_000);
      const seat = await openSampleAt(app, cover, game);
      await closePeriod(app, game, seat);
      const { phone, context } = await openPhone(browser, host, { seat, theme });
      const wrong: string[] = [];
      const names = await listScreens(phone);
      for (const size of theme === 'light' ? sizes : sizes.slice(0, 1)) {
        await phone.setViewportSize(size);
        for (const name of names) {
          await goByThumb(phone, name);
          wrong.push(...(await examine(phone, `${name}, ${size.width}`)));
          const file = `${game}-${name.toLowerCase().replaceAll(' ', '-')}-${theme}-${size.width}`;
          await screenshotNow(phone, `phone-${file}`);
        }
      }
      await context.close();
      expect(names).not.toContain('Campaign');
      expect(wrong).toEqual([]);
    });
  }

  test(`no screen of ${game} is wider than a tablet`, async ({ app, host, browser }) => {
    test.setTimeout(120_000);
    const seat = await openSampleAt(app, cover, game);
    const { phone, context } = await openPhone(browser, host, { seat, size: tablet });
    const wrong: string[] = [];
    const buttons = phone.getByRole('navigation', { name: 'Screens' }).locator('li button');
    for (const button of await buttons.all()) {
      await button.tap();
      await expect(button).toHaveAttribute('aria-current', 'page');
      const where = await button.innerText();
      wrong.push(...(await accessibilityFindings(phone)).map((one) => `${where}: ${one}`));
      wrong.push(...(await findOverflow(phone)).map((one) => `${where}: ${one}`));
      await screenshotNow(phone, `tablet-${game}-${where.trim().toLowerCase()}`);
    }
    await context.close();
    expect(wrong).toEqual([]);
  });
}
