import type { Page } from '@playwright/test';
import { gamesMasterAlone } from '#api/callers.ts';
import type { Invitation } from '#shared/views/table.ts';
import { enterRunning, expect, go } from '../support/app.ts';
import { gather, listTableAddresses, test } from '../support/evening.ts';
import { advance, ask } from '../support/phone.ts';
import { runningWith } from '../support/running.ts';

test.setTimeout(540_000);
test.use({ actionTimeout: 60_000 });
// Each needs both cores to itself: a host and several pages.
test.describe.configure({ mode: 'default' });

/** A running campaign of two human gangs, at its sealed orders. */
async function openCampaign(app: Page): Promise<void> {
  await enterRunning(app, runningWith(['gangs', 1, 'player'], 'human'));
}

const panel = (app: Page) => app.getByRole('region', { name: 'The table', exact: true }).first();
const ready = (phone: Page) => phone.getByRole('button', { name: 'Ready', exact: true });

/** Makes a way to a seat that has a device already. */
async function inviteOneMore(app: Page, name: string): Promise<Invitation> {
  const [response] = await Promise.all([
    app.waitForResponse((one) => one.url().endsWith('/rpc/table/invite')),
    app.getByRole('button', { name: `One more device for ${name}`, exact: true }).click(),
  ]);
  await app.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const { json } = (await response.json()) as { json: Invitation };
  return json;
}

type Month = { period: number; battles: { id: string; settled: unknown; waitsFor: unknown; pointless: unknown }[] };

/** Closes the month at the games master’s own screen, with every battle resolved. */
async function closeMonth(app: Page): Promise<void> {
  const look = () => ask<Month>(app, 'games/paradise/view', { viewer: 'gm' });
  const { period } = await look();
  for (;;) {
    const now = await look();
    if (now.period > period) return;
    const battle = now.battles.find((one) => one.settled === null && one.waitsFor === null);
    const settling = battle?.pointless === null ? { how: 'resolve', overrule: null } : { how: 'call-off' };
    if (battle === undefined) await advance(app);
    else await ask(app, 'games/paradise/battles/settle', { battle: battle.id, settling });
  }
}

test('phones come back by themselves when the table is closed and opened again', async ({ app, takePhone }) => {
  await openCampaign(app);
  const players = await gather(app, takePhone);
  for (const { phone } of players) await expect(ready(phone)).toBeVisible();
  await app.getByRole('button', { name: 'Close the table' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
  for (const { phone } of players) {
    await expect(phone.getByRole('alert')).toHaveText('The games master has closed the table.');
    await phone.getByRole('button', { name: 'Try again' }).tap();
    await expect(phone.getByRole('alert')).not.toHaveText(gamesMasterAlone);
  }
  await panel(app).getByRole('button', { name: 'Open the table' }).click();
  for (const { phone } of players) await expect(ready(phone)).toBeVisible({ timeout: 90_000 });
  await expect(app.getByText(`${players.length} devices are connected.`)).toBeVisible();
});

test('a phone that was away at the close is not ready for the month that it never saw', async ({ app, takePhone }) => {
  await openCampaign(app);
  const [one, two] = await gather(app, takePhone);
  if (one === undefined || two === undefined) throw new Error('Two play.');
  await one.context.setOffline(true);
  // Its page stands at April, with its button, until the network is back.
  await closeMonth(app);
  await expect(two.phone.getByText('May 1925').first()).toBeVisible({ timeout: 90_000 });
  await expect(one.phone.getByText('April 1925').first()).toBeVisible();
  const late = one.phone.waitForRequest((request) => request.url().endsWith('/rpc/table/ready'));
  // The player taps as soon as the network is there again: what is sent names the month that he saw.
  await one.phone.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Ready');
    window.addEventListener('online', () => button?.click(), { once: true });
  });
  await one.context.setOffline(false);
  const request = await late;
  expect(request.postData()).toContain('"period":4');
  await expect(one.phone.getByText('May 1925').first()).toBeVisible({ timeout: 90_000 });
  await expect(ready(one.phone)).toBeVisible();
  await expect(app.getByRole('status', { name: 'Ready' })).not.toContainText('Everybody');
});

test('one browser keeps two seats apart, and asks which of them a tab shows', async ({ app, takePhone }) => {
  await openCampaign(app);
  const [one, two] = await gather(app, takePhone);
  if (one === undefined || two === undefined) throw new Error('Two play.');
  const second = await one.context.newPage();
  const { address } = await inviteOneMore(app, two.name);
  await second.goto(address);
  await expect(second.getByText(`This device sits for ${one.name} already`)).toBeVisible();
  await second.getByRole('button', { name: `${two.name} in this tab; ${one.name} in another` }).tap();
  await expect(ready(second)).toBeVisible();
  await expect(second).toHaveTitle(new RegExp(`^${two.name} `, 'u'));
  await one.phone.reload();
  await expect(ready(one.phone)).toBeVisible();
  await expect(one.phone).toHaveTitle(new RegExp(`^${one.name} `, 'u'));
  const third = await one.context.newPage();
  await third.goto(new URL('/table', address).href);
  await expect(third.getByText('Which seat of this device do you want in this tab?')).toBeVisible();
  await third.getByRole('button', { name: one.name, exact: true }).tap();
  await expect(third).toHaveTitle(new RegExp(`^${one.name} `, 'u'));
});

test('a fourth tab leaves the oldest at rest, and nobody connects for ever', async ({ app, takePhone }) => {
  await openCampaign(app);
  const [one] = await gather(app, takePhone);
  if (one === undefined) throw new Error('Somebody plays.');
  const tabs = [one.phone];
  while (tabs.length < 4) {
    const tab = await one.context.newPage();
    await tab.goto(one.phone.url());
    await expect(ready(tab)).toBeVisible();
    tabs.push(tab);
  }
  await expect(one.phone.getByRole('alert')).toContainText('open in newer tabs of this browser');
  let streams = 0;
  for (const tab of tabs) tab.on('request', (request) => (streams += request.url().endsWith('/table/news') ? 1 : 0));
  await go(app, 'Campaign');
  await inviteOneMore(app, one.name);
  for (const tab of tabs.slice(1)) await expect(ready(tab)).toBeVisible();
  expect(streams).toBe(0);
  await one.phone.getByRole('button', { name: 'Go on here' }).tap();
  await expect(ready(one.phone)).toBeVisible();
  await expect(tabs[1]?.getByRole('alert') ?? one.phone.getByRole('alert')).toContainText(
    'open in newer tabs of this browser',
  );
});

test('a phone goes to another address of its host by itself, and keeps its seat there', async ({ app, takePhone }) => {
  await openCampaign(app);
  await go(app, 'Campaign');
  const [named, other] = listTableAddresses();
  type State = { open: { url: string }; seats: { seat: string }[] };
  const { open, seats } = await ask<State>(app, 'table/open', { address: other, port: null });
  const { address } = await ask<Invitation>(app, 'table/invite', { seat: seats[0]?.seat });
  const { phone } = await takePhone();
  await phone.goto(address);
  await expect(ready(phone)).toBeVisible();
  const key = await phone.evaluate(() => /"key":"([\w-]{43})"/u.exec(Object.values(localStorage).join())?.[1] ?? '');
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  const port = Number(new URL(open.url).port);
  const moved = await ask<State>(app, 'table/open', { address: named, port });
  await phone.waitForURL(`${moved.open.url}/table`, { timeout: 90_000 });
  await expect(ready(phone)).toBeVisible();
  expect(key).not.toBe('');
  expect(asked.filter((url) => url.includes(key))).toEqual([]);
  await phone.reload();
  await expect(ready(phone)).toBeVisible();
});
