import type { Page } from '@playwright/test';
import { expect, go, inspect, screenshot, test } from '../support/app.ts';
import { dragTo, foundSmall } from '../support/boards.ts';

async function found(app: Page): Promise<void> {
  await foundSmall(app, /brownstone/, {
    seats: /^Families/,
    count: '2',
    change: async () => {
      await app.getByText('Every house rule').click();
      await app.getByRole('spinbutton', { name: 'Last round' }).fill('3');
      await app.getByRole('spinbutton', { name: 'Last round' }).blur();
    },
  });
  await expect(app.getByRole('heading', { name: 'Manhattan, round 1' })).toBeVisible();
}

/** Does what the family is asked, with `put` where men may be put down, until the game is over. */
async function playOut(app: Page, put: (isFirst: boolean) => Promise<void>): Promise<number> {
  const over = app.getByText('Campaign over');
  const panel = app.locator('section.question');
  const main = app.locator('main');
  let turns = 0;
  for (let step = 0; step < 40; step += 1) {
    await expect(main).toHaveAttribute('aria-busy', 'false');
    await go(app, 'Board');
    await expect(over.or(panel)).toBeVisible();
    if (await over.isVisible()) return turns;
    const before = await main.innerText();
    const card = panel.getByRole('button', { name: 'Play the card' });
    const end = panel.getByRole('button', { name: /^(Place and end|Pass$)/ });
    const on = app.getByRole('button', { name: 'Play on' });
    const other = panel.getByRole('button', { name: /^(Don’t use it|Confirm|Refuse)/ });
    await expect(card.or(end).or(on).or(other).first()).toBeVisible();
    if (await end.isVisible()) {
      await put(turns === 0);
      turns += 1;
      await end.press('Enter');
    } else await card.or(on).or(other).first().press('Enter');
    await expect.poll(async () => (await main.innerText()) !== before).toBe(true);
  }
  throw new Error('The game does not end.');
}

test('a game is played to its end by pointer: rackets are dragged to squares, three of them light', async ({ app }) => {
  await found(app);
  const tray = app.getByRole('group', { name: 'Men to place, by racket' });
  const men = app.getByRole('list', { name: 'Men to place' }).getByRole('listitem');
  const turns = await playOut(app, async (isFirst) => {
    if (!isFirst) {
      const piece = tray.getByRole('button').first();
      await piece.click();
      const lit = app.locator('g[data-place]:has(.target)').first();
      await lit.click();
      await expect(men).toHaveCount(1);
      return;
    }
    await expect(app.getByRole('alert')).toHaveCount(0);
    const bookies = tray.getByRole('button', { name: /bookmaking/ });
    await dragTo(app, bookies, app.locator('#spot-HAR-B2'));
    await expect(men).toHaveCount(1);
    // A Neighborhood takes men of one racket.
    await dragTo(app, tray.getByRole('button', { name: /hijacking/ }), app.locator('#spot-HAR-C2'));
    await expect(men).toHaveCount(1);
    await bookies.click();
    await expect(app.locator('#spot-HAR-C2 .target')).toBeVisible();
    await inspect(app, 'board-godfather-hand');
    await app.keyboard.press('Escape');
    const strongarm = tray.getByRole('button', { name: /extortion/ });
    await dragTo(app, strongarm, app.locator('#spot-PAR-B2'));
    await expect(men).toHaveCount(2);
    await app.keyboard.press('Control+z');
    await expect(app.getByText('Undone: Strongarm on PAR-B2.')).toBeVisible();
    await expect(men).toHaveCount(1);
    await dragTo(app, strongarm, app.locator('#spot-PAR-B2'));
    await expect(men).toHaveCount(2);
  });
  expect(turns).toBeGreaterThanOrEqual(3);
  await screenshot(app, 'board-godfather-end');
});

test('a game is played to its end by keys: a racket is taken, arrows walk, Enter puts a man down', async ({ app }) => {
  await found(app);
  const tray = app.getByRole('group', { name: 'Men to place, by racket' });
  const men = app.getByRole('list', { name: 'Men to place' }).getByRole('listitem');
  const turns = await playOut(app, async (isFirst) => {
    if (!isFirst) {
      const lit = app.locator('g[data-place].lit').first();
      await lit.focus();
      await app.keyboard.press('Enter');
      await expect(men).toHaveCount(1);
      return;
    }
    await tray.getByRole('button', { name: /bookmaking/ }).focus();
    await app.keyboard.press('Enter');
    await app.locator('#spot-HAR-B1').focus();
    await app.keyboard.press('ArrowDown');
    await expect(app.locator('#spot-HAR-B2')).toBeFocused();
    await expect(app.getByRole('status', { name: 'Piece in hand' })).toContainText('$300');
    await app.keyboard.press('Enter');
    await expect(men).toHaveCount(1);
    await app.locator('#spot-PAR-B2').focus();
    await app.keyboard.press('Enter');
    await expect(men).toHaveCount(2);
  });
  expect(turns).toBeGreaterThanOrEqual(3);
});
