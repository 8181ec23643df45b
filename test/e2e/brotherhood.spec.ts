import { quickTag } from '#scripts/suites.ts';
import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  beginGame,
  expect,
  go,
  inspect,
  screenshot,
  takeGamesMaster,
  test,
} from '../support/app.ts';
import { dragTo } from '../support/boards.ts';

/** The families that a person plays. */
const alzetta = 'Alzetta';
const benvolio = 'Benvolio';

async function lookAt(app: Page, family: string): Promise<void> {
  await app.getByRole('combobox', { name: /^Family/ }).selectOption({ label: family });
}

async function fill(app: Page, label: string, value: string): Promise<void> {
  const field = app.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Tab');
}

/** Answers whatever is asked of the two families, the first choice each time; then plays on, until the turn is closed. */
async function playOut(app: Page, turn: number): Promise<Set<string>> {
  const asked = new Set<string>();
  const closed = app.getByRole('banner', { name: 'Campaign' }).getByText(`Turn ${turn + 1}`, { exact: true });
  const panel = app.locator('section.question');
  const on = app.getByRole('button', { name: 'Play the turn on' });
  for (let step = 0; step < 60; step += 1) {
    await expect(closed.or(on).first()).toBeVisible();
    if (await closed.isVisible()) return asked;
    if (!(await panel.isVisible())) await go(app, 'Map');
    const title = await panel.getByRole('heading').innerText();
    if (title === 'The turn is being played') {
      const other = panel.getByRole('button').first();
      if ((await other.count()) > 0) await other.click();
      else await on.click();
      continue;
    }
    if (!asked.has(title)) await screenshot(app, `brotherhood-question-${asked.size}`);
    asked.add(title);
    const before = await panel.innerText();
    const answers = panel.getByRole('button', {
      name: /^(Fight on|At the|Don’t use it|Offer a ceasefire|Accept the terms|One of the)/,
    });
    await answers.first().click();
    await expect.poll(async () => (await panel.count()) === 0 || (await panel.innerText()) !== before).toBe(true);
  }
  throw new Error('The turn does not end.');
}

test.setTimeout(450_000);

test('two people play three turns of The Brotherhood at one screen', { tag: quickTag }, async ({ app }) => {
  // Families that leave their sheets empty on purpose are asked about.
  await app.addLocatorHandler(app.getByRole('button', { name: /anyway$/ }), (button) => button.click());
  await app.getByRole('radio', { name: /Brotherhood/ }).check({ force: true });
  await inspect(app, 'brotherhood-start');
  await app.getByRole('button', { name: /New/ }).first().click();
  await expect(app.getByRole('heading', { name: 'New game of The Brotherhood' })).toBeVisible();
  await app.getByLabel('Seed').fill('7');
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByLabel('Who plays family 2').selectOption('screen');
  await takeGamesMaster(app);
  await app.getByLabel('Name of family 3').fill(benvolio);
  await inspect(app, 'brotherhood-setup');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('alert')).toContainText('Two families have this name');
  await app.getByLabel('Name of family 3').fill('Corvini');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('heading', { name: 'Carthage, turn 1' })).toBeVisible();
  await inspect(app, 'brotherhood-map-empty');

  // One family on the map, with a mistake on purpose.
  await lookAt(app, alzetta);
  await app.getByRole('button', { name: /^Status Quo,/ }).click();
  await fill(app, 'Operations to open in Status Quo', '3');
  await expect(app.getByRole('alert')).toContainText('This sheet costs $24,000; you have $20,000.');
  await screenshot(app, 'brotherhood-refused');
  await fill(app, 'Operations to open in Status Quo', '1');
  await expect(app.getByRole('alert')).toHaveCount(0);
  await fill(app, 'Thugs to Status Quo', '6');
  const sheet = app.getByRole('region', { name: 'The sheet' });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await screenshot(app, 'brotherhood-map');

  // The other one on the sheet, and with the keys of the map.
  await lookAt(app, benvolio);
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await go(app, 'Order sheet');
  await fill(app, 'Thugs to Status Quo', '7');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await inspect(app, 'brotherhood-sheet');
  await go(app, 'Map');
  await app.getByRole('button', { name: /^Skid Row,/ }).press('r');
  await expect(sheet.getByRole('listitem')).toHaveCount(2);

  await app.getByRole('button', { name: /Close the turn/ }).click();
  const asked = await playOut(app, 1);
  expect([...asked]).toContain('Fight on?');
  await expect(app.getByRole('heading', { name: 'Turn 1: what happened' })).toBeVisible();
  await screenshot(app, 'brotherhood-report');

  await go(app, 'Last turn');
  await expect(app.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Mob action' }).click();
  await app.getByRole('button', { name: 'Next' }).click();
  await expect(app.getByText(/^Round 1:/).first()).toBeVisible();
  await inspect(app, 'brotherhood-turn');
  await go(app, 'Family');
  await inspect(app, 'brotherhood-family');
  await go(app, 'Rivals');
  await app
    .getByRole('region', { name: 'Announced to all' })
    .getByLabel('Say to everybody')
    .fill('Keep out of the Waterfront.');
  await app.getByRole('button', { name: 'Announce it' }).click();
  await expect(app.getByText('Keep out of the Waterfront.').first()).toBeVisible();
  await inspect(app, 'brotherhood-rivals');

  for (const turn of [2, 3]) {
    await go(app, 'Order sheet');
    await lookAt(app, alzetta);
    await app.getByRole('button', { name: 'As last turn' }).click();
    await expect(sheet.getByRole('listitem').first()).toBeVisible();
    await app.getByRole('button', { name: /Close the turn/ }).click();
    await playOut(app, turn);
  }
  await go(app, 'Charts');
  await inspect(app, 'brotherhood-charts');
  await go(app, 'Map');
  await app.getByRole('button', { name: /^Skid Row,/ }).click();
  await inspect(app, 'brotherhood-map-turn-4');
  await go(app, 'Paper');
  await screenshot(app, 'brotherhood-paper');
});

test('ten families share the large city; pieces are put on it from the stock', async ({ app }) => {
  // Families that leave their sheets empty on purpose are asked about.
  await app.addLocatorHandler(app.getByRole('button', { name: /anyway$/ }), (button) => button.click());
  await beginGame(app, /Brotherhood/);
  await app.getByLabel('Seed').fill('11');
  await app.getByRole('combobox', { name: /^Families/ }).selectOption('10');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('heading', { name: 'Carthage, turn 1' })).toBeVisible();
  const sheet = app.getByRole('region', { name: 'The sheet' });
  await app.getByRole('button', { name: 'R 12, Operation at home' }).click();
  await app.getByRole('button', { name: /^Uptown,/ }).click();
  await expect(sheet.getByRole('listitem')).toHaveText(/Open 1 operation in Uptown/);
  const thug = app.getByRole('button', { name: 'T 12, Thug at home' });
  await dragTo(app, thug, app.getByRole('button', { name: /^Uptown,/ }));
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.getByRole('button', { name: /Close the turn/ }).click();
  await playOut(app, 1);
  await go(app, 'Map');
  await screenshot(app, 'brotherhood-ten');
  await go(app, 'Rivals');
  await inspect(app, 'brotherhood-ten-rivals');
});

test('a game that runs already is typed in; its sheets come by mail, a house rule is changed, the board is printed', async ({
  app,
}) => {
  app.setDefaultTimeout(10_000);
  await beginGame(app, /Brotherhood/);
  await app.getByRole('combobox', { name: /^Families/ }).selectOption('3');
  await app.getByLabel('Who plays family 1').selectOption('mail');
  await app.getByLabel(/It is running already/).check();
  await app.getByLabel('Turn that is open now').fill('5');
  const own = app.getByRole('group', { name: alzetta });
  await own.getByLabel('Cash').fill('30000');
  await own.getByLabel('On the board, an area a line').fill('Milgate, 2 operations');
  const enter = app.getByRole('button', { name: 'Enter the game' });
  await enter.click();
  await expect(app.getByRole('alert').first()).toContainText('did you mean Millgate?');
  await inspect(app, 'brotherhood-running');
  const board = own.getByLabel('On the board, an area a line');
  await board.fill('Millgate, 2 operations, 1 influence\nWaterfront, 1 operation');
  await enter.click();
  await expect(app.getByRole('heading', { name: 'Carthage, turn 5' })).toBeVisible();

  await go(app, 'Mail');
  const sheet = app.getByRole('region', { name: 'Sheet that came back' });
  const paper = sheet.getByLabel(`Filled-in sheet of ${alzetta}`);
  await paper.fill('Open 40 in Millgate\nSend 2 Thugs to Skid Roe');
  await sheet.getByRole('button', { name: 'File this sheet' }).click();
  const lines = sheet.getByRole('list', { name: 'Lines to mend' });
  await expect(lines.getByRole('listitem').nth(1)).toContainText('did you mean Skid Row?');
  await inspect(app, 'brotherhood-mail');
  await paper.fill('Open 1 in Millgate: card room\nSend 3 Thugs to Millgate\nGodfather in Millgate');
  await sheet.getByRole('button', { name: 'File this sheet' }).click();
  await expect(sheet.getByRole('status')).toContainText('filed and handed in');

  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  const changes = app.getByRole('region', { name: 'Games master’s changes' });
  await changes.getByLabel('What is changed').selectOption({ label: 'A house rule' });
  await changes.getByRole('combobox', { name: /^House rule/ }).selectOption({ label: 'Cash is public' });
  await changes.getByRole('combobox', { name: /^Set to/ }).selectOption({ label: 'yes' });
  await changes.getByLabel('Reason, for the log').fill('All agreed.');
  await changes.getByRole('button', { name: 'Enter the change' }).click();
  const rules = app.getByRole('region', { name: 'House rules in force' });
  await expect(rules.getByRole('listitem').filter({ hasText: 'Cash is public' })).toContainText('no');
  await expect(rules.getByText('From Turn 6 on: Cash is public from no to yes.')).toBeVisible();
  await screenshot(app, 'brotherhood-rulings');

  await app.keyboard.press('Control+k');
  await app.keyboard.type('waterfront');
  await expect(app.getByRole('option', { name: /Waterfront/ }).first()).toBeVisible();
  await app.keyboard.press('Enter');
  await expect(app.getByRole('heading', { name: 'Carthage, turn 5' })).toBeVisible();
  await app.getByRole('button', { name: 'Use the dark theme' }).click();
  await screenshot(app, 'brotherhood-map-dark');
  await app.getByRole('button', { name: 'Use the light theme' }).click();
  await app.emulateMedia({ media: 'print' });
  await screenshot(app, 'brotherhood-board-printed');
  await app.emulateMedia({ media: 'screen' });
  await go(app, 'Order sheet');
  await app.emulateMedia({ media: 'print' });
  await screenshot(app, 'brotherhood-sheet-printed');
});
