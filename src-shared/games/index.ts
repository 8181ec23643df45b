import type { GameSchemas } from '../calls/gameCalls.ts';
import type { GameId } from '../words/games.ts';
import { brotherhoodSchemas } from './brotherhood/schemas.ts';
import { godfatherSchemas } from './godfather/schemas.ts';
import { empireCitySchemas } from './empire-city/schemas.ts';
import { paradiseSchemas } from './paradise/schemas.ts';
import { turfWarSchemas } from './turf-war/schemas.ts';

const gameSchemas: Readonly<Record<GameId, GameSchemas>> = {
  paradise: paradiseSchemas,
  'turf-war': turfWarSchemas,
  brotherhood: brotherhoodSchemas,
  godfather: godfatherSchemas,
  'empire-city': empireCitySchemas,
};

/** The words of a game. */
export function findSchemas(game: GameId): GameSchemas {
  return gameSchemas[game];
}
