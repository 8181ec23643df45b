import { expect, inspect, openSample, screenshot, test } from '../support/app.ts';

test('the games master finds a man by name, changes him, and takes it back', async ({ app }) => {
  await openSample(app);
  await app.getByRole('navigation', { name: 'Screens' }).getByText('Campaign').click();
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  const change = app.getByRole('combobox', { name: 'Change', exact: true });
  await change.selectOption({ label: 'A gangster’s stat' });
  await app.getByRole('searchbox', { name: 'Search by name' }).fill('accountant sixth');
  await app.getByRole('combobox', { name: 'Gangster' }).selectOption({ index: 1 });
  await app.getByRole('combobox', { name: 'Stat' }).selectOption('GATS');
  const now = app.getByText(/^Now: GATS \d$/);
  const value = Number((await now.textContent())?.slice(-1));
  const field = app.getByRole('spinbutton', { name: 'New value' });
  await field.fill(String(value));
  await app.getByRole('textbox', { name: 'Reason, for the log' }).fill('He practiced');
  const enter = app.getByRole('button', { name: 'Enter the change' });
  await enter.click();
  await expect(app.getByRole('alert').filter({ hasText: 'already' })).toBeVisible();
  await inspect(app, 'rulings');
  await field.fill(String(value === 6 ? 5 : value + 1));
  await enter.click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('Set GATS of');
  await change.selectOption({ label: 'The Feds' });
  await expect(app.getByText('Now: not in town')).toBeVisible();
  await screenshot(app, 'rulings-feds');
});

test('a set of house rules is put in force with one click', async ({ app }) => {
  await app
    .getByRole('button', { name: /^New campaign/ })
    .first()
    .click();
  const war = app.getByRole('radio', { name: /^Gangland war/ });
  await expect(app.getByRole('radio', { name: /^The long campaign \(recommended\)/ })).toBeChecked();
  await war.check();
  await expect(app.getByText('13 rules unlike the book')).toBeVisible();
  await app.getByRole('radio', { name: /^By the book/ }).check();
  await expect(app.getByText('as the book has them')).toBeVisible();
  await app.getByRole('slider', { name: 'The law' }).fill('2');
  await expect(app.getByText(/rules unlike the book, a mixture of your own/)).toBeVisible();
  await war.check();
  await war.scrollIntoViewIfNeeded();
  await screenshot(app, 'house-rule-sets');
});

test('the games master gives a car and renames an official by forms of their fields', async ({ app }) => {
  await openSample(app);
  await app.getByRole('navigation', { name: 'Screens' }).getByText('Campaign').click();
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  const change = app.getByRole('combobox', { name: 'Change', exact: true });
  const reason = app.getByRole('textbox', { name: 'Reason, for the log' });
  const enter = app.getByRole('button', { name: 'Enter the change' });
  await change.selectOption({ label: 'Give a car or truck' });
  await expect(app.getByText('Pick the gang.')).toBeVisible();
  await app.getByRole('combobox', { name: 'Gang', exact: true }).selectOption({ index: 1 });
  await app.getByRole('checkbox', { name: 'bulletproof' }).check();
  await reason.fill('Won in a raffle');
  await inspect(app, 'rulings-given');
  await screenshot(app, 'rulings-given');
  await enter.click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText(/Give .* a car \(bulletproof/);
  await change.selectOption({ label: 'The name of an official' });
  await app.getByRole('combobox', { name: 'Official', exact: true }).selectOption({ index: 1 });
  const name = app.getByRole('textbox', { name: 'New name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Ezra Quill');
  await reason.fill('An election');
  await enter.click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('is called Ezra Quill');
});

test('a campaign begins in the month that is picked', async ({ app }) => {
  await app
    .getByRole('button', { name: /^New campaign/ })
    .first()
    .click();
  await app.getByRole('combobox', { name: 'Begins in' }).selectOption({ label: 'April 1926' });
  await expect(app.getByText('Who fights over Paradise from April 1926 on.')).toBeVisible();
  await screenshot(app, 'start-month');
});
