import type { Page } from '@playwright/test';
import { expect, go, inspect, screenshot, test } from '../support/app.ts';
import { dragTo, foundSmall } from '../support/boards.ts';

const lastTurn = 5;

async function found(app: Page): Promise<void> {
  await foundSmall(app, /Turf War/, {
    seats: /^Gangs/,
    count: '2',
    change: async () => {
      await app.getByText('Every house rule').click();
      await app.getByRole('spinbutton', { name: 'Last turn' }).fill(String(lastTurn));
      await app.getByRole('spinbutton', { name: 'Last turn' }).blur();
    },
  });
  await expect(app.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
}

/** Walks with the arrow keys until the focus is on an area that takes those in the hand. */
async function walkToLegal(app: Page): Promise<void> {
  for (const key of ['Down', 'Right', 'Down', 'Left', 'Up', 'Left', 'Up', 'Right', 'Right']) {
    await app.keyboard.press(`Arrow${key}`);
    if ((await app.locator('[data-place]:focus .legal').count()) > 0) return;
  }
  throw new Error('No area on the way takes them.');
}

/** Closes the turn; true when the war is over. */
async function close(app: Page, turn: number): Promise<boolean> {
  await app.getByRole('button', { name: 'Close the turn' }).click();
  const anyway = app.getByRole('button', { name: /anyway$/ });
  const closed = app.getByText(`Turn ${turn} is closed.`).first();
  await expect(anyway.or(closed)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(closed).toBeVisible();
  await go(app, 'Map');
  return app.getByText('The war is over.', { exact: false }).first().isVisible();
}

test('a war is played to its end by pointer: people are dragged, lit areas take them, a barred one does not', async ({
  app,
}) => {
  await found(app);
  const sheet = app.getByRole('region', { name: 'The sheet' });
  const own = app.locator('[data-piece]');
  const don = app.locator('[data-piece$="don"]').first();
  await don.click();
  await expect(app.getByRole('status', { name: 'Piece in hand' })).toContainText('in hand');
  await expect(app.locator('[data-place] .legal')).toHaveCount(3);
  await inspect(app, 'board-turf-war-hand');
  await app.keyboard.press('Escape');
  await expect(app.locator('[data-place] .legal')).toHaveCount(0);

  for (let turn = 1; turn <= lastTurn; turn += 1) {
    const piece = app.locator('[data-piece$="hitman"]').first();
    const free = app.getByRole('button', { name: /held by nobody/ }).nth(turn % 3);
    if ((await piece.count()) > 0 && (await free.count()) > 0) {
      await dragTo(app, piece, free);
      await expect(sheet.getByRole('listitem')).toHaveCount(1);
      if (turn === 1) {
        await app.keyboard.press('Control+z');
        await expect(app.getByText(/^Undone: Move /)).toBeVisible();
        await expect(sheet.getByRole('listitem')).toHaveCount(0);
        await dragTo(app, piece, free);
        await expect(sheet.getByRole('listitem')).toHaveCount(1);
      }
    }
    expect(await own.count()).toBeGreaterThan(0);
    if (await close(app, turn)) break;
  }
  await expect(app.getByText('The war is over.', { exact: false }).first()).toBeVisible();
  await screenshot(app, 'board-turf-war-end');
});

test('a war is played to its end by keys: arrows walk, Enter picks up and sends', async ({ app }) => {
  await found(app);
  const sheet = app.getByRole('region', { name: 'The sheet' });
  const own = app.getByRole('button', { name: /held by the Lamplighters, people of/ });
  for (let turn = 1; turn <= lastTurn; turn += 1) {
    await own.first().focus();
    await app.keyboard.press('Enter');
    await expect(app.getByRole('status', { name: 'Piece in hand' })).toContainText('in hand');
    await walkToLegal(app);
    await app.keyboard.press('Enter');
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    if (await close(app, turn)) break;
  }
  await expect(app.getByText('The war is over.', { exact: false }).first()).toBeVisible();
});
