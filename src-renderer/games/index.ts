import type { GameId } from '../../src-shared/words/games.ts';
import type { GameTable } from '../frame/gameUi.ts';
import { paradiseCover } from './paradise/cover.ts';

/** What the start screen shows of each game; a game without a cover does not compile. */
export const covers: GameTable['covers'] = {
  paradise: paradiseCover,
} satisfies Record<GameId, unknown>;

/** The screens of each game, fetched when one is opened; a game without screens does not compile. */
export const games: GameTable['games'] = {
  paradise: async () => (await import('./paradise/index.ts')).paradiseUi,
} satisfies Record<GameId, unknown>;
