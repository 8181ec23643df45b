import type { Page } from '@playwright/test';
import { expect, go, inspect, screenshot, test } from '../support/app.ts';
import { dragTo, foundSmall } from '../support/boards.ts';

test.setTimeout(270_000);

const turns = 6;

async function found(app: Page): Promise<void> {
  await foundSmall(app, /Brotherhood/, {
    seats: /^Families/,
    count: '2',
    change: async () => {
      await app.getByText('Every house rule').click();
      await app.getByLabel('Turns', { exact: true }).fill(String(turns));
      await app.getByLabel('Turns', { exact: true }).blur();
    },
  });
  await expect(app.getByRole('heading', { name: 'Carthage, turn 1' })).toBeVisible();
}

/** Closes the turn and answers what is asked of the family, until the turn is closed; true when the year is over. */
async function close(app: Page, turn: number, answer: (app: Page) => Promise<void>): Promise<boolean> {
  await app.getByRole('button', { name: 'Close the turn' }).click();
  const anyway = app.getByRole('button', { name: /anyway$/ });
  const last = app.getByRole('heading', { level: 1, name: /won$|out of the game$|^The last count$/ });
  const report = app.getByRole('heading', { name: `Turn ${turn}: what happened` }).or(last);
  const on = app.getByRole('button', { name: 'Play the turn on' });
  for (let step = 0; step < 40; step += 1) {
    await expect(anyway.or(report).or(on).first()).toBeVisible();
    if (await report.isVisible()) break;
    if (await anyway.isVisible()) {
      await anyway.click();
      await expect(anyway).toBeHidden();
      continue;
    }
    await go(app, 'Map');
    const panel = app.locator('section.question');
    const before = await panel.innerText();
    if (before.startsWith('The turn is being played')) await on.click();
    else await answer(app);
    await expect.poll(async () => (await report.isVisible()) || (await panel.innerText()) !== before).toBe(true);
  }
  await go(app, 'Map');
  return app.getByText('The year is over.', { exact: false }).first().isVisible();
}

const answers = /^(Break off|At the|Don’t use it|Table nothing|Refuse them|One of the|No more)/;

test('a year is played to its end by pointer: pieces are dragged from the tray, and a question shows its odds', async ({
  app,
}) => {
  await found(app);
  const sheet = app.getByRole('region', { name: 'The sheet' });
  const area = app.getByRole('button', { name: /^Skid Row,/ });
  for (let turn = 1; turn <= turns; turn += 1) {
    const operation = app.getByRole('button', { name: /^R \d+, Operation at home/ });
    await dragTo(app, operation, area);
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    if (turn === 1) {
      await expect(area).toHaveAttribute('aria-label', /no guard of yours/);
      await operation.click();
      await area.hover();
      await expect(app.getByRole('status', { name: 'Piece in hand' })).toContainText('Skid Row');
      await inspect(app, 'board-brotherhood-hand');
      await app.keyboard.press('Escape');
    }
    const thug = app.getByRole('button', { name: /^T \d+, Thug at home/ });
    await dragTo(app, thug, area);
    await expect(sheet.getByRole('listitem')).toHaveCount(2);
    if (turn === 1) {
      await app.keyboard.press('Control+z');
      await expect(app.getByText('Undone: Place 1 Thug in Skid Row.')).toBeVisible();
      await expect(sheet.getByRole('listitem')).toHaveCount(1);
      await dragTo(app, thug, area);
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
    }
    const isOver = await close(app, turn, async () => {
      await app.locator('section.question').getByRole('button', { name: answers }).first().click();
    });
    if (isOver) break;
  }
  await expect(app.getByText('The year is over.', { exact: false }).first()).toBeVisible();
  await screenshot(app, 'board-brotherhood-end');
});

test('a year is played to its end by keys: a piece is taken from the tray, walked, and put down', async ({ app }) => {
  await found(app);
  const sheet = app.getByRole('region', { name: 'The sheet' });
  const put = async (piece: RegExp, lines: number): Promise<void> => {
    await app.getByRole('button', { name: piece }).focus();
    await app.keyboard.press('Enter');
    await app.getByRole('button', { name: /^Riversnobs,/ }).focus();
    await app.keyboard.press('ArrowDown');
    await app.keyboard.press('ArrowRight');
    await expect(app.getByRole('button', { name: /^Waterfront,/ })).toBeFocused();
    await app.keyboard.press('Enter');
    await expect(sheet.getByRole('listitem')).toHaveCount(lines);
  };
  for (let turn = 1; turn <= turns; turn += 1) {
    await put(/^T \d+, Thug at home/, 1);
    if (turn === 1) await put(/^R \d+, Operation at home/, 2);
    const isOver = await close(app, turn, async () => {
      const button = app.locator('section.question').getByRole('button', { name: answers }).first();
      await button.focus();
      await app.keyboard.press('Enter');
    });
    if (isOver) break;
  }
  await expect(app.getByText('The year is over.', { exact: false }).first()).toBeVisible();
});
