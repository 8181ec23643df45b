import type { GameId } from '../src-shared/words/games.ts';
import type { AnyRulebook } from './registry.ts';

const loaders: Readonly<Record<GameId, () => Promise<AnyRulebook>>> = {
  paradise: async () => (await import('./rulebooks/paradise/index.ts')).paradise,
  'turf-war': async () => (await import('./rulebooks/turf-war/index.ts')).turfWar,
  brotherhood: async () => (await import('./rulebooks/brotherhood/index.ts')).brotherhood,
  godfather: async () => (await import('./rulebooks/godfather/index.ts')).godfather,
  'empire-city': async () => (await import('./rulebooks/empire-city/index.ts')).empireCity,
};

/** The rules of one game alone, for a thread that plays no other: each game's take time and memory to load. */
export function loadRulebook(game: GameId): Promise<AnyRulebook> {
  return loaders[game]();
}
