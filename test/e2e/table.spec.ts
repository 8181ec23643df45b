import { quickTag } from '#scripts/suites.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Invitation } from '#shared/views/table.ts';
import { runningWith } from '../support/running.ts';
import { test } from '../support/evening.ts';
import { leaveOutSecureParts } from '../support/plainHttp.ts';
import {
  accessibilityFindings,
  enterRunning,
  expect,
  go,
  inspect,
  leaveShowOut,
  playOut,
  screenshot,
  screenshotNow,
} from '../support/app.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A running campaign of two human gangs and others, at its sealed orders, with the table open. */
async function openTable(app: Page): Promise<void> {
  await enterRunning(app, runningWith(['gangs', 1, 'player'], 'human'));
  await go(app, 'Campaign');
  const panel = app.getByRole('region', { name: 'The table', exact: true }).first();
  await expect(panel.getByText(/plain HTTP/)).toBeVisible();
  await screenshot(app, 'table-closed');
  await panel.getByRole('button', { name: 'Open the table' }).click();
  await expect(panel.getByText('Nobody is connected.')).toBeVisible();
}

/** Invites a device to a seat; the way there is what the games master's page was told. */
async function invite(app: Page, seat: string): Promise<Invitation> {
  const [response] = await Promise.all([
    app.waitForResponse((one) => one.url().endsWith('/rpc/table/invite')),
    app.getByRole('button', { name: new RegExp(`^(?:Invite|One more device) for ${seat}$`, 'u') }).click(),
  ]);
  const { json } = (await response.json()) as { json: Invitation };
  await expect(app.getByRole('img', { name: `Code to scan for ${seat}` })).toBeVisible();
  return json;
}

/** Gives the first order of the planner's advice, as the device's own page would. */
async function giveOrder(device: Page): Promise<string> {
  return device.evaluate(async () => {
    const [name = ''] = Object.keys(localStorage).filter((key) => key.startsWith('racketeer-place:'));
    const { key, seat } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, string>;
    const call = async (path: string, input: unknown): Promise<unknown> => {
      const response = await fetch(`/rpc/games/paradise/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-racketeer-seat': key ?? '' },
        body: JSON.stringify({ json: input }),
      });
      return ((await response.json()) as { json: unknown }).json;
    };
    const plans = (await call('plan', { seat, viewer: seat })) as { order: unknown; problem: string | null }[];
    const order = plans.find(({ problem }) => problem === null)?.order;
    const { period } = (await call('view', { viewer: seat })) as { period: number };
    const { title } = (await call('give', { seat, order, period })) as { title: string };
    return title;
  });
}

test(
  'two phones join, order, and are ready; the month closes and its paper comes to both',
  { tag: quickTag },
  async ({ app, browser }) => {
    test.setTimeout(360_000);
    await openTable(app);
    const seats = app.getByRole('list', { name: 'Seats at the table' });
    const [first = '', second = ''] = await seats.locator('strong').allInnerTexts();
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    const open = async (address: string): Promise<Page> => {
      const context = await browser.newContext(phone);
      await context.addInitScript(leaveShowOut);
      await context.addInitScript(leaveOutSecureParts);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!/^(http:\/\/127\.0\.\d\.2:|data:|blob:)/.test(request.url())) complaints.push(request.url());
      });
      await page.goto(address);
      return page;
    };

    const scanned = await invite(app, first);
    await inspect(app, 'table-invitation');
    const one = await open(scanned.address);
    await app.getByRole('button', { name: 'Done' }).click();
    await expect(one.getByRole('button', { name: 'Ready', exact: true })).toBeVisible({ timeout: 60_000 });
    expect(new URL(one.url()).hash).toBe('');

    const typed = await invite(app, second);
    await app.getByRole('button', { name: 'Done' }).click();
    const two = await open(typed.typed);
    const code = two.getByLabel('Code, six letters');
    await code.fill('AAAAAB');
    await two.getByRole('button', { name: 'Join the table' }).click();
    await expect(two.getByRole('alert')).toHaveText(/wrong, too old, or used already/);
    await screenshotNow(two, 'table-join');
    expect(await accessibilityFindings(two)).toEqual([]);
    await code.fill(typed.code);
    await two.getByLabel(/Your name/).fill('Ann');
    await two.getByRole('button', { name: 'Join the table' }).click();
    await expect(two.getByRole('button', { name: 'Ready', exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(app.getByText('2 devices are connected.')).toBeVisible();
    await expect(seats.getByText('Ann', { exact: true })).toBeVisible();
    await screenshot(app, 'table-open');
    await screenshotNow(two, 'table-seated');
    expect(await accessibilityFindings(app)).toEqual([]);

    // The table gives each step ten minutes, on every device.
    await app.getByLabel('Time for each step').selectOption({ label: '10 minutes' });
    await expect(app.getByRole('timer', { name: 'Time left' })).toHaveText(/^(?:10:00|9:\d\d) left$/u);
    await expect(two.getByRole('timer', { name: 'Time left' })).toBeVisible();
    await screenshotNow(two, 'table-clock');

    // A guest looks on, without a seat.
    const [admitted] = await Promise.all([
      app.waitForResponse((response) => response.url().endsWith('/rpc/table/admitOnlookers')),
      app.getByRole('button', { name: 'Let onlookers in…' }).click(),
    ]);
    const guest = await open(((await admitted.json()) as { json: Invitation }).json.address);
    await inspect(app, 'table-onlookers');
    await app.getByRole('button', { name: 'Done' }).click();
    await expect(guest.getByText('The show begins when the first period is closed')).toBeVisible({ timeout: 60_000 });
    await expect(app.getByText('1 device may look on.')).toBeVisible();

    // A code works once.
    const third = await open(typed.typed);
    await third.getByLabel('Code, six letters').fill(typed.code);
    await third.getByRole('button', { name: 'Join the table' }).click();
    await expect(third.getByRole('alert')).toHaveText(/used already/);

    const titles = [await giveOrder(one), await giveOrder(two)];
    expect(titles.every((title) => title !== '')).toBe(true);
    const ready = app.getByRole('status', { name: 'Ready', exact: true });
    await one.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(ready).toHaveText(`Orders: ${second} is not ready yet.`);
    await two.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(ready).toHaveText('Orders: all are ready.');
    await screenshot(app, 'table-ready');

    // The same device comes back to the same seat, and is still ready.
    await one.reload();
    await expect(one.getByRole('button', { name: 'Ready: take it back' })).toBeVisible({ timeout: 60_000 });

    await app.getByRole('button', { name: /^All ready: close the month/ }).click();
    await playOut(app, 'April 1925');
    const parts = guest.getByRole('navigation', { name: 'Looking on' });
    await expect(guest.getByRole('button', { name: 'Next' })).toBeVisible({ timeout: 60_000 });
    await guest.getByRole('button', { name: 'Next' }).click();
    await screenshotNow(guest, 'onlooker-show');
    expect(await accessibilityFindings(guest)).toEqual([]);
    await parts.getByRole('button', { name: 'The map' }).click();
    await screenshotNow(guest, 'onlooker-map');
    await parts.getByRole('button', { name: 'The paper' }).click();
    await expect(guest.getByRole('region', { name: /^The front page: / })).toBeVisible();
    await screenshotNow(guest, 'onlooker-paper');
    expect(await accessibilityFindings(guest)).toEqual([]);
    for (const device of [one, two]) {
      const report = device.getByRole('heading', { level: 1, name: 'April 1925: what happened' });
      await expect(report).toBeVisible({ timeout: 60_000 });
      await expect(device.getByText('May 1925').first()).toBeVisible();
      const bar = device.getByRole('navigation', { name: 'Screens' });
      await bar.getByRole('button', { name: 'Paper' }).click();
      await expect(device.locator('option', { hasText: /^April 1925: / })).toBeAttached();
    }
    await screenshotNow(one, 'table-closed-month');

    // The games master takes the month back: the players wait for one word of his, and then go on.
    await app.evaluate(async () => {
      await fetch('/rpc/history/undo', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-racketeer-token': sessionStorage.getItem('racketeer-token') ?? '',
        },
        body: JSON.stringify({ json: { viewer: 'gm', toPeriod: 4 } }),
      });
    });
    const takenBack = app.getByRole('group', { name: 'Taken back' });
    await expect(takenBack).toContainText('April 1925, a closed month, is taken back');
    await inspect(app, 'table-taken-back');
    await takenBack.getByRole('button', { name: 'Go on without a copy' }).click();
    await expect(takenBack).toBeHidden();
    expect(await giveOrder(one)).not.toBe('');

    await go(app, 'Campaign');
    await app.getByRole('button', { name: /^End its stay: Ann of/ }).click();
    await app.getByRole('dialog').getByRole('button', { name: 'End its stay' }).click();
    await expect(two.getByRole('alert')).toHaveText(/has no place at the table any more/);
    await expect(app.getByText('1 device is connected.')).toBeVisible();

    await app.getByRole('button', { name: 'Close the table' }).click();
    await app.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
    await expect(one.getByRole('alert')).toHaveText(/closed the table|does not answer/);
    expect(complaints).toEqual([]);
    for (const context of contexts) await context.close();
  },
);
