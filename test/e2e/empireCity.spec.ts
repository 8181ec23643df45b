import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, go, screenshot, test } from '../support/app.ts';

const humans = ['Moretti', 'Callahan'] as const;
const panelOf = (app: Page) => app.locator('section.question');

async function lookAt(app: Page, family: string): Promise<void> {
  await app.getByRole('combobox', { name: /^Family/ }).selectOption({ label: family });
}

/** Presses what answers a question, and waits until that is answered. */
async function answer(app: Page, button: RegExp): Promise<void> {
  const title = panelOf(app).getByRole('heading');
  const before = await title.innerText();
  await app.getByRole('button', { name: button }).click();
  await expect(title).not.toHaveText(before);
}

/** Takes the first way out of whatever is asked of the two, until the heading shows or the round is over. */
async function playTo(app: Page, what: RegExp, steps = 120): Promise<string> {
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
      await panel.getByRole('button', { name: 'Leave it to the rule' }).click();
    }
    await expect
      .poll(async () => (await panel.count()) === 0 || (await main.innerText()) !== before)
      .toBe(true);
  }
  throw new Error(`${what} did not come.`);
}

test.setTimeout(150_000);

test('two people play a round of Empire City at one screen', async ({ app }) => {
  await app.getByRole('radio', { name: /Empire City/ }).check({ force: true });
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-start');
  await app.getByRole('button', { name: /New/ }).first().click();
  await expect(app.getByRole('heading', { name: 'New game of Empire City' })).toBeVisible();
  await app.getByLabel('Seed').fill('7');
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByLabel('Who plays family 2').selectOption('human');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-setup');
  await app.getByRole('button', { name: 'Found the game' }).click();
  await expect(app.getByRole('heading', { name: 'Empire City, round 1' })).toBeVisible();
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-beginning');

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
  await playTo(app, /^Refresh|^Collect|^Your turn$/);
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
  await screenshot(app, 'empire-combat');
  expect(await accessibilityFindings(app)).toEqual([]);
  await answer(app, /^Commit, face down$/);
  await playTo(app, /^Your turn$/);

  await go(app, 'Rivals');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-rivals');
  await go(app, 'Last rounds');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-rounds');
  await go(app, 'Charts');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'empire-charts');
  await go(app, 'Paper');
  await screenshot(app, 'empire-paper');
});
