import type { Locator, Page } from '@playwright/test';
import type { GameId } from '#shared/words/games.ts';
import { accessibilityFindings, expect, screenshotNow, test } from '../support/app.ts';
import { orderForm } from '../support/player.ts';
import { closePeriod, goByThumb, openPhone, openSampleAt, panLeft, phoneGames, pinchOut } from '../support/phone.ts';

test.setTimeout(360_000);

type Play = {
  /** The screen of the board, the board on it, and a place of it. */
  screen: string;
  board: (phone: Page) => Locator;
  place: (phone: Page) => Locator;
  /** Gives the most usual order by touch, with its quote read before. */
  order: (phone: Page) => Promise<void>;
  /** What stands as long as the order does. */
  given: (phone: Page) => Locator;
};

const sheetLines = (phone: Page): Locator => phone.getByRole('region', { name: 'The sheet' }).getByRole('listitem');

const plays: Readonly<Record<GameId, Play>> = {
  paradise: {
    screen: 'City',
    board: (phone) => phone.getByRole('group', { name: /^Map of Paradise/ }),
    place: (phone) => phone.locator('main .district').first(),
    order: async (phone) => {
      await goByThumb(phone, 'Orders');
      const list = phone.getByRole('region', { name: 'Independent businesses' });
      await list.getByRole('radio').first().tap();
      await phone.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last().tap();
      await expect(phone.getByText(/chance to win the owner over/)).toBeVisible();
      await phone.getByRole('button', { name: 'Send the crew' }).tap();
    },
    given: (phone) => phone.getByRole('button', { name: /^Withdraw/ }),
  },
  'turf-war': {
    screen: 'Map',
    board: (phone) => phone.locator('main .board > svg'),
    place: (phone) => phone.locator('main .board > svg [data-place]').nth(8),
    order: async (phone) => {
      await goByThumb(phone, 'Map');
      await phone.getByLabel(/^Hitmen to hire/).fill('1');
      const hire = phone.getByRole('button', { name: 'Hire', exact: true });
      await expect(phone.getByText(/Costs .* when the turn closes/)).toBeVisible();
      await hire.tap();
    },
    given: sheetLines,
  },
  brotherhood: {
    screen: 'Map',
    board: (phone) => phone.getByRole('group', { name: /^Map of/ }),
    place: (phone) => phone.getByRole('button', { name: /^Waterfront,/ }),
    order: async (phone) => {
      await goByThumb(phone, 'Map');
      await phone.getByRole('button', { name: /^T \d+, Thug at home/ }).tap();
      await phone.getByRole('button', { name: /^Bright Lights,/ }).tap();
    },
    given: sheetLines,
  },
  godfather: {
    screen: 'Board',
    board: (phone) => phone.locator('main svg').first(),
    place: (phone) => phone.locator('#spot-MID-A2'),
    order: async (phone) => {
      await goByThumb(phone, 'Board');
      await phone.getByRole('button', { name: 'Play the card' }).tap();
    },
    given: (phone) => phone.getByRole('group', { name: 'Men to place, by racket' }),
  },
  'empire-city': {
    screen: 'Board',
    board: (phone) => phone.getByRole('group', { name: 'The city' }),
    place: (phone) => phone.locator('[data-cell="C3"]'),
    order: async (phone) => {
      await goByThumb(phone, 'Board');
      await phone.getByRole('button', { name: 'Lie low' }).tap();
      const sure = phone.getByRole('dialog').getByRole('button', { name: /Lie low/ });
      if (await sure.isVisible()) await sure.tap();
    },
    given: (phone) => phone.getByText(/lies? low/i),
  },
};

/** The place of a thing on the page, and its width. */
async function measure(thing: Locator): Promise<{ x: number; width: number }> {
  const box = await thing.boundingBox();
  return box ?? { x: NaN, width: NaN };
}

for (const { game, cover } of phoneGames) {
  test(`a round of ${game} is played on a phone by touch alone`, async ({ app, host, browser }) => {
    const { screen, board, place, order, given } = plays[game];
    const seat = await openSampleAt(app, cover, game);
    await closePeriod(app, game, seat);
    const { phone, context } = await openPhone(browser, host, { seat });
    const no = phone.getByRole('button', { name: 'No, thanks' });
    if (await no.isVisible()) await no.tap();

    await goByThumb(phone, 'Report of');
    await expect(phone.getByRole('heading', { level: 1, name: /: what happened$/ })).toBeVisible();
    await goByThumb(phone, 'Paper');
    await expect(phone.locator('main [data-page], main article, main .page').first()).toBeVisible();

    await goByThumb(phone, screen);
    const before = await measure(place(phone));
    await pinchOut(phone, board(phone));
    await expect.poll(async () => (await measure(place(phone))).width).toBeGreaterThan(before.width * 1.2);
    const near = await measure(place(phone));
    await panLeft(phone, board(phone));
    await expect.poll(async () => (await measure(place(phone))).x).toBeLessThan(near.x - 20);
    await phone.getByRole('button', { name: /^The whole (city|island)/ }).tap();
    await expect.poll(async () => (await measure(place(phone))).width).toBeLessThanOrEqual(before.width + 1);
    // A square that takes no man is looked at all the same.
    await place(phone).tap({ force: true });
    await screenshotNow(phone, `phone-${game}-picked`);
    expect(await accessibilityFindings(phone)).toEqual([]);
    const close = phone.getByRole('button', { name: 'Close the inspector' });
    if (await close.isVisible()) await close.tap();

    const none = await given(phone).count();
    await order(phone);
    await expect(given(phone).first()).toBeVisible();
    await expect.poll(() => given(phone).count()).toBeGreaterThan(none);
    await screenshotNow(phone, `phone-${game}-ordered`);
    await phone.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await expect.poll(() => given(phone).count()).toBe(none);
    await context.close();
  });
}

test('a question asked of the player fills the phone and is answered by touch', async ({ app, host, browser }) => {
  await openSampleAt(app, /Paradise/, 'paradise');
  const { phone, context } = await openPhone(browser, host, { seat: null });
  await phone.getByRole('button', { name: /Sample campaign/ }).tap();
  const menu = phone.getByRole('dialog', { name: 'Campaign and seat' });
  expect((await menu.boundingBox())?.width).toBe(390);
  await menu.getByRole('checkbox', { name: /My own dice/ }).tap();
  await phone.keyboard.press('Escape');
  await orderForm(phone, 'Hire', goByThumb);
  await phone.getByRole('button', { name: 'Hire', exact: true }).last().tap();
  const question = phone.getByRole('dialog', { name: 'Roll 2 dice' });
  await question.getByRole('textbox').fill('3 4');
  expect(await question.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await accessibilityFindings(phone)).toEqual([]);
  await screenshotNow(phone, 'phone-question');
  await question.getByRole('button', { name: 'Use these dice' }).tap();
  await expect(phone.getByRole('status', { name: 'Messages' })).toContainText('joined the Sixth Streeters');
  await context.close();
});
