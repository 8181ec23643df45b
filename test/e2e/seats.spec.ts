import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { gameIds, type GameId } from '#shared/words/games.ts';
import { accessibilityFindings, expect, go, inspect, screenshot, test as base } from '../support/app.ts';
import { racketeerApart } from '../support/commandLine.ts';
import { startHost } from '../support/host.ts';

/** A campaign of each game in its third period, with one player, opened by the games master. */
const test = base.extend<{ game: GameId; table: Page }>({
  game: ['paradise', { option: true }],
  table: async ({ page, game }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-seats-'));
    const file = join(folder, 'Seats.racketeer');
    const made = ['--game', game, '--seed', '7', '--npcs', '3', '--gang', 'Quarrymen'];
    expect((await racketeerApart('new', file, ...made)).code).toBe(0);
    expect((await racketeerApart('advance', file, '--turns', '2', '--auto')).code).toBe(0);
    const host = await startHost({ file });
    try {
      await page.goto(host.url);
      await page.getByRole('navigation', { name: 'Screens' }).waitFor();
      await go(page, 'Campaign');
      const asGamesMaster = page.getByRole('button', { name: 'See it as the games master' });
      const reason = page.getByRole('textbox', { name: 'Reason, for the log' });
      await expect(asGamesMaster.or(reason).first()).toBeVisible();
      if (await asGamesMaster.isVisible()) await asGamesMaster.click();
      await expect(reason).toBeVisible();
      await use(page);
      expect(host.problems(), 'the host met a bug').toBe('');
    } finally {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const message = (page: Page): Locator => page.getByRole('status', { name: 'Messages' });

/** Picks the option of a list whose words fit. */
async function pick(list: Locator, words: RegExp): Promise<void> {
  const label = await list.locator('option').filter({ hasText: words }).first().textContent();
  await list.selectOption({ label: label?.trim() ?? '' });
}

/** Begins a change of the games master’s, about the player’s seat. */
async function beginChange(page: Page, change: RegExp, who = /Quarrymen|Miller/): Promise<void> {
  const kinds = page.getByRole('combobox', { name: /^(Change|What is changed)$/ });
  await pick(kinds, change);
  await pick(page.getByRole('combobox', { name: /^(Gang|Family)$/ }), who);
}

async function enterChange(page: Page, reason: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Reason, for the log' }).fill(reason);
  await page.getByRole('button', { name: 'Enter the change' }).click();
}

/** Answers the question in the dialog. */
async function answer(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words }).check();
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Games that orders play on: nobody closes a period there. */
const playsByItself: ReadonlySet<GameId> = new Set(['godfather', 'empire-city']);

/** Has the program play for the player who is waited for. */
async function playForTheLate(page: Page): Promise<void> {
  const playFor = page.getByRole('button', { name: /^Let the program play for/ });
  const playOn = page.getByRole('button', { name: /^Play on/ });
  await expect(playFor.or(playOn).first()).toBeVisible();
  // A seat of the program comes first.
  if (!(await playFor.isVisible())) await playOn.click();
  await playFor.click();
  await expect(message(page)).toContainText(/^(Done|Round \d+ is closed)/);
}

/** Closes the period although the player has sent nothing. */
async function closeWithoutThem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Close the (month|turn)/ }).click();
  const anyway = page.getByRole('button', { name: /anyway$/ });
  const done = page.getByRole('heading', { level: 1, name: /: what happened$|^The reveal/ });
  const goesOn = page.getByRole('button', { name: /^(Play the turn on|Go on with|Settle|Answer)/ });
  await expect(anyway.or(done).or(goesOn).first()).toBeVisible();
  if (!(await anyway.isVisible())) return;
  await anyway.click();
  await expect(done.or(goesOn).first()).toBeVisible();
}

for (const game of gameIds) {
  test.describe(game, () => {
    test.use({ game });

    test('the games master hands a seat to the program, renames it, and gives it to another player', async ({
      table,
    }) => {
      await beginChange(table, /^Who plays/);
      const by = table.getByRole('combobox', { name: 'Played by' });
      await pick(by, /the program/i);
      await enterChange(table, 'She moved away');
      await expect(message(table)).toContainText('Change who plays');

      await beginChange(table, /^(The name of a (gang|family)|A family’s name)/);
      await table.getByRole('textbox', { name: /^New name/ }).fill('Stonecutters');
      await enterChange(table, 'Under new management');
      await expect(message(table)).toContainText(/Rename|is called/);

      await beginChange(table, /^Who plays/, /Stonecutters/);
      await pick(by, /a player/i);
      await screenshot(table, `seats-${game}`);
      await enterChange(table, 'His brother plays on');
      await expect(message(table)).toContainText(/Change who plays.*Stonecutters/);
      expect(await accessibilityFindings(table)).toEqual([]);

      await go(table, 'Log');
      for (const reason of ['She moved away', 'Under new management', 'His brother plays on'])
        await expect(table.getByText(reason).first()).toBeVisible();
    });

    test('a player who sends nothing is played by the program, and the log tells so', async ({ table }) => {
      const ways = table.getByRole('combobox', { name: /somebody has sent nothing$/ });
      await pick(ways, /^The program plays/);
      await expect(ways).toHaveValue('program');
      await screenshot(table, `late-${game}`);
      await (playsByItself.has(game) ? playForTheLate(table) : closeWithoutThem(table));
      await go(table, 'Log');
      await table.getByRole('searchbox', { name: 'Search' }).fill('Nothing came');
      const told = table.getByText(/^Nothing came from .* the program played for them\./).filter({ visible: true });
      await expect(told.first()).toBeVisible();
    });

    test('a mistake found late is corrected, and the later orders are played again', async ({ table }) => {
      await go(table, 'Log');
      await table
        .getByRole('button', { name: /^Undo to the start of/ })
        .first()
        .click();
      await table.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(message(table)).toContainText('Undone');
      await go(table, 'Campaign');
      await beginChange(table, /^(The name of a (gang|family)|A family’s name)/);
      await table.getByRole('textbox', { name: /^New name/ }).fill('Stonecutters');
      await enterChange(table, 'It was misspelled');
      await expect(table.getByRole('dialog')).toContainText('taken back');
      await screenshot(table, `second-thoughts-${game}`);
      await answer(table, 'Go on without a copy');
      await expect(message(table)).toContainText(/Rename|is called/);
      await go(table, 'Log');
      const later = table.getByRole('region', { name: 'Later orders' });
      await screenshot(table, `later-${game}`);
      await later.getByRole('button', { name: 'Play the later orders again' }).click();
      await expect(later.getByRole('status')).toContainText('given again');
      expect(await accessibilityFindings(table)).toEqual([]);
    });
  });
}

test.describe('paradise, with gangs that come and go', () => {
  test.use({ game: 'paradise' });

  test('[MONTH-12] a gang is put together and comes to the city, another retires, and a house rule changes with the month', async ({
    table,
  }) => {
    const kinds = table.getByRole('combobox', { name: 'Change', exact: true });
    await pick(kinds, /^A new gang/);
    await pick(table.getByRole('combobox', { name: 'How it comes' }), /^A player puts it together/);
    const begin = table.getByRole('combobox', { name: 'Begin with' });
    await begin.selectOption({ index: 2 });
    await table.getByRole('textbox', { name: 'Name of the gang' }).fill('The Late Comers');
    await inspect(table, 'entering-founded');
    await enterChange(table, 'A player joins');
    await expect(message(table)).toContainText('The Late Comers comes to the city');

    await pick(kinds, /^A new gang/);
    await pick(table.getByRole('combobox', { name: 'How it comes' }), /^It was played elsewhere/);
    await table.getByRole('textbox', { name: /^The gang’s block/ }).fill('{ "name": 1');
    await table.getByRole('textbox', { name: 'Reason, for the log' }).fill('Another one');
    await expect(table.getByText(/^That is not JSON/)).toBeVisible();
    await screenshot(table, 'entering-running');

    await pick(kinds, /^Retire a gang/);
    await pick(table.getByRole('combobox', { name: 'Gang that leaves the city' }), /The Late Comers/);
    await enterChange(table, 'He changed his mind');
    await expect(message(table)).toContainText('Retire The Late Comers');

    await pick(kinds, /^A house rule/);
    await pick(table.getByRole('combobox', { name: 'House rule', exact: true }), /^Booked men/);
    await pick(table.getByRole('combobox', { name: 'Set to' }), /^Bail/);
    await screenshot(table, 'house-rule-next');
    await enterChange(table, 'We want bail');
    await expect(message(table)).toContainText('Change the house rules');
    await expect(table.getByText(/^Now: from April 1925 on: Booked men/)).toBeVisible();
  });
});
