import { describe, expect, it } from 'vitest';
import type { GameId } from '#shared/words/games.ts';
import { everyGame, played } from '../support/everyGame.ts';
import { fileThrowing } from '../support/fileThrowing.ts';
import { createReader, findAsked } from '../support/goodLines.ts';
import { sampleKinds } from '../support/samples.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

/** Dice on which skills are the player's choice, cripple a man, or do neither. */
const throws = [[], [1, 1, 1, 1], [2, 1, 1, 3]];

/** Files one line; returns the questions that no die answers, and whether a die was asked for. */
async function file(game: GameId, text: string, faces: readonly number[]) {
  const session = await played(game, 1);
  const seat = await findAsked(session);
  const { purses } = session.snapshot.state as { purses?: Record<string, { bankDollars: number }> };
  const purse = purses?.[seat];
  if (purse !== undefined) purse.bankDollars = 20_000;
  const { outcome, asked } = await fileThrowing(session, seat, text, faces);
  session.store.close();
  const open = asked.filter(({ kind }) => kind !== 'dice').map(({ prompt }) => `${text}: ${prompt}`);
  return { open, outcome, hasDice: asked.length > open.length };
}

describe.each(games)('[MONTH-6] a sheet of $rulebook.title', ({ rulebook: { id } }) => {
  it(
    'asks its player nothing that a die leaves open, whatever falls, and loses no line by it',
    { tags: 'rest' },
    async () => {
      const { lines } = await createReader(id);
      const chosen = sampleKinds(lines, (line) => line.split(/[\s:]/u)[0]);
      let done = 0;
      const open: string[] = [];
      for (const line of chosen)
        for (const faces of throws) {
          const filed = await file(id, line, faces);
          open.push(...filed.open);
          if (filed.outcome.kind === 'done') done += 1;
          if (!filed.hasDice) break;
        }
      expect(open).toEqual([]);
      expect(done).toBeGreaterThan(0);
    },
  );
});
