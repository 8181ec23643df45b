import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameIds } from '#shared/words/games.ts';
import {
  accessibilityFindings,
  expect,
  go,
  openSample,
  playOut,
  primary,
  screenshotNow,
  test,
} from '../support/app.ts';
import { planJob } from '../support/player.ts';
import { racketeerApart } from '../support/commandLine.ts';
import { startHost } from '../support/host.ts';

test.use({ showsClose: true });

const show = (app: Page) => app.getByRole('dialog', { name: 'January 1925' });

/** Sends a crew to the first door on the list, and closes the month over whatever else waits. */
async function closeJanuary(app: Page): Promise<void> {
  await planJob(app, 'Take over');
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await list.getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await app.getByRole('button', { name: 'Send the crew' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await app.getByRole('button', { name: primary.close }).click();
}

const report = (app: Page) => app.getByRole('heading', { level: 1, name: /^January 1925: what happened$/ });

/** Leaves what came to light before the battles, if any are to be fought, and plays them out: the month closes. */
async function playJanuary(app: Page): Promise<void> {
  await closeJanuary(app);
  await expect(show(app)).toBeVisible();
  if ((await report(app).count()) === 0) {
    await app.keyboard.press('Escape');
    await expect(show(app)).toBeHidden();
    await playOut(app, 'January 1925', true);
  }
  await expect(show(app)).toBeVisible();
}

/** Stops the show from going on by itself, so that each key has one effect. */
async function hold(app: Page): Promise<void> {
  await show(app).getByRole('button', { name: 'Pause' }).click();
  await expect(show(app).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await show(app).getByRole('heading', { level: 1 }).click();
}

/** The card that stands, by its place and title. */
const card = (app: Page) => show(app).locator('[aria-current="step"]');

test('a curtain stands from the press until the first scene is there', async ({ app }) => {
  await openSample(app);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await app.route('**/rpc/play/advance', async (route) => {
    await held;
    await route.continue();
  });
  await closeJanuary(app);
  const curtain = app.getByText('The curtain is about to go up.');
  await expect(curtain).toBeVisible();
  await expect(app.getByRole('status').filter({ has: curtain })).toContainText('January 1925');
  await screenshotNow(app, 'show-curtain');
  letThrough();
  await expect(show(app)).toBeVisible();
  await expect(curtain).toHaveCount(0);
});

test('the close of a month is watched card by card to the front page and the table of orders', async ({ app }) => {
  await openSample(app);
  await playJanuary(app);
  await hold(app);
  const cards = await show(app).getByRole('navigation', { name: 'Scenes' }).getByRole('button').count();
  expect(cards).toBeGreaterThan(4);
  await app.keyboard.press('Home');
  await expect(card(app)).toHaveAccessibleName(new RegExp(`^1 of ${cards}`));
  const told: string[] = [];
  let isMet = false;
  for (let at = 1; at <= cards; at += 1) {
    await expect(card(app)).toHaveAccessibleName(new RegExp(`^${at} of ${cards}`));
    const name = (await card(app).getAttribute('aria-label')) ?? '';
    told.push(name);
    // Whoever does not see it is told the same.
    const spoken = show(app).getByRole('status', { name: 'The show' });
    await expect(spoken).not.toBeEmpty();
    // One's own crew is told of alone, or with the fight that it ran into.
    if (
      !isMet &&
      (await show(app)
        .getByText(/^Take over /)
        .first()
        .isVisible())
    ) {
      isMet = true;
      await expect(
        show(app)
          .getByText(/when ordered/)
          .first(),
      ).toBeVisible();
      await expect(spoken).toContainText('Take over');
      expect(await accessibilityFindings(app)).toEqual([]);
      await screenshotNow(app, 'show-order');
    }
    if (at < cards) await app.keyboard.press('Space');
  }
  expect(isMet).toBe(true);
  expect(told.at(-2)).toMatch(/The front page$/);
  await expect(show(app).getByRole('heading', { name: 'What became of your orders' })).toBeVisible();
  await expect(show(app).getByRole('row', { name: /^Take over .*%/ })).toBeInViewport();
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.keyboard.press('ArrowLeft');
  await expect(card(app)).toHaveAccessibleName(/The front page$/);
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.keyboard.press('End');
  await app.keyboard.press('Space');
  await expect(show(app)).toBeHidden();
  await expect(report(app)).toBeVisible();
});

test('Escape leaves for the report, a reload in the middle harms nothing, and any month is watched again', async ({
  app,
}) => {
  await openSample(app);
  await playJanuary(app);
  await app.keyboard.press('Escape');
  await expect(show(app)).toBeHidden();
  await expect(report(app)).toBeVisible();
  await app.getByRole('button', { name: 'Watch again' }).click();
  await expect(show(app)).toBeVisible();
  await app.reload();
  await expect(app.getByText('February 1925').first()).toBeVisible();
  await expect(show(app)).toBeHidden();
  await go(app, 'Desk');
  await app.getByRole('button', { name: 'Watch again' }).click();
  await show(app).getByRole('checkbox', { name: 'Mine only' }).check();
  await show(app).getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await app.keyboard.press('Escape');
  await app.reload();
  await go(app, 'Desk');
  await app.getByRole('button', { name: 'Watch again' }).click();
  await expect(show(app).getByRole('checkbox', { name: 'Mine only' })).toBeChecked();
  await expect(show(app).getByRole('combobox', { name: 'Speed' })).toHaveValue('fast');
});

test('less motion has stills: nothing goes on by itself', async ({ app }) => {
  await app.emulateMedia({ reducedMotion: 'reduce' });
  await openSample(app);
  await closeJanuary(app);
  await expect(show(app)).toBeVisible();
  await expect(card(app)).toHaveAccessibleName(/^1 of/);
  await expect(show(app).getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await app.keyboard.press('ArrowRight');
  await expect(card(app)).toHaveAccessibleName(/^2 of/);
});

test('the setting leaves the show out', async ({ app }) => {
  await openSample(app);
  await app.keyboard.press('Control+,');
  await app.getByRole('checkbox', { name: 'Show the close of the month, scene by scene' }).uncheck();
  await app.keyboard.press('Escape');
  await closeJanuary(app);
  await playOut(app);
  await expect(show(app)).toHaveCount(0);
});

for (const game of gameIds.filter((id) => id !== 'paradise'))
  test(`a closed period of ${game} is watched on its board`, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-show-'));
    const file = join(folder, 'Show.racketeer');
    const founded = await racketeerApart('new', file, '--game', game, '--seed', '12', '--npcs', '3');
    expect(founded.code).toBe(0);
    expect((await racketeerApart('advance', file, '--turns', '2', '--auto')).code).toBe(0);
    const host = await startHost({ file });
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(host.url);
      await page.getByRole('navigation', { name: 'Screens' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('scene by scene');
      await page.getByRole('option', { name: /Show/ }).first().click();
      const stage = page.getByRole('dialog', { name: /^(Turn|Round) 1$/ });
      await expect(stage).toBeVisible();
      const steps = stage.getByRole('navigation', { name: 'Scenes' }).getByRole('button');
      const cards = await steps.count();
      expect(cards).toBeGreaterThan(5);
      // The first scene of a seat's own is near the beginning: an order, or its sheet.
      const own = stage.getByText(/, yours$/);
      let at = 0;
      for (; at < cards && !(await own.isVisible()); at += 1) await page.keyboard.press('Space');
      await expect(own).toBeVisible();
      await expect(stage.locator('[data-lit], .touched').first()).toBeVisible();
      // Whoever went, or who leads the side that sent him, has a face.
      await expect(stage.locator('.faces svg').first()).toBeVisible();
      await screenshotNow(page, `show-faces-${game}`);
      expect(await accessibilityFindings(page)).toEqual([]);
      for (at += 1; at < cards; at += 1) await page.keyboard.press('Space');
      await expect(stage.getByRole('heading', { name: 'What became of your orders' })).toBeVisible();
      await page.keyboard.press('Space');
      await expect(stage).toBeHidden();
      expect(host.problems()).toBe('');
    } finally {
      await host.close();
      rmSync(folder, { recursive: true });
    }
  });

for (const game of ['turf-war', 'brotherhood'] as const)
  test(`closing a turn of ${game} opens the show`, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-show-'));
    const file = join(folder, 'Show.racketeer');
    await racketeerApart('new', file, '--game', game, '--seed', '12', '--npcs', '3');
    expect((await racketeerApart('advance', file, '--turns', '1', '--auto')).code).toBe(0);
    const host = await startHost({ file });
    try {
      await page.goto(host.url);
      const close = page.getByRole('button', { name: /^Close the turn/ });
      await close.first().click();
      const anyway = page.getByRole('button', { name: /anyway$/ });
      const stage = page.getByRole('dialog', { name: 'Turn 2' });
      const goesOn = page.getByRole('button', { name: 'Play the turn on' });
      await expect(anyway.or(stage).first()).toBeVisible();
      if (await anyway.isVisible()) await anyway.click();
      // A turn may stop on the way for what somebody has to decide.
      await expect(stage.or(goesOn).first()).toBeVisible();
      while (!(await stage.isVisible())) {
        await goesOn.click();
        if (await anyway.isVisible()) await anyway.click();
        await expect(stage.or(goesOn).first()).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(stage).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: /^Turn 2: what happened/ })).toBeVisible();
    } finally {
      await host.close();
      rmSync(folder, { recursive: true });
    }
  });
