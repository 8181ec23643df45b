import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, openSample, screenshotNow, test } from '../support/app.ts';

test.use({ hasTouch: true });

type Spot = { x: number; y: number };

const theMap = (app: Page): Locator => app.getByRole('group', { name: /^Map of Paradise/ });

/** How the drawing is moved and how near it is: `translate(x,y) scale(k)`. */
async function standing(map: Locator): Promise<{ x: number; y: number; k: number }> {
  const text = (await map.locator(':scope > g').first().getAttribute('transform')) ?? '';
  const [x = NaN, y = NaN, k = NaN] = [...text.matchAll(/-?[\d.]+(?:e-?\d+)?/gu)].map(Number);
  return { x, y, k };
}

async function middleOf(map: Locator): Promise<Spot> {
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 600) / 2 };
}

/** Fingers laid down, moved in four pieces, and lifted. */
async function fingers(touch: CDPSession, from: readonly Spot[], to: readonly Spot[]): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...from] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = from.map(({ x, y }, nth) => {
      const end = to[nth] ?? { x, y };
      return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the map comes near by wheel, fingers and keys, is moved by a drag and a finger, and shows all again', async ({
  app,
}) => {
  await openSample(app, 'City');
  const map = theMap(app);
  const whole = app.getByRole('button', { name: 'The whole city' });
  await expect(map).toBeVisible();
  const middle = await middleOf(map);

  await app.mouse.move(middle.x, middle.y);
  await app.mouse.wheel(0, -400);
  await expect.poll(async () => (await standing(map)).k).toBeGreaterThan(1.3);
  const byWheel = await standing(map);
  await app.mouse.down();
  await app.mouse.move(middle.x - 60, middle.y - 30, { steps: 4 });
  await app.mouse.up();
  await expect.poll(async () => (await standing(map)).x).toBeLessThan(byWheel.x);
  await whole.click();
  await expect.poll(async () => (await standing(map)).k).toBe(1);

  const touch = await app.context().newCDPSession(app);
  const beside = (by: number): Spot[] => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await fingers(touch, beside(40), beside(140));
  await expect.poll(async () => (await standing(map)).k).toBeGreaterThan(2);
  const byFingers = await standing(map);
  await fingers(touch, [middle], [{ x: middle.x + 80, y: middle.y + 40 }]);
  await expect.poll(async () => (await standing(map)).x).toBeGreaterThan(byFingers.x);
  await screenshotNow(app, 'map-by-fingers');
  await fingers(touch, beside(140), beside(20));
  await expect.poll(async () => (await standing(map)).k).toBe(1);

  await map.getByRole('button', { name: /^Downtown,/ }).focus();
  await app.keyboard.press('+');
  await expect.poll(async () => (await standing(map)).k).toBeGreaterThan(1);
  await app.keyboard.press('0');
  await expect.poll(async () => (await standing(map)).k).toBe(1);
});

test('the map prints on one sheet, with the gangs it names by their hatches', async ({ app }) => {
  await openSample(app, 'City');
  await expect(theMap(app)).toBeVisible();
  await app.emulateMedia({ media: 'print' });
  await app.setViewportSize({ width: 703, height: 1000 });
  const box = await theMap(app).boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(703);
  const key = app.getByRole('main').getByText('A gang’s base');
  await expect(key).toBeVisible();
  const foot = await key.boundingBox();
  expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThanOrEqual(1000);
  await screenshotNow(app, 'map-printed');
});
