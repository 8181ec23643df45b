import type { Page } from '@playwright/test';
import { closeMonth, expect, go, inspect, openSample, screenshot, screenshotNow, test } from '../support/app.ts';
import { planJob } from '../support/player.ts';

/** Opens the form of one kind of job in the sample campaign. */
async function jobForm(app: Page, kind: string): Promise<void> {
  await openSample(app);
  await planJob(app, kind);
}

test('men and hired muscle are posted at a place; more than the name draws is refused at the form', async ({ app }) => {
  await jobForm(app, 'Guard');
  await app.getByRole('region', { name: 'Your places' }).getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await app.getByText(/^Hired muscle/).click();
  const punks = app.getByRole('spinbutton', { name: 'Punks to hire' });
  await punks.fill('99');
  const plan = app.getByRole('button', { name: 'Plan the job' });
  await expect(app.getByText(/at most \d+ Punks|No more than \d+ Punks/i).last()).toBeVisible();
  await screenshot(app, 'guard-refused');
  await punks.fill('2');
  await expect(app.getByText('$10', { exact: false }).first()).toBeVisible();
  await inspect(app, 'guard-form');
  await plan.click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
});

test('a Hit names its man; a Boss is known to all the town', async ({ app }) => {
  await jobForm(app, 'Hit');
  const plan = app.getByRole('button', { name: 'Plan the job' });
  await screenshot(app, 'hit-empty');
  await expect(plan).toBeDisabled();
  await app.getByRole('combobox', { name: 'Target' }).selectOption({ index: 1 });
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await expect(plan).toBeEnabled();
  await inspect(app, 'hit-form');
  await plan.click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
});

test('an order is a card: who goes and at what odds, changed in place, advised otherwise, drafts kept', async ({
  app,
}) => {
  await openSample(app, 'Orders');
  await app.getByRole('radio').nth(1).check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  const target = app.locator('.takeover .target strong');
  const picked = await target.innerText();
  await go(app, 'City');
  await go(app, 'Orders');
  await expect(target).toHaveText(picked);
  await expect(app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first()).toBeChecked();
  await app.getByRole('button', { name: 'Send the crew' }).click();

  const card = app.getByRole('article', { name: /^Take over/ });
  await expect(card.getByText('Who goes')).toBeVisible();
  await card.getByText(/chance to win the owner over/).click();
  await expect(card.getByText(/makes his case with SMARTS/)).toBeVisible();
  const before = await card
    .getByText(/^Who goes/)
    .locator('xpath=following-sibling::dd[1]')
    .innerText();
  await card.getByRole('button', { name: /^Change/ }).click();
  await card.getByRole('checkbox').nth(2).check();
  await inspect(app, 'order-card-edit');
  await card.getByRole('button', { name: 'Change the order' }).click();
  await expect(card.getByRole('button', { name: 'Change the order' })).toBeHidden();
  const after = await card
    .getByText(/^Who goes/)
    .locator('xpath=following-sibling::dd[1]')
    .innerText();
  expect(after.length).toBeGreaterThan(before.length);
  await expect(app.getByRole('article', { name: /^Take over/ })).toHaveCount(1);

  await app.getByRole('button', { name: 'What would you do?' }).click();
  const advice = app.getByRole('region', { name: 'Advice' });
  await advice.getByRole('button', { name: /^Use this instead: Take over/ }).click();
  await expect(advice.getByRole('button', { name: /^Undo, take back: Take over/ })).toBeVisible();
  await expect(advice.getByText('Followed: it waits among your orders.')).toBeVisible();
  await screenshot(app, 'order-cards-advice');
  await app.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(advice.getByRole('button', { name: /^Use this instead: Take over/ })).toBeVisible();
});

test('the paper goes out as a page of its own', async ({ app }, info) => {
  await openSample(app);
  await closeMonth(app);
  await app.getByRole('button', { name: 'Read the paper' }).click();
  await app.getByRole('button', { name: 'Save', exact: true }).click();
  const [download] = await Promise.all([
    app.waitForEvent('download'),
    app.getByRole('button', { name: 'Save HTML' }).click(),
  ]);
  const path = info.outputPath('paper.html');
  await download.saveAs(path);
  const page = await app.context().newPage();
  await page.goto(`file://${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screenshot(page, 'paper-exported');
  await page.close();
});

test('slips are put in order and men moved between them, by drag and by keys', async ({ app }) => {
  await openSample(app);
  for (const kind of ['Raid', 'Smash and grab']) {
    await planJob(app, kind);
    await app.getByRole('region', { name: 'Rivals’ businesses' }).getByRole('radio').first().check();
    await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
    await app.getByRole('button', { name: 'Plan the job' }).click();
    await expect(app.getByRole('article', { name: new RegExp(`^${kind}`) })).toBeVisible();
  }
  const slips = app.getByRole('region', { name: /^Your plan for/ }).getByRole('article');
  await expect(slips.first()).toContainText(/^Raid/);
  await slips.nth(1).getByRole('heading').dragTo(slips.first().getByRole('heading'));
  await expect(slips.first()).toContainText(/^Smash and grab/);
  await inspect(app, 'slips');
  await slips
    .first()
    .getByRole('button', { name: /^Later/ })
    .press('Enter');
  await expect(slips.first()).toContainText(/^Raid/);

  // A face goes onto a slip, and from one slip to another.
  await app.setViewportSize({ width: 1440, height: 1400 });
  const face = app.getByRole('group', { name: 'Crew' }).locator('.face').first();
  await face.dragTo(slips.first().getByRole('heading'));
  await expect(slips.first().locator('.man')).toHaveCount(2);
  await slips.first().locator('.man').first().dragTo(slips.nth(1).getByRole('heading'));
  await expect(slips.first().locator('.man')).toHaveCount(1);
  await expect(slips.nth(1).locator('.man')).toHaveCount(2);
  await app.setViewportSize({ width: 2560, height: 1440 });
  await screenshotNow(app, 'orders-wide');
});

test('the games master has all gangs in one table, sorted, each to be looked at', async ({ app }) => {
  await openSample(app, 'Campaign');
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  await go(app, 'Desk');
  const table = app.getByRole('region', { name: 'All gangs' });
  await expect(table.getByRole('row')).toHaveCount(6);
  // What the next month brings is a gain or a loss, and says so.
  const cash = table
    .getByRole('row', { name: /^The Sixth/ })
    .getByRole('cell')
    .nth(1);
  await expect(cash).toHaveText(/^([+−]\$[\d,]+|\$0)$/);
  await table.getByRole('button', { name: /^Bank/ }).click();
  await inspect(app, 'all-gangs');
  await app.setViewportSize({ width: 2560, height: 1440 });
  await screenshotNow(app, 'desk-wide');
  await table.getByRole('button', { name: /^Look as The Sixth/ }).click();
  await expect(table).toBeHidden();
});

test('who clicks in a form before its draft is there loses nothing of it', async ({ app }) => {
  await jobForm(app, 'Guard');
  await app.getByRole('region', { name: 'Your places' }).getByRole('radio').first().check();
  const crew = app.getByRole('group', { name: 'Crew' }).getByRole('checkbox');
  await crew.first().check();
  await go(app, 'Desk');
  // The draft comes only when the form has been opened and clicked in.
  let release = (): void => undefined;
  const clicked = new Promise<void>((resolve) => (release = resolve));
  await app.route('**/rpc/drafts/read', async (route) => {
    await clicked;
    await route.continue();
  });
  await planJob(app, 'Guard');
  const kinds = app.getByRole('group', { name: 'Kind of job' });
  await expect(crew.first()).not.toBeChecked();
  release();
  await expect(crew.first()).toBeChecked();
  await expect(kinds.getByRole('button', { name: 'Guard', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('by keyboard the crew is four keys from the place that was picked, past the crews proposed', async ({ app }) => {
  await openSample(app, 'Orders');
  const places = app.getByRole('region', { name: 'Independent businesses' });
  await places.getByRole('radio').first().focus();
  await app.keyboard.press('Space');
  await app.keyboard.press('ArrowDown');
  const picked = places.getByRole('radio').nth(1);
  await expect(picked).toBeChecked();
  await expect(picked).toBeFocused();
  const proposed = app.getByRole('list', { name: 'Crews proposed' }).getByRole('button').first();
  await expect(proposed).toBeVisible();
  await app.keyboard.press('Tab');
  await expect(places.getByRole('button', { name: /^Show all/ })).toBeFocused();
  await app.keyboard.press('Tab');
  await expect(app.getByRole('button', { name: 'Its page' })).toBeFocused();
  await app.keyboard.press('Tab');
  await app.keyboard.press('Tab');
  await expect(proposed).toBeFocused();
  await app.keyboard.press('Tab');
  await expect(app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first()).toBeFocused();
});

test('a message lies on nothing that has the focus', async ({ app }) => {
  await app.setViewportSize({ width: 1120, height: 700 });
  await openSample(app, 'Orders');
  await app.getByRole('radio').nth(1).check();
  const send = app.getByRole('button', { name: 'Send the crew' });
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.click();
  const message = app.getByRole('status', { name: 'Messages' });
  await expect(message).not.toBeEmpty();
  // At the end of the screen its foot is free, and with the next press the message stands there.
  const leaveFoot = (): Promise<void> =>
    app.evaluate(() => document.querySelector('main')?.scrollTo({ top: 100_000, behavior: 'instant' }));
  await leaveFoot();
  await app.mouse.click(98, 300);
  await expect.poll(async () => (await message.boundingBox())?.y ?? 0).toBeGreaterThan(400);
  // The last control of the screen, brought to the foot of the window, where messages stand.
  const covered = await message.evaluate((stack) => {
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
    const before = stack.getBoundingClientRect();
    const controls = [...document.querySelectorAll<HTMLElement>('main button, main select')];
    const below = controls.filter((control) => {
      control.scrollIntoView({ block: 'end' });
      return isOver(control.getBoundingClientRect(), before);
    });
    const last = below.at(-1);
    last?.scrollIntoView({ block: 'end' });
    last?.focus({ preventScroll: true });
    return below.length;
  });
  expect(covered).toBeGreaterThan(0);
  const coversFocus = (): Promise<boolean> =>
    message.evaluate((stack) => {
      const own = stack.getBoundingClientRect();
      const focused = (document.activeElement ?? document.body).getBoundingClientRect();
      const isCovered = own.top < focused.bottom && focused.top < own.bottom;
      return isCovered && own.left < focused.right && focused.left < own.right;
    });
  await expect.poll(coversFocus).toBe(false);
  // It would go back to the foot with the next press, but not under the pointer that is still down.
  const head = await message.boundingBox();
  await leaveFoot();
  await app.mouse.move(400, 400);
  await app.mouse.down();
  await app.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    document.querySelector<HTMLElement>('nav button')?.focus();
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
  });
  expect(await message.boundingBox()).toEqual(head);
  await app.mouse.up();
  await expect.poll(() => message.boundingBox()).not.toEqual(head);
});
