import { isPublicCall } from '#platform/loopback/publicCalls.ts';
import { accessibilityFindings, expect, openSample, screenshot, test } from '../support/app.ts';
import { orderForm } from '../support/player.ts';
import type { Page } from '@playwright/test';

/** A second window of the same program. */
async function another(app: Page, url: string): Promise<Page> {
  const page = await app.context().newPage();
  await page.goto(url);
  return page;
}

const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' });

test('a window that comes to the front shows what another one did meanwhile', async ({ app, host }) => {
  await openSample(app);
  const other = await another(app, host.url);
  await other.getByRole('button', { name: 'Close the month' }).click();
  await other.getByRole('button', { name: 'Close the month anyway' }).click();
  await expect(undo(other)).toBeEnabled();
  await expect(undo(app)).toBeDisabled();
  await app.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(undo(app)).toBeEnabled();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('in another window');
});

test('a window does nothing to a campaign that another one has opened since', async ({ page, host }) => {
  await page.goto(host.url);
  await openSample(page);
  const other = await another(page, host.url);
  await other.getByRole('banner').getByRole('button').first().click();
  await other.getByRole('button', { name: 'Close the campaign' }).click();
  await other.getByRole('button', { name: 'Open the sample campaign' }).click();
  await expect(other.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Close the month' }).click();
  await page.getByRole('button', { name: 'Close the month anyway' }).click();
  await expect(page.getByRole('alert')).toContainText('opened in another window');
  await expect(undo(other)).toBeDisabled();
  await other.reload();
  await expect(undo(other)).toBeDisabled();
});

test('a second tab at the plain address is signed in by the first, and says what to do when there is none', async ({
  app,
  context,
  browser,
}) => {
  await openSample(app);
  const plain = new URL('/', app.url()).href;
  const second = await context.newPage();
  await second.goto(plain);
  await expect(second.getByRole('button', { name: /Sample campaign/ })).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(plain);
  await expect(stranger.getByText(/No tab that is signed in is open/).first()).toBeVisible();
  await stranger.close();
});

test('a reload keeps the form that was open and what the inspector shows; the other side is asked for', async ({
  app,
}) => {
  await openSample(app, 'Gang');
  await app.getByRole('button', { name: '“Spats” Doogan' }).first().click();
  const inspector = app.getByRole('complementary').first();
  const shown = (await inspector.getByRole('heading').first().innerText()).trim();
  await orderForm(app, 'School');
  await app.reload();
  const school = app.getByRole('group', { name: 'Kind of order' }).getByRole('button', { name: 'School' });
  await expect(school).toHaveAttribute('aria-pressed', 'true');
  await expect(inspector.getByRole('heading').first()).toHaveText(shown);

  await app.getByRole('button', { name: /Sample campaign/ }).click();
  await app.getByRole('radio', { name: /Games master/ }).click();
  const asked = app.getByRole('dialog', { name: 'You will see everything' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await app.getByRole('button', { name: /Sample campaign/ }).click();
  await expect(app.getByRole('radio', { name: /Games master/ })).not.toBeChecked();
  await app.getByRole('radio', { name: /Games master/ }).click();
  await asked.getByRole('button', { name: 'Show it' }).click();
  await expect(app.getByRole('button', { name: /Games master/ }).first()).toBeVisible();
});

test('a projector window shows what everybody may know, without a control, and follows the campaign', async ({
  app,
  context,
}) => {
  await openSample(app);
  await app.getByRole('button', { name: /Sample campaign/ }).click();
  const opening = context.waitForEvent('page');
  await app.getByRole('link', { name: 'Projector window' }).click();
  const projector = await opening;
  const asked: string[] = [];
  projector.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rpc/')) asked.push(pathname.slice('/rpc'.length));
  });
  await expect(projector.getByRole('heading', { level: 1 })).toHaveText('Sample campaign');
  await app.bringToFront();
  await app.keyboard.press('Escape');
  await app.getByRole('button', { name: 'Close the month' }).click();
  await app.getByRole('button', { name: 'Close the month anyway' }).click();
  const scene = projector.getByRole('heading', { level: 2 });
  await expect(scene).toBeVisible({ timeout: 60_000 });
  await screenshot(projector, 'projector');
  await expect(projector.getByRole('button')).toHaveCount(0);
  await expect(projector.getByRole('link')).toHaveCount(0);
  expect(await accessibilityFindings(projector)).toEqual([]);
  expect(asked.length).toBeGreaterThan(2);
  for (const path of asked) expect([path, isPublicCall(path)]).toEqual([path, true]);
});
