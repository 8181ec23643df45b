import { expect, test } from '../support/app.ts';
import { foundSmall } from '../support/boards.ts';

test.use({ movesRivals: true });

for (const [game, cover] of [
  ['The Godfather Game', /brownstone/],
  ['Empire City', /Empire City/],
] as const) {
  test(`rivals who begin ${game} move by themselves on the board, until they are stopped`, async ({ app }) => {
    // The page's clock stands still, so that no move passes unseen.
    await app.clock.install();
    await app.clock.pauseAt(Date.now() + 60_000);
    await foundSmall(app, cover, { seats: /^Families/, count: '4', change: () => Promise.resolve() });
    const panel = app.getByRole('region', { name: 'The rivals move' });
    const told = panel.getByRole('listitem');
    await expect(told).toHaveCount(1);
    await expect(app.locator('section.question')).toHaveCount(0);
    await app.clock.runFor(1_200);
    await expect(told).toHaveCount(2);
    await app.keyboard.press('f');
    await expect(panel.getByRole('button', { name: 'Faster' })).toHaveAttribute('aria-pressed', 'true');
    await app.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(app.locator('section.question')).toBeVisible();
    await expect(app.getByText('Waits for you')).toBeVisible();
    // Undo leaves the rivals' turn to be looked at.
    await app.clock.resume();
    await app.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(app.getByRole('button', { name: 'Play on' })).toBeEnabled();
    await expect(panel).toHaveCount(0);
  });
}
