import { quickTag } from '#scripts/suites.ts';
import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  go,
  inspect,
  openSample,
  playOut,
  primary,
  screenshot,
  test,
} from '../support/app.ts';
import { pickEverybody, planJob } from '../support/player.ts';

/** Plans a raid on a door of the list with everybody but the Boss, closes the month and waits at its battle. */
async function raid(app: Page, door = 0): Promise<void> {
  await openSample(app);
  await planJob(app, 'Raid');
  await app.getByRole('region', { name: 'Rivals’ businesses' }).getByRole('radio').nth(door).check();
  await pickEverybody(app);
  await expect(app.getByText(/^Expect at least \d+ guards/)).toBeVisible();
  await screenshot(app, 'job-quote');
  await app.getByRole('button', { name: 'Plan the job' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await app.getByRole('button', { name: primary.close }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
  await expect(app.getByRole('heading', { level: 2, name: / (raid on|siege of) / })).toBeVisible();
}

/** Goes on with the month once its battles are settled. */
async function goOn(app: Page): Promise<void> {
  await app.getByRole('button', { name: primary.goOn }).click();
  await playOut(app);
}

test(
  'a raid is resolved: odds first, the full report, a cancel that changes nothing, then accepted',
  { tag: quickTag },
  async ({ app }) => {
    test.slow();
    // What comes of it is more than the dead and the arrested.
    await raid(app, 1);
    await app.getByRole('button', { name: 'Work out the odds' }).click();
    await expect(app.getByText(/From 400 battles fought on copies/)).toBeVisible({ timeout: 180_000 });
    await inspect(app, 'battle-odds');

    await app.getByRole('button', { name: 'Fight the battle' }).click();
    const verdict = app.locator('#verdict-title');
    const shown = (await verdict.textContent()) ?? '';
    // All that the result would bring stands there before it counts.
    const card = app.getByRole('region', { name: 'What came of it' });
    await expect(card.getByRole('heading', { name: 'Consequences' })).toBeVisible();
    await expect(card.locator('.lines').getByRole('listitem').first()).toBeVisible();
    const outrage = await card.getByText(/(?:raised|lowered) outrage/).allTextContents();
    await inspect(app, 'battle-result');
    await app.getByText('Watch it on the table').click();
    await expect(app.getByRole('slider', { name: 'Step' })).toBeVisible();
    await screenshot(app, 'battle-report');
    await app.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(app.getByRole('button', { name: primary.goOn })).toBeVisible();

    await app.getByRole('button', { name: 'Fight the battle' }).click();
    await expect(verdict).toHaveText(shown);
    await app.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(app.getByRole('button', { name: 'Watch it again' })).toBeVisible();
    // The end, what decided it, and both sides with their faces stand beside each other.
    await expect(app.getByRole('region', { name: 'How it ended' })).toBeVisible();
    await expect(app.getByRole('region', { name: 'How it was decided' })).toBeInViewport();
    const ours = app.getByRole('region', { name: 'The Sixth Streeters', exact: true });
    await expect(ours.locator('svg').first()).toBeInViewport();
    await inspect(app, 'battle-settled');
    for (const line of outrage) {
      const to = / to (\d+)/.exec(line)?.[1] ?? '';
      await expect(app.getByRole('banner')).toContainText(new RegExp(`outrage\\s*${to}`));
    }
    await goOn(app);
  },
);

test('a raid is watched: played, stepped, scrubbed', async ({ app }) => {
  await raid(app);
  await app.getByRole('button', { name: 'Watch', exact: true }).click();
  await app.getByRole('button', { name: 'Fight the battle' }).click();
  const slider = app.getByRole('slider', { name: 'Step' });
  await app.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveValue('0');
  await app.getByRole('button', { name: 'Pause' }).click();
  await slider.fill('10');
  await app.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('11');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
  await inspect(app, 'battle-watch');
  await expect(app.locator('#verdict-title')).toBeHidden();
  // In a small window the table, its controls and what is told of the step are seen at once.
  await app.setViewportSize({ width: 1024, height: 700 });
  const player = app.getByRole('group', { name: 'The battle, step by step' });
  await player.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(app.getByRole('img', { name: /^The table at step/ })).toBeInViewport({ ratio: 1 });
  await expect(app.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(player.locator('[aria-live]')).toBeInViewport({ ratio: 1 });
  await app.setViewportSize({ width: 1440, height: 900 });
  await app.getByRole('button', { name: 'Show how it ends' }).click();
  await app.getByRole('button', { name: 'Accept', exact: true }).click();
  await goOn(app);
});

test('a raid is fought on the table: an impossible report is refused beside the form, a true one counts', async ({
  app,
  complaints,
}) => {
  await raid(app);
  await app.getByRole('button', { name: 'On my table' }).click();
  await expect(app.getByRole('heading', { name: 'Setup sheet' })).toBeVisible();
  await app.getByRole('button', { name: 'Tap along and report' }).click();
  await app.getByRole('combobox', { name: 'How it ended' }).selectOption({ index: 1 });
  await app.getByRole('checkbox', { name: /Bodies left in public view/ }).check();
  const enter = app.getByRole('button', { name: 'Enter the report' });
  await app.getByRole('button', { name: 'See what comes of it' }).click();
  await enter.click();
  await expect(app.getByRole('alert').last()).toContainText('nobody is dead');
  await inspect(app, 'battle-table');
  const fates = app.getByRole('combobox', { name: /^Fate of/ });
  await fates.last().selectOption('Light wound');
  const points = app.getByRole('spinbutton', { name: /^Points off every stat of/ }).last();
  for (const impossible of ['-1', '1.5']) {
    await points.fill(impossible);
    await enter.click();
    // Refused twice: by the card that weighs it, and by the entry.
    await expect(app.getByText('Wounds are a whole number from 0 to 40.')).toHaveCount(2);
  }
  await points.fill('2');
  await points.blur();
  await expect(app.getByText('Wounds are a whole number from 0 to 40.')).toHaveCount(0);
  complaints.length = 0;
  const message = app.getByRole('button', { name: 'Dismiss message' });
  if (await message.isVisible()) await message.click();
  await app.getByRole('checkbox', { name: 'arrested' }).last().check();
  await expect(fates.last()).toHaveValue('wound');
  await app.getByRole('spinbutton', { name: /^Dead: citizens/ }).fill('1');
  await app.getByRole('spinbutton', { name: /^Employees of the place/ }).fill('1');
  await app.getByRole('button', { name: 'A gun was taken' }).click();
  await screenshot(app, 'battle-table-filled');
  await enter.click();
  await expect(app.getByText(/It was fought on the table/)).toBeVisible();
  await goOn(app);
  await go(app, 'Log');
  await expect(app.getByText(/was fought on the table/).first()).toBeVisible();
});

test('a raid is tapped along on a phone: the report fills itself, survives a reload, a tap is taken back', async ({
  app,
}) => {
  await raid(app);
  await app.getByRole('button', { name: 'On my table' }).click();
  await app.setViewportSize({ width: 390, height: 844 });
  await app.getByRole('button', { name: 'Tap along and report' }).click();
  const table = app.getByRole('region', { name: 'Tap along at the table' });
  const men = table.locator('.man');
  const tap = async (nth: number, mark: string): Promise<void> => {
    await men.nth(nth).click();
    await table.getByRole('button', { name: mark, exact: true }).click();
  };
  await tap(0, 'Hit');
  await tap(0, 'Hit');
  await tap(1, 'Down');
  await tap(2, 'Dead');
  await expect(men.nth(0)).toContainText('hit, −2');
  await expect(men.nth(1)).toContainText('down, −');
  await expect(men.nth(2)).toContainText('dead');
  await tap(1, 'Dead');
  await table.getByRole('button', { name: /^Take back: / }).click();
  await expect(men.nth(1)).toContainText('down, −');
  for (const button of await table.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await app.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await accessibilityFindings(app)).toEqual([]);
  await expect(async () => {
    await app.reload();
    await app.getByRole('button', { name: 'On my table' }).click();
    await expect(men.nth(2)).toContainText('dead', { timeout: 3_000 });
  }).toPass();
  await app.setViewportSize({ width: 1440, height: 900 });
  await screenshot(app, 'battle-taps');
  await app.getByText('The report in full').click();
  await expect(app.getByRole('combobox', { name: /^Fate of/ }).nth(2)).toHaveValue('dead');
  await app.getByRole('button', { name: 'See what comes of it' }).click();
  await expect(app.getByRole('region', { name: 'What came of it' })).toContainText('dead');
  await app.getByRole('button', { name: 'Enter the report' }).click();
  await expect(app.getByText(/It was fought on the table/)).toBeVisible();
});

test('a battle is called off, and undo brings it back', async ({ app }) => {
  await raid(app);
  await app.getByRole('button', { name: 'Call it off' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(app.getByText(/Called off:/).first()).toBeVisible();
  await app.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(app.getByRole('button', { name: 'Fight the battle' })).toBeVisible();
});
