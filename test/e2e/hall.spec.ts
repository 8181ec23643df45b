import { closeMonth, expect, go, inspect, openSample, screenshot, sitAs, test } from '../support/app.ts';
import type { Page } from '@playwright/test';

/** The games master gives the sample's own gang money. */
async function enrich(app: Page, dollars: string): Promise<void> {
  await sitAs(app, /Sample campaign/, /Games master/);
  await go(app, 'Campaign');
  await app.getByRole('combobox', { name: 'Gang whose bank changes' }).selectOption({ index: 1 });
  await app.getByRole('spinbutton', { name: 'New bank in dollars' }).fill(dollars);
  await app.getByRole('textbox', { name: 'Reason, for the log' }).fill('A rich uncle died');
  await app.getByRole('button', { name: 'Enter the change' }).click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('$');
  await sitAs(app, /Sample campaign/, /Sixth Streeters/);
}

test('officials are bribed, bid for, used and let go', async ({ app }) => {
  test.slow();
  await openSample(app);
  await enrich(app, '20000');
  await go(app, 'Hall');
  await expect(app.getByRole('heading', { level: 1, name: 'The Hall' })).toBeVisible();
  await screenshot(app, 'hall-rich');

  const panel = app.getByRole('complementary');
  await panel.getByRole('button', { name: 'Bribe him' }).click();
  await expect(panel.getByRole('heading', { name: 'Have a word with the Mayor' })).toBeVisible();
  await expect(app.getByText('Ours', { exact: true })).toHaveCount(1);
  await panel.getByRole('combobox', { name: 'Whom' }).selectOption({ index: 1 });
  await panel.getByRole('button', { name: 'Have him dismissed' }).click();
  await expect(panel.getByText(/^The Mayor dismisses/)).toBeVisible();
  await screenshot(app, 'hall-mayor');

  await app.getByRole('combobox', { name: 'House' }).selectOption('bench');
  await app.getByRole('row', { name: /Judge/ }).getByRole('button').first().click();
  await panel.getByRole('spinbutton').fill('900');
  await expect(panel.getByText(/At the reveal up to/)).toBeVisible();
  await expect(panel.getByText('Nothing to pay now')).toBeVisible();
  await panel.getByRole('button', { name: 'File the bid' }).click();
  await expect(panel.getByText(/^Bid up to \$900/)).toBeVisible();

  await app.getByRole('combobox', { name: 'House' }).selectOption('press');
  await app.getByRole('button', { name: 'Another Reporter' }).click();
  await panel.getByRole('button', { name: 'Hire a Reporter' }).click();
  const reporter = app.getByRole('row', { name: /Reporter.*Ours/ });
  await reporter.getByRole('button').click();
  await panel.getByRole('radio', { name: /On a corrupt official/ }).check();
  await panel.getByRole('combobox', { name: 'Whom he exposes' }).selectOption({ index: 2 });
  await expect(panel.getByText(/^Chance/)).toBeVisible();
  await inspect(app, 'hall-reporter');
  await panel.getByRole('button', { name: 'Give him the story' }).click();
  await expect(panel.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  await closeMonth(app);
  await go(app, 'Books');
  await expect(app.getByRole('heading', { name: 'Officials’ pay' })).toBeVisible();
  await screenshot(app, 'books-officials');
  await go(app, 'Hall');
  await app.getByRole('combobox', { name: 'Whose' }).selectOption('ours');
  await screenshot(app, 'hall-ours');
  await app.getByRole('row', { name: /Mayor/ }).getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Let him go' }).click();
  await expect(app.getByRole('row', { name: /Mayor/ })).toHaveCount(0);
});
