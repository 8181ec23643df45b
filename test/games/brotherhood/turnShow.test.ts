import { expect, it } from 'vitest';
import { buildPeriodShow } from '#queries/show.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import { played } from '#test/support/everyGame.ts';

type Board = BrotherhoodView['areas'];

const countAll = (board: Board): number => board.flatMap(({ operations }) => operations).length;

it.each([3, 7, 19])('each scene of a turn has the board of its moment (seed %i)', async (seed) => {
  for (const turns of [1, 3]) {
    const session = await played('brotherhood', turns, seed);
    const { rulebook, snapshot } = session;
    for (const { seat } of rulebook.seats(snapshot.state)) {
      const { scenes } = buildPeriodShow(session, seat, turns);
      const boards = scenes.map(({ board }) => board as Board);
      const first = boards[0] ?? [];
      const last = boards.at(-1) ?? [];
      const now = (rulebook.view(snapshot.state, seat) as BrotherhoodView).areas;
      expect(last.map(({ operations }) => operations)).toEqual(now.map(({ operations }) => operations));
      // Sheet after sheet is opened on a board that has nobody of this turn yet.
      expect(first.flatMap(({ hoods }) => hoods).length).toBeLessThan(
        Math.max(...boards.map((board) => board.flatMap(({ hoods }) => hoods).length)),
      );
      if (turns === 1) expect(countAll(first)).toBeLessThan(countAll(last));
      for (const [at, { title }] of scenes.entries()) {
        const place = /^The fight in (?<place>.+?)\.?$/u.exec(title)?.groups?.place;
        const fought = boards[at]?.find(({ name }) => name === place);
        const before = boards[at - 1]?.find(({ name }) => name === place);
        const countHoods = (area: Board[number] | undefined): number =>
          (area?.hoods ?? []).reduce((sum, { thugs, hitmen }) => sum + thugs + hitmen, 0);
        expect(countHoods(fought), title).toBeLessThanOrEqual(countHoods(before));
      }
    }
  }
});
