import { beginGame, expect, inspect, screenshot, test } from '../support/app.ts';

test('a game of Empire City that runs on a table is entered by form', async ({ app }) => {
  await beginGame(app, /Empire City/);
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByRole('checkbox', { name: /It is running already/ }).check();
  const form = app.getByRole('region', { name: 'Where it stands' });
  await expect(form).toBeVisible();

  // What cannot be read is told with its field, and nothing is entered.
  await form.getByLabel('Men of the track').fill('Al Capone');
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('alert')).toContainText('nothing is called “Al Capone”');
  await form.getByLabel('Men of the track').fill('');
  // What the rules will not have comes back by its field too: two capos on one square.
  await form
    .getByRole('group', { name: 'Moretti' })
    .getByLabel(/^Squares/)
    .fill('Fishmarket');
  await form
    .getByRole('group', { name: 'Callahan' })
    .getByLabel(/^Squares/)
    .fill('E5');
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('alert').first()).toContainText('Callahan, squares: Fishmarket has two capos');
  await screenshot(app, 'empire-joining-refused');

  await form.getByRole('button', { name: 'Fill in an example' }).click();
  await inspect(app, 'empire-joining');
  await app.emulateMedia({ colorScheme: 'dark' });
  await screenshot(app, 'empire-joining-dark');
  await app.emulateMedia({ colorScheme: 'light' });
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('heading', { name: 'Empire City, round 3' })).toBeVisible();
  await expect(app.getByRole('button', { name: /^Depot Street,.*Moretti/ })).toBeVisible();
  await screenshot(app, 'empire-joined');
});

test('what a form’s own house rules or the browser refuse holds the game back where it is seen', async ({ app }) => {
  await beginGame(app, /Empire City/);
  const found = app.getByRole('button', { name: 'Start the game' });
  const all = app.getByText('Every house rule', { exact: true });
  const money = app.getByLabel('Money at the start');
  await all.click();
  await money.fill('475');
  await money.press('Tab');
  await expect(app.getByRole('alert')).toHaveText(
    'Set “Money at the start” to whole dollars from $0 to $100,000 in steps of $50.',
  );
  await all.click();
  await expect(money).toBeHidden();
  await found.click();
  // The list opens again on the field that holds the form back.
  await expect(money).toBeFocused();
  await app.getByRole('radio', { name: /^Quick game/ }).check();
  await expect(money).toHaveValue('500');
  await expect(app.getByRole('alert')).toHaveCount(0);

  await app.getByLabel('Title').fill('');
  await found.click();
  await expect(app.getByRole('alert')).toHaveText('Give the game a title.');
  // The next mistake is the browser’s to tell; the sentence about the last one is gone.
  await app.getByLabel('Seed').fill('-1');
  await found.click();
  await expect(app.getByRole('alert')).toHaveCount(0);
});
