import type { Page } from '@playwright/test';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { accessibilityFindings, expect, go, screenshot, test } from '../support/app.ts';
import { arm, foundCampaign, hire, planJob, playMonth, reachOrders, savedBy, sendCrew } from '../support/player.ts';

const seed = 1_925;

/** A second takeover in one month shows why it is refused and cannot be given. */
async function tryTooMuch(app: Page): Promise<void> {
  await planJob(app, 'Take over');
  await app.getByRole('region', { name: 'Independent businesses' }).getByRole('radio').nth(1).check();
  await expect(app.getByText(/is ordered, and a gang tries one takeover a month/)).toBeVisible();
  await expect(app.getByRole('button', { name: 'Send the crew' })).toBeHidden();
}

async function undoAndRedo(app: Page, name: string): Promise<void> {
  await go(app, 'Gang');
  await expect(app.getByText(name).first()).toBeVisible();
  await app.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(app.locator('main').getByText(name)).toHaveCount(0);
  await app.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(app.locator('main').getByText(name).first()).toBeVisible();
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
  test.setTimeout(540_000);
  await foundCampaign(app, 'The Year 1925', seed);
  await hire(app, 'Cal Yost');
  await undoAndRedo(app, 'Cal Yost');
  await arm(app, 'Cal Yost');
  await sendCrew(app);
  await tryTooMuch(app);

  const headlines: string[] = [];
  for (let month = 1; month <= 12; month += 1) {
    await playMonth(app, formatMonth(month));
    if (month % 4 === 1) headlines.push(await readPaper(app, month));
    // A gang whose player does next to nothing may be finished by autumn.
    if (month % 4 === 2 && month < 10) {
      await reachOrders(app);
      await sendCrew(app);
    }
  }
  expect(headlines).toHaveLength(3);
  expect(new Set(headlines).size).toBe(3);
  await expect(app.getByText('January 1926').first()).toBeVisible();

  await readPaper(app, 12);
  const saved = await savedBy(app, 'Save HTML');
  expect(saved.name).toBe('paradise-times-dispatch-december-1925.html');
  const html = saved.bytes.toString('utf8');
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
