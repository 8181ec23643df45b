import { loadPaper, loadRulebook, type AnyRulebook } from '#main/games/index.ts';
import type { Paper } from '#press/index.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';

async function ofEveryGame<T>(load: (game: GameId) => Promise<T>): Promise<Readonly<Record<GameId, T>>> {
  const loaded = await Promise.all(gameIds.map(async (game) => [game, await load(game)] as const));
  return Object.fromEntries(loaded) as Record<GameId, T>;
}

/** The rules of all games at once, as tests want them; the program loads those of a game that is played. */
export const rulebooks: Readonly<Record<GameId, AnyRulebook>> = await ofEveryGame(loadRulebook);

/** The newspapers of all games at once. */
export const papers: Readonly<Record<GameId, Paper>> = await ofEveryGame(loadPaper);
