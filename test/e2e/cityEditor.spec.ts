import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { BusinessType } from '#shared/games/paradise/city.ts';
import { cityPackSchema } from '#shared/games/paradise/cities/pack.ts';
import { isInPolygon } from '#shared/words/geometry.ts';
import { accessibilityFindings, closeMonth, expect, go, inspect, screenshot, test } from '../support/app.ts';
import { ask } from '../support/phone.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 30_000 });

type Spot = readonly [x: number, y: number];

const table = (app: Page): Locator => app.getByRole('application');

/** Finds where a place of the map, by its units on it, is on the screen. */
async function findOnScreen(app: Page, [x, y]: Spot): Promise<Spot> {
  const box = await table(app).boundingBox();
  if (box === null) throw new Error('The drawing table has a place on the screen.');
  const scale = Math.min(box.width / 1000, box.height / 760);
  return [box.x + (box.width - 1000 * scale) / 2 + x * scale, box.y + (box.height - 760 * scale) / 2 + y * scale];
}

/** Presses places of the map as a pointer does. */
async function press(app: Page, ...spots: readonly Spot[]): Promise<void> {
  for (const spot of spots) await app.mouse.click(...(await findOnScreen(app, spot)));
}

/** Drags what is at one place of the map to another. */
async function drag(app: Page, from: Spot, to: Spot): Promise<void> {
  await app.mouse.move(...(await findOnScreen(app, from)));
  await app.mouse.down();
  await app.mouse.move(...(await findOnScreen(app, to)), { steps: 4 });
  await app.mouse.up();
}

/** Draws a district: its corners, and the first one again. */
async function drawDistrict(app: Page, ...spots: readonly Spot[]): Promise<void> {
  const [first] = spots;
  if (first !== undefined) await press(app, ...spots, first);
}

const tool = (app: Page, name: string): Promise<void> => app.getByRole('radio', { name, exact: true }).click();

test('eight districts are drawn by pointer, saved, founded, and played for a month', async ({ app }) => {
  await app.getByRole('button', { name: 'Make a city…' }).click();
  await expect(table(app)).toBeVisible();
  await inspect(app, 'city-editor-drawn');
  await app.getByRole('combobox', { name: 'From' }).selectOption('An empty shore');
  await expect(app.getByText('A city has 4 districts or more.')).toBeVisible();

  await tool(app, 'District');
  await drawDistrict(app, [60, 80], [300, 60], [320, 320], [50, 330]);
  // Each of these is drawn over its neighbors, whose ground stays their own.
  await drawDistrict(app, [250, 50], [520, 45], [530, 310], [250, 330]);
  await drawDistrict(app, [500, 40], [760, 60], [750, 320], [500, 330]);
  await drawDistrict(app, [740, 50], [950, 90], [940, 330], [730, 330]);
  await drawDistrict(app, [60, 300], [330, 300], [310, 585], [70, 580]);
  await drawDistrict(app, [290, 290], [540, 290], [530, 590], [290, 590]);
  await drawDistrict(app, [510, 300], [950, 300], [940, 580], [500, 595]);
  await tool(app, 'Cut');
  await press(app, [745, 322], [735, 588]);
  await tool(app, 'Railroad');
  await press(app, [20, 325], [320, 320], [530, 310], [750, 320], [980, 330], [980, 330]);
  await expect(app.getByText('What is missing')).toHaveCount(0);
  expect(await accessibilityFindings(app)).toEqual([]);

  await tool(app, 'Hills');
  await press(app, [180, 160]);
  await drag(app, [840, 170], [860, 210]);
  await app.keyboard.press('Delete');
  await drag(app, [180, 158], [200, 128]);
  await expect(app.getByRole('heading', { name: 'Hill 1' })).toBeVisible();

  await tool(app, 'Places');
  await app.getByRole('radio', { name: /^Arena/u }).check();
  await press(app, [860, 450]);
  await app.getByRole('radio', { name: /^Racetrack/u }).check();
  await press(app, [860, 200]);
  await screenshot(app, 'city-editor-places');
  expect(await accessibilityFindings(app)).toEqual([]);

  await tool(app, 'Select');
  await press(app, [600, 616]);
  const points = app.getByRole('button', { name: /^Point \d/u });
  await expect(app.getByRole('heading', { name: 'River 1' })).toBeVisible();
  const before = await points.count();
  await press(app, [560, 614]);
  await expect(points).toHaveCount(before + 1);
  await drag(app, [560, 614], [560, 690]);
  await press(app, [740, 610]);
  await expect(points).toHaveCount(before + 2);
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('Delete');
  await expect(points).toHaveCount(before + 1);
  await screenshot(app, 'city-editor-river');

  await press(app, [420, 190]);
  await app.getByLabel('Name', { exact: true }).fill('Commerce Row');
  await app.getByRole('checkbox', { name: /^The center/u }).check();
  await screenshot(app, 'city-editor-district');

  await app.keyboard.press('Escape');
  const saving = app.waitForEvent('download');
  await app.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  const pack = cityPackSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(pack.districts).toHaveLength(8);
  expect(pack.center).toBe('Commerce Row');
  expect(pack.rails).toHaveLength(1);
  expect(pack.hills).toHaveLength(1);
  expect(pack.rivers?.[0]?.line.some(([, y]) => Math.abs(y - 690) < 8)).toBe(true);
  const findHolder = (type: BusinessType) => pack.districts.find(({ types }) => types.includes(type))?.outline ?? [];
  expect(isInPolygon(findHolder('arena'), [860, 450])).toBe(true);
  expect(isInPolygon(findHolder('racetrack'), [860, 200])).toBe(true);

  await app.getByRole('button', { name: 'Found a campaign here' }).click();
  await app.getByLabel('Seed').fill('7');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  const look = () => ask<{ period: number; city: { name: string } }>(app, 'games/paradise/view', { viewer: 'gm' });
  expect((await look()).city.name).toBe(pack.name);
  await go(app, 'City');
  await screenshot(app, 'city-editor-founded');
  await closeMonth(app);
  expect((await look()).period).toBe(2);
});

test('a corner is moved, taken back, and the unsaved city is asked about', async ({ app }) => {
  await app.getByRole('button', { name: 'Make a city…' }).click();
  await app.getByRole('combobox', { name: 'From' }).selectOption('Millhaven');
  await press(app, [500, 430]);
  const corner = app.getByRole('button', { name: /^Corner 1;/u });
  await corner.focus();
  await app.keyboard.press('Shift+ArrowRight');
  await expect(app.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await app.getByRole('button', { name: 'Undo' }).click();
  const corners = app.getByRole('button', { name: /^Corner \d/u });
  const before = await corners.count();
  await app.getByRole('button', { name: 'New corner after corner 1' }).press('Enter');
  await expect(corners).toHaveCount(before + 1);
  await app.getByRole('button', { name: /^Corner 2;/u }).dblclick();
  await expect(corners).toHaveCount(before);
  await app.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(app.getByRole('dialog')).toContainText('Millhaven has changes that no file has.');
  await app.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await app.getByRole('button', { name: 'Undo' }).click();
  await app.getByRole('button', { name: 'Undo' }).click();
  await app.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Racketeer' })).toBeVisible();
});
