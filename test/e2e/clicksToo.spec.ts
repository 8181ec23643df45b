import type { Locator, Page } from '@playwright/test';
import { expect, go, test } from '../support/app.ts';
import { foundSmall } from '../support/boards.ts';

/** A usual turn takes fewer clicks than this. */
const mostClicks = 12;

/** Answers what a player is asked, by the title of the panel; false where only “Play on” is left. */
type Answer = (app: Page, title: string) => Promise<boolean>;

const press = async (app: Page, name: RegExp): Promise<boolean> => {
  const button = app.locator('section.question').getByRole('button', { name }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
};

/** The Godfather Game: the card, three men on lit squares, the end of the turn. */
const playGodfather: Answer = async (app, title) => {
  if (title !== 'Positioning') return press(app, /^(Play the card|Don’t use it|Confirm|Refuse)/);
  const lit = (within: string): Locator => app.locator(`g[data-place${within}].lit`);
  if (await app.getByText(/^The first turn/).isVisible()) {
    await lit('^="HAR"').first().click();
    await lit('^="PAR"').first().click();
  } else {
    for (let men = 0; men < 3 && (await lit('').count()) > 0; men += 1) await lit('').first().click();
  }
  return press(app, /^(Place and end|Pass)/);
};

/** Empire City: a block and a claim for each figure, and the answers by advice. */
const playEmpire: Answer = async (app, title) => {
  if (title === 'Your turn') {
    const free = app.locator('button.cell.can').filter({ hasText: 'unoccupied' });
    if ((await free.count()) === 0) return press(app, /^Lie low$/);
    await free.first().click();
    await app.getByRole('button', { name: 'Claim it' }).click();
    return true;
  }
  if (title.startsWith('The first men')) {
    const men = app.getByRole('group', { name: 'Choose 2 men' }).getByRole('button');
    if ((await app.locator('section.question').getByRole('button', { pressed: true }).count()) === 0) {
      await men.nth(0).click();
      await men.nth(1).click();
    }
    return press(app, /^Take them$/);
  }
  return press(app, /^(Commit, face down|Pay them|Collect|Decide for me|Pass)$/);
};

/** Plays rounds to their ends, and returns the clicks that each took. */
async function countClicks(app: Page, rounds: number, answer: Answer): Promise<number[]> {
  const counts: number[] = [];
  const main = app.locator('main');
  const panel = app.locator('section.question');
  await app.evaluate(() => {
    document.body.dataset['clicks'] = '0';
    const count = ({ isTrusted }: Event): void => {
      if (isTrusted) document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1);
    };
    addEventListener('click', count, true);
  });
  let round = 1;
  for (let step = 0; step < 80 && counts.length < rounds; step += 1) {
    await expect(main).toHaveAttribute('aria-busy', 'false');
    const back = app.getByRole('button', { name: 'Back to the board' });
    if (await back.isVisible()) await back.click();
    await expect(panel).toBeVisible();
    const now = Number(/\d+/.exec(await app.getByRole('heading', { level: 1 }).innerText())?.[0]);
    if (now > round) {
      const clicks = await app.evaluate(() => {
        const { clicks: count } = document.body.dataset;
        document.body.dataset['clicks'] = '0';
        return Number(count);
      });
      counts.push(clicks);
      round = now;
    }
    const before = await main.innerText();
    const title = await panel.getByRole('heading').first().innerText();
    if (!(await answer(app, title))) await app.getByRole('button', { name: 'Play on' }).click();
    await expect.poll(async () => (await main.innerText()) !== before).toBe(true);
  }
  return counts;
}

for (const [game, cover, answer] of [
  ['The Godfather Game', /brownstone/, playGodfather],
  ['Empire City', /Empire City/, playEmpire],
] as const)
  test(`a usual turn of ${game} takes under ${mostClicks} clicks`, async ({ app }) => {
    test.slow();
    await foundSmall(app, cover, { seats: /^Families/, count: '2', change: () => Promise.resolve() });
    await go(app, 'Board');
    const [, ...usual] = await countClicks(app, 3, answer);
    expect(usual).toHaveLength(2);
    for (const clicks of usual) expect(clicks).toBeLessThan(mostClicks);
    expect(Math.max(...usual)).toBeGreaterThan(2);
  });
