import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, enterRunning, expect, go, inspect, screenshot, screenshotNow } from '../support/app.ts';
import { gather, test } from '../support/evening.ts';
import { ask, findCovered, findOverflow, findSmallTargets } from '../support/phone.ts';
import { runningText } from '../support/running.ts';

type View = {
  gangsters: { id: string; gang: string; isBoss: boolean; busyWith: unknown; custody: unknown }[];
  businesses: { id: string; owner: string | null }[];
  battles: { id: string; attackers: string; defenders: string; settled: unknown }[];
};

/** Begins with a running campaign of three players at its sealed orders. */
async function enterThree(app: Page): Promise<void> {
  const running = JSON.parse(runningText()) as { gangs: { player: string }[] };
  running.gangs.slice(0, 3).forEach((gang) => (gang.player = 'human'));
  await enterRunning(app, JSON.stringify(running));
}

/** The first gang raids the second with all its men, and the month comes to their battle. */
async function comeToBattle(app: Page, one: string, two: string): Promise<void> {
  const view = await ask<View>(app, 'games/paradise/view', { viewer: one });
  const crew = view.gangsters
    .filter(({ gang, isBoss, busyWith, custody }) => gang === one && !isBoss && busyWith === null && custody === null)
    .map(({ id }) => id);
  const orders = view.businesses
    .filter(({ owner }) => owner === two)
    .map(({ id }) => ({ kind: 'raid', business: id, crew }));
  const quotes = await ask<{ problem: string | null }[]>(app, 'games/paradise/quoteEach', { seat: one, orders });
  const order = orders[quotes.findIndex(({ problem }) => problem === null)];
  expect([quotes, order === undefined]).toEqual([quotes, false]);
  await ask(app, 'games/paradise/give', { seat: one, order });
  await ask(app, 'play/advance', {});
}

const fightOn = (page: Page): Locator => page.getByRole('group', { name: /^The battle (you lead|that is led)$/ });
const told = (page: Page): Locator => page.getByRole('list', { name: 'What has happened' });
const pass = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Go on as ordered|As you see fit|Choose for me)$/ });

/** Waits until one of the pages is asked, and returns it. */
async function findAsked(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await pass(page).isVisible()) found = page;
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error('Nobody is asked.');
  return found;
}

/** Waits until somebody is asked, or the battle is over; true for the latter. */
async function isOver(leaders: readonly Page[], accept: Locator): Promise<boolean> {
  const asks = leaders.map((page) => pass(page));
  await expect
    .poll(async () => {
      const shown = await Promise.all([accept, ...asks].map((one) => one.isVisible()));
      return shown.includes(true);
    })
    .toBe(true);
  return accept.isVisible();
}

/** Goes on as ordered, and waits for what comes of it. */
async function decide(page: Page): Promise<void> {
  const before = await told(page).textContent();
  await pass(page).click();
  await expect(told(page)).not.toHaveText(before ?? '');
}

test('two players lead a battle from their phones, a third watches, and the games master takes a side over', async ({
  app,
  takePhone,
  murmurs,
}) => {
  test.setTimeout(540_000);
  await enterThree(app);
  const seated = await gather(app, takePhone);
  const players = seated.map(({ phone: page, seat, name }) => ({ page, seat, name }));
  const [one, two, three] = players;
  if (one === undefined || two === undefined || three === undefined) throw new Error('Three play.');
  // What comes of a decision is on every table at once.
  for (const page of [app, one.page, two.page, three.page]) await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeToBattle(app, one.seat, two.seat);

  // The games master begins it, for everybody's eyes.
  await go(app, 'Battles');
  await app.getByRole('button', { name: 'From their devices' }).click();
  await app.getByRole('checkbox', { name: /Everybody at the table watches/ }).check();
  await screenshot(app, 'lead-devices-begin');
  await app.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(fightOn(app)).toBeVisible();
  for (const { page } of players) {
    const strip = page.getByRole('status', { name: 'The battle at the table' });
    await strip.getByRole('button', { name: /^(Decide|Look at it)$/ }).tap();
    await expect(fightOn(page)).toBeVisible();
    await expect(strip).toBeEmpty();
  }
  const leaders = [one.page, two.page];
  const first = await findAsked(leaders);
  const second = first === one.page ? two.page : one.page;
  await expect(second.getByText(/ decide now\.$/)).toBeVisible();
  await expect(pass(second)).toHaveCount(0);
  await expect(pass(three.page)).toHaveCount(0);
  await screenshotNow(first, 'lead-devices-asked');
  await pass(first).scrollIntoViewIfNeeded();
  await screenshotNow(first, 'lead-devices-options');
  await screenshotNow(three.page, 'lead-devices-watching');
  for (const page of [first, second, three.page]) {
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  }
  expect(await findCovered(first, fightOn(first))).toEqual([]);
  expect(await findSmallTargets(first.locator('.lead .side button, .lead .head button'))).toEqual([]);

  // What one decides, all others see without asking.
  for (let nth = 0; nth < 4; nth += 1) {
    const asked = await findAsked(leaders);
    await decide(asked);
    await expect(told(asked)).toHaveAttribute('aria-busy', 'false');
    const now = (await told(asked).textContent()) ?? '';
    for (const page of [one.page, two.page, three.page, app]) await expect(told(page)).toHaveText(now);
  }
  await inspect(app, 'lead-devices-gm');

  // The projector draws the table for everybody's eyes.
  const opening = app.context().waitForEvent('page');
  await app
    .getByRole('button', { name: /Games master/ })
    .first()
    .click();
  await app.getByRole('link', { name: 'Projector window' }).click();
  const projector = await opening;
  await expect(projector.getByRole('img', { name: 'The table' })).toBeVisible();
  // It is as dark or light as the window that it was opened from.
  for (const theme of ['dark', 'light']) {
    await app.getByRole('button', { name: `Use the ${theme} theme` }).click();
    await expect(projector.locator('html')).toHaveAttribute('data-theme', theme);
    await inspect(projector, `lead-devices-projector-${theme}`);
  }
  await projector.close();

  // A phone that is loaded again is where it was.
  const before = (await told(one.page).textContent()) ?? '';
  await one.page.reload();
  await expect(fightOn(one.page)).toBeVisible({ timeout: 60_000 });
  await expect(told(one.page)).toHaveText(before);

  // A phone whose network is gone says so and decides nothing; with the network the battle goes on where it stood.
  const cut = await findAsked(leaders);
  const stood = (await told(cut).textContent()) ?? '';
  await cut.context().setOffline(true);
  await pass(cut).tap();
  await expect(cut.getByRole('status', { name: 'Link to the table' })).toContainText('No connection to the table.');
  await screenshotNow(cut, 'lead-devices-cut');
  await expect(told(app)).toHaveText(stood);
  await cut.context().setOffline(false);
  await expect(cut.getByRole('status', { name: 'Link to the table' })).toBeEmpty({ timeout: 60_000 });
  await expect(told(cut)).toHaveText(stood);
  await decide(cut);
  await expect(told(app)).toHaveText((await told(cut).textContent()) ?? '');

  // The games master takes over the side that is asked, decides, and gives it back.
  const asked = await findAsked(leaders);
  const owner = asked === one.page ? one : two;
  await app.getByRole('button', { name: `Take it over: ${owner.name}` }).click();
  await expect(pass(app)).toBeVisible();
  await expect(asked.getByText('The games master decides for you now.')).toBeVisible();
  await expect(pass(asked)).toHaveCount(0);
  await decide(app);
  await app.getByRole('button', { name: 'Back to the page' }).click();
  await app.getByRole('button', { name: `Give it back: ${owner.name}` }).click();

  // Laid aside, the battle can be settled in any way; nothing that was decided is lost.
  await app.getByRole('button', { name: 'Lay it aside' }).click();
  await expect(app.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await expect(two.page.getByText(/has laid this battle aside/)).toBeVisible();
  await screenshot(app, 'lead-devices-aside');
  await app.getByRole('button', { name: 'Go on where it stood' }).click();
  await expect(fightOn(two.page)).toBeVisible();

  // Each hands the rest over; what came of it is the games master's to accept.
  const accept = app.getByRole('button', { name: 'Accept', exact: true });
  while (!(await isOver(leaders, accept))) {
    const page = await findAsked(leaders);
    const rest = page.getByRole('button', { name: 'Play the rest for me' });
    if (!(await rest.isVisible())) await page.getByRole('button', { name: /More…$/ }).click();
    await rest.click();
    // Whoever has handed the rest over is not asked again.
    await expect(rest).toBeHidden();
  }
  await expect(accept).toBeVisible();
  await expect(one.page.getByText('The games master accepts what came of it; then it counts.')).toBeVisible();
  await screenshotNow(one.page, 'lead-devices-over');
  await accept.click();
  await expect(app.getByRole('button', { name: 'Watch it again' })).toBeVisible();
  for (const { page } of [one, two]) {
    await expect(page.getByRole('button', { name: 'Watch it again' })).toBeVisible();
    await expect(fightOn(page)).toHaveCount(0);
  }
  await expect(three.page.getByRole('status', { name: 'The battle at the table' })).toBeEmpty();
  expect(murmurs).toEqual([]);
});
