import type { GameSchemas } from '../calls/gameCalls.ts';
import type { GameId } from '../words/games.ts';
import { paradiseSchemas } from './paradise/schemas.ts';
import { turfWarSchemas } from './turf-war/schemas.ts';

/** The words of every game. */
export const gameSchemas = {
  paradise: paradiseSchemas,
  'turf-war': turfWarSchemas,
} satisfies Record<GameId, GameSchemas>;
