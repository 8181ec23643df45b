import { accessibilityFindings, expect, screenshot, test } from '../support/app.ts';

test('the start screen opens quietly and is accessible', async ({ app }) => {
  await expect(app).toHaveTitle(/Racketeer/);
  await expect(app.getByRole('heading').first()).toBeVisible();
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'start');
});

test('the token does not stay in the address', async ({ app }) => {
  await expect(app.getByRole('heading').first()).toBeVisible();
  expect(app.url()).not.toContain('token=');
});

test('opened anew, the page still knows its host', async ({ app }) => {
  await expect(app.getByRole('heading').first()).toBeVisible();
  await app.reload();
  await expect(app.getByRole('heading').first()).toBeVisible();
});
