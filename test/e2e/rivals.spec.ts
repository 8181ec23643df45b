import { closeMonth, expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';

test('a rival shows his mind: the web by keys, reasons in figures, and an offer made in place', async ({ app }) => {
  test.slow();
  await openSample(app);
  await closeMonth(app);
  await go(app, 'Rivals');
  const web = app.getByRole('group', { name: 'Web of the gangs' });
  const knots = web.getByRole('button');
  await expect(knots).not.toHaveCount(0);
  await knots.nth(1).focus();
  await app.keyboard.press('Enter');
  await expect(knots.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(app.getByRole('heading', { name: /^Ties of / })).toBeVisible();

  const rival = app.getByRole('region').filter({ has: app.getByText('How they see you') });
  await expect(rival.getByRole('table').first()).toContainText('Total, in $100s');
  await inspect(app, 'rivals');
  await app.emulateMedia({ colorScheme: 'dark' });
  await screenshot(app, 'rivals-dark');
  await app.emulateMedia({ colorScheme: 'light' });
  const truce = app
    .getByRole('listitem')
    .filter({ has: app.getByRole('button', { name: /^Offer it: a truce for 6 months/ }) });
  await truce.getByRole('button', { name: /^Offer it/ }).click();
  await truce.getByRole('button', { name: 'Make the offer' }).click();
  await expect(app.getByText('Your terms lie with them: a truce for 6 months.')).toBeVisible();
});

test('while terms are being written, the form says what the rival would say to them', async ({ app }) => {
  await openSample(app, 'Rivals');
  await app.getByLabel('Rival gang').selectOption({ index: 1 });
  const said = app.getByRole('region', { name: 'What they would say' });
  await expect(said).toContainText('Total, in $100s');
  await app.getByRole('checkbox', { name: /^Money/ }).check();
  await app.getByLabel('Who pays').selectOption('them');
  await app.getByLabel('Dollars each time').fill('90000');
  await expect(said).toContainText('Out of the question.');
  await inspect(app, 'rivals-terms');
});
