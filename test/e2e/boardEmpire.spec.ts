import type { Locator, Page } from '@playwright/test';
import { coveredControls, expect, go, inspect, screenshot, settle, test } from '../support/app.ts';
import { dragTo, foundSmall } from '../support/boards.ts';

async function found(app: Page): Promise<void> {
  await foundSmall(app, /Empire City/, {
    seats: /^Families/,
    count: '2',
    change: async () => {
      await app.getByText('Every house rule').click();
      await app.getByRole('spinbutton', { name: 'Rounds at most' }).fill('1');
      await app.getByRole('spinbutton', { name: 'Rounds at most' }).blur();
    },
  });
  await expect(app.getByRole('heading', { name: 'Empire City, round 1' })).toBeVisible();
}

const sizes = [
  { width: 1024, height: 700 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
];
/** The last size at twice the zoom: the page is one column, and scrolls. */
const zoomed = { width: 720, height: 450 };

/** True if a button is in the window, and nothing lies over it, without a scroll. */
function isPlain(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Whatever is asked leaves the hand, and its main button stays in sight while its form scrolls. */
async function expectRoom(app: Page, title: string): Promise<void> {
  const main = app.locator('.side .button.primary').first();
  for (const size of [zoomed, ...sizes]) {
    const where = `${title} at ${size.width}x${size.height}`;
    await app.setViewportSize(size);
    await settle(app);
    expect([where, await coveredControls(app)]).toEqual([where, []]);
    await app.locator('main, .side').evaluateAll((all) => all.map((one) => one.scrollTo(0, 0)));
    if (size !== zoomed && (await main.count()) > 0) expect([where, await isPlain(main)]).toEqual([where, true]);
  }
}

/** The first lit block that nobody holds. */
function free(app: Page): Locator {
  return app.locator('button.cell.can').filter({ hasText: 'unoccupied' }).first();
}

/** Does what the family is asked until the game is over; other questions than these are answered by `press`. */
async function playOut(
  app: Page,
  {
    racket,
    figure,
    press,
  }: { racket: () => Promise<void>; figure: () => Promise<void>; press: (name: RegExp) => Promise<void> },
): Promise<Set<string>> {
  const over = app.getByText('Campaign over');
  const panel = app.locator('section.question');
  const main = app.locator('main');
  const asked = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await expect(main).toHaveAttribute('aria-busy', 'false');
    await go(app, 'Board');
    await expect(over.or(panel).first()).toBeVisible();
    if (await over.isVisible()) return asked;
    const title = await panel.getByRole('heading').first().innerText();
    if (!asked.has(title)) await expectRoom(app, title);
    asked.add(title);
    const before = await main.innerText();
    if (title.startsWith('The first racket')) await racket();
    else if (title.startsWith('The first men')) {
      const men = panel.getByRole('group', { name: 'Choose 2 men' }).getByRole('button');
      const chosen = panel.getByRole('button', { pressed: true });
      if ((await chosen.count()) === 0) {
        await men.nth(0).press('Enter');
        await men.nth(1).press('Enter');
      }
      await press(/^Take them$/);
    } else if (title === 'Your turn') await figure();
    else if (title === 'Not your move') await app.getByRole('button', { name: 'Play on' }).click();
    else await press(/^(Commit, face down|Pay them|Collect|Decide for me|Pass|.* wins)$/);
    await expect.poll(async () => (await over.isVisible()) || (await main.innerText()) !== before).toBe(true);
  }
  throw new Error('The game does not end.');
}

test('a game is played to its end by pointer: a racket is dragged to a block, figures claim lit ones', async ({
  app,
}) => {
  await found(app);
  const panel = app.locator('section.question');
  const press = async (name: RegExp): Promise<void> => {
    const button = panel.getByRole('button', { name }).first();
    await expect(button).toBeEnabled();
    await button.click();
  };
  const asked = await playOut(app, {
    press,
    racket: async () => {
      const cards = panel.getByRole('group', { name: 'Choose a racket' }).getByRole('button');
      await cards.first().click();
      await expect(app.locator('button.cell.target').first()).toBeVisible();
      await inspect(app, 'board-empire-hand');
      const block = await app.locator('button.cell.target').first().getAttribute('data-cell');
      await app.keyboard.press('Escape');
      await dragTo(app, cards.first(), app.locator(`[data-cell="${block}"]`));
      await expect(cards.first()).toContainText(/on /);
      await press(/^Open it there$/);
    },
    figure: async () => {
      const claim = app.getByRole('button', { name: 'Claim it' });
      if ((await claim.count()) === 0) await free(app).click();
      await expectRoom(app, 'A claim');
      await claim.click();
      await expect(claim).toBeHidden();
    },
  });
  expect([...asked]).toContain('Your turn');
  await screenshot(app, 'board-empire-end');
});

test('a game is played to its end by keys: a card is taken, arrows walk, Enter puts it down', async ({ app }) => {
  await found(app);
  const panel = app.locator('section.question');
  const press = async (name: RegExp): Promise<void> => {
    const button = panel.getByRole('button', { name }).first();
    await expect(button).toBeEnabled();
    await button.press('Enter');
  };
  await playOut(app, {
    press,
    racket: async () => {
      const cards = panel.getByRole('group', { name: 'Choose a racket' }).getByRole('button');
      await cards.first().press('Enter');
      await expect(app.getByRole('status', { name: 'Piece in hand' })).toContainText('in hand');
      const lit = app.locator('button.cell.target').first();
      await lit.focus();
      await app.keyboard.press('ArrowDown');
      await app.keyboard.press('ArrowUp');
      await expect(lit).toBeFocused();
      await app.keyboard.press('Enter');
      await expect(cards.first()).toContainText(/on /);
      await press(/^Open it there$/);
    },
    figure: async () => {
      const claim = app.getByRole('button', { name: 'Claim it' });
      if ((await claim.count()) === 0) await free(app).press('Enter');
      await expect(claim).toBeEnabled();
      await claim.press('Enter');
      await expect(claim).toBeHidden();
    },
  });
});
