import type { Page } from '@playwright/test';
import type { Outcome } from '#shared/contract/index.ts';
import { expect, screenshotNow, takeGamesMaster } from '../support/app.ts';
import { expectAccessible, gather, type Player, type TakePhone, test } from '../support/evening.ts';
import { advance, ask, findCovered } from '../support/phone.ts';

test.setTimeout(540_000);

type Seen = {
  period: number;
  wait: { step: string; seats: string[] } | null;
  gangsters: { id: string; gang: string; isBoss: boolean; name: string }[];
  businesses: { id: string; name: string; owner: string | null; district: string }[];
  outrage: number;
  battles: { id: string; settled: unknown }[];
  officials: { id: string; kind: string }[];
};

const answering = { dice: 'program', answers: [] };

const readCity = (app: Page): Promise<Seen> => ask<Seen>(app, 'games/paradise/view', { viewer: 'gm' });

/** Founds a game of two players and one NPC gang, and seats a phone at each of the two. */
async function foundGame(app: Page, takePhone: TakePhone): Promise<[Player, Player]> {
  await app.getByRole('radio', { name: /Paradise/ }).check({ force: true });
  await app.getByRole('button', { name: /^New/ }).first().click();
  await app.getByRole('spinbutton', { name: 'Seed' }).fill('21');
  await app.getByRole('checkbox', { name: /^Several players/ }).check();
  const cards = app.getByRole('group', { name: 'Ready-made gangs' });
  await cards.getByRole('button', { name: 'The Riverside Crowd' }).click();
  await app.getByLabel('Number of rivals').selectOption('1');
  await takeGamesMaster(app);
  await app.getByRole('button', { name: 'Start the game' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  const [one, other] = await gather(app, takePhone);
  if (one === undefined || other === undefined) throw new Error('Two play.');
  return [one, other];
}

/** Reads all that the games master's log tells of a month. */
async function readLog(app: Page, period: number): Promise<string> {
  const log = await ask<{ lines: { text: string }[] }[]>(app, 'history/log', { viewer: 'gm', period });
  return log.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
}

test('[SCN-7] a gang that is called out answers on its own phone, while the games master plays on', async ({
  app,
  takePhone,
  murmurs,
}) => {
  const [caller, called] = await foundGame(app, takePhone);
  const { gangsters } = await readCity(app);
  const findBoss = (seat: string) => gangsters.find(({ gang, isBoss }) => isBoss && gang === seat);
  const [champion, target] = [findBoss(caller.seat), findBoss(called.seat)];
  if (champion === undefined || target === undefined) throw new Error('Each gang has its Boss.');
  const order = { kind: 'showdown', champion: champion.id, target: target.id };
  await ask(app, 'games/paradise/give', { seat: caller.seat, order, ...answering });
  await ask(app, 'play/advance', answering);

  // A step that is taken back, and done again, changes what the strip of a phone asks for.
  const ready = caller.phone.getByRole('button', { name: 'Ready', exact: true });
  const unasked = caller.phone.getByText(`Called out: ${called.name} is not ready yet.`);
  await expect(unasked).toBeVisible();
  await ask(app, 'history/undo', { viewer: 'gm' });
  await expect(ready).toBeVisible();
  await expect(unasked).toHaveCount(0);
  await ask(app, 'history/redo', { viewer: 'gm' });
  await expect(unasked).toBeVisible();
  await expect(ready).toHaveCount(0);

  // The games master plays on: he is asked, and so is the player.
  await app.getByRole('button', { name: 'Answer', exact: true }).click();
  const atDesk = app.getByRole('dialog').filter({ hasText: 'Whom do you send?' });
  await expect(atDesk).toContainText(`Also asked at the table, of ${called.name}`);
  const atPhone = called.phone.getByRole('dialog').filter({ hasText: 'Whom do you send?' });
  await expect(atPhone).toBeVisible();
  await expect(caller.phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(called.phone);
  expect(await findCovered(called.phone, atPhone)).toEqual([]);
  await screenshotNow(called.phone, 'question-at-table');
  await screenshotNow(app, 'question-at-table-desk');

  // A page that is loaded again is asked again.
  await called.phone.reload();
  await expect(atPhone).toBeVisible();
  await atPhone.getByRole('radio', { name: /^Big Walt Hanley/u }).check();
  await atPhone.getByRole('button', { name: 'Choose', exact: true }).tap();
  await expect(atPhone).toHaveCount(0);
  await expect(atDesk).toHaveCount(0);
  // The gang's other duelist went in the place of its Boss.
  expect(await readLog(app, 1)).toContain('Big Walt Hanley');
  expect(murmurs).toEqual([]);
});

/** Plays on past a raid, for which the police are left at home. */
async function sendNobody(app: Page): Promise<void> {
  const asked = await ask<Outcome>(app, 'play/advance', answering);
  if (asked.kind === 'done') throw new Error('Nobody was asked.');
  const { id, prompt, kind } = asked.question;
  const answers = [{ id, asked: prompt, kind, value: 'nobody' }];
  await ask(app, 'play/advance', { ...answering, answers });
}

/** Plays angry months on to where a seat has the ear of the police; returns the month. */
async function playToRaid(app: Page, seat: string, rule: (ruling: object) => Promise<unknown>): Promise<number> {
  for (let most = 100; most > 0; most -= 1) {
    const { wait, period, battles, outrage } = await readCity(app);
    if (wait?.step === 'raid' && wait.seats.includes(seat)) return period;
    if (wait?.step === 'orders') {
      // Officials who are not paid take their leave.
      await rule({ kind: 'set-bank', gang: seat, dollars: 50_000 + period });
      if (outrage !== 10) await rule({ kind: 'set-outrage', outrage: 10 });
    }
    for (const { id, settled } of battles)
      if (settled === null) {
        const settling = { how: 'call-off', note: 'Rain' };
        await ask(app, 'games/paradise/battles/settle', { battle: id, settling, ...answering });
      }
    if (wait?.step === 'raid') await sendNobody(app);
    else await advance(app);
  }
  throw new Error('The police never listen to him.');
}

test('[PO-5, OFF-4] who has the ear of the police sends them from his own phone, to a door that his Captain names', async ({
  app,
  takePhone,
  murmurs,
}) => {
  const players = await foundGame(app, takePhone);
  const rule = (ruling: object) =>
    ask(app, 'games/paradise/rule', { ruling, reason: 'The police are needed', ...answering });
  const { businesses, officials } = await readCity(app);
  const [first, second] = businesses.filter(({ owner }) => owner === null);
  for (const [at, place] of [first, second].entries())
    await rule({ kind: 'set-owner', business: place?.id, owner: players[at]?.seat });
  // One of them has every Captain in his pay, the other none: he alone may name a door.
  for (const { id } of officials.filter(({ kind }) => kind === 'captain'))
    await rule({ kind: 'set-payroll', official: id, gang: players[0].seat, rateDollars: 100 });

  const period = await playToRaid(app, players[0].seat, rule);
  const [teller, other] = players;
  await expect(app.getByRole('button', { name: 'Send the police', exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Send the police', exact: true }).click();
  const atDesk = app.getByRole('dialog').filter({ hasText: 'Where do the police go?' });
  await expect(atDesk).toContainText(`Also asked at the table, of ${teller.name}`);
  const atPhone = teller.phone.getByRole('dialog').filter({ hasText: 'Where do the police go?' });
  await expect(atPhone).toContainText('The games master has this question too');
  await expect(other.phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(teller.phone);
  expect(await findCovered(teller.phone, atPhone)).toEqual([]);
  await screenshotNow(teller.phone, 'police-at-table');
  await atPhone.getByRole('radio', { name: new RegExp(`^${other.name}, a door you name`, 'u') }).check();
  await atPhone.getByRole('button', { name: 'Choose', exact: true }).tap();

  const whichDoor = { hasText: `Which door of ${other.name}?` };
  await expect(app.getByRole('dialog').filter(whichDoor)).toBeVisible();
  const doors = teller.phone.getByRole('dialog').filter(whichDoor);
  await screenshotNow(teller.phone, 'police-at-table-door');
  expect(await findCovered(teller.phone, doors)).toEqual([]);
  const door = doors.getByRole('radio').last();
  const named = (await door.getAttribute('aria-label')) ?? (await door.locator('xpath=..').innerText());
  await door.check();
  await doors.getByRole('button', { name: 'Choose', exact: true }).tap();
  await expect(app.getByRole('dialog').filter(whichDoor)).toHaveCount(0);
  await expect(doors).toHaveCount(0);
  const { businesses: places } = await readCity(app);
  const raided = places.find(({ name }) => named.startsWith(name));
  expect(raided?.owner).toBe(other.seat);
  expect(await readLog(app, period)).toContain(raided?.name);
  expect(murmurs).toEqual([]);
});
