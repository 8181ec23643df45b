import { expect, test as base, type Page } from '@playwright/test';
import type { Invitation, TableState } from '#shared/views/table.ts';
import { go, leaveShowOut } from '../support/app.ts';
import { startHost } from '../support/host.ts';
import { ask, closePeriod, goByThumb, openSampleAt, phoneSize } from '../support/phone.ts';
import { canMakeNetworks, newerNetworks, Wire } from '../support/wire.ts';

/** The games master's page and a phone, on machines of their own. */
type Machines = {
  /** The beginnings of their addresses; those of the wire where undefined. */
  networks: string[] | undefined;
  wire: Wire;
  app: Page;
  phone: Page;
};

const test = base.extend<Machines>({
  networks: [undefined, { option: true }],
  wire: async ({ networks }, use) => {
    const wire = new Wire(networks);
    await use(wire);
    wire.remove();
  },
  app: async ({ wire }, use) => {
    const host = await startHost({ space: wire.host });
    const browser = await wire.launch(wire.host);
    const app = await browser.newPage();
    await app.addInitScript(leaveShowOut);
    await app.goto(host.url);
    await use(app);
    expect(host.problems(), 'the host met a bug').toBe('');
    await browser.close();
    await host.close();
  },
  phone: async ({ wire }, use) => {
    const browser = await wire.launch(wire.phone);
    const phone = await browser.newPage({ viewport: phoneSize, hasTouch: true, isMobile: true });
    await phone.addInitScript(leaveShowOut);
    await use(phone);
    await browser.close();
  },
});

test.skip(!canMakeNetworks(), 'Only root of a Linux machine makes network namespaces.');
test.setTimeout(600_000);
test.use({ actionTimeout: 60_000 });

const link = (phone: Page) => phone.getByRole('status', { name: 'Link to the table' });
const lines = (phone: Page) => phone.getByRole('region', { name: 'The sheet' }).getByRole('listitem');
const noLink = 'No connection to the table. What you write is kept here.';
/** Longer than any silence that a page or the host waits for, on a busy machine. */
const patience = { timeout: 150_000 };

/** Waits for something, and notes in the report how long it took. */
async function time(what: string, wait: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await wait();
  test.info().annotations.push({ type: what, description: `${((performance.now() - began) / 1_000).toFixed(1)} s` });
}

/** Waits until the host takes the phone for there, or for away, and shows the games master so. */
async function expectHere(app: Page, seat: string, isHere: boolean): Promise<void> {
  await expect
    .poll(async () => {
      const { who } = await ask<TableState>(app, 'table/state', {});
      return who.seats.find((one) => one.seat === seat)?.isHere;
    }, patience)
    .toBe(isHere);
  const told = isHere ? '1 device is connected.' : 'Nobody is connected.';
  await expect(app.getByText(told)).toBeVisible(patience);
}

async function hire(phone: Page, count: number): Promise<void> {
  await phone.getByLabel(/^Hitmen to hire/).fill(String(count));
  await phone.getByRole('button', { name: 'Hire', exact: true }).tap();
}

/** Counts the lines of the seat's sheet that the program itself has. */
async function countLines(app: Page, seat: string): Promise<number | undefined> {
  type Sheets = { sheets: { seat: string; orders: unknown[] }[] };
  const { sheets } = await ask<Sheets>(app, 'games/turf-war/view', { viewer: 'gm' });
  return sheets.find((sheet) => sheet.seat === seat)?.orders.length;
}

test('a turn each outlives a wire that is cut, a sleep, the phone’s new address, and the host’s', async ({
  wire,
  app,
  phone,
}) => {
  const seat = await openSampleAt(app, /Turf War/, 'turf-war');
  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  await app.getByRole('button', { name: 'Open the table' }).click();
  await expect(app.getByText('Nobody is connected.')).toBeVisible();
  const { address } = await ask<Invitation>(app, 'table/invite', { seat });
  await phone.goto(address);
  await expectHere(app, seat, true);
  await goByThumb(phone, 'Map');

  // An order that is given on a wire cut without a word waits, and arrives once, from another address.
  wire.cut();
  await time('cut: the phone says that it has no connection', () =>
    expect(link(phone)).toContainText(noLink, patience),
  );
  await time('cut: then the host says that the device is away', () => expectHere(app, seat, false));
  await hire(phone, 1);
  await expect(link(phone)).toContainText('1 order waits.', patience);
  expect(await countLines(app, seat)).toBe(0);
  wire.renumber(wire.phone, 2, 22);
  wire.mend();
  await time('mended: the order is there', () => expect(lines(phone)).toHaveCount(1, patience));
  await expect(link(phone)).toBeEmpty(patience);
  await expectHere(app, seat, true);
  expect(await countLines(app, seat)).toBe(1);

  // The period is closed while the phone sleeps.
  await closePeriod(app, 'turf-war', seat);
  wire.sleep(true);
  await time('asleep: the host says that the device is away', () => expectHere(app, seat, false));
  await closePeriod(app, 'turf-war', seat);
  wire.sleep(false);
  await time('awake: the page shows the turn that was closed', () =>
    expect(phone.getByRole('heading', { level: 1, name: 'Turn 2: what happened' })).toBeVisible(patience),
  );
  await expectHere(app, seat, true);

  // The host loses its address, and opens the table at its other one.
  await goByThumb(phone, 'Map');
  wire.renumber(wire.host, 1, null);
  await expect(app.getByText('Nobody reaches the table: the address of this machine has changed.')).toBeVisible(
    patience,
  );
  await expect(link(phone)).toContainText(noLink, patience);
  await hire(phone, 1);
  await expect(link(phone)).toContainText('1 order waits.', patience);
  await app.getByRole('button', { name: 'Open it at 10.99.8.1' }).first().click();
  await time('moved: the phone is at the new address, with its order', () =>
    expect(phone).toHaveURL(/10\.99\.8\.1/u, patience),
  );
  await expect(phone.getByRole('navigation', { name: 'Screens' })).toBeVisible(patience);
  await expect.poll(() => countLines(app, seat), patience).toBe(1);
  await expect(link(phone)).toBeEmpty(patience);
  await expectHere(app, seat, true);
});

test.describe('a network of IPv6 addresses alone', () => {
  test.use({ networks: newerNetworks });

  test('takes a device in by an address in brackets, and its order through a cut', async ({ wire, app, phone }) => {
    const seat = await openSampleAt(app, /Turf War/, 'turf-war');
    await go(app, 'Campaign');
    await app.getByRole('button', { name: 'See it as the games master' }).click();
    await app.getByRole('button', { name: 'Open the table' }).click();
    await expect(app.getByText('Nobody is connected.')).toBeVisible();
    const { address } = await ask<Invitation>(app, 'table/invite', { seat });
    expect(address).toMatch(/^http:\/\/\[fd99:7::1\]:\d+\/#/u);
    await phone.goto(address);
    await expectHere(app, seat, true);
    await goByThumb(phone, 'Map');

    wire.cut();
    await time('cut: the phone says that it has no connection', () =>
      expect(link(phone)).toContainText(noLink, patience),
    );
    await time('cut: then the host says that the device is away', () => expectHere(app, seat, false));
    await hire(phone, 1);
    await expect(link(phone)).toContainText('1 order waits.', patience);
    wire.mend();
    await time('mended: the order is there', () => expect(lines(phone)).toHaveCount(1, patience));
    await expectHere(app, seat, true);
    expect(await countLines(app, seat)).toBe(1);

    // The host goes to its other network, and the phone after it.
    wire.renumber(wire.host, 1, null);
    await expect(app.getByText('Nobody reaches the table: the address of this machine has changed.')).toBeVisible(
      patience,
    );
    await app.getByRole('button', { name: 'Open it at fd99:8::1' }).first().click();
    await time('moved: the phone is at the new address', () => expect(phone).toHaveURL(/\[fd99:8::1\]/u, patience));
    await expectHere(app, seat, true);
    expect(await countLines(app, seat)).toBe(1);
  });
});

test.describe('addresses that are good on one card alone', () => {
  test.use({ networks: ['fe80::99:7:'] });

  test('open no table, and a sentence says what to do', async ({ app }) => {
    await openSampleAt(app, /Turf War/, 'turf-war');
    await go(app, 'Campaign');
    await app.getByRole('button', { name: 'See it as the games master' }).click();
    await expect(app.getByText(/^This computer is on no network\./u)).toBeVisible();
    await expect(app.getByRole('button', { name: 'Open the table' })).toHaveCount(0);
  });
});
