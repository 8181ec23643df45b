import { gameIds, type GameId } from '../src-shared/words/games.ts';
import type { Rulebook } from './kernel/rulebook.ts';
import type { Game } from './kernel/game.ts';
import { brotherhood } from './rulebooks/brotherhood/index.ts';
import { godfather } from './rulebooks/godfather/index.ts';
import { empireCity } from './rulebooks/empire-city/index.ts';
import { paradise } from './rulebooks/paradise/index.ts';
import { turfWar } from './rulebooks/turf-war/index.ts';

/** Rules of any game; their orders and setups were parsed by the game's own schemas at the border. */
export type AnyRulebook = Rulebook<Game>;

/** The rules of every game; one that is not here does not compile. */
export const rulebooks: Readonly<Record<GameId, AnyRulebook>> = {
  paradise,
  'turf-war': turfWar,
  brotherhood,
  godfather,
  'empire-city': empireCity,
};

/** The rules a file names, or null when this program does not have them. */
export function findRulebook(id: string): AnyRulebook | null {
  const game = gameIds.find((known) => known === id);
  return game === undefined ? null : rulebooks[game];
}
