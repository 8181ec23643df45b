import type { GameId } from '#shared/words/games.ts';
import type { GameTable } from '../frame/gameUi.ts';
import { brotherhoodCover } from './brotherhood/cover.ts';
import { godfatherCover } from './godfather/cover.ts';
import { empireCover } from './empire-city/cover.ts';
import { paradiseCover } from './paradise/cover.ts';
import { turfWarCover } from './turf-war/cover.ts';

/** The cover of each game on the start screen; a game without a cover does not compile. */
export const covers: GameTable['covers'] = {
  paradise: paradiseCover,
  'turf-war': turfWarCover,
  brotherhood: brotherhoodCover,
  godfather: godfatherCover,
  'empire-city': empireCover,
} satisfies Record<GameId, unknown>;

/** The screens of each game, fetched when one is opened; a game without screens does not compile. */
export const games: GameTable['games'] = {
  paradise: async () => (await import('./paradise/index.ts')).paradiseUi,
  'turf-war': async () => (await import('./turf-war/index.ts')).turfWarUi,
  brotherhood: async () => (await import('./brotherhood/index.ts')).brotherhoodUi,
  godfather: async () => (await import('./godfather/index.ts')).godfatherUi,
  'empire-city': async () => (await import('./empire-city/index.ts')).empireUi,
} satisfies Record<GameId, unknown>;

/** The table of a battle that everybody may watch, for the projector. */
export const fights = { paradise: () => import('./paradise/battles/WatchedFight.svelte') };
