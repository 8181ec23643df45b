import type { GameSchemas } from '../calls/gameCalls.ts';
import type { GameId } from '../words/games.ts';
import { paradiseSchemas } from './paradise/schemas.ts';

/** The words of every game. */
export const gameSchemas = { paradise: paradiseSchemas } satisfies Record<GameId, GameSchemas>;
