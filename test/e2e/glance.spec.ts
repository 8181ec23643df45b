import type { Page } from '@playwright/test';
import { accessibilityFindings, beginGame, expect, go, test } from '../support/app.ts';

/** Rests the pointer on a thing of a board, and returns its card. */
async function restOn(app: Page, thing: string): Promise<void> {
  const box = await app.locator(`[data-glance="${thing}"]`).first().boundingBox();
  if (box === null) throw new Error(`${thing} is not on the board.`);
  await app.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

for (const { cover, thing, card, name } of [
  { cover: /Turf War/, thing: 'area 3', card: 'Borders on', name: 'The Lamplighters' },
  { cover: /Brotherhood/, thing: 'area millgate', card: 'An operation costs', name: 'Fontecchio' },
  { cover: /brownstone/, thing: 'place HAR', card: 'positions control it', name: 'Rosso' },
  { cover: /Empire City/, thing: 'block B1', card: 'Square', name: 'Callahan' },
]) {
  test(`a card tells ${thing} at the pointer, and a name of the log by the key I`, async ({ app }) => {
    await beginGame(app, cover);
    await app.getByLabel('Seed').fill('7');
    await app.getByRole('button', { name: 'Start the game' }).click();
    await expect(app.locator(`[data-glance="${thing}"]`).first()).toBeVisible();
    const glance = app.getByRole('status', { name: 'Card', exact: true });
    await restOn(app, thing);
    await expect(glance).toContainText(card);
    expect(await accessibilityFindings(app)).toEqual([]);
    await app.keyboard.press('Escape');
    await expect(glance).toBeHidden();

    await go(app, 'Log');
    await expect(app.getByRole('heading', { name: 'Log' })).toBeVisible();
    await app.locator('main').focus();
    await app.keyboard.press('i');
    await expect(glance).toBeVisible();
    for (let step = 0; step < 12 && !(await glance.innerText()).includes(name); step += 1) {
      await app.keyboard.press('i');
    }
    await expect(glance).toContainText(name);
    await app.keyboard.press('Escape');
    await expect(glance).toBeHidden();
  });
}
