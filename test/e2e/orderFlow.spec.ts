import type { Page } from '@playwright/test';
import { clippedLists, expect, inspect, openSample, screenshotNow, test } from '../support/app.ts';
import { goByThumb } from '../support/phone.ts';
import { planJob } from '../support/player.ts';

/** Counts the controls of the screen that can be seen and reached without scrolling. */
function countControls(app: Page): Promise<number> {
  return app.locator('main').evaluate((main) => {
    const isSeen = (control: Element): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const found = document.elementFromPoint(x, y);
      return found !== null && (control.contains(found) || found.contains(control));
    };
    return [...main.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(isSeen).length;
  });
}

const crew = (app: Page) => app.getByRole('group', { name: 'Crew', exact: true }).getByRole('checkbox');
const mostControls = 40;

test('at most 40 controls of the orders are in view: at first, at a door to take over, and at a rival’s', async ({
  app,
}) => {
  await openSample(app, 'Orders');
  await expect(crew(app).first()).toBeVisible();
  expect(await countControls(app)).toBeLessThanOrEqual(mostControls);
  await app.getByRole('radio').first().check();
  await expect(app.getByText(/chance to win the owner over/)).toBeVisible();
  expect(await countControls(app)).toBeLessThanOrEqual(mostControls);
  await inspect(app, 'order-flow');
  await planJob(app, 'Raid');
  await app.getByRole('radio').first().check();
  await app.getByRole('list', { name: 'Crews proposed' }).getByRole('button').first().click();
  await expect(app.locator('.quote summary strong')).toHaveText(/%$/);
  expect(await countControls(app)).toBeLessThanOrEqual(mostControls);
  await inspect(app, 'order-flow-raid');
});

test('at 1024x700 at least five doors are in sight, and the button of the order is', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 });
  await openSample(app, 'Orders');
  await app.getByRole('radio').first().check();
  await expect(app.getByText(/chance to win the owner over/)).toBeVisible();
  const rows = app.getByRole('region', { name: 'Independent businesses' }).getByRole('row');
  for (const row of [1, 2, 3, 4, 5]) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
  await expect(app.getByRole('button', { name: 'Send the crew' })).toBeInViewport({ ratio: 1 });
  expect(await clippedLists(app)).toEqual([]);
});

test('a usual month, two jobs and a purchase, takes fewer than 20 clicks from the Desk', async ({ app }) => {
  await openSample(app, 'Desk');
  let clicks = 0;
  const press = async (
    name: string | RegExp,
    within: ReturnType<Page['locator']> = app.locator('body'),
  ): Promise<void> => {
    clicks += 1;
    await within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };
  const door = async (): Promise<void> => {
    clicks += 1;
    await app.getByRole('radio').first().check();
  };
  const ready = (name: string): Promise<void> =>
    expect(app.getByRole('button', { name, exact: true }).last()).toHaveAttribute('aria-disabled', 'false');
  const rail = app.getByRole('navigation', { name: 'Screens' });

  await press(/^Orders/, rail);
  await door();
  await ready('Send the crew');
  await press('Send the crew');
  await press('Rivals’', app.getByRole('group', { name: 'Whose doors' }));
  await door();
  await press(/^(Nobody hired|Best odds)/, app.getByRole('list', { name: 'Crews proposed' }));
  await ready('Plan the job');
  await press('Plan the job');
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toHaveCount(2);
  await press(/^Gang/, rail);
  await press('Vehicles', app.getByRole('group', { name: 'Kind of order' }));
  await ready('Buy');
  await press('Buy');
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText(/car/i);
  expect(clicks).toBeLessThan(20);
});

test('what most doors have in common is told once, with whom; a face says why it goes', async ({ app }) => {
  await openSample(app, 'Orders');
  await expect(app.locator('.once')).toHaveText(/^\d+% at (each|most) of them, with Francis Kennedy$/);
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await expect(list.getByRole('row')).not.toHaveCount(1);
  const told = await app.locator('.once strong').innerText();
  await expect(list.getByRole('cell', { name: told, exact: true })).toHaveCount(0);
  await app.getByRole('radio').first().check();
  const men = app.getByRole('group', { name: 'Crew', exact: true });
  await expect(men.getByText(/does the talking$/)).toHaveCount(1);
  await expect(men.getByText(/the Boss stays home$/)).toHaveCount(1);
});

test.describe('by thumb', () => {
  test.use({ hasTouch: true });
  test('all of it fits the window at 200% and on a phone', fitsWindow);
});

async function fitsWindow({ app }: { app: Page }): Promise<void> {
  await openSample(app, 'Orders');
  for (const size of [
    { width: 720, height: 450 },
    { width: 390, height: 844 },
  ]) {
    await app.setViewportSize(size);
    for (const screen of ['Orders', 'Town']) {
      await goByThumb(app, screen);
      await expect(app.getByRole('heading', { level: 1, name: screen })).toBeVisible();
      await app.locator('main').evaluate((main) => main.scrollTo(0, 0));
      const excess = await app.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      expect([screen, size.width, excess]).toEqual([screen, size.width, 0]);
      await screenshotNow(app, `order-flow-${screen.toLowerCase()}-${size.width}`);
    }
  }
}
