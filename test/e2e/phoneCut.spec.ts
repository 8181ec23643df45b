import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, screenshotNow, test } from '../support/app.ts';
import { ask, closePeriod, goByThumb, openPhone, openSampleAt } from '../support/phone.ts';

test.setTimeout(90_000);

const banner = (phone: Page) => phone.getByRole('status', { name: 'Link to the table' });
const held = (phone: Page) => phone.getByRole('region', { name: 'Orders kept here' });
const lines = (phone: Page) =>
  phone.getByRole('region', { name: 'The sheet' }).getByRole('listitem');

/** Lists the lines that the program itself has of the seat's sheet. */
async function readSheet(app: Page, seat: string): Promise<unknown[]> {
  const { sheets } = await ask<{ sheets: { seat: string; orders: unknown[] }[] }>(
    app,
    'games/turf-war/view',
    { viewer: seat },
  );
  return sheets.find((sheet) => sheet.seat === seat)?.orders ?? [];
}

/** Hires so many men, whether the quote comes or not. */
async function hire(phone: Page, count: number): Promise<void> {
  await phone.getByLabel(/^Hitmen to hire/).fill(String(count));
  const button = phone.getByRole('button', { name: 'Hire', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.tap();
}

test('an order and a letter that are written while the link is cut come through once', async ({
  app,
  host,
  browser,
}) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  const { phone, context } = await openPhone(browser, host, { seat });
  await expect(banner(phone)).toBeEmpty();
  await goByThumb(phone, 'Gangs');
  await context.setOffline(true);
  await phone.getByRole('textbox', { name: 'Letter' }).fill('Meet me at the Gasworks.');
  await goByThumb(phone, 'Map');
  await hire(phone, 1);
  await expect(banner(phone)).toContainText(
    'No connection to the table. What you write is kept here.',
  );
  await expect(banner(phone)).toContainText('1 order waits.');
  await screenshotNow(phone, 'phone-cut');
  expect(await accessibilityFindings(phone)).toEqual([]);
  expect(await readSheet(app, seat)).toHaveLength(0);

  await context.setOffline(false);
  await expect(lines(phone)).toHaveCount(1);
  await expect(banner(phone)).toBeEmpty();
  await expect(held(phone)).toBeHidden();
  expect(await readSheet(app, seat)).toHaveLength(1);

  // A second cut and a page that is loaded again find nothing to send twice.
  await context.setOffline(true);
  await context.setOffline(false);
  await phone.reload();
  await expect(lines(phone)).toHaveCount(1);
  expect(await readSheet(app, seat)).toHaveLength(1);
  await goByThumb(phone, 'Gangs');
  await expect(phone.getByRole('textbox', { name: 'Letter' })).toHaveValue(
    'Meet me at the Gasworks.',
  );
  await context.close();
});

test('an order that crosses the close of its turn says so and stays until it is given or dropped', async ({
  app,
  host,
  browser,
}) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  const { phone, context } = await openPhone(browser, host, { seat });
  await context.setOffline(true);
  await hire(phone, 1);
  await expect(banner(phone)).toContainText('1 order waits.');
  await hire(phone, 2);
  await expect(banner(phone)).toContainText('2 orders wait.');
  await closePeriod(app, 'turf-war', seat);
  await context.setOffline(false);
  const sentence = 'Turn 1 was closed before this reached the table; it was not given.';
  await expect(held(phone).getByText(sentence)).toHaveCount(2);
  await screenshotNow(phone, 'phone-crossed');
  expect(await readSheet(app, seat)).toHaveLength(0);
  await held(phone).getByRole('button', { name: 'Drop it' }).first().tap();
  await held(phone).getByRole('button', { name: 'Give it now' }).tap();
  await expect(held(phone)).toBeHidden();
  await expect.poll(() => readSheet(app, seat)).toHaveLength(1);
  await context.close();
});

test('an order whose answer was lost is sent again by its id, and given once', async ({
  app,
  host,
  browser,
}) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  const { phone, context } = await openPhone(browser, host, { seat });
  let lost = 0;
  const give = '**/rpc/games/turf-war/give';
  await phone.route(give, async (route) => {
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hire(phone, 1);
  await expect(banner(phone)).toContainText('1 order waits.');
  await expect.poll(() => lost).toBeGreaterThan(1);
  await phone.unroute(give);
  await expect(banner(phone)).toBeEmpty();
  await expect(held(phone)).toBeHidden();
  await expect(lines(phone)).toHaveCount(1);
  expect(await readSheet(app, seat)).toHaveLength(1);
  await context.close();
});

test('a player’s device has one seat: no games master, no files, no other view', async ({
  app,
  host,
  browser,
}) => {
  const seat = await openSampleAt(app, /Paradise/, 'paradise');
  const { phone, context } = await openPhone(browser, host, { seat });
  await expect(phone.getByRole('button', { name: /Sample campaign/ })).toHaveCount(0);
  await phone
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('button', { name: 'More' })
    .tap();
  const more = phone.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('button', { name: /^Gang/ })).toBeVisible();
  await expect(more.getByRole('button', { name: /^(Campaign|Mail|Forecast)/ })).toHaveCount(0);
  await screenshotNow(phone, 'phone-more');
  expect(await accessibilityFindings(phone)).toEqual([]);
  await more.getByRole('button', { name: 'Find anything' }).tap();
  await phone
    .getByRole('dialog')
    .getByRole('searchbox')
    .or(phone.getByRole('combobox'))
    .fill('campaign');
  await expect(phone.getByText('Close the campaign')).toHaveCount(0);
  await context.close();
});
