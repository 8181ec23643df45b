import type { Page } from '@playwright/test';
import type { LogEntry } from '#shared/views/log.ts';
import type { ViewHead } from '#shared/views/head.ts';
import { chooseFirst, expect, go, screenshot, screenshotNow, sitAs, takeGamesMaster } from '../support/app.ts';
import { orderForm, planJob } from '../support/player.ts';
import { ask, goByThumb } from '../support/phone.ts';
import {
  askAtTable,
  declareAllReady,
  expectAccessible,
  expectExplained,
  expectHere,
  expectPaper,
  gather,
  listTableAddresses,
  moveTable,
  test,
  type Player,
} from '../support/evening.ts';

test.setTimeout(1_200_000);
test.use({ actionTimeout: 60_000 });

type Head = ViewHead & { orders: { seat: string; title: string }[] };

/** The orders that were given on the phones, by the seat, as patterns of their titles. */
class Ledger {
  readonly given = new Map<string, RegExp[]>();

  write(seat: string, title: RegExp): void {
    this.given.set(seat, [...(this.given.get(seat) ?? []), title]);
  }
}

async function foundParadise(app: Page): Promise<void> {
  await app.getByRole('radio', { name: /Paradise/ }).check({ force: true });
  await app.getByRole('button', { name: /^New/ }).first().click();
  await app.getByRole('spinbutton', { name: 'Seed' }).fill('21');
  await app.getByRole('checkbox', { name: /^Several players/ }).check();
  const cards = app.getByRole('group', { name: 'Ready-made gangs' });
  for (const gang of ['The Riverside Crowd', 'The White Crane Tong', 'The Bellavista Family'])
    await cards.getByRole('button', { name: gang }).click();
  await app.getByLabel('Number of rivals').selectOption('1');
  await takeGamesMaster(app);
  await app.getByRole('button', { name: 'Start the game' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
}

/** Gives the order of a form as soon as its quote is there. */
async function tapToGive(phone: Page, label: string): Promise<void> {
  const button = phone.getByRole('main').getByRole('button', { name: label, exact: true }).last();
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.tap();
}

const banner = (phone: Page) => phone.getByRole('status', { name: 'Link to the table' });

/** Longer than any silence that a page waits for, on a busy machine. */
const patience = { timeout: 150_000 };

/** Gives the order that is drafted into a link which is cut; it waits on the phone. */
async function giveUnsent({ phone, seat }: Player, ledger: Ledger): Promise<void> {
  await tapToGive(phone, 'Send the crew');
  await expect(banner(phone)).toContainText('1 order waits.', patience);
  ledger.write(seat, /^Take over/);
}

/** Waits until the link is there again, and the order has come through once. */
async function expectSent({ phone }: Player): Promise<void> {
  await expect(banner(phone)).toBeEmpty(patience);
  await expect(cards(phone, /^Take over/)).toHaveCount(1);
}

/** Stops whatever runs on a phone's page, as its sleep does, and ends no connection; returns how to wake it. */
async function fallAsleep({ phone, context }: Player): Promise<() => Promise<unknown>> {
  const power = await context.newCDPSession(phone);
  await power.send('Debugger.enable');
  await power.send('Debugger.pause');
  return () => power.send('Debugger.disable');
}

/** Lets no byte of a phone's page through, and ends no connection; returns how to let them through again. */
async function fallSilent({ phone, context }: Player): Promise<() => Promise<unknown>> {
  const network = await context.newCDPSession(phone);
  const pass = (latency: number, bytes: number): Promise<unknown> =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes },
    });
  await network.send('Network.enable');
  await pass(3_600_000, 1);
  return () => pass(0, -1);
}

const picked = (phone: Page) => phone.locator('.takeover .target strong');

/** Picks a business and a man for it, and reads the odds. */
async function draftTakeover(phone: Page): Promise<string> {
  await planJob(phone, 'Take over', goByThumb);
  const list = phone.getByRole('region', { name: 'Independent businesses' });
  // Without an Accountant a gang keeps to the racket that it has.
  const own = list.getByRole('row').filter({ hasText: 'yours' }).getByRole('radio');
  await ((await own.count()) > 0 ? own : list.getByRole('radio')).first().tap();
  // The best talker is ticked beforehand; he may be the last who is free.
  const last = phone.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last();
  if (!(await last.isChecked())) await last.tap();
  await expect(phone.getByText(/chance to win the owner over/)).toBeVisible();
  return picked(phone).innerText();
}

const cards = (phone: Page, title: RegExp) => phone.getByRole('article', { name: title });

async function takeOver({ phone, seat }: Player, ledger: Ledger): Promise<void> {
  await draftTakeover(phone);
  await tapToGive(phone, 'Send the crew');
  await expect(cards(phone, /^Take over/)).toHaveCount(1);
  ledger.write(seat, /^Take over/);
}

/** Hires a man whose dice the player has thrown; he says which stat gets which, and what the one six brings. */
async function hireRolledUp({ phone, seat }: Player, name: string, ledger: Ledger): Promise<void> {
  await orderForm(phone, 'Hire', goByThumb);
  await phone.getByRole('combobox', { name: 'How he is made' }).selectOption('rolled-up');
  await phone.getByRole('textbox', { name: 'Name' }).fill(name);
  await phone.getByRole('textbox', { name: /^Eight dice/u }).fill('6 5 5 3 3 3 2 1');
  await tapToGive(phone, 'Hire');
  const question = phone.getByRole('dialog').filter({ hasText: 'which stat gets which?' });
  await expect(question).toBeVisible();
  await expectAccessible(phone);
  await screenshotNow(phone, 'evening-question');
  await question.getByRole('button', { name: 'Assign' }).tap();
  const skill = phone.getByRole('dialog').filter({ hasText: 'which skill does it bring?' });
  await skill.getByRole('radio', { name: /^Cat Burglar/u }).tap();
  await expectAccessible(phone);
  await screenshotNow(phone, 'evening-choice');
  await skill.getByRole('button', { name: 'Choose', exact: true }).tap();
  await expect(phone.getByRole('status', { name: 'Messages' })).toContainText(name);
  ledger.write(seat, new RegExp(name, 'u'));
}

async function standGuard({ phone, seat }: Player, ledger: Ledger): Promise<void> {
  await planJob(phone, 'Guard', goByThumb);
  await phone.getByRole('region', { name: 'Your places' }).getByRole('radio').first().tap();
  await phone.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().tap();
  await tapToGive(phone, 'Plan the job');
  await expect(cards(phone, /^Guard/)).toHaveCount(1);
  ledger.write(seat, /^Guard/);
}

async function hire({ phone, seat }: Player, name: string, ledger: Ledger): Promise<void> {
  await orderForm(phone, 'Hire', goByThumb);
  await phone.getByRole('combobox', { name: 'Profile' }).selectOption({ value: 'punk' });
  await phone.getByRole('textbox', { name: 'Name' }).fill(name);
  await tapToGive(phone, 'Hire');
  await expect(phone.getByRole('status', { name: 'Messages' })).toContainText(name);
  ledger.write(seat, new RegExp(name, 'u'));
}

/** The games master gives an order in the seat’s stead, at his own screen. */
async function sendCrewAtDesk(app: Page): Promise<void> {
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await list.getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last().check();
  const send = app.getByRole('button', { name: 'Send the crew' });
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.click();
  await expect(app.getByRole('article', { name: /^Take over/ })).toHaveCount(1);
}

/** Before the reveal a phone has its own orders and nobody else's; the games master has them all. */
async function checkSeals(app: Page, players: readonly Player[], count: number): Promise<void> {
  const { orders } = await ask<Head>(app, 'games/paradise/view', { viewer: 'gm' });
  expect(orders).toHaveLength(count);
  for (const { phone, seat } of players) {
    const seen = await askAtTable<Head>(phone, 'games/paradise/view', { viewer: seat });
    expect(seen.orders).toEqual(orders.filter((one) => one.seat === seat));
  }
}

/** The games master settles what waits for him at his screen, up to a step of a month. */
async function settleStages(
  app: Page,
  players: readonly Player[],
  until: { period: number; step: string },
): Promise<void> {
  const choose = app.getByRole('button', { name: 'Choose', exact: true });
  const allTheSame = app.getByRole('button', { name: /anyway$/u });
  const fight = app.getByRole('button', { name: 'Fight the battle' });
  const accept = app.getByRole('button', { name: 'Accept', exact: true });
  const chief = app
    .getByRole('banner', { name: 'Campaign' })
    .getByRole('button', { name: /^(Pay the|Go on with|Treat the wounded|Hear the cases|Settle|Answer|Send)/u });
  const isThere = async (): Promise<boolean> => {
    const { period, wait } = await ask<Head>(app, 'games/paradise/view', { viewer: 'gm' });
    return period === until.period && wait?.step === until.step;
  };
  for (;;) {
    const parts = [allTheSame, choose, accept, fight, chief];
    await expect
      .poll(async () => (await isThere()) || (await Promise.all(parts.map((part) => part.isVisible()))).includes(true))
      .toBe(true);
    await expectExplained(players);
    if (await isThere()) return;
    if (await allTheSame.isVisible()) await allTheSame.click();
    else if (await choose.isVisible()) await chooseFirst(app);
    else if (await accept.isVisible()) await accept.click();
    else if (await fight.isVisible()) await fight.click();
    else if (await chief.isVisible()) await chief.click();
  }
}

test('three months of Paradise are played by four phones', async ({ app, takePhone, murmurs }) => {
  await foundParadise(app);
  const [address, other] = listTableAddresses();
  const players = await gather(app, takePhone, { pin: '2468', address: other });
  const [one, two, three, four] = players as [Player, Player, Player, Player];
  await app.getByRole('checkbox', { name: /^Close the month by itself/ }).check();
  const ledger = new Ledger();

  // A draft outlives its page.
  const target = await draftTakeover(one.phone);
  await one.phone.reload();
  await goByThumb(one.phone, 'Orders');
  await expect(picked(one.phone)).toHaveText(target);
  await tapToGive(one.phone, 'Send the crew');
  await expect(cards(one.phone, /^Take over/)).toHaveCount(1);
  ledger.write(one.seat, /^Take over/);

  // The network goes while an order is on its way.
  await draftTakeover(two.phone);
  await two.phone.route(
    '**/rpc/games/paradise/give',
    async (route) => {
      await two.context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await giveUnsent(two, ledger);
  await two.context.setOffline(false);
  await expectSent(two);
  await expectExplained(players);

  await hire(three, 'Moe Tarrant', ledger);
  await takeOver(three, ledger);

  // A bargain between two phones.
  await orderForm(four.phone, 'Bargains', goByThumb);
  await four.phone.getByLabel('Rival gang').selectOption({ label: one.name });
  await four.phone.getByRole('checkbox', { name: /^Money/ }).tap();
  await four.phone.getByLabel('Dollars each time').fill('50');
  await tapToGive(four.phone, 'Make the offer');
  await expect(four.phone.getByRole('heading', { name: 'Waiting on them' })).toBeVisible();
  ledger.write(four.seat, /^Make .* an offer$/);
  await goByThumb(one.phone, 'Desk');
  await one.phone.getByRole('button', { name: 'Answer', exact: true }).tap();
  await one.phone
    .getByRole('group', { name: /^Answer to/ })
    .getByRole('radio', { name: 'Accept' })
    .tap();
  await tapToGive(one.phone, 'Accept the terms');
  await expect(one.phone.getByText('Paid: $50.')).toBeVisible();
  ledger.write(one.seat, /^Accept the terms/);
  await takeOver(four, ledger);

  await goByThumb(one.phone, 'Books');
  await one.phone.getByRole('radio', { name: 'Ask me each month' }).tap();
  await expect(one.phone.getByRole('radio', { name: 'Ask me each month' })).toBeChecked();
  ledger.write(one.seat, /^Ask before paying/);

  await checkSeals(app, players, 4);
  await declareAllReady(players);
  await settleStages(app, players, { period: 2, step: 'payoffs' });
  await expectPaper(players, 'January 1925');

  // February: a player says which precinct is not paid; a phone sleeps, and the link of another is half open.
  await goByThumb(one.phone, 'Desk');
  await one.phone.getByRole('button', { name: 'Look at the payoffs' }).tap();
  const pays = one.phone.getByRole('checkbox', { name: /^Pay for/ }).first();
  await pays.tap();
  await expect(pays).not.toBeChecked();
  ledger.write(one.seat, /^Withhold 1 payoff$/u);
  await settleStages(app, players, { period: 2, step: 'orders' });
  await takeOver(four, ledger);
  const wake = await fallAsleep(four);
  await draftTakeover(two.phone);
  const mend = await fallSilent(two);
  const unsent = giveUnsent(two, ledger);
  await standGuard(one, ledger);
  await hireRolledUp(three, 'Silk Varney', ledger);
  await takeOver(three, ledger);
  await unsent;
  await expectHere(app, [one, three]);
  await wake();
  await mend();
  await expectSent(two);
  await expectHere(app, players);
  await expectExplained(players);
  await checkSeals(app, players, 4);
  await declareAllReady(players);
  await settleStages(app, players, { period: 3, step: 'payoffs' });
  await settleStages(app, players, { period: 3, step: 'orders' });
  await expectPaper(players, 'February 1925');

  // March: the host moves to its other address while an order waits, and every phone goes after it.
  const { port } = new URL(one.phone.url());
  await draftTakeover(two.phone);
  await two.context.setOffline(true);
  await giveUnsent(two, ledger);
  await moveTable(app, address);
  await two.context.setOffline(false);
  for (const { phone } of players) await expect(phone).toHaveURL(`http://${address}:${port}/table`, patience);
  await expectHere(app, players);
  await goByThumb(two.phone, 'Orders');
  await expectSent(two);
  await expectExplained(players);

  // A seat is taken from its device, and the games master plays it.
  for (const player of [one, three]) await takeOver(player, ledger);
  await go(app, 'Campaign');
  await app.getByRole('button', { name: new RegExp(`^End its stay: .* of ${four.name}$`, 'u') }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'End its stay' }).click();
  await expect(four.phone.getByRole('alert')).toHaveText(
    'This device has no place at the table any more; ask the games master for a new code, or scan one.',
  );
  await app.getByRole('button', { name: `Play it yourself: ${four.name}` }).click();
  await sendCrewAtDesk(app);
  await expect(app.getByRole('region', { name: 'Who is ready' })).toContainText(one.name);
  await screenshot(app, 'evening-played-by-gm');
  await sitAs(app, /^Paradise/u, /Games master/u);
  await checkSeals(app, [one, two, three], 4);
  await go(app, 'Campaign');
  await app.getByRole('button', { name: `Ready in the name of ${four.name}` }).click();
  await declareAllReady([one, two, three]);
  await settleStages(app, [one, two, three], { period: 4, step: 'payoffs' });
  await expectPaper([one, two, three], 'March 1925');

  // Each order of a phone is there once, and what the games master gave for the seat besides.
  const log = await ask<LogEntry[]>(app, 'history/log', { viewer: 'gm', period: null });
  for (const { seat } of players) {
    const titles = log
      .toReversed()
      .filter(({ author }) => author.kind === 'human' && author.seat === seat)
      .map(({ title }) => title);
    const given = ledger.given.get(seat) ?? [];
    if (seat === four.seat) given.push(/^Take over/u);
    expect(titles).toEqual(given.map((title) => expect.stringMatching(title)));
  }
  expect(murmurs).toEqual([]);
});
