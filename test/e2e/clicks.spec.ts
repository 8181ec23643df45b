import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { dragTo } from '../support/boards.ts';

/** A turn of five seats by the default rules is played in fewer presses and drags than this, with its show. */
const mostPresses = 12;
const turns = 3;

/** Plays with the mouse alone, and counts each press and each drag. */
class Hand {
  count = 0;
  readonly #app: Page;

  constructor(app: Page) {
    this.#app = app;
  }

  async press(button: Locator): Promise<void> {
    await button.click();
    this.count += 1;
  }

  async drag(piece: Locator, place: Locator): Promise<void> {
    await dragTo(this.#app, piece, place);
    this.count += 1;
  }
}

type Row = { cover: RegExp; seed: string; order: (app: Page, hand: Hand, turn: number) => Promise<void> };

/** The orders of a usual turn: four people set out, or four pieces are put down. */
const games: Readonly<Record<string, Row>> = {
  'Turf War': {
    cover: /Turf War/,
    seed: '31',
    async order(app, hand) {
      const sheet = app.getByRole('region', { name: 'The sheet' }).getByRole('listitem');
      for (let orders = 1; orders <= 4; orders += 1) {
        const own = app.locator('[data-piece$="hitman"], [data-piece$="lieutenant"]');
        const others = app.getByRole('button', { name: /held by (?!the Lamplighters)/ });
        if ((await own.count()) < orders) break;
        await hand.drag(own.nth(orders - 1), others.nth(orders * 4));
        await expect(sheet).toHaveCount(orders);
      }
    },
  },
  'The Brotherhood': {
    cover: /Brotherhood/,
    seed: '41',
    async order(app, hand, turn) {
      const sheet = app.getByRole('region', { name: 'The sheet' }).getByRole('listitem');
      const area = app.locator('[data-place="skid-row"].area');
      const pieces = turn === 1 ? ['open', 'bribe', 'thugs'] : ['thugs'];
      for (const [nth, piece] of pieces.entries()) {
        await hand.drag(app.locator(`button[data-piece="${piece}"]`), area);
        await expect(sheet).toHaveCount(nth + 1);
      }
    },
  },
};

/** Closes the turn, answers what is asked, leaves the show, and goes back to the map. */
async function close(app: Page, hand: Hand, turn: number): Promise<void> {
  await hand.press(app.getByRole('button', { name: /^Close the turn/ }));
  const anyway = app.getByRole('button', { name: /anyway$/ });
  const answer = app.locator('section.question button:enabled').last();
  const show = app.getByRole('button', { name: /^To the report/ });
  const back = app.getByRole('button', { name: 'Back to the map' });
  const next = app.getByRole('heading', { level: 1, name: new RegExp(`turn ${turn + 1}$`, 'i') });
  for (;;) {
    await expect(anyway.or(answer).or(show).or(back).or(next).first()).toBeVisible();
    if (await show.isVisible()) await hand.press(show);
    else if (await anyway.isVisible()) await hand.press(anyway);
    else if (await back.isVisible()) await hand.press(back);
    else if (await next.isVisible()) return;
    else {
      const panel = app.locator('section.question');
      const before = await panel.innerText();
      await hand.press(answer);
      await expect.poll(async () => (await show.isVisible()) || (await panel.innerText()) !== before).toBe(true);
    }
  }
}

test.describe('with the show at the end of each turn', () => {
  test.use({ showsClose: true });
  for (const [name, { cover, seed, order }] of Object.entries(games)) {
    test(`a usual turn of ${name} takes fewer than ${mostPresses} presses`, async ({ app }) => {
      await app.getByRole('radio', { name: cover }).check({ force: true });
      await app.getByRole('button', { name: 'New campaign' }).click();
      await app.getByLabel('Seed').fill(seed);
      await app.getByRole('button', { name: 'Start the game' }).click();
      await app.getByRole('button', { name: 'No, thanks' }).click();
      for (let turn = 1; turn <= turns; turn += 1) {
        const hand = new Hand(app);
        await order(app, hand, turn);
        await close(app, hand, turn);
        expect(hand.count, `turn ${turn}`).toBeLessThan(mostPresses);
      }
    });
  }
});
