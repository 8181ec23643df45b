import type { Page } from '@playwright/test';
import { beginGame, expect, inspect, test } from '../support/app.ts';
import { dragTo } from '../support/boards.ts';

type Board = {
  game: string;
  cover: RegExp;
  /** Puts on the board what is on the table. */
  fill: (app: Page) => Promise<void>;
  /** A place of the game that was entered, with what was put there. */
  found: RegExp;
};

const press = (app: Page, name: string) => app.getByRole('button', { name, exact: true }).click();
const piece = (app: Page, name: string) =>
  app.getByRole('group', { name: 'Pieces', exact: true }).getByRole('button', { name });
const place = (app: Page, name: string) =>
  app.getByRole('group', { name: /^The board; / }).getByRole('button', { name: new RegExp(`^${name}`) });

const boards: Board[] = [
  {
    game: 'Turf War',
    cover: /Turf War/,
    fill: async (app) => {
      const free = app.getByRole('group', { name: /^The board; / }).getByRole('button', { name: /^[^,]+$/ });
      const before = await free.count();
      await free.first().click();
      await expect(free).toHaveCount(before - 1);
      await dragTo(app, piece(app, 'Hitman'), place(app, 'Manchester'));
      await expect(place(app, 'Manchester')).toHaveAccessibleName(/^Manchester D 2H, held by .*, pieces of /);
    },
    found: /^Manchester/,
  },
  {
    game: 'The Brotherhood',
    cover: /Brotherhood/,
    fill: async (app) => {
      await place(app, 'Millgate').click();
      await place(app, 'Millgate').click();
      await dragTo(app, piece(app, 'Influence'), place(app, 'Millgate'));
      await expect(place(app, 'Millgate')).toHaveAccessibleName(/^Millgate 2R 1PI, pieces of /);
    },
    found: /^Millgate, 2 of 4 filled/,
  },
  {
    game: 'The Godfather Game',
    cover: /brownstone/,
    fill: async (app) => {
      for (const spot of ['Midtown B1', 'Midtown B2']) await place(app, spot).click();
      await expect(place(app, 'Midtown B2')).toHaveAccessibleName(/held by/);
    },
    found: /^MID-B2/,
  },
  {
    game: 'Empire City',
    cover: /Empire City/,
    fill: async (app) => {
      await press(app, 'Fill in an example');
      await place(app, 'Fishmarket').click();
      await dragTo(app, piece(app, 'Cop'), place(app, 'Gasworks'));
      await expect(place(app, 'Fishmarket')).toHaveAccessibleName(/held by/);
    },
    found: /^Fishmarket/,
  },
];

for (const { game, cover, fill, found } of boards) {
  test(`a running game of ${game} is put on its board by pointer`, async ({ app }) => {
    await beginGame(app, cover);
    if (game === 'Empire City') await app.getByLabel('Seats').selectOption('as-listed');
    await app.getByLabel(/It is running already/).check();
    await fill(app);
    await inspect(app, `enter-board-${game.toLowerCase().replaceAll(' ', '-')}`);
    await press(app, 'Enter the game');
    await expect(app.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    await expect(app.locator('main').getByRole('button', { name: found }).first()).toBeVisible();
  });
}
