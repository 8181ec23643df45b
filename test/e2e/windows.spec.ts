import { expect, openSample, test } from '../support/app.ts';
import type { Page } from '@playwright/test';

/** A second window of the same program. */
async function another(app: Page, url: string): Promise<Page> {
  const page = await app.context().newPage();
  await page.goto(url);
  return page;
}

const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' });

test('a window that comes to the front shows what another one did meanwhile', async ({
  app,
  host,
}) => {
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

test('a window does nothing to a campaign that another one has opened since', async ({
  page,
  host,
}) => {
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
