import type { Page } from '@playwright/test';
import { enterRunning, expect, go, inspect, test } from '../support/app.ts';
import { playMonth, savedBy } from '../support/player.ts';
import { runningWith } from '../support/running.ts';

const canal = 'The Canal Street Crew';
const mulberry = 'The Mulberry Ring';

/** A running campaign of two human gangs, whose banks are of amounts that nothing else in it costs. */
function twoPlayers(): string {
  const running = JSON.parse(runningWith(['gangs', 1, 'player'], 'human')) as { gangs: { bankDollars: number }[] };
  running.gangs.forEach((gang, nth) => (gang.bankDollars += nth === 0 ? 3 : 7));
  return JSON.stringify(running);
}

async function openMail(app: Page, gang: string): Promise<void> {
  await go(app, 'Mail');
  await app.getByRole('combobox', { name: 'Player' }).selectOption({ label: gang });
  await expect(app.getByRole('region', { name: `Packet of ${gang} as it prints` })).toBeVisible();
}

/** A player's packet as the page that he is sent. */
async function packetOf(app: Page, gang: string): Promise<string> {
  await openMail(app, gang);
  const { name, bytes } = await savedBy(app, 'Page');
  expect(name).toMatch(/\.html$/);
  return bytes.toString('utf8');
}

/** What a gang has in the bank, as its own packet says. */
function bankIn(packet: string): string {
  const [, amount = ''] = /in the bank<\/t[dh]>\s*<td[^>]*>(\$[\d,]+)/u.exec(packet) ?? [];
  expect(amount).toMatch(/^\$[\d,]+$/);
  return amount;
}

/** Both packets, each of which says what its own gang has and nothing of what the other has. */
async function packetsOfBoth(app: Page): Promise<{ ofCanal: string; ofMulberry: string }> {
  const ofCanal = await packetOf(app, canal);
  const ofMulberry = await packetOf(app, mulberry);
  expect(ofCanal).not.toContain(bankIn(ofMulberry));
  expect(ofMulberry).not.toContain(bankIn(ofCanal));
  return { ofCanal, ofMulberry };
}

test('[MONTH-6] a games master plays a sealed month of two gangs by packets', async ({ app }) => {
  test.setTimeout(360_000);
  await enterRunning(app, twoPlayers());
  await expect(app.getByRole('button', { name: 'Hot seat' })).toBeVisible();

  const first = await packetsOfBoth(app);
  expect(bankIn(first.ofCanal)).toBe('$2,353');
  expect(bankIn(first.ofMulberry)).toBe('$1,807');

  // The one comes back as a file: the blank sheet of the packet with orders below it.
  await openMail(app, canal);
  const blank = (await savedBy(app, 'Text to mail')).bytes.toString('utf8').split('YOUR SHEET')[1];
  const orders = 'Hire a Punk called Barney Flint\nStand beside Moira Tierney with Silas Crane';
  await app
    .getByLabel('File of a filled-in sheet')
    .setInputFiles({
      name: 'canal.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${(blank ?? '').trim()}\n${orders}\n`),
    });
  const sheet = app.getByRole('region', { name: 'Sheet that came back' });
  await expect(sheet.getByLabel(`Filled-in sheet of ${canal}`)).toHaveValue(/Barney Flint/);
  await sheet.getByRole('button', { name: 'File this sheet' }).click();
  await expect(sheet.getByRole('status')).toContainText('filed and handed in');
  const receipt = sheet.getByRole('region', { name: `Receipt for ${canal}` });
  const hired = receipt.getByRole('row').filter({ hasText: 'Hire a Punk called Barney Flint' });
  await expect(hired).toContainText('Hire Barney Flint, Punk');
  await expect(hired).toContainText('$25');
  const stands = receipt.getByRole('row').filter({ hasText: 'Stand beside Moira Tierney' });
  await expect(stands).toContainText('Guard Moira Tierney with Silas Crane');
  await inspect(app, 'packets-receipt');

  // The other is pasted, with a line that cannot be carried out: all of it waits until that is mended.
  await openMail(app, mulberry);
  const paper = sheet.getByLabel(`Filled-in sheet of ${mulberry}`);
  const good = 'Hire a Punk called Vito Sarto\nStand beside Carmine Vesta with Tullio Brand';
  await paper.fill(`${good}\nBuy a Bazooka for Tullio Brand`);
  await sheet.getByRole('button', { name: 'File this sheet' }).click();
  await expect(sheet.getByRole('alert')).toContainText('1 line of the sheet cannot be carried out');
  const lines = sheet.getByRole('list', { name: 'Lines to mend' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('There is no weapon called “Bazooka”');
  await inspect(app, 'packets-wrong-line');
  expect(await packetOf(app, mulberry)).not.toContain('Vito Sarto');
  const player = app.getByRole('combobox', { name: 'Player' });
  await player.selectOption({ label: canal });
  await expect(sheet.getByLabel(`Filled-in sheet of ${canal}`)).toHaveValue('');
  await player.selectOption({ label: mulberry });
  await expect(paper).toHaveValue(/Bazooka/);
  await paper.fill(good);
  await sheet.getByRole('button', { name: 'File this sheet' }).click();
  await expect(sheet.getByRole('status')).toContainText('filed and handed in');

  await go(app, 'Desk');
  await playMonth(app, 'April 1925');
  const next = await packetsOfBoth(app);
  expect(next.ofCanal).toContain('May 1925');
  expect(next.ofCanal).toContain('Barney Flint');
  expect(next.ofCanal).not.toContain('Vito Sarto');
  expect(next.ofMulberry).toContain('Vito Sarto');
  expect(next.ofMulberry).not.toContain('Barney Flint');
  expect(bankIn(next.ofCanal)).not.toBe(bankIn(first.ofCanal));
});
