import type { Page } from '@playwright/test';
import { expect, go, inspect, screenshot, test } from '../support/app.ts';
import { answer, foundEmpire, panelOf, playTo } from '../support/empire.ts';

test.setTimeout(540_000);

/** Cards and dice are those of the table, or the program’s. */
async function throwOwnDice(app: Page, isOn: boolean): Promise<void> {
  await app
    .getByRole('button', { name: /Games master/ })
    .first()
    .click();
  await app.getByRole('checkbox', { name: /My own dice/ }).setChecked(isOn);
  await app.keyboard.press('Escape');
}

async function choose(app: Page, card: RegExp): Promise<void> {
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('radio', { name: card }).check({ force: true });
  await dialog.getByRole('button', { name: 'Choose' }).click();
}

/** Types in whatever the others draw and roll until their turns are over: a card of those left, dice by the program. */
async function typeTheRest(app: Page): Promise<void> {
  const dialog = app.getByRole('dialog');
  await expect(async () => {
    if (await dialog.isVisible()) {
      if ((await dialog.getByRole('radio').count()) > 0) {
        await dialog.getByRole('radio').last().check({ force: true });
        await dialog.getByRole('button', { name: 'Choose' }).click();
      } else await dialog.getByRole('button', { name: 'Roll all the rest' }).click();
    }
    await expect(dialog).toBeHidden({ timeout: 1_000 });
    await expect(app.locator('main')).toHaveAttribute('aria-busy', 'false', { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

test('dice and cards of the table, a bid, an assassin and tired men, all by hand', async ({ app }) => {
  await foundEmpire(app);
  await playTo(app, /^Your turn$/);

  // [EMP-DICE-1] Two digits at Pitney Downs win the pot.
  await throwOwnDice(app, true);
  await app.getByRole('button', { name: /^Pitney Downs,/ }).click();
  await app.getByRole('button', { name: 'Throw for the pot' }).click();
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('textbox').fill('3 4');
  await screenshot(app, 'empire-dice');
  await dialog.getByRole('button', { name: 'Use these dice' }).click();
  await typeTheRest(app);
  await expect(app.getByRole('button', { name: /^Pitney Downs,/ })).toContainText('$300');

  // [EMP-DICE-6] Two cards at Pancetta are named as they were drawn.
  await throwOwnDice(app, false);
  await playTo(app, /^Your turn$/);
  await throwOwnDice(app, true);
  await app.getByRole('button', { name: /^Pancetta Ristorante,/ }).click();
  await app.getByLabel('Card 1').selectOption('slums');
  await app.getByLabel('Card 2').selectOption('slums');
  await app.getByRole('button', { name: 'Draw the cards' }).click();
  await expect(dialog).toContainText('left');
  await inspect(app, 'empire-drawn');
  await choose(app, /^Revolver/);
  await choose(app, /^Straight Razor/);
  await typeTheRest(app);
  await throwOwnDice(app, false);

  // [EMP-ORD-10, EMP-ASK-17] An assassin is sent after a man of the hand, with whatever he carries.
  await playTo(app, /^Your turn$/);
  await go(app, 'Rivals');
  await app.getByRole('button', { name: 'Send him' }).first().click();
  await go(app, 'Board');
  await expect(panelOf(app).getByRole('heading', { name: 'An assassination' })).toBeVisible();
  await inspect(app, 'empire-hit');
  await answer(app, /^Commit, face down$/);

  // [EMP-ASK-21] Whoever lies tired is refreshed, or not.
  await playTo(app, /^Paying the men$/);
  await screenshot(app, 'empire-refresh');
  await answer(app, /^Pay them$/);

  // [EMP-ASK-10] A bid is sealed; more than the till holds is refused as it is typed.
  await playTo(app, /^The bidding$/, 400);
  await app.getByLabel(/^Your bid/).fill('90000');
  await expect(app.getByRole('alert')).toContainText('You bid $90,000');
  await app.getByLabel(/^Your bid/).fill('50');
  await screenshot(app, 'empire-bid');
  await answer(app, /^Seal the bid$/);
});
