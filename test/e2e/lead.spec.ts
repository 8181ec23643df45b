import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  go,
  openSample,
  primary,
  screenshot,
  test,
} from '../support/app.ts';

/** Plans a raid with everybody but the Boss, closes the month, and begins to lead its battle. */
async function beginToLead(app: Page): Promise<void> {
  await openSample(app);
  await go(app, 'Orders');
  await app.getByRole('button', { name: 'Jobs' }).click();
  await app.getByRole('combobox', { name: 'Business' }).selectOption({ index: 1 });
  await app.getByRole('button', { name: 'Everybody' }).click();
  await app.getByRole('button', { name: 'Plan the job' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await app.getByRole('button', { name: primary.close }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
  await app.getByRole('button', { name: 'Lead it yourself' }).click();
  await app.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
}

/** Reads what has been told last. */
function told(app: Page) {
  return app.getByRole('list', { name: 'What has happened' });
}

test('a raid is led by pointing: a man walks, the decision is taken back, a reload loses nothing', async ({
  app,
}) => {
  await beginToLead(app);
  const options = app.getByRole('list', { name: /may do$/ });
  await expect(options.getByRole('button').first()).toBeVisible();
  await screenshot(app, 'lead-first-card');
  expect(await accessibilityFindings(app)).toEqual([]);
  await options.getByRole('button').first().click();
  const confirm = app.getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(told(app).getByRole('listitem').last()).not.toHaveText('');
  const before = await told(app).textContent();
  await app.reload();
  await app.getByRole('button', { name: 'Lead it yourself' }).click();
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
  expect(await told(app).textContent()).toBe(before);

  await app.getByRole('button', { name: 'Play the rest for me' }).click();
  await expect(app.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await screenshot(app, 'lead-over');
  await app.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(app.getByRole('button', { name: 'Watch it again' })).toBeVisible();
  await app.getByRole('button', { name: 'Watch it again' }).click();
  await expect(app.getByRole('slider', { name: 'Step' })).toBeVisible();
});
