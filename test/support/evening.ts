import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Invitation, TableState } from '#shared/views/table.ts';
import { accessibilityFindings, expect, go, leaveShowOut, test as base } from './app.ts';
import { startHost } from './host.ts';
import { ask, goByThumb, phoneSize } from './phone.ts';

/** The table's two addresses: of this machine, and neither the program's own nor another worker's. */
export function listTableAddresses(): [string, string] {
  const { parallelIndex } = base.info();
  return [`127.0.${parallelIndex + 1}.2`, `127.0.${parallelIndex + 1}.3`];
}

/** A player with his phone at the table. */
export type Player = { name: string; seat: string; phone: Page; context: BrowserContext };

/** Opens a phone that has no seat yet. */
export type TakePhone = (theme?: 'light' | 'dark') => Promise<{ phone: Page; context: BrowserContext }>;

type Evening = {
  takePhone: TakePhone;
  /** What the phones complained of, and what they asked of anybody but the table. */
  murmurs: string[];
};

/** Playwright's `test` with a table that can be opened, and phones that come to it. */
export const test = base.extend<Evening>({
  // Playwright reads a fixture's needs from its first argument's pattern.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const [address] = listTableAddresses();
    const host = await startHost({ env: { RACKETEER_TABLE_ADDRESS: address } });
    await use(host);
    await host.close();
  },
  // oxlint-disable-next-line no-empty-pattern
  murmurs: async ({}, use) => {
    await use([]);
  },
  takePhone: async ({ browser, murmurs }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (theme = 'light') => {
      const context = await openContext(browser, theme);
      contexts.push(context);
      const phone = await context.newPage();
      phone.on('pageerror', (error) => murmurs.push(error.message));
      phone.on('request', (request) => {
        // A phone that lost its table asks every address that the table told it for a proof.
        const isRight = /^(http:\/\/127\.0\.\d\.[23]:|http:\/\/[^/]+\/proof\/|data:|blob:)/u.test(request.url());
        if (!isRight) murmurs.push(request.url());
      });
      return { phone, context };
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens the table at the games master's screen, or moves it on to an address, and seats a phone at each of its seats. */
export async function gather(
  app: Page,
  takePhone: TakePhone,
  { pin = null, address }: { pin?: string | null; address?: string } = {},
): Promise<Player[]> {
  await openTable(app, pin);
  if (address !== undefined) await moveTable(app, address);
  const players: Player[] = [];
  for (const [at, name] of (await listSeats(app)).entries()) {
    const { phone, context } = await takePhone(at % 2 === 0 ? 'light' : 'dark');
    const by = at === 3 ? 'picture' : 'letters';
    const seat = await sitDown(app, name, phone, { by, pin });
    players.push({ name, seat, phone, context });
  }
  await expect(app.getByText(`${players.length} devices are connected.`)).toBeVisible();
  return players;
}

/** Opens the table anew at another address of its host, with the port and the PIN that it has. */
export async function moveTable(app: Page, address: string): Promise<void> {
  const { open } = await ask<TableState>(app, 'table/state', {});
  const port = Number(new URL(open?.url ?? '').port);
  await ask(app, 'table/open', { address, port, pin: null, keepsPin: open?.asksPin === true });
}

/** Waits until the host takes exactly these players' phones for there, however long it listens for a sign of one. */
export async function expectHere(app: Page, players: readonly Player[]): Promise<void> {
  const listHere = async (): Promise<string[]> => {
    const { who } = await ask<TableState>(app, 'table/state', {});
    return who.seats.filter(({ isHere }) => isHere).map(({ seat }) => seat);
  };
  await expect.poll(listHere, { timeout: 150_000 }).toEqual(players.map(({ seat }) => seat));
}

/** Has a phone's link to the table cut while something is done on it, which waits there until the link is mended. */
export async function expectThroughCut({ phone, context }: Player, act: () => Promise<void>): Promise<void> {
  const banner = phone.getByRole('status', { name: 'Link to the table' });
  await context.setOffline(true);
  await act();
  await expect(banner).toContainText('1 order waits.');
  await context.setOffline(false);
  await expect(banner).toBeEmpty();
}

/** Every phone names whom or what the table waits for. */
export async function expectExplained(players: readonly Player[]): Promise<void> {
  const told =
    /(?:(?:is|are) not ready yet|all are ready|(?:is|are) to move|your move|react now|waits for .+|plays on|is over)\.$/u;
  for (const { phone } of players) await expect(phone.getByRole('status', { name: 'Ready' })).toHaveText(told);
}

/** Each says that he is ready; with the word of the last the period closes by itself. */
export async function declareAllReady(players: readonly Player[]): Promise<void> {
  for (const [at, { phone }] of players.entries()) {
    await expectExplained(players);
    await phone.getByRole('button', { name: 'Ready', exact: true }).tap();
    if (at < players.length - 1) await expect(phone.getByRole('button', { name: 'Ready: take it back' })).toBeVisible();
  }
}

/** The report of a period comes to every phone, and its paper with it. */
export async function expectPaper(players: readonly Player[], period: string): Promise<void> {
  for (const { phone } of players) {
    await expect(phone.getByRole('heading', { level: 1, name: `${period}: what happened` })).toBeVisible();
    await goByThumb(phone, 'Paper');
    await expect(phone.locator('option', { hasText: new RegExp(`^${period}: `, 'u') })).toBeAttached();
  }
}

/** Axe finds nothing, by night and by day. */
export async function expectAccessible(phone: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await phone.emulateMedia({ colorScheme });
    expect(await accessibilityFindings(phone)).toEqual([]);
  }
}

async function openContext(browser: Browser, theme: 'light' | 'dark'): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phoneSize,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: theme,
  });
  await context.addInitScript(leaveShowOut);
  return context;
}

/** Opens the table by its panel on the Campaign screen, with a PIN where one is given. */
async function openTable(app: Page, pin: string | null): Promise<void> {
  await go(app, 'Campaign');
  const panel = app.getByRole('region', { name: 'The table', exact: true }).first();
  if (pin !== null) {
    await panel.getByRole('checkbox', { name: /for a PIN/ }).check();
    await panel.getByLabel('PIN, four to eight digits').fill('12');
    await expect(panel.getByText('A PIN has four to eight digits, and nothing else.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Open the table' })).toBeDisabled();
    await panel.getByLabel('PIN, four to eight digits').fill(pin);
  }
  await panel.getByRole('button', { name: 'Open the table' }).click();
  await expect(panel.getByText('Nobody is connected.')).toBeVisible();
}

/** Lists the names of the seats, as the panel has them. */
async function listSeats(app: Page): Promise<string[]> {
  const names = app.getByRole('list', { name: 'Seats at the table' }).locator('strong');
  await expect(names.first()).toBeVisible();
  return names.allInnerTexts();
}

/** Invites a device to a seat: the way there as the card shows it, and the address within its picture code. */
async function invite(app: Page, name: string): Promise<{ card: string; invitation: Invitation }> {
  const [response] = await Promise.all([
    app.waitForResponse((one) => one.url().endsWith('/rpc/table/invite')),
    app.getByRole('button', { name: `Invite for ${name}`, exact: true }).click(),
  ]);
  const { json } = (await response.json()) as { json: Invitation };
  const dialog = app.getByRole('dialog', { name: 'A seat at the table' });
  await expect(dialog.getByRole('img', { name: `Code to scan for ${name}` })).toBeVisible();
  const card = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return { card, invitation: json };
}

type Way = { by: 'letters' | 'picture'; pin: string | null };

/** Seats a phone: by the letters that the card shows, or by the address of its picture code. */
async function sitDown(app: Page, name: string, phone: Page, way: Way): Promise<string> {
  const { card, invitation } = await invite(app, name);
  await phone.goto(way.by === 'picture' ? invitation.address : (/http:\S+/u.exec(card)?.[0] ?? ''));
  if (way.by === 'letters')
    await phone.getByLabel('Code, six letters').fill(/type ([A-Z]{6})/u.exec(card)?.[1] ?? 'the card shows no code');
  if (way.pin !== null) await phone.getByLabel('PIN of the table').fill(way.pin);
  if (way.by === 'letters' || way.pin !== null) await phone.getByRole('button', { name: 'Join the table' }).tap();
  await expect(phone.getByRole('region', { name: 'Who is ready' })).toBeVisible();
  return invitation.seat;
}

/** Asks the table as the phone's own page would, with the key that it has. */
export function askAtTable<Answer>(phone: Page, call: string, input: object): Promise<Answer> {
  return phone.evaluate(
    async ([path, json]) => {
      const [name = ''] = Object.keys(localStorage).filter((one) => one.startsWith('racketeer-place:'));
      const { key = '' } = JSON.parse(localStorage.getItem(name) ?? '{}') as { key?: string };
      const answer = await fetch(`/rpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-racketeer-seat': key },
        body: JSON.stringify({ json }),
      });
      const { json: told } = (await answer.json()) as { json: Answer };
      if (!answer.ok) throw new Error(JSON.stringify(told));
      return told;
    },
    [call, input] as const,
  );
}
