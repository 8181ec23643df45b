import type { Page } from '@playwright/test';
import { expect, go, takeGamesMaster } from './app.ts';

const humans = ['Moretti', 'Callahan'] as const;
export const panelOf = (app: Page) => app.locator('section.question');

async function lookAt(app: Page, family: string): Promise<void> {
  await app.getByRole('combobox', { name: /^Family/ }).selectOption({ label: family });
}

/** Presses what answers a question, and waits until another stands there or the round's report does. */
export async function answer(app: Page, button: RegExp): Promise<void> {
  const title = panelOf(app).getByRole('heading');
  const before = await title.innerText();
  const pressed = app.getByRole('button', { name: button });
  // The price is asked for first.
  await expect(pressed).not.toHaveAttribute('aria-disabled', 'true');
  await pressed.click();
  await expect(async () => {
    const closed = (await title.count()) === 0;
    if (!closed) await expect(title).not.toHaveText(before, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** Takes the first way out of whatever is asked of the two, until the heading shows or the round is over. */
export async function playTo(app: Page, what: RegExp, steps = 120): Promise<string> {
  const panel = panelOf(app);
  const title = panel.getByRole('heading');
  const main = app.locator('main');
  for (let step = 0; step < steps; step += 1) {
    // A closed round shows its report first, a moment after it is closed.
    await expect(async () => {
      await expect(main).toHaveAttribute('aria-busy', 'false');
      if (!(await panel.isVisible())) await go(app, 'Board');
      await expect(panel).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 10_000 });
    const asked = await title.innerText();
    if (what.test(asked)) return asked;
    const before = await main.innerText();
    if (asked === 'Not your move') {
      const other = panel.getByRole('button', { name: new RegExp(`^(${humans.join('|')})$`) });
      if ((await other.count()) > 0) {
        await other.first().click();
      } else {
        const on = app.getByRole('button', { name: /round on|Play on|Go on/i });
        if ((await on.count()) > 0) await on.first().click();
        else {
          const family = app.getByRole('combobox', { name: /^Family/ });
          const now = await family.locator('option:checked').innerText();
          await lookAt(app, now.includes(humans[0]) ? humans[1] : humans[0]);
        }
      }
    } else if (asked === 'Your turn') {
      await panel.getByRole('button', { name: 'Lie low' }).click();
    } else {
      // A reaction that the hand does not allow leaves nothing to decide.
      await panel
        .getByRole('button', { name: /^(Decide for me|Pass)$/ })
        .last()
        .click();
    }
    await expect.poll(async () => (await panel.count()) === 0 || (await main.innerText()) !== before).toBe(true);
  }
  throw new Error(`${what} did not come.`);
}

/** A game of two people, Moretti and Callahan, and two families of the program, at its first question. */
export async function foundEmpire(app: Page): Promise<void> {
  await app.getByRole('radio', { name: /Empire City/ }).check({ force: true });
  await app.getByRole('button', { name: /New/ }).first().click();
  await app.getByLabel('Seed').fill('7');
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByLabel('Who plays family 2').selectOption('screen');
  await takeGamesMaster(app);
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('heading', { name: 'Empire City, round 1' })).toBeVisible();
}
