import { accessibilityFindings, expect, screenshot, test } from '../support/app.ts';

test('a game of Empire City that runs on a table is entered by form', async ({ app }) => {
  await app.getByRole('radio', { name: /Empire City/ }).check({ force: true });
  await app.getByRole('button', { name: /New/ }).first().click();
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByRole('checkbox', { name: 'It runs already on a table' }).check();
  const form = app.getByRole('region', { name: 'Where it stands' });
  await expect(form).toBeVisible();

  // What cannot be read is told with its field, and nothing is entered.
  await form.getByLabel('Men of the track').fill('Al Capone');
  await app.getByRole('button', { name: 'Enter the running game' }).click();
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
  await app.getByRole('button', { name: 'Enter the running game' }).click();
  await expect(app.getByRole('alert').first()).toContainText(
    'Callahan, squares: Fishmarket has two capos',
  );
  await screenshot(app, 'empire-joining-refused');

  await form.getByRole('button', { name: 'Fill in an example' }).click();
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-joining');
  await app.emulateMedia({ colorScheme: 'dark' });
  await screenshot(app, 'empire-joining-dark');
  await app.emulateMedia({ colorScheme: 'light' });
  await app.getByRole('button', { name: 'Enter the running game' }).click();
  await expect(app.getByRole('heading', { name: 'Empire City, round 3' })).toBeVisible();
  await expect(app.getByRole('button', { name: /^Depot Street,.*Moretti/ })).toBeVisible();
  await screenshot(app, 'empire-joined');
});
