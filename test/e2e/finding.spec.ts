import { readFileSync } from 'node:fs';
import { closeMonth, expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';

test('anything is found by name: a person, a command, a month’s front page', async ({ app }) => {
  await openSample(app);
  await closeMonth(app);
  await app.keyboard.press('Control+k');
  const words = app.getByRole('combobox', { name: /^Find a person/ });
  await expect(words).toBeFocused();
  await words.fill('front january');
  await expect(app.getByRole('option').first()).toContainText('January 1925');
  await inspect(app, 'find');
  await words.press('Enter');
  await expect(app.getByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();

  await app.keyboard.press('Control+k');
  await words.fill('docks');
  await app.getByRole('option').filter({ hasText: 'District' }).first().click();
  await expect(app.getByRole('complementary')).toContainText('Docks');

  // Back through what was inspected to the screen before, and forward again.
  await app.goBack();
  await expect(app.getByRole('complementary')).toBeHidden();
  await app.goBack();
  await expect(app.getByRole('heading', { level: 1, name: 'Paper' })).toBeHidden();
  await app.goForward();
  await expect(app.getByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();
  await app.keyboard.press('Control+k');
  await words.fill('no such thing whatever');
  await expect(app.getByText('No matches. Try fewer letters.')).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(words).toBeHidden();
});

test('settings are found by name, take effect at once and outlast a reload', async ({ app }) => {
  await openSample(app);
  await app.getByRole('button', { name: 'Settings' }).click();
  const dialog = app.getByRole('dialog', { name: 'Settings' });
  await inspect(app, 'settings');
  await dialog.getByRole('searchbox', { name: 'Find a setting' }).fill('font');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('radio', { name: '125%' }).check();
  await expect(app.locator('html')).toHaveCSS('zoom', '1.25');
  await app.reload();
  await expect(app.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(app.locator('html')).toHaveCSS('zoom', '1.25');
});

test('a month is not closed over something unanswered without a question', async ({ app }) => {
  await openSample(app);
  await app.getByRole('button', { name: 'Close the month' }).click();
  const question = app.getByRole('dialog', { name: /still waiting$/ });
  await expect(question).toBeVisible();
  await screenshot(app, 'ask-before-closing');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.getByText('January 1925').first()).toBeVisible();

  await app.getByRole('button', { name: 'Settings' }).click();
  await app.getByRole('checkbox', { name: /^Ask before playing on/ }).uncheck();
  await app.keyboard.press('Escape');
  await go(app, 'Desk');
  await closeMonth(app);
  await expect(app.getByText('February 1925').first()).toBeVisible();
});

test('a note stays with what it is about, is found by its words, and is for one pair of eyes', async ({ app }) => {
  await openSample(app);
  await app.keyboard.press('Control+k');
  const words = app.getByRole('combobox', { name: /^Find a person/ });
  await words.fill('person boss');
  await words.press('Enter');
  const pad = app.getByRole('textbox', { name: /^Your notes/ });
  await pad.fill('Never at home on Thursdays.');
  await pad.blur();
  await expect(app.getByText('for your eyes only', { exact: true })).toBeVisible();
  await screenshot(app, 'note');
  await app.getByRole('button', { name: 'Close the inspector' }).click();
  await app.keyboard.press('Control+k');
  await words.fill('thursdays');
  await expect(app.getByRole('option')).toHaveCount(1);
  await words.press('Enter');
  await expect(pad).toHaveValue('Never at home on Thursdays.');
});

test('the timeline tells the months at a glance, filters them and leads to their papers', async ({ app }) => {
  await openSample(app);
  await closeMonth(app, 'January 1925');
  await closeMonth(app, 'February 1925');
  await go(app, 'Paper');
  await app.getByRole('button', { name: 'Timeline' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible();
  await expect(app.getByRole('heading', { level: 2, name: 'February 1925' })).toBeVisible();
  await inspect(app, 'timeline');
  const waiting = app.waitForEvent('download');
  await app.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await waiting).suggestedFilename()).toBe('sample-campaign-timeline.csv');
  await app.getByRole('searchbox', { name: 'Search' }).fill('no such word at all');
  await expect(app.getByText('Nothing matches. Clear a filter or search for less.')).toBeVisible();
  await app.getByRole('searchbox', { name: 'Search' }).fill('');
  await app.getByRole('checkbox', { name: 'Oldest first' }).check();
  await expect(app.getByRole('heading', { level: 2, name: /^\w+ 192\d$/ }).first()).toHaveText('January 1925');
  await app.getByRole('listitem').locator('button.headline').first().click();
  await expect(app.getByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();
});

test('tables leave as CSV, charts as PNG, and columns sort', async ({ app }) => {
  await openSample(app);
  await closeMonth(app, 'January 1925');
  await closeMonth(app, 'February 1925');
  await go(app, 'Books');
  const saved = async (button: RegExp): Promise<Buffer> => {
    const waiting = app.waitForEvent('download');
    await app.getByRole('button', { name: button }).click();
    return readFileSync(await (await waiting).path());
  };
  // The months are asked for when the screen is up; before they are there the button says so.
  await expect(app.getByRole('columnheader', { name: 'Closing' })).toBeVisible();
  const books = (await saved(/^Save Books month by month as CSV/)).toString('utf8');
  expect(books.split('\n')[0]).toMatch(/^\uFEFFMonth,Opening,Loot,/);
  expect(books).toMatch(/\nFebruary 1925,\d+,-?\d+,/);
  const money = await saved(/^Save .*: money as PNG/);
  expect(money.subarray(1, 4).toString('latin1')).toBe('PNG');
  // An empty sheet of this size packs into far less.
  expect(money.length).toBeGreaterThan(10_000);
  await app.getByRole('button', { name: 'Closing' }).click();
  await expect(app.getByRole('columnheader', { name: 'Closing' })).toHaveAttribute('aria-sort', 'descending');
  await inspect(app, 'books-chart');
  await go(app, 'Hall');
  await app.getByRole('button', { name: 'Reputation needed' }).click();
  await inspect(app, 'hall-sorted');
});

test('rules by ID and by word and jobs by their kind are found', async ({ app }) => {
  await openSample(app);
  const words = app.getByRole('combobox', { name: /^Find a person/ });
  const find = async (text: string): Promise<void> => {
    await app.keyboard.press('Control+k');
    await words.fill(text);
  };
  await find('SCN-5');
  await expect(app.getByRole('option').first()).toContainText('Rule');
  await words.press('Enter');
  const book = app.getByRole('dialog').filter({ hasText: 'SCN-5' });
  await expect(book).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await find('rule reputation');
  await expect(app.getByRole('option').filter({ hasText: 'Rule' }).first()).toBeVisible();
  await app.keyboard.press('Escape');
  await find('plan a job raid');
  await words.press('Enter');
  const kinds = app.getByRole('group', { name: 'Kind of job' });
  await expect(kinds.getByRole('button', { name: 'Raid', exact: true, pressed: true })).toBeVisible();
});
