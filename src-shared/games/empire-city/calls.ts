import { createGameCalls } from '#shared/calls/gameCalls.ts';
import { createOppositionCalls } from '#shared/calls/opposition.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { empireCitySchemas } from './schemas.ts';

/** The calls of Empire City: those of every game, and its NPC families. */
export const empireCityCalls = {
  ...createGameCalls(empireCitySchemas),
  opposition: createOppositionCalls(levelSchema, doctrineSchema),
};
