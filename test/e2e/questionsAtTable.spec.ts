import { expect, screenshotNow, takeGamesMaster } from '../support/app.ts';
import { expectAccessible, gather, test } from '../support/evening.ts';
import { ask } from '../support/phone.ts';

test.setTimeout(180_000);

type Seen = { gangsters: { id: string; gang: string; isBoss: boolean; name: string }[] };

test('[SCN-7] a gang that is called out answers on its own phone, while the games master plays on', async ({
  app,
  takePhone,
  murmurs,
}) => {
  await app.getByRole('radio', { name: /Paradise/ }).check({ force: true });
  await app.getByRole('button', { name: /^New/ }).first().click();
  await app.getByRole('checkbox', { name: /^Several players/ }).check();
  const cards = app.getByRole('group', { name: 'Ready-made gangs' });
  await cards.getByRole('button', { name: 'The Riverside Crowd' }).click();
  await app.getByLabel('Number of rivals').selectOption('1');
  await takeGamesMaster(app);
  await app.getByRole('button', { name: 'Create the campaign' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  const [caller, called] = await gather(app, takePhone);
  if (caller === undefined || called === undefined) throw new Error('Two play.');

  const { gangsters } = await ask<Seen>(app, 'games/paradise/view', { viewer: 'gm' });
  const findBoss = (seat: string) => gangsters.find(({ gang, isBoss }) => isBoss && gang === seat);
  const [champion, target] = [findBoss(caller.seat), findBoss(called.seat)];
  if (champion === undefined || target === undefined) throw new Error('Each gang has its Boss.');
  const order = { kind: 'showdown', champion: champion.id, target: target.id };
  const answering = { dice: 'program', answers: [] };
  await ask(app, 'games/paradise/give', { seat: caller.seat, order, ...answering });
  await ask(app, 'play/advance', answering);

  // The games master plays on: he is asked, and so is the player.
  await app.getByRole('button', { name: 'Answer', exact: true }).click();
  const atDesk = app.getByRole('dialog').filter({ hasText: 'Whom do you send?' });
  await expect(atDesk).toContainText(`Also asked at the table, of ${called.name}`);
  const atPhone = called.phone.getByRole('dialog').filter({ hasText: 'Whom do you send?' });
  await expect(atPhone).toBeVisible();
  await expect(caller.phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(called.phone);
  await screenshotNow(called.phone, 'question-at-table');
  await screenshotNow(app, 'question-at-table-desk');

  // A page that is loaded again is asked again.
  await called.phone.reload();
  await expect(atPhone).toBeVisible();
  await atPhone.getByRole('radio', { name: /^Big Walt Hanley/u }).check();
  await atPhone.getByRole('button', { name: 'Choose', exact: true }).tap();
  await expect(atPhone).toHaveCount(0);
  await expect(atDesk).toHaveCount(0);
  const log = await ask<{ lines: { text: string }[] }[]>(app, 'history/log', {
    viewer: 'gm',
    period: 1,
  });
  const told = log.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  // The gang's other duelist went in the place of its Boss.
  expect(told).toContain('Big Walt Hanley');
  expect(murmurs).toEqual([]);
});
