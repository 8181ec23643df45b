import type { Page } from '@playwright/test';
import { jobKinds } from '#games/paradise/orders/jobs/jobs.ts';
import { accessibilityFindings, expect, screenshotNow, settle, test } from '../support/app.ts';
import { orderForm, planJob } from '../support/player.ts';
import {
  closePeriod,
  findKeys,
  findOverflow,
  findSmallChoices,
  findSmallTargets,
  findSqueezed,
  goByThumb,
  listScreens,
  openPhone,
  openSampleAt,
  phoneGames,
} from '../support/phone.ts';

/** Besides the phone that all is drawn for, a small one, and one on its side. */
const otherPhones = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];
/** A tablet has the desk's rail. */
const tablet = { width: 768, height: 1024 };

/** What is wrong with the screen that is open. */
async function examine(phone: Page, where: string, reads = true): Promise<string[]> {
  await expect(phone.locator('main').getByRole('heading').first()).toBeVisible();
  const buttons = phone.locator('nav button, .strip button, main .button');
  const read = reads ? await accessibilityFindings(phone) : [];
  await settle(phone);
  const found = [
    ...read,
    ...(await findOverflow(phone)),
    ...(await findSqueezed(phone)),
    ...(await findKeys(phone)),
    ...(await findSmallTargets(buttons)),
  ];
  return found.map((one) => `${where}: ${one}`);
}

for (const { game, cover } of phoneGames) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen of ${game} fits a phone, a thumb and axe, ${theme}`, async ({ app, host, browser }) => {
      test.setTimeout(360_000);
      const seat = await openSampleAt(app, cover, game);
      await closePeriod(app, game, seat);
      const { phone, context } = await openPhone(browser, host, { seat, theme });
      const names = await listScreens(phone);
      const wrong: string[] = [];
      for (const name of names) {
        await goByThumb(phone, name);
        wrong.push(...(await examine(phone, name)));
        await screenshotNow(phone, `phone-${game}-${name.toLowerCase().replaceAll(' ', '-')}-${theme}`);
      }
      await context.close();
      expect(names).not.toContain('Campaign');
      expect(wrong).toEqual([]);
    });
  }

  test(`every screen of ${game} fits a small phone and one on its side`, async ({ app, host, browser }) => {
    test.setTimeout(360_000);
    const seat = await openSampleAt(app, cover, game);
    await closePeriod(app, game, seat);
    const { phone, context } = await openPhone(browser, host, { seat });
    const wrong: string[] = [];
    for (const size of otherPhones) {
      await phone.setViewportSize(size);
      for (const name of await listScreens(phone)) {
        await goByThumb(phone, name);
        wrong.push(...(await examine(phone, `${name}, ${size.width}`, false)));
        await screenshotNow(phone, `phone-${game}-${name.toLowerCase().replaceAll(' ', '-')}-${size.width}`);
      }
    }
    await context.close();
    expect(wrong).toEqual([]);
  });

  test(`no screen of ${game} is wider than a tablet`, async ({ app, host, browser }) => {
    test.setTimeout(360_000);
    const seat = await openSampleAt(app, cover, game);
    const { phone, context } = await openPhone(browser, host, { seat, size: tablet });
    const wrong: string[] = [];
    const buttons = phone.getByRole('navigation', { name: 'Screens' }).locator('li button');
    for (const button of await buttons.all()) {
      await button.tap();
      await expect(button).toHaveAttribute('aria-current', 'page');
      const where = await button.innerText();
      await settle(phone);
      wrong.push(...(await findOverflow(phone)).map((one) => `${where}: ${one}`));
      await screenshotNow(phone, `tablet-${game}-${where.trim().toLowerCase()}`);
    }
    await context.close();
    expect(wrong).toEqual([]);
  });
}

test('every order of Paradise is put together on a phone, with a price that can be read', async ({
  app,
  host,
  browser,
}) => {
  test.setTimeout(540_000);
  const seat = await openSampleAt(app, /Paradise/, 'paradise');
  await closePeriod(app, 'paradise', seat);
  const { phone, context } = await openPhone(browser, host, { seat });
  const wrong: string[] = [];
  const look = async (where: string): Promise<void> => {
    await fillIn(phone);
    wrong.push(...(await examine(phone, where)), ...(await findSmallChoices(phone)));
    await screenshotNow(phone, `phone-order-${where.toLowerCase().replaceAll(' ', '-')}`);
  };
  for (const job of ['Take over', ...jobKinds.map(({ name }) => name)]) {
    await planJob(phone, job, goByThumb);
    await look(job);
  }
  for (const form of ['Hire', 'Weapons', 'Vehicles', 'School', 'Bands', 'The ring', 'Funerals and works', 'Bargains']) {
    await orderForm(phone, form, goByThumb);
    await look(form);
  }
  await context.close();
  expect(wrong).toEqual([]);
});

/** Picks the first target and the first men of the form that is open, as far as it has any, and waits for its price. */
async function fillIn(phone: Page): Promise<void> {
  const main = phone.getByRole('main');
  const narrow = main.getByText(/^Where: there/u);
  if ((await narrow.count()) > 0) {
    await narrow.tap();
    await main.getByLabel('How far').selectOption({ label: 'The whole city' });
  }
  const target = main.getByRole('radio', { checked: false });
  if ((await target.count()) > 0) await target.first().tap();
  const crew = main.getByRole('group', { name: 'Crew' }).getByRole('checkbox', { checked: false });
  for (let nth = 0; nth < 3 && (await crew.count()) > 0; nth += 1) await crew.first().tap();
  await expect(main.getByText(/^Working /u)).toHaveCount(0);
}
