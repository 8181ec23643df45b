import type { z } from 'zod';
import * as brotherhood from '#shared/games/brotherhood/houseRules.ts';
import * as empireCity from '#shared/games/empire-city/houseRules.ts';
import * as godfather from '#shared/games/godfather/houseRules.ts';
import * as paradise from '#shared/games/paradise/houseRules.ts';
import * as turfWar from '#shared/games/turf-war/houseRules.ts';
import type { GameId } from '#shared/words/games.ts';
import type { HouseTable } from '#shared/words/houseRules.ts';

/** A game's table of house rules, and the schema by which its setup, events, and rulings are checked. */
export type House = { houseTable: HouseTable; houseRulesSchema: z.ZodType };

export const houses: Readonly<Record<GameId, House>> = {
  paradise,
  brotherhood,
  'turf-war': turfWar,
  godfather,
  'empire-city': empireCity,
};
