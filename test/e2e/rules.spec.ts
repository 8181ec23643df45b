import { expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';
import { orderForm } from '../support/player.ts';

test('a quote’s rule is read, followed and searched', async ({ app }) => {
  await openSample(app);
  await orderForm(app, 'Funerals and works');
  const works = app.getByRole('button', { name: 'Rule GANG-15' });
  await expect(works).toBeVisible();
  await inspect(app, 'rules-quote');

  await works.focus();
  await app.keyboard.press('Enter');
  const book = app.getByRole('dialog', { name: 'Rules' });
  await expect(book.getByRole('heading', { name: 'GANG-15 Public works' })).toBeVisible();
  await expect(book.getByRole('article')).toBeFocused();
  await inspect(app, 'rules-book');

  await book.getByRole('button', { name: 'Next: GANG-16' }).click();
  await expect(book.getByRole('heading', { name: 'GANG-16 Death of the Boss' })).toBeVisible();
  await book.getByRole('searchbox').fill('payoff wire service');
  const contents = book.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'RK-1 Types of business' }).click();
  await expect(book.getByRole('table')).toContainText('to the inside man');
  await inspect(app, 'rules-table');

  await book.getByRole('searchbox').fill('');
  await contents.getByRole('button', { name: /^RK-5 / }).click();
  await screenshot(app, 'rules-contents');
  await book.getByRole('button', { name: 'Back' }).click();
  await expect(book.getByRole('heading', { name: 'RK-1 Types of business' })).toBeVisible();

  await app.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await expect(works).toBeFocused();
});

test('the rules open from the rail, the log and the house rules', async ({ app }) => {
  await openSample(app);
  const book = app.getByRole('dialog', { name: 'Rules' });
  await app.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(book.getByRole('heading', { name: 'CITY-1 The twelve districts' })).toBeVisible();
  await app.keyboard.press('Escape');

  await go(app, 'Log');
  await app.getByRole('checkbox', { name: 'Dice and rules' }).check();
  const collected = app.getByRole('button', { name: 'Rule RK-17' }).first();
  await expect(collected).toBeVisible();
  await inspect(app, 'rules-log');
  await collected.click();
  await expect(book.getByRole('heading', { name: 'RK-17 Collections' })).toBeVisible();
  await app.keyboard.press('Escape');

  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'Rule GANG-19' }).first().click();
  await expect(book.getByRole('heading', { name: /^GANG-19 / })).toBeVisible();
  await expect(book.getByRole('table')).toContainText('Gangland war');
  await screenshot(app, 'rules-house');
  await app.keyboard.press('Escape');
  await screenshot(app, 'rules-campaign');
});

test('a refusal shows the rule that forbids', async ({ app }) => {
  await openSample(app);
  await orderForm(app, 'Funerals and works');
  await app.getByRole('button', { name: 'Pay for the works' }).click();
  await expect(app.getByText(/^Public works are ordered for this month/)).toBeVisible();
  const rules = app.getByRole('group', { name: 'Rules' });
  await expect(rules.getByRole('button')).toHaveText(['GANG-15']);
  await rules.scrollIntoViewIfNeeded();
  await screenshot(app, 'rules-refusal');
  await rules.getByRole('button', { name: 'Rule GANG-15' }).click();
  await expect(app.getByRole('dialog', { name: 'Rules' })).toContainText('lowers outrage by 1');
});

test('a house rule is read while a campaign is set up', async ({ app }) => {
  await app
    .getByRole('button', { name: /^New campaign/ })
    .first()
    .click();
  await app.getByText('All house rules').click();
  const rule = app.getByRole('button', { name: 'Rule RK-4' });
  await rule.scrollIntoViewIfNeeded();
  await inspect(app, 'rules-setup');
  await rule.click();
  const book = app.getByRole('dialog', { name: 'Rules' });
  await expect(book.getByRole('heading', { name: 'RK-4 Several places of one type' })).toBeVisible();
});
