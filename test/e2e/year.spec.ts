import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatMonth } from '../../src-shared/games/paradise/calendar.ts';
import {
  accessibilityFindings,
  closeMonth as closeAndFight,
  expect,
  go,
  primary,
  screenshot,
  test,
} from '../support/app.ts';

const seed = 1_925;

/** Sets up the Sixth Streeters against four NPC gangs, as the form asks for them. */
async function foundCampaign(app: Page): Promise<void> {
  await app.getByRole('button', { name: 'New campaign' }).click();
  await app.getByRole('textbox', { name: 'Name of the campaign' }).fill('The Year 1925');
  await app.getByRole('spinbutton', { name: 'Seed' }).fill(String(seed));
  await app
    .getByRole('combobox', { name: 'Ready-made gang' })
    .selectOption({ label: 'The Sixth Streeters' });
  await app.getByRole('button', { name: 'Add this gang' }).click();
  await app.getByRole('combobox', { name: 'Number of rivals' }).selectOption('4');
  await expect(app.getByRole('complementary', { name: 'Summary' })).toContainText('$1,200');
  await app.getByRole('button', { name: 'Create the campaign' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  for (const gang of ['The Sixth Streeters', 'January 1925']) {
    await expect(app.getByText(gang).first()).toBeVisible();
  }
}

function kindOfOrder(app: Page, name: string) {
  return app.getByRole('group', { name: 'Kind of order' }).getByRole('button', { name });
}

async function hire(app: Page, name: string): Promise<void> {
  await go(app, 'Orders');
  await kindOfOrder(app, 'Hire').click();
  await app.getByRole('combobox', { name: 'Profile' }).selectOption({ value: 'punk' });
  await app.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(app.getByText('Bank after')).toBeVisible();
  await app.getByRole('button', { name: 'Hire', exact: true }).last().click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText(name);
}

async function arm(app: Page, name: string): Promise<void> {
  await go(app, 'Orders');
  await kindOfOrder(app, 'Weapons').click();
  const gangster = app.getByRole('combobox', { name: 'Gangster' });
  const label = (await gangster.locator('option', { hasText: name }).textContent()) ?? '';
  await gangster.selectOption({ label });
  await app.getByRole('combobox', { name: `Weapon for ${name}` }).selectOption('knife');
  await app.getByRole('button', { name: 'Buy it' }).click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('Knife');
}

/** Sends one man to the first business listed, after reading the odds. */
async function sendCrew(app: Page): Promise<void> {
  await go(app, 'Orders');
  await kindOfOrder(app, 'Take over').click();
  const list = app.getByRole('region', { name: 'Independent businesses' });
  const another = app.getByRole('button', { name: 'Pick another' });
  await expect(list.getByRole('radio').or(another).first()).toBeVisible();
  if (await another.isVisible()) await another.click();
  await list.getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last().check();
  await expect(app.getByText(/to talk the owner over/)).toBeVisible();
  await app.getByRole('button', { name: 'Send the crew' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
}

/** A second takeover in one month shows why it is refused and cannot be given. */
async function tryTooMuch(app: Page): Promise<void> {
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await list.getByRole('radio').nth(1).check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last().check();
  await expect(app.locator('.problem')).toHaveText(/^A gang tries one takeover a month.*\.$/);
  await expect(app.getByRole('button', { name: 'Send the crew' })).toBeDisabled();
}

async function undoAndRedo(app: Page, name: string): Promise<void> {
  await go(app, 'Gang');
  await expect(app.getByText(name).first()).toBeVisible();
  await app.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(app.locator('main').getByText(name)).toHaveCount(0);
  await app.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(app.locator('main').getByText(name).first()).toBeVisible();
}

/** Pays the precincts and goes past infirmary and courts if they wait, closes the month; the program fights its battles. */
async function closeMonth(app: Page, month: number): Promise<void> {
  const close = app.getByRole('button', { name: primary.close });
  const before = app
    .getByRole('button', { name: primary.pay })
    .or(app.getByRole('button', { name: primary.goOn }));
  for (;;) {
    await expect(before.or(close)).toBeVisible();
    if (await close.isVisible()) break;
    await before.click();
  }
  await closeAndFight(app, formatMonth(month));
}

async function readPaper(app: Page, month: number): Promise<string> {
  await go(app, 'Paper');
  const day = new RegExp(`^Front page, .*${formatMonth(month).replace(' ', '.*')}$`);
  const page = app.getByRole('region', { name: day });
  await expect(page).toBeVisible();
  return (await page.locator('h2').first().textContent()) ?? '';
}

async function checkScreens(app: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await go(app, name);
    await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
    const found = await accessibilityFindings(app);
    expect(found.map((finding) => `${name}: ${finding}`)).toEqual([]);
    await screenshot(app, `year-${name.toLowerCase()}`);
  }
}

test('a whole year is played, read, and found whole', async ({ app }) => {
  test.setTimeout(90_000);
  await foundCampaign(app);
  await hire(app, 'Cal Yost');
  await undoAndRedo(app, 'Cal Yost');
  await arm(app, 'Cal Yost');
  await sendCrew(app);
  await tryTooMuch(app);

  const headlines: string[] = [];
  for (let month = 1; month <= 12; month += 1) {
    await closeMonth(app, month);
    if (month % 4 === 1) headlines.push(await readPaper(app, month));
    if (month % 4 === 2) await sendCrew(app);
  }
  expect(headlines).toHaveLength(3);
  expect(new Set(headlines).size).toBe(3);
  await expect(app.getByText('January 1926').first()).toBeVisible();

  await readPaper(app, 12);
  const download = app.waitForEvent('download');
  await app.getByRole('button', { name: 'Save HTML' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('paradise-times-dispatch-december-1925.html');
  const html = readFileSync(await saved.path(), 'utf8');
  expect(html).toContain('December 31, 1925');
  expect(html).not.toMatch(/<script|src="http|url\(["']?http/);

  await go(app, 'Outrage');
  await expect(app.getByRole('img', { name: /^Outrage by month/ })).toBeVisible();
  await expect(app.getByRole('table').last().getByRole('row')).toHaveCount(13);
  await go(app, 'City');
  const map = app.getByRole('group', { name: /^Map of Paradise/ });
  for (const district of ['Cabbageville', 'The Docks', 'The Racetrack']) {
    await expect(map.getByRole('button', { name: new RegExp(`^${district}`) })).toBeVisible();
  }
  await checkScreens(app, ['Desk', 'City', 'Gang', 'Orders', 'Books', 'Outrage', 'Paper', 'Log']);

  await go(app, 'Campaign');
  await expect(app.getByText('12 months')).toBeVisible();
  await app.getByRole('button', { name: 'Check now' }).click();
  await expect(app.getByText('The file is whole.')).toBeVisible();
  await checkScreens(app, ['Campaign']);
});
