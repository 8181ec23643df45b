import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, go, screenshot, test } from '../support/app.ts';

test.setTimeout(150_000);

async function found(app: Page, change: () => Promise<void>): Promise<void> {
  await app.getByRole('radio', { name: /brownstone/ }).check({ force: true });
  await screenshot(app, 'godfather-start');
  await app.getByRole('button', { name: /New/ }).first().click();
  await expect(app.getByRole('heading', { name: 'New game of The Godfather Game' })).toBeVisible();
  await change();
  await app.getByRole('button', { name: 'Found the game' }).click();
}

/** Puts men down; the first click on an unplayed Neighborhood is what opens it. */
async function put(app: Page, positions: readonly string[]): Promise<void> {
  for (const position of positions) await app.locator(`#spot-${position}`).click();
}

/** Brings the family that is asked onto the screen, whoever it is. */
async function follow(app: Page, family: string): Promise<void> {
  await expect(app.getByTitle(`The ${family} are at turn`)).toBeVisible();
  await go(app, 'Board');
  const other = app.getByRole('button', { name: /^Go to the / });
  const mine = app.getByRole('button', { name: /^(Position and|End the turn|Play the card)/ });
  await expect(other.or(mine).first()).toBeVisible();
  if (await other.isVisible()) await other.click();
  await expect(mine.first()).toBeVisible();
}

/** Cards and dice are those of the table, or the program’s. */
async function throwOwnDice(app: Page, isOn: boolean): Promise<void> {
  await app
    .getByRole('button', { name: /Games master/ })
    .first()
    .click();
  await app.getByRole('checkbox', { name: /My own dice/ }).setChecked(isOn);
  await app.keyboard.press('Escape');
}

async function endTurn(app: Page): Promise<void> {
  await app.getByRole('button', { name: /^(Position and end|End the turn)/ }).click();
}

test('two people play a round of The Godfather Game at one screen', async ({ app }) => {
  await found(app, async () => {
    await app.getByLabel('Seed').fill('7');
    await app.getByRole('combobox', { name: /^Families/ }).selectOption('2');
    await app.getByLabel('Who plays family 2').selectOption({ label: 'a player at this screen' });
    await app.getByLabel('Name of family 2').fill('rosso');
    await app.getByRole('button', { name: 'Found the game' }).click();
    await expect(app.getByRole('alert')).toContainText('Two families have this name');
    await app.getByLabel('Name of family 2').fill('Giallo');
    await app.getByText('House rules', { exact: true }).click();
    await app.getByRole('combobox', { name: /^Deals/ }).selectOption('talk');
    await app.getByRole('combobox', { name: /^The cards are/ }).selectOption('physical');
    expect(await accessibilityFindings(app)).toEqual([]);
    await screenshot(app, 'godfather-setup');
  });
  await expect(app.getByRole('heading', { name: 'Manhattan, round 1' })).toBeVisible();

  // A mistake on purpose: the first turn goes into two Neighborhoods, not into one.
  await follow(app, 'Giallo');
  await put(app, ['MID-B2', 'MID-C2']);
  await expect(app.getByRole('region', { name: 'Midtown' })).toBeVisible();
  await endTurn(app);
  const turn = app.locator('section.question');
  await expect(turn.getByRole('alert')).toContainText('two Neighborhoods');
  await screenshot(app, 'godfather-refused');
  await app.locator('#spot-DOC-B2').focus();
  await app.locator('#spot-DOC-B2').press('Enter');
  await app.locator('#spot-DOC-B2').press('ArrowRight');
  await expect(app.locator('#spot-DOC-C2')).toBeFocused();
  await app.locator('#spot-DOC-C2').press(' ');
  await expect(turn).toContainText('Men to put down 4');
  await expect(app.getByRole('region', { name: 'What it would do' })).toContainText('The Docks');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'godfather-first-turn');
  await endTurn(app);

  await follow(app, 'Rosso');
  await put(app, ['LIT-B2', 'MID-B1', 'MID-C1']);
  await endTurn(app);

  // A card of the table is typed in, then a deal is put and answered.
  await follow(app, 'Rosso');
  await throwOwnDice(app, true);
  await app.getByRole('button', { name: 'Play the card' }).click();
  const dialog = app.getByRole('dialog');
  await expect(dialog).toContainText('Which card');
  await screenshot(app, 'godfather-card');
  await dialog.getByRole('radio', { name: /\$900/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(turn.getByRole('heading', { name: 'Positioning' })).toBeVisible();
  await app.getByRole('button', { name: 'Talk first' }).click();
  await app.getByRole('combobox', { name: /^Promise 1: The Rosso/ }).selectOption('stay-out');
  await app
    .getByRole('combobox', { name: /^Where, promise 1: The Rosso/ })
    .selectOption('The Docks');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'godfather-deal');
  await app.getByRole('button', { name: 'Put it to the Giallo' }).click();
  await go(app, 'Board');
  await app.getByRole('button', { name: 'Go to the Giallo' }).click();
  await expect(turn).toContainText('stay out of The Docks');
  await screenshot(app, 'godfather-question');
  await app.getByRole('button', { name: 'Accept the deal' }).click();

  await follow(app, 'Rosso');
  await put(app, ['LIT-B1', 'LIT-C1']);
  await endTurn(app);
  await follow(app, 'Giallo');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'godfather-board');
  for (const name of ['Families', 'Deals', 'Rounds', 'Charts'] as const) {
    await go(app, name);
    expect(await accessibilityFindings(app)).toEqual([]);
    await screenshot(app, `godfather-${name.toLowerCase()}`);
  }
  await go(app, 'Rounds');
  await app.getByRole('button', { name: 'Round before' }).click();
  await app.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(app.getByRole('heading', { name: /^Step 2 of/ })).toBeVisible();
  await go(app, 'Paper');
  await screenshot(app, 'godfather-paper');
});
