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

test.setTimeout(450_000);

async function found(app: Page, change: () => Promise<void>): Promise<void> {
  await app.getByRole('radio', { name: /brownstone/ }).check({ force: true });
  await screenshot(app, 'godfather-start');
  await app.getByRole('button', { name: /New/ }).first().click();
  await expect(app.getByRole('heading', { name: 'New game of The Godfather Game' })).toBeVisible();
  await change();
  await app.getByRole('button', { name: 'Start the game' }).click();
}

/** Puts men down; the first click on an unplayed Neighborhood is what opens it. */
async function put(app: Page, positions: readonly string[]): Promise<void> {
  for (const position of positions) await app.locator(`#spot-${position}`).click();
}

/** Brings the family that is asked onto the screen, whoever it is. */
async function follow(app: Page, family: string): Promise<void> {
  await expect(app.getByTitle(`The ${family}s are at turn`)).toBeVisible();
  const other = app.getByRole('button', { name: /^Go to the / });
  const mine = app.getByRole('button', { name: /^(Place and|Pass|Play the card)/ });
  // A closed round shows its report first, a moment after it is closed.
  await expect(async () => {
    await expect(app.locator('main')).toHaveAttribute('aria-busy', 'false');
    await go(app, 'Board');
    await expect(other.or(mine).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  if (await other.isVisible()) await other.click();
  await expect(mine.first()).toBeVisible();
}

/** Cards and dice are those of the table, or the program’s. */
async function throwOwnDice(app: Page, isOn: boolean): Promise<void> {
  await app
    .getByRole('button', { name: /Games master/ })
    .first()
    .click();
  await app.getByRole('checkbox', { name: /My own dice/ }).setChecked(isOn);
  await app.keyboard.press('Escape');
}

async function endTurn(app: Page): Promise<void> {
  await app.getByRole('button', { name: /^(Place and end|Pass$)/ }).click();
}

type Standing = { name: string; status?: string; racket?: string; holder?: string; men: object };

/** A game that stands on a table, entered by form. */
async function entered(app: Page, control: string, places: Standing[]): Promise<void> {
  await beginGame(app, /brownstone/);
  await app.getByLabel('Seed').fill('7');
  await app.getByRole('combobox', { name: /^Families/ }).selectOption('3');
  for (const [place, name] of ['Rosso', 'Giallo', 'Verde'].entries()) {
    await app.getByLabel(`Who plays family ${place + 1}`).selectOption({ label: 'a player here' });
    await app.getByLabel(`Name of family ${place + 1}`).fill(name);
  }
  await takeGamesMaster(app);
  await app.getByText('Every house rule').click();
  await app.getByRole('combobox', { name: /^Control is/ }).selectOption(control);
  await app.getByRole('combobox', { name: /^The cards are/ }).selectOption('physical');
  await app.getByLabel(/It is running already/).check();
  const form = app.getByRole('region', { name: 'Where it stands' });
  await form.getByLabel('Round to be played').fill('12');
  await form.getByLabel('Went first in round 1').selectOption('Giallo');
  for (const { name, status = 'open', racket = 'bookmaking', holder, men } of places) {
    const place = form.getByRole('group', { name });
    await place.getByLabel('It is').selectOption(status);
    await place.getByLabel('Racket').selectOption(racket);
    if (holder !== undefined) await place.getByLabel(/^(Claimed|Controlled) by/).selectOption(holder);
    for (const [family, spots] of Object.entries(men)) {
      await place.getByLabel(`Men of the ${family}s`).fill(String(spots));
    }
  }
}

/** Plays the card of the table that is at turn, and says which it was. */
async function playCard(app: Page, card: RegExp): Promise<void> {
  await app.getByRole('button', { name: 'Play the card' }).click();
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('radio', { name: card }).check({ force: true });
  await dialog.getByRole('button', { name: 'Choose' }).click();
}

const lateBoard: Standing[] = [
  { name: 'Harlem', status: 'stalemated', racket: 'hijacking', men: { Rosso: 'B2', Verde: 'D4' } },
  { name: 'Wall Street', racket: 'hijacking', men: { Rosso: 'B1 A2 D3', Giallo: 'C3 E3 D2', Verde: 'F5 E5' } },
  { name: 'Little Italy', status: 'controlled', racket: 'extortion', holder: 'Giallo', men: {} },
  { name: 'Park West', status: 'controlled', racket: 'bootlegging', holder: 'Verde', men: {} },
  { name: 'The Docks', racket: 'loan-sharking', men: { Verde: 'B2 C2', Giallo: 'B3' } },
  { name: 'Midtown', holder: 'Rosso', men: { Rosso: 'B2 C2 D2', Giallo: 'A3' } },
];

test('a late board is entered: a claim is broken by a Fingerman, a vote is lost, an offer is countered', async ({
  app,
}) => {
  await entered(
    app,
    'held',
    lateBoard.map((one) => (one.name === 'Midtown' ? { ...one, men: { Rosso: 'B2 Z9' } } : one)),
  );
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('alert')).toContainText('no position MID-Z9');
  await inspect(app, 'godfather-running');
  const midtown = app.getByRole('group', { name: 'Midtown' });
  await midtown.getByLabel('Men of the Rossos').fill('B2 C2 D2');
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('heading', { name: 'Manhattan, round 12' })).toBeVisible();
  await app.getByRole('button', { name: 'Play on' }).click();
  expect(await accessibilityFindings(app)).toEqual([]);

  await follow(app, 'Giallo');
  await throwOwnDice(app, true);
  await playCard(app, /Fingerman/);
  const turn = app.locator('section.question');
  await expect(turn.getByRole('heading', { name: 'The Fingerman' })).toBeVisible();
  await app.locator('#spot-MID-C2').click();
  await expect(turn.getByRole('list', { name: 'Picked on the board' })).toContainText('MID-C2');
  await screenshot(app, 'godfather-fingerman');
  await turn.getByRole('button', { name: 'Confirm' }).click();
  await expect(turn.getByRole('heading', { name: 'Positioning' })).toBeVisible();

  // A stalemate takes everybody’s word, and the Verdes do not give theirs.
  await app.getByRole('button', { name: 'Talk first' }).click();
  await app.getByLabel('Neighborhood nobody gets').selectOption('Wall Street');
  await app.getByRole('button', { name: 'Put it to everybody' }).click();
  await go(app, 'Board');
  await app.getByRole('button', { name: 'Go to the Verdes' }).click();
  await expect(turn).toContainText('to nobody');
  await screenshot(app, 'godfather-vote');
  await turn.getByRole('button', { name: 'Refuse' }).click();

  // The Rossos answer an offer with one of their own.
  await app.getByRole('button', { name: 'Go to the Giallos' }).click();
  await app.getByRole('button', { name: 'Talk first' }).click();
  await app.getByRole('combobox', { name: /^Promise 1: The Giallos/ }).selectOption('spare');
  await app.getByRole('button', { name: 'Make the offer' }).click();
  await go(app, 'Board');
  await app.getByRole('button', { name: 'Go to the Rossos' }).click();
  await turn.getByRole('button', { name: 'Answer with another' }).click();
  await turn.getByRole('combobox', { name: /^Promise 1: The Giallos/ }).selectOption('stay-out');
  await turn.getByRole('combobox', { name: /^Where, promise 1: The Giallos/ }).selectOption('The Docks');
  await inspect(app, 'godfather-counter');
  await turn.getByRole('button', { name: 'Make the offer' }).click();
  await app.getByRole('button', { name: 'Go to the Giallos' }).click();
  await expect(turn).toContainText('stay out of the Docks');
  await turn.getByRole('button', { name: 'Accept the deal' }).click();

  // A mistake on purpose: the corner behind two men of the Rossos is no place to stand.
  await app.locator('#spot-WAL-A1').click({ force: true });
  await expect(app.locator('#spot-WAL-A1')).toHaveAttribute('aria-disabled', 'true');
  await expect(app.locator('#spot-WAL-A1')).toHaveAttribute('aria-label', /WAL-A1, empty: /);
  await expect(turn.getByRole('list', { name: 'Men to place' }).getByRole('listitem')).toHaveCount(0);
  await put(app, ['MID-C2', 'MID-C3']);
  await expect(app.getByRole('region', { name: 'What it would do' })).toContainText('Midtown');
  await inspect(app, 'godfather-late-board');
  await app.emulateMedia({ colorScheme: 'dark' });
  await screenshot(app, 'godfather-late-board-dark');
  await app.emulateMedia({ colorScheme: 'light' });
  await endTurn(app);
  await follow(app, 'Verde');
  await go(app, 'Rounds');
  await expect(app.getByRole('main')).toContainText('Midtown');
  await go(app, 'Families');
  await screenshot(app, 'godfather-late-families');
  await expect(app.getByRole('button', { name: /^Print the sheet/ })).toBeVisible();
  await go(app, 'Mail');
  await expect(app.getByRole('heading', { name: 'Mail' })).toBeVisible();
  await inspect(app, 'godfather-mail');
});

test('a declaration is challenged, and its family gives up a man', async ({ app }) => {
  await entered(app, 'declared', [
    { name: 'Midtown', men: { Giallo: 'B2 C2 D2', Rosso: 'A3' } },
    { name: 'The Docks', racket: 'hijacking', men: { Verde: 'B2' } },
  ]);
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await app.getByRole('button', { name: 'Play on' }).click();
  await follow(app, 'Giallo');
  await throwOwnDice(app, true);
  await playCard(app, /\$900/);
  await app.getByRole('checkbox', { name: 'Midtown' }).check();
  await endTurn(app);
  await follow(app, 'Verde');
  await playCard(app, /\$800/);
  await put(app, ['MID-B1']);
  await endTurn(app);
  const turn = app.locator('section.question');
  await app.getByRole('button', { name: 'Go to the Giallos' }).click();
  await expect(turn.getByRole('heading', { name: 'The penalty' })).toBeVisible();
  await app.locator('#spot-MID-D2').click();
  await screenshot(app, 'godfather-penalty');
  await turn.getByRole('button', { name: 'Confirm' }).click();
  await follow(app, 'Rosso');
  await expect(app.locator('#spot-MID-D2')).toHaveAttribute('aria-label', /empty/);
});

test('two people play a round of The Godfather Game at one screen', { tag: quickTag }, async ({ app }) => {
  await found(app, async () => {
    await app.getByLabel('Seed').fill('7');
    await app.getByRole('combobox', { name: /^Families/ }).selectOption('2');
    await app.getByLabel('Who plays family 2').selectOption({ label: 'a player here' });
    await takeGamesMaster(app);
    await app.getByLabel('Name of family 2').fill('rosso');
    await app.getByRole('button', { name: 'Start the game' }).click();
    await expect(app.getByRole('alert')).toContainText('Two families have this name');
    await app.getByLabel('Name of family 2').fill('Giallo');
    await app.getByText('Every house rule').click();
    await app.getByRole('combobox', { name: /^Deals/ }).selectOption('talk');
    await app.getByRole('combobox', { name: /^The cards are/ }).selectOption('physical');
    await app.getByRole('combobox', { name: /^Later rounds are opened by/ }).selectOption('by-seats');
    await inspect(app, 'godfather-setup');
  });
  await expect(app.getByRole('heading', { name: 'Manhattan, round 1' })).toBeVisible();

  // The first turn goes into two Neighborhoods: with one there is nothing to end yet, and nothing is refused.
  await follow(app, 'Giallo');
  await put(app, ['MID-B2', 'MID-C2']);
  await expect(app.getByRole('region', { name: 'Midtown' })).toBeVisible();
  const turn = app.locator('section.question');
  await expect(turn.getByRole('button', { name: 'Place and end the turn' })).toBeDisabled();
  await expect(turn).toContainText('1 of 2 so far');
  await expect(app.getByRole('alert')).toHaveCount(0);
  await screenshot(app, 'godfather-half');
  await app.locator('#spot-DOC-B2').focus();
  await app.locator('#spot-DOC-B2').press('Enter');
  await app.locator('#spot-DOC-B2').press('ArrowRight');
  await expect(app.locator('#spot-DOC-C2')).toBeFocused();
  await app.locator('#spot-DOC-C2').press(' ');
  await expect(turn).toContainText('Men to place 4');
  await expect(app.getByRole('region', { name: 'What it would do' })).toContainText('The Docks');
  await inspect(app, 'godfather-first-turn');
  await endTurn(app);

  await follow(app, 'Rosso');
  await put(app, ['LIT-B2', 'MID-B1', 'MID-C1']);
  await endTurn(app);

  // A card of the table is typed in, then a deal is put and answered.
  await follow(app, 'Rosso');
  await throwOwnDice(app, true);
  await app.getByRole('button', { name: 'Play the card' }).click();
  const dialog = app.getByRole('dialog');
  await expect(dialog).toContainText('Which card');
  await screenshot(app, 'godfather-card');
  await dialog.getByRole('radio', { name: /\$900/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(turn.getByRole('heading', { name: 'Positioning' })).toBeVisible();
  await app.getByRole('button', { name: 'Talk first' }).click();
  await app.getByRole('combobox', { name: /^Promise 1: The Rossos/ }).selectOption('stay-out');
  await app.getByRole('combobox', { name: /^Where, promise 1: The Rossos/ }).selectOption('The Docks');
  await inspect(app, 'godfather-deal');
  await app.getByRole('button', { name: 'Make the offer' }).click();
  await go(app, 'Board');
  await app.getByRole('button', { name: 'Go to the Giallos' }).click();
  await expect(turn).toContainText('stay out of the Docks');
  await screenshot(app, 'godfather-question');
  await app.getByRole('button', { name: 'Accept the deal' }).click();

  await follow(app, 'Rosso');
  await put(app, ['LIT-B1', 'LIT-C1']);
  await endTurn(app);
  await follow(app, 'Giallo');
  await inspect(app, 'godfather-board');
  for (const name of ['Families', 'Deals', 'Rounds', 'Charts'] as const) {
    await go(app, name);
    await inspect(app, `godfather-${name.toLowerCase()}`);
  }
  await go(app, 'Rounds');
  // It opens at the first step that the Giallos have not seen: the Rossos moved after them.
  await expect(app.getByRole('heading', { name: 'Step 3 of 4' })).toBeVisible();
  await expect(app.getByRole('listitem').filter({ hasText: 'new' })).toHaveText(/^The Rossos open Little Italy/);
  await app.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Step 4 of 4' })).toBeVisible();
  await go(app, 'Paper');
  await screenshot(app, 'godfather-paper');
});

test('in a small window a family’s name is not broken by its figures', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 });
  await beginGame(app, /brownstone/);
  await app.getByRole('button', { name: 'Start the game' }).click();
  const standing = app.getByRole('region', { name: 'Standings' });
  const name = standing.getByRole('rowheader').filter({ hasText: 'Rosso' }).locator('span').first();
  await expect(name).toBeVisible();
  expect(await name.evaluate((one) => one.getClientRects().length)).toBe(1);
  expect(await standing.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
});
