import { closeMonth, expect, go, openSample, primary, test } from '../support/app.ts';

test('a sheet that is typed is kept over other screens and a reload, and Ctrl+Enter in it closes nothing', async ({
  app,
}) => {
  await openSample(app, 'Mail');
  const sheet = app.getByLabel(/^Filled-in sheet of/);
  await sheet.fill('This is no order.');
  await go(app, 'Desk');
  await go(app, 'Mail');
  await expect(sheet).toHaveValue('This is no order.');
  await sheet.press('End');
  await sheet.pressSequentially(' Still none.');
  const kept = app.waitForResponse(/drafts\/keep/);
  await kept;
  await app.reload();
  await expect(sheet).toHaveValue('This is no order. Still none.');

  await sheet.press('Control+Enter');
  await expect(app.getByText(/cannot be carried out; nothing was changed/)).toBeVisible();
  await expect(sheet).toHaveValue('This is no order. Still none.');
  await go(app, 'Desk');
  await expect(app.getByRole('button', { name: primary.close })).toBeVisible();
});

test('Ctrl+Enter in a note closes nothing, and the note is there after a reload', async ({ app }) => {
  await openSample(app);
  await app.getByRole('button', { name: primary.close }).waitFor();
  const openBoss = async (): Promise<void> => {
    await app.keyboard.press('Control+k');
    const words = app.getByRole('combobox', { name: /^Find a person/ });
    await words.fill('person boss');
    await words.press('Enter');
  };
  await openBoss();
  const note = app.getByRole('textbox', { name: /^Your notes/ });
  await note.fill('Owes me a dinner.');
  await note.press('Control+Enter');
  await expect(app.getByText('for your eyes only', { exact: true })).toBeVisible();
  await expect(app.getByRole('button', { name: primary.close })).toBeVisible();
  await app.reload();
  await app.getByRole('button', { name: primary.close }).waitFor();
  await openBoss();
  await expect(note).toHaveValue('Owes me a dinner.');
});

test('Enter that ends a composition picks nothing in Find', async ({ app }) => {
  await openSample(app);
  await app.keyboard.press('Control+k');
  const field = app.getByRole('combobox', { name: /^Find a person/ });
  await field.fill('Hall');
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
  await expect(field).toBeVisible();
  await field.press('Enter');
  await expect(field).toBeHidden();
});

test('digits, ? and / work after a list or a slider was touched, and a list keeps its own letters', async ({ app }) => {
  await openSample(app, 'City');
  const layer = app.getByRole('combobox', { name: 'Layer' });
  await layer.focus();
  await app.keyboard.press('1');
  await expect(app.getByRole('heading', { level: 1, name: /^Desk/ })).toBeVisible();
  await go(app, 'Orders');
  const far = app.getByRole('combobox', { name: 'How far' });
  await far.focus();
  await app.keyboard.press('/');
  await expect(app.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await far.focus();
  await app.keyboard.press('?');
  await expect(app.getByRole('dialog')).toBeVisible();
  await app.keyboard.press('Escape');
  await app.keyboard.press('Escape');
  await closeMonth(app);
  await go(app, 'City');
  const month = app.getByRole('slider', { name: /month/i }).first();
  await month.focus();
  await app.keyboard.press('ArrowLeft');
  await app.keyboard.press('1');
  await expect(app.getByRole('heading', { level: 1, name: /^Desk/ })).toBeVisible();
});
