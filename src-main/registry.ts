import { gameIds, type GameId } from '../src-shared/words/games.ts';
import type { Rulebook } from './kernel/rulebook.ts';
import type { Game } from './kernel/game.ts';

/** Rules of any game; their orders and setups were parsed by the game's own schemas at the border. */
export type AnyRulebook = Rulebook<Game>;

/** The rules of every game; one that is not here does not compile. */
const loaders: Readonly<Record<GameId, () => Promise<AnyRulebook>>> = {
  paradise: async () => (await import('./rulebooks/paradise/index.ts')).paradise,
  'turf-war': async () => (await import('./rulebooks/turf-war/index.ts')).turfWar,
  brotherhood: async () => (await import('./rulebooks/brotherhood/index.ts')).brotherhood,
  godfather: async () => (await import('./rulebooks/godfather/index.ts')).godfather,
  'empire-city': async () => (await import('./rulebooks/empire-city/index.ts')).empireCity,
};

/** The rules of a game, read when it is first played: each game's take time and memory. */
export function loadRulebook(game: GameId): Promise<AnyRulebook> {
  return loaders[game]();
}

/** The rules a file names, or null when this program does not have them. */
export async function findRulebook(id: string): Promise<AnyRulebook | null> {
  const game = gameIds.find((known) => known === id);
  return game === undefined ? null : loadRulebook(game);
}
