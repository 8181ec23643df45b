import { quickTag } from '#scripts/suites.ts';
import { closeSync, openSync, readdirSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeMonth, expect, go, inspect, openSample, primary, screenshot, test } from '../support/app.ts';

test(
  'a campaign whose file was damaged says so once, is restored by a button, and is kept beside what took its place',
  { tag: quickTag },
  async ({ app, host }) => {
    test.slow();
    await openSample(app);
    await closeMonth(app);
    await closeCampaign(app);
    const [name = ''] = readdirSync(host.home).filter((file) => file.endsWith('.racketeer'));
    const path = join(host.home, name);
    garble(path);
    const damaged = readFileSync(path);

    await app.getByRole('button', { name: /^Sample campaign/ }).click();
    const sentence = app.getByText(/is damaged/);
    await expect(sentence).toHaveCount(1);
    await expect(app.getByRole('alert')).toHaveText(await sentence.innerText());
    await inspect(app, 'start-damaged');

    await app.getByRole('button', { name: 'Restore…' }).click();
    const dialog = app.getByRole('dialog');
    await screenshot(app, 'start-restoring');
    await dialog.getByRole('button', { name: 'Restore and open' }).click();
    await expect(app.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    await go(app, 'Campaign');
    await screenshot(app, 'restored');
    const kept = readdirSync(host.home).filter((file) => /damaged/.test(file));
    expect(kept).toHaveLength(1);
    expect(readFileSync(join(host.home, kept[0] ?? ''))).toEqual(damaged);
  },
);

/** Zeroes in the middle of what the file says. */
function garble(path: string): void {
  const file = openSync(path, 'r+');
  const half = Math.floor(statSync(path).size / 2);
  writeSync(file, Buffer.alloc(8_192, 0xaa), 0, 8_192, half);
  closeSync(file);
}

async function closeCampaign(app: Page): Promise<void> {
  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'Close the campaign' }).click();
  await expect(app.getByRole('heading', { name: 'Your campaigns' })).toBeVisible();
  // The list has read the file: a fault made from here on is found when it is opened.
  await expect(app.getByRole('button', { name: /^Sample campaign/ }).first()).toBeEnabled();
}

test('a backup is looked at, stays as it is, and is restored or gone on with in a copy', async ({ app, host }) => {
  test.slow();
  await openSample(app);
  await closeMonth(app);
  await closeCampaign(app);
  const folder = `${host.home}-backups`;
  const [backup = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.racketeer'))
    .sort()
    .map((name) => join(folder, name));
  const bytes = readFileSync(backup);

  const open = async (): Promise<void> => {
    await app.getByLabel('Path of a .racketeer file').fill(backup);
    await app.getByRole('button', { name: 'Open this path' }).click();
    await expect(app.getByRole('complementary', { name: 'Backup' })).toBeVisible();
  };
  await open();
  const banner = app.getByRole('complementary', { name: 'Backup' });
  await expect(banner).toContainText(/This is a backup of .*\.racketeer\./);
  await inspect(app, 'backup-open');

  await banner.getByRole('button', { name: 'Go on in a copy' }).click();
  await expect(banner).toBeHidden();
  await closeMonth(app, 'January 1925');
  await closeCampaign(app);

  await open();
  await banner.getByRole('button', { name: 'Restore it' }).click();
  await screenshot(app, 'backup-restore');
  await app.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(banner).toBeHidden();
  await expect(app.getByText('The backup is open')).toBeVisible();
  expect(readFileSync(backup)).toEqual(bytes);
});

test('a file that another program emptied is kept as a file of its own by a button', async ({ app, host }) => {
  test.slow();
  await openSample(app);
  await closeMonth(app);
  const [name = ''] = readdirSync(host.home).filter((file) => file.endsWith('.racketeer'));
  truncateSync(join(host.home, name), 0);
  await app.getByRole('button', { name: primary.close }).click();
  await app.getByRole('button', { name: 'Close the month anyway' }).click();
  const banner = app.getByRole('complementary', { name: 'Changed file' });
  await expect(banner).toContainText('Another program changed this campaign’s file.');
  await inspect(app, 'file-changed');
  await banner.getByRole('button', { name: 'Save as a separate file' }).click();
  await expect(banner).toBeHidden();
  await screenshot(app, 'file-kept-apart');
  await expect(app.getByText(/What was open here is kept as/)).toBeVisible();
  expect(readdirSync(host.home).some((file) => /as it was open here/.test(file))).toBe(true);
});
