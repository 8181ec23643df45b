import type { Page } from '@playwright/test';
import { runningWith } from '../support/running.ts';
import { enterRunning, expect, inspect, screenshot, test } from '../support/app.ts';
import { orderForm } from '../support/player.ts';

/** A running campaign of two human gangs and others, at the orders about bargains. */
async function atTheTable(app: Page): Promise<void> {
  await enterRunning(app, runningWith(['gangs', 1, 'player'], 'human'));
  await expect(app.getByRole('button', { name: 'Hot seat' })).toBeVisible();
}

async function openBargains(app: Page): Promise<void> {
  await orderForm(app, 'Bargains');
}

test('[BARG-1] terms are put, answered on the Desk’s word, and bind with a warning', async ({ app }) => {
  await atTheTable(app);
  await openBargains(app);
  await expect(app.getByText('No offers.')).toBeVisible();
  await expect(app.getByText('Pick whom you want to bargain with.')).toBeVisible();
  const rivals = app.getByLabel('Rival gang');
  await rivals.selectOption({ index: 1 });
  await expect(app.getByText('never seen broken')).toBeVisible();

  await app.getByRole('checkbox', { name: /^A boundary/ }).check();
  await expect(app.getByText('Pick a district for the boundary.')).toBeVisible();
  await app.getByRole('group', { name: 'You keep out of' }).getByRole('button').first().press('Enter');
  await app.getByRole('checkbox', { name: /^Money/ }).check();
  await app.getByLabel('Dollars each time').fill('90000');
  await expect(app.getByText(/^The payment is \$90,000, and the bank holds/)).toBeVisible();
  await app.getByLabel('Dollars each time').fill('50');
  await expect(app.getByText(/can answer until the reveal of/)).toBeVisible();
  await inspect(app, 'bargains-terms');
  await app.getByRole('button', { name: 'Make the offer' }).click();
  await expect(app.getByRole('heading', { name: 'Waiting on them' })).toBeVisible();

  await app.getByRole('navigation', { name: 'Screens' }).getByText('Desk').click();
  await expect(app.getByText(/the terms of .* wait for an answer/).first()).toBeVisible();
  await screenshot(app, 'bargains-desk');
  await app.getByRole('button', { name: 'Answer', exact: true }).click();
  const answers = app.getByRole('group', { name: /^Answer to/ });
  await answers.getByRole('radio', { name: 'Other terms' }).check();
  await screenshot(app, 'bargains-counter');
  await answers.getByRole('radio', { name: 'Accept' }).check();
  await app.getByRole('button', { name: 'Accept the terms' }).click();
  await expect(app.getByText('No offers.')).toBeVisible();

  await expect(app.getByText('Paid: $50.')).toBeVisible();
  await app.getByRole('button', { name: /^Break the bargain with/ }).click();
  await expect(app.getByText(/whole town will hear that you broke your word/)).toBeVisible();
  await inspect(app, 'bargains-in-force');
  await app.getByRole('button', { name: 'Break your word' }).click();
  await expect(app.getByText(/Break the bargain with/).nth(1)).toBeVisible();
  await app.getByTitle(/^Undo: /).click();
  await expect(app.getByText(/Break the bargain with/)).toHaveCount(1);
  await app.getByTitle(/^Undo: /).click();
  await expect(app.getByRole('group', { name: /^Answer to/ })).toBeVisible();
});

test('what still waits for two players is told in a list before the month is closed', async ({ app }) => {
  await atTheTable(app);
  await app.getByRole('button', { name: /^Close the month/ }).click();
  const dialog = app.getByRole('dialog', { name: '2 matters still waiting' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /no order for the reveal yet\.$/,
    /no order for the reveal yet\.$/,
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.getByRole('heading', { name: 'April 1925', level: 1 })).toBeVisible();
});

test('[BARG-1] what is between two gangs stands in the inspector, and the form fits a small window', async ({
  app,
}) => {
  await app.setViewportSize({ width: 1024, height: 700 });
  await atTheTable(app);
  await openBargains(app);
  await app.getByLabel('Rival gang').selectOption({ index: 1 });
  for (const term of [/^A boundary/, /^A joint job/, /^Money/, /^Businesses/]) {
    await app.getByRole('checkbox', { name: term }).check();
  }
  const excess = await app.locator('main').evaluate((el) => el.scrollWidth - el.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await screenshot(app, 'bargains-small');
  await app.getByRole('navigation', { name: 'Screens' }).getByText('Desk').click();
  await app.getByRole('button', { name: /^The / }).last().click();
  await screenshot(app, 'bargains-inspector');
});
