import { quickTag } from '#scripts/suites.ts';
import { accessibilityFindings, expect, go, inspect, screenshot, takeGamesMaster, test } from '../support/app.ts';
import { answer, playTo } from '../support/empire.ts';

test.setTimeout(450_000);

test('two people play a round of Empire City at one screen', { tag: quickTag }, async ({ app }) => {
  await app.getByRole('radio', { name: /Empire City/ }).check({ force: true });
  await inspect(app, 'empire-start');
  await app.getByRole('button', { name: /New/ }).first().click();
  await expect(app.getByRole('heading', { name: 'New game of Empire City' })).toBeVisible();
  await app.getByLabel('Seed').fill('7');
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByLabel('Who plays family 2').selectOption('screen');
  await takeGamesMaster(app);
  await inspect(app, 'empire-setup');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('heading', { name: 'Empire City, round 1' })).toBeVisible();
  await inspect(app, 'empire-beginning');

  // The square of the first racket is the one picked on the board.
  await playTo(app, /^The first racket$/);
  const question = app.locator('section.question');
  await question.getByRole('group', { name: 'Choose a racket' }).getByRole('button').first().click();
  const square = question.getByLabel('On the square');
  await expect(question.getByRole('button', { name: 'Open it there' })).toBeDisabled();
  await expect(square.locator('option').nth(2)).not.toBeEmpty();
  const name = await square.locator('option').nth(2).innerText();
  await app.getByRole('button', { name: new RegExp(`^${name},`) }).click();
  await expect(square.locator('option:checked')).toHaveText(name);
  await screenshot(app, 'empire-first-racket');
  await answer(app, /^Open it there$/);
  await expect(app.getByRole('button', { name: new RegExp(`^${name},`) })).not.toHaveAttribute(
    'aria-label',
    /unoccupied/,
  );

  await playTo(app, /^Your turn$/);
  await screenshot(app, 'empire-turn');
  // A mistake on purpose: more than there is in the till.
  await app.getByRole('button', { name: /^City Hall,/ }).click();
  await app.getByLabel(/^How many times/).fill('9');
  await expect(app.getByRole('alert')).toContainText('costs $4,500');
  await screenshot(app, 'empire-refused');
  // With the keys to the next block, which is free.
  await app.getByRole('button', { name: /^Theater Row,/ }).focus();
  await app.keyboard.press('ArrowUp');
  await expect(app.getByRole('button', { name: /^Mercer Street,/ })).toBeFocused();
  const free = app.locator('button.cell.can').first();
  await free.click();
  expect(await accessibilityFindings(app)).toEqual([]);
  await answer(app, /^Claim it$/);
  await playTo(app, /^Paying|^Refresh|^Collect|^Your turn$/);
  await screenshot(app, 'empire-later');
  await playTo(app, /bidding|Reactions|chief|bust/i);
  await screenshot(app, 'empire-question');
  await playTo(app, /^Your turn$/);
  const prey = app.locator('button.cell.prey').first();
  await expect(prey).toBeVisible();
  await prey.click();
  await screenshot(app, 'empire-attack');
  await answer(app, /^Attack /);
  await playTo(app, /^A combat/);
  await inspect(app, 'empire-combat');
  await answer(app, /^Commit, face down$/);
  await playTo(app, /^Your turn$/);

  await go(app, 'Rivals');
  await inspect(app, 'empire-rivals');
  await go(app, 'Last rounds');
  await inspect(app, 'empire-rounds');
  await go(app, 'Charts');
  await inspect(app, 'empire-charts');
  await app.emulateMedia({ colorScheme: 'dark' });
  await inspect(app, 'empire-charts-dark');
  await go(app, 'Board');
  await inspect(app, 'empire-board-dark');
  await app.emulateMedia({ colorScheme: 'light' });
  await go(app, 'Paper');
  await screenshot(app, 'empire-paper');
});
