import { quickTag } from '#scripts/suites.ts';
import type { Locator, Page } from '@playwright/test';
import type { GameId } from '#shared/words/games.ts';
import type { LogEntry } from '#shared/views/log.ts';
import { accessibilityFindings, expect, screenshotNow, test } from '../support/app.ts';
import { advance, ask, closePeriod, goByThumb, openPhone, openSampleAt, phoneGames } from '../support/phone.ts';

test.setTimeout(270_000);

const banner = (phone: Page) => phone.getByRole('status', { name: 'Link to the table' });
const held = (phone: Page) => phone.getByRole('region', { name: 'Orders kept here' });
const lines = (phone: Page) => phone.getByRole('region', { name: 'The sheet' }).getByRole('listitem');

/** Lists the lines that the program itself has of the seat's sheet. */
async function readSheet(app: Page, seat: string): Promise<unknown[]> {
  const { sheets } = await ask<{ sheets: { seat: string; orders: unknown[] }[] }>(app, 'games/turf-war/view', {
    viewer: seat,
  });
  return sheets.find((sheet) => sheet.seat === seat)?.orders ?? [];
}

/** Hires so many men, whether the quote comes or not. */
async function hire(phone: Page, count: number): Promise<void> {
  await phone.getByLabel(/^Hitmen to hire/).fill(String(count));
  const button = phone.getByRole('button', { name: 'Hire', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.tap();
}

/** Lists the main buttons, and the parts of the window's foot, that a message lies on. */
function listCovered(phone: Page): Promise<string[]> {
  return phone.getByRole('status', { name: 'Messages' }).evaluate((stack) => {
    const own = stack.getBoundingClientRect();
    const kept = [...document.querySelectorAll('main .button, main ~ *')].filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top < own.bottom && own.top < bottom && left < own.right && own.left < right;
    });
    return own.height === 0 ? ['no message'] : kept.map(({ textContent }) => textContent);
  });
}

type Cut = {
  /** Plays the sample on to where the seat has something to send. */
  begin: (app: Page, seat: string) => Promise<void>;
  screen: string;
  /** Fills a form of the screen while nobody answers. */
  fill: (phone: Page) => Promise<void>;
  /** Its button; null where the last thing that is put down sends it. */
  send: (phone: Page) => Locator | null;
  /** A form that shows a price or odds says that it knows none. */
  isQuoted: boolean;
};

const cuts: Readonly<Record<GameId, Cut>> = {
  paradise: {
    begin: (app, seat) => closePeriod(app, 'paradise', seat),
    screen: 'Orders',
    fill: async (phone) => {
      const list = phone.getByRole('region', { name: 'Independent businesses' });
      await list.getByRole('radio').first().tap();
      await phone.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last().tap();
    },
    send: (phone) => phone.getByRole('button', { name: 'Send the crew' }),
    isQuoted: true,
  },
  'turf-war': {
    begin: (app, seat) => closePeriod(app, 'turf-war', seat),
    screen: 'Map',
    fill: (phone) => phone.getByLabel(/^Hitmen to hire/).fill('2'),
    send: (phone) => phone.getByRole('button', { name: 'Hire', exact: true }),
    isQuoted: true,
  },
  brotherhood: {
    begin: (app, seat) => closePeriod(app, 'brotherhood', seat),
    screen: 'Map',
    fill: async (phone) => {
      await phone.getByRole('button', { name: /^T \d+, Thug at home/ }).tap();
      await phone.getByRole('button', { name: /^Bright Lights,/ }).tap();
    },
    send: () => null,
    isQuoted: false,
  },
  godfather: {
    begin: advance,
    screen: 'Board',
    fill: async (phone) => {
      for (const place of ['HAR', 'LES'])
        await phone.locator(`[id^="spot-${place}-"]:not([aria-disabled="true"])`).first().tap();
    },
    send: (phone) => phone.getByRole('button', { name: 'Place and end the turn' }),
    isQuoted: true,
  },
  'empire-city': {
    begin: (app, seat) => closePeriod(app, 'empire-city', seat),
    screen: 'Board',
    fill: (phone) => phone.locator('button.cell.can').first().tap(),
    send: (phone) => phone.getByRole('button', { name: 'Claim it' }),
    isQuoted: true,
  },
};

/** Counts what the campaign has of the seat's own hand. */
async function countDeeds(app: Page, seat: string): Promise<number> {
  const log = await ask<LogEntry[]>(app, 'history/log', { viewer: 'gm', period: null });
  return log.filter(({ author }) => author.kind === 'human' && author.seat === seat).length;
}

for (const { game, cover } of phoneGames) {
  test(`an order of ${game} that is written while the link is cut says so and comes through once`, async ({
    app,
    host,
    browser,
  }) => {
    const { begin, screen, fill, send, isQuoted } = cuts[game];
    const seat = await openSampleAt(app, cover, game);
    await begin(app, seat);
    const { phone, context } = await openPhone(browser, host, { seat });
    await goByThumb(phone, screen);
    await expect(banner(phone)).toBeEmpty();
    const before = await countDeeds(app, seat);
    await context.setOffline(true);
    await fill(phone);
    const sentence = phone.getByText(
      'No connection: price and odds are not known now. The order is kept here and given when the table answers.',
    );
    if (isQuoted) await expect(sentence).toHaveCount(1);
    await screenshotNow(phone, `phone-cut-${game}`);
    expect(await accessibilityFindings(phone)).toEqual([]);
    await expect(phone.getByRole('alert')).toHaveCount(0);
    await send(phone)?.tap();
    await expect(banner(phone)).toContainText('1 order waits.');
    await expect(phone.getByRole('status', { name: 'Messages' })).toContainText(
      'Kept here; it is given when the table answers again.',
    );
    expect(await countDeeds(app, seat)).toBe(before);

    await context.setOffline(false);
    await expect(banner(phone)).toBeEmpty();
    await expect(held(phone)).toBeHidden();
    await expect.poll(() => countDeeds(app, seat)).toBe(before + 1);
    await phone.reload();
    await expect(phone.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    await expect(held(phone)).toBeHidden();
    expect(await countDeeds(app, seat)).toBe(before + 1);
    await context.close();
  });
}

test('an order and a letter that are written while the link is cut come through once', async ({
  app,
  host,
  browser,
}) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  const { phone, context } = await openPhone(browser, host, { seat });
  await expect(banner(phone)).toBeEmpty();
  await goByThumb(phone, 'Gangs');
  await context.setOffline(true);
  await phone.getByRole('textbox', { name: 'Letter' }).fill('Meet me at the Gasworks.');
  await goByThumb(phone, 'Map');
  await hire(phone, 1);
  await expect(banner(phone)).toContainText('No connection to the table. What you write is kept here.');
  await expect(banner(phone)).toContainText('1 order waits.');
  await screenshotNow(phone, 'phone-cut');
  expect(await accessibilityFindings(phone)).toEqual([]);
  expect(await readSheet(app, seat)).toHaveLength(0);

  await context.setOffline(false);
  await expect(lines(phone)).toHaveCount(1);
  await expect(banner(phone)).toBeEmpty();
  await expect(held(phone)).toBeHidden();
  expect(await readSheet(app, seat)).toHaveLength(1);

  // A second cut and a page that is loaded again find nothing to send twice.
  await context.setOffline(true);
  await context.setOffline(false);
  await phone.reload();
  await expect(lines(phone)).toHaveCount(1);
  expect(await readSheet(app, seat)).toHaveLength(1);
  await goByThumb(phone, 'Gangs');
  await expect(phone.getByRole('textbox', { name: 'Letter' })).toHaveValue('Meet me at the Gasworks.');
  await context.close();
});

test('an order that crosses the close of its turn says so and stays until it is given or dropped', async ({
  app,
  host,
  browser,
}) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  const { phone, context } = await openPhone(browser, host, { seat });
  await context.setOffline(true);
  await hire(phone, 1);
  await expect(banner(phone)).toContainText('1 order waits.');
  await expect.poll(() => listCovered(phone)).toEqual([]);
  await hire(phone, 2);
  await expect(banner(phone)).toContainText('2 orders wait.');
  await closePeriod(app, 'turf-war', seat);
  await context.setOffline(false);
  const sentence = 'Turn 1 was closed before this reached the table; it was not given.';
  await expect(held(phone).getByText(sentence)).toHaveCount(2);
  await screenshotNow(phone, 'phone-crossed');
  expect(await readSheet(app, seat)).toHaveLength(0);
  await held(phone).getByRole('button', { name: 'Drop it' }).first().tap();
  await held(phone).getByRole('button', { name: 'Give it now' }).tap();
  await expect(held(phone)).toBeHidden();
  await expect.poll(() => readSheet(app, seat)).toHaveLength(1);
  await context.close();
});

test('an order whose answer was lost is sent again by its id, and given once', async ({ app, host, browser }) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  const { phone, context } = await openPhone(browser, host, { seat });
  let lost = 0;
  let isCut = true;
  await phone.route('**/rpc/games/turf-war/give', async (route) => {
    if (!isCut) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hire(phone, 1);
  await expect(banner(phone)).toContainText('1 order waits.');
  await expect.poll(() => lost).toBeGreaterThan(1);
  isCut = false;
  await expect(banner(phone)).toBeEmpty();
  await expect(held(phone)).toBeHidden();
  await expect(lines(phone)).toHaveCount(1);
  expect(await readSheet(app, seat)).toHaveLength(1);
  await context.close();
});

test(
  'a player’s device has one seat: no games master, no files, no other view',
  { tag: quickTag },
  async ({ app, host, browser }) => {
    const seat = await openSampleAt(app, /Paradise/, 'paradise');
    const { phone, context } = await openPhone(browser, host, { seat });
    await expect(phone.getByRole('button', { name: /Sample campaign/ })).toHaveCount(0);
    await phone.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'More' }).tap();
    const more = phone.getByRole('dialog', { name: 'More' });
    await expect(more.getByRole('button', { name: /^Gang/ })).toBeVisible();
    await expect(more.getByRole('button', { name: /^(Campaign|Mail|Forecast)/ })).toHaveCount(0);
    await screenshotNow(phone, 'phone-more');
    expect(await accessibilityFindings(phone)).toEqual([]);
    await more.getByRole('button', { name: 'Find anything' }).tap();
    await phone.getByRole('dialog').getByRole('searchbox').or(phone.getByRole('combobox')).fill('campaign');
    await expect(phone.getByText('Close the campaign')).toHaveCount(0);
    await context.close();
  },
);
