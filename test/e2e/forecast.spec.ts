import type { Page } from '@playwright/test';
import { expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';
import { planJob } from '../support/player.ts';

/** Stops what the page began by itself, and asks for so many campaigns and months. */
async function lookAhead(app: Page, campaigns: string, months: string): Promise<void> {
  const stop = app.getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await stop.click();
  await app.getByRole('spinbutton', { name: /^Campaigns/ }).fill(campaigns);
  await app.getByRole('spinbutton', { name: /^Months/ }).fill(months);
  await app.keyboard.press('Enter');
}

async function sendCrew(app: Page): Promise<void> {
  await planJob(app, 'Take over');
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await list.getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await app.getByRole('button', { name: 'Send the crew' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
}

/** Paints in which a chart's canvas has nothing on it, from the moment another seat is picked. */
async function blankPaints(app: Page): Promise<number> {
  const canvas = app.locator('[data-chart] canvas').nth(1);
  const picker = app.getByRole('combobox', { name: /^Money in the bank/ });
  const select = await picker.elementHandle();
  return await canvas.evaluate(async (element: HTMLCanvasElement, list) => {
    if (!(list instanceof HTMLSelectElement)) throw new Error('There is no list of seats.');
    list.selectedIndex = 1;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    let blank = 0;
    for (let paint = 0; paint < 30; paint += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
      const { width, height } = element;
      const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      if (!pixels.some((value) => value !== 0)) blank += 1;
    }
    return blank;
  }, select);
}

test('a look ahead by keyboard: odds, fans, numbers', async ({ app }) => {
  test.slow();
  await openSample(app, 'Forecast');
  await expect(app.getByRole('progressbar', { name: 'Campaigns played' })).toBeVisible();
  await lookAhead(app, '24', '12');
  await expect(app.getByRole('progressbar', { name: 'Campaigns played' })).toBeVisible();
  await expect(app.getByRole('table', { name: 'Odds of every seat' })).toBeVisible({ timeout: 180_000 });
  const odds = app.getByRole('table', { name: 'Odds of every seat' });
  await expect(odds.getByRole('row')).toHaveCount(6);
  await expect(app.getByRole('img', { name: /^Money in the bank: at the end \$/ })).toBeVisible();
  await inspect(app, 'forecast');
  await expect(app.getByRole('progressbar', { name: 'Campaigns played' })).toHaveCount(0, { timeout: 180_000 });
  expect(await blankPaints(app)).toBe(0);
  await expect(app.getByRole('img', { name: /^Money in the bank: at the end \$/ })).toBeVisible();
  await app.getByText('The same in numbers').click();
  await expect(app.getByRole('cell', { name: /^\$[\d,]+ \(\$/ }).first()).toBeVisible();
  await app.locator('main').evaluate((main) => main.scrollTo(0, 500));
  await screenshot(app, 'forecast-scrolled');
  await app.emulateMedia({ colorScheme: 'dark' });
  await inspect(app, 'forecast-dark');
});

test('with orders waiting, both sets stand beside each other; a stopped one leaves nothing', async ({
  app,
  complaints,
}) => {
  test.slow();
  await openSample(app);
  await sendCrew(app);
  await go(app, 'Forecast');
  await expect(app.getByText('1 order waits')).toBeVisible();
  await lookAhead(app, '2000', '36');
  await app.getByRole('button', { name: 'Stop' }).click();
  await expect(app.getByRole('button', { name: /^Look (?:ahead|again)$/ })).toBeVisible();
  await lookAhead(app, '0', '6');
  await expect(app.getByText('Ask for 1 to 2,000 campaigns.')).toBeVisible();
  // The browser reports the refused request.
  complaints.length = 0;
  await lookAhead(app, '12', '6');
  const odds = app.getByRole('table', { name: 'Odds of every seat' });
  await expect(odds).toBeVisible({ timeout: 180_000 });
  await expect(odds.getByRole('columnheader', { name: 'without' }).first()).toBeVisible();
  await expect(app.getByRole('img', { name: /^Outrage of the city, with the/ })).toBeVisible();
  await expect(app.getByRole('img', { name: /^Outrage of the city, without/ })).toBeVisible();
  await inspect(app, 'forecast-compared');
  await app.locator('main').evaluate((main) => main.scrollTo(0, 600));
  await screenshot(app, 'forecast-compared-scrolled');
});

test('the program ends at once while it looks ahead', async ({ app, host }) => {
  test.slow();
  await openSample(app, 'Forecast');
  await lookAhead(app, '2000', '36');
  await expect(app.getByText(/^[1-9]\d* of 2,000 campaigns/)).toBeVisible({ timeout: 270_000 });
  // Whoever asks a program that has ended is told so; that is not what this is about.
  await app.goto('about:blank');
  const asked = performance.now();
  await host.close();
  expect(performance.now() - asked).toBeLessThan(5_000);
});
