import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  closeMonth,
  expect,
  go,
  openSample,
  screenshot,
  test,
} from '../support/app.ts';

/** Opens the form of one kind of job in the sample campaign. */
async function jobForm(app: Page, kind: string): Promise<void> {
  await openSample(app);
  await go(app, 'Orders');
  await app.getByRole('button', { name: 'Jobs' }).click();
  await app
    .getByRole('group', { name: 'Kind of job' })
    .getByRole('button', { name: kind, exact: true })
    .click();
}

test('men and hired muscle are posted at a place; more than the name draws is refused at the form', async ({
  app,
}) => {
  await jobForm(app, 'Guard');
  await app.getByRole('combobox', { name: 'Business' }).selectOption({ index: 1 });
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await app.getByText(/^Hired muscle/).click();
  const punks = app.getByRole('spinbutton', { name: 'Punks to hire' });
  await punks.fill('99');
  const plan = app.getByRole('button', { name: 'Plan the job' });
  await expect(app.getByText(/at most \d+ Punks|No more than \d+ Punks/i).last()).toBeVisible();
  await screenshot(app, 'guard-refused');
  await punks.fill('2');
  await expect(app.getByText('$10', { exact: false }).first()).toBeVisible();
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'guard-form');
  await plan.click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
});

test('a Hit names its man; a Boss is known to all the town', async ({ app }) => {
  await jobForm(app, 'Hit');
  const plan = app.getByRole('button', { name: 'Plan the job' });
  await screenshot(app, 'hit-empty');
  await expect(plan).toBeDisabled();
  await app.getByRole('combobox', { name: 'Target' }).selectOption({ index: 1 });
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await expect(plan).toBeEnabled();
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'hit-form');
  await plan.click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
});

test('the paper goes out as a page of its own', async ({ app }, info) => {
  await openSample(app);
  await closeMonth(app);
  await app.getByRole('button', { name: 'Read the paper' }).click();
  const [download] = await Promise.all([
    app.waitForEvent('download'),
    app.getByRole('button', { name: /HTML/ }).click(),
  ]);
  const path = info.outputPath('paper.html');
  await download.saveAs(path);
  const page = await app.context().newPage();
  await page.goto(`file://${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screenshot(page, 'paper-exported');
  await page.close();
});
