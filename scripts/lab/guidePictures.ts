import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { startHost } from '#test/support/host.ts';
import { ensureBuilt } from '../build.ts';
import { listChromiumArguments, findChromium } from '../chromium.ts';
import { root } from '../steps.ts';

const folder = join(root, 'docs', 'pictures');
/** Small enough for a page of Markdown, large enough to be read. */
const viewport = { width: 1280, height: 800 };
const deviceScaleFactor = 0.625;

async function go(page: Page, screen: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Screens' });
  await rail.getByRole('button', { name: new RegExp(`^${screen}`) }).click();
  await page.locator('main').getByRole('heading').first().waitFor();
}

/** The form of a new campaign, which is there before any is open. */
async function showSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
}

/** The pictures of the guide in the order in which the sample campaign comes to them. */
const pictures: readonly { name: string; show: (page: Page) => Promise<void> }[] = [
  { name: 'desk', show: (page) => go(page, 'Desk') },
  { name: 'city', show: (page) => go(page, 'City') },
  {
    name: 'gang',
    async show(page) {
      await go(page, 'Gang');
      await page.getByRole('table', { name: 'Roster' }).locator('tbody th button').first().click();
      await page.getByRole('complementary').waitFor();
    },
  },
  {
    name: 'orders',
    async show(page) {
      await page.keyboard.press('Escape');
      await go(page, 'Orders');
      await page.getByRole('listbox', { name: /^Places to pick/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Crews proposed' }).getByRole('button').first().waitFor();
    },
  },
  { name: 'hall', show: (page) => go(page, 'Hall') },
  { name: 'mail', show: (page) => go(page, 'Mail') },
  {
    name: 'forecast',
    async show(page) {
      await go(page, 'Forecast');
      // It looks ahead by itself.
      await page.locator('main canvas').first().waitFor({ timeout: 120_000 });
      const progress = page.locator('main progress, main [role="progressbar"]');
      await progress.waitFor({ state: 'detached', timeout: 120_000 });
    },
  },
  {
    name: 'show',
    async show(page) {
      await page.getByRole('button', { name: /^Close the month/ }).click();
      const show = page.getByRole('dialog');
      const anyway = page.getByRole('button', { name: /anyway$/ });
      await show.or(anyway).first().waitFor();
      if (await anyway.isVisible()) await anyway.click();
      await page.getByRole('group', { name: 'The scene' }).waitFor();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'report',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1, name: /: what happened$/ }).waitFor();
    },
  },
  {
    name: 'paper',
    async show(page) {
      await go(page, 'Paper');
      // The page is fetched after the screen is there.
      await page.getByRole('region', { name: /^Front page/ }).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  },
  {
    name: 'games-master',
    async show(page) {
      await go(page, 'Campaign');
      await page.getByRole('button', { name: 'See it as the games master' }).click();
      await go(page, 'Desk');
      const table = page.getByRole('region', { name: 'All gangs' });
      await table.scrollIntoViewIfNeeded();
    },
  },
];

/** The card of a seat, of which nothing around it is shown. */
async function takeSeatCard(page: Page): Promise<void> {
  await go(page, 'Campaign');
  await page.getByRole('button', { name: 'See it as the games master' }).click();
  const table = page.getByRole('region', { name: 'The table', exact: true }).first();
  await table.getByRole('button', { name: 'Open the table' }).click();
  await table
    .getByRole('button', { name: /^Invite for / })
    .first()
    .click();
  await page.getByRole('img', { name: /^Code to scan for / }).waitFor();
  await save('table', page.getByRole('dialog', { name: 'A seat at the table' }));
}

/** Makes the pictures of the guide again from the sample campaign. */
export async function run(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('The program could not be built.');
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is missing; set CHROMIUM_PATH to one.');
  const host = await startHost({
    env: { RACKETEER_CLOCK: '2025-01-15T12:00:00Z', RACKETEER_TABLE_ADDRESS: '127.0.0.2' },
  });
  const browser = await chromium.launch({ executablePath, args: listChromiumArguments() });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor, locale: 'en-US' });
    await page.goto(host.url);
    await take(page, 'setup', showSetup);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Open the sample campaign' }).click();
    for (const { name, show } of pictures) await take(page, name, show);
    const near = await browser.newPage({ viewport, locale: 'en-US' });
    await near.goto(host.url);
    await takeSeatCard(near);
  } finally {
    await browser.close();
    await host.close();
  }
}

async function take(page: Page, name: string, show: (page: Page) => Promise<void>): Promise<void> {
  await show(page);
  // A screen that is still working something out makes no picture.
  await page.waitForFunction(() => !/^Working /mu.test(document.body.innerText));
  await save(name, page);
}

async function save(name: string, what: Page | Locator): Promise<void> {
  await what.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  console.log(`docs/pictures/${name}.png`);
}
