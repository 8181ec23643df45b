import type { GameSchemas } from '../calls/gameCalls.ts';
import type { GameId } from '../words/games.ts';
import { paradiseSchemas } from './paradise/schemas.ts';

const gameSchemas: Readonly<Record<GameId, GameSchemas>> = { paradise: paradiseSchemas };

/** The words of a game. */
export function schemasOf(game: GameId): GameSchemas {
  return gameSchemas[game];
}
