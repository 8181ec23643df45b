import type { Page } from '@playwright/test';
import { runningWith } from '../support/running.ts';
import { beginGame, enterRunning, expect, go, inspect, screenshot, takeGamesMaster, test } from '../support/app.ts';

/** A running campaign of two human gangs and others. */
async function twoAtTheTable(app: Page): Promise<void> {
  await enterRunning(app, runningWith(['gangs', 1, 'player'], 'human'));
  await expect(app.getByRole('button', { name: 'Hot seat' })).toBeVisible();
}

test('[MONTH-6] two players write their orders one after the other, and neither sees the other’s', async ({ app }) => {
  await twoAtTheTable(app);
  const banks = app.getByTitle(/^The books of/);
  await app.getByRole('button', { name: 'Hot seat' }).click();

  const title = app.getByRole('heading', { level: 1 });
  await expect(app.getByText('turn 1 of 2')).toBeVisible();
  const first = (await title.innerText()).trim();
  await expect(banks).toHaveCount(0);
  await inspect(app, 'turns-curtain');

  await app.getByRole('button', { name: `I play ${first}: show it` }).click();
  await expect(banks).toHaveAttribute('title', `The books of ${first}`);
  await expect(app.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
  await screenshot(app, 'turns-playing');

  await app.reload();
  await expect(title).toHaveText(first);
  await expect(banks).toHaveCount(0);
  await app.getByRole('button', { name: `I play ${first}: show it` }).click();
  await app.getByRole('button', { name: 'Done: hand over' }).click();
  await app.getByRole('button', { name: 'Hand over', exact: true }).click();

  await expect(app.getByText('turn 2 of 2')).toBeVisible();
  const second = (await title.innerText()).trim();
  expect(second).not.toBe(first);
  await app.getByRole('button', { name: `I play ${second}: show it` }).click();
  await expect(banks).toHaveAttribute('title', `The books of ${second}`);
  await expect(app.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await app.keyboard.press('Control+Enter');
  await app.getByRole('button', { name: 'Hand over', exact: true }).click();

  await expect(title).toHaveText('Everyone’s done');
  await screenshot(app, 'turns-over');
  await app.getByRole('button', { name: `Back to ${second}` }).click();
  await expect(title).toHaveText(second);
  await app.getByRole('button', { name: 'End hot seat' }).click();
  await app.getByRole('button', { name: 'Show everything' }).click();
  await expect(app.getByRole('button', { name: 'Close the month' })).toBeVisible();
});

test('a PIN keeps the games master’s side from whoever holds the screen', async ({ app }) => {
  await twoAtTheTable(app);
  await go(app, 'Campaign');
  const pins = app.getByRole('region', { name: 'PINs at this screen' });
  await pins.getByLabel(/^New PIN/).fill('12a');
  await pins.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(pins.getByRole('status')).toHaveText(/four to eight digits/);
  await pins.getByLabel(/^New PIN/).fill('1925');
  await pins.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(pins.getByRole('status')).toHaveText('Games master is asked for the PIN from now on.');
  await screenshot(app, 'pins-set');
  await go(app, 'Desk');
  await app.getByRole('button', { name: 'Hot seat' }).click();
  await app.getByRole('button', { name: /^I play .*: show it$/ }).click();
  await app.getByRole('button', { name: 'Done: hand over' }).click();
  await app.getByRole('button', { name: 'Hand over', exact: true }).click();

  await app.getByRole('button', { name: 'End hot seat' }).click();
  const dialog = app.getByRole('dialog', { name: 'PIN of the games master' });
  await dialog.getByLabel(/digits/).fill('1926');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That is not the PIN');
  await inspect(app, 'pins-asked');
  await dialog.getByRole('button', { name: 'Hand it back' }).click();
  await expect(app.getByText('turn 2 of 2')).toBeVisible();

  await app.getByRole('button', { name: 'End hot seat' }).click();
  await dialog.getByLabel(/digits/).fill('1925');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(app.getByRole('button', { name: 'Close the month' })).toBeVisible();

  // Whoever reloads the page is asked again.
  await app.reload();
  await expect(app.getByRole('heading', { name: 'A PIN is asked for' })).toBeVisible();
  await expect(app.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
  await inspect(app, 'pins-shut');
  await app.getByRole('button', { name: 'Give the PIN of the games master' }).click();
  await dialog.getByLabel(/digits/).fill('1925');
  await app.keyboard.press('Enter');
  await expect(app.getByRole('button', { name: 'Close the month' })).toBeVisible();
});

test('in a game without a Desk the screen is passed round from the menu at the top left', async ({ app }) => {
  await beginGame(app, /Turf War/);
  await app.getByLabel('Seed').fill('7');
  await app.getByLabel('Who plays gang 2').selectOption('screen');
  await takeGamesMaster(app);
  await app.getByRole('button', { name: 'Start the game' }).click();
  await app.getByRole('button', { name: /Games master/ }).click();
  await app.getByRole('button', { name: 'Hot seat' }).click();
  await expect(app.getByText('turn 1 of 2')).toBeVisible();
  await app.getByRole('button', { name: /show it$/ }).click();
  await expect(app.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  // Whoever plays a gang does not hand the screen on from there.
  await app.getByRole('button', { name: 'Done: hand over' }).click();
  await app.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(app.getByText('turn 2 of 2')).toBeVisible();
});
