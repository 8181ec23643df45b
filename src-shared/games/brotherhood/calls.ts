import { createGameCalls } from '#shared/calls/gameCalls.ts';
import { createOppositionCalls } from '#shared/calls/opposition.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { brotherhoodSchemas } from './schemas.ts';

/** The calls of The Brotherhood: those of every game, and its NPC families. */
export const brotherhoodCalls = {
  ...createGameCalls(brotherhoodSchemas),
  opposition: createOppositionCalls(levelSchema, doctrineSchema),
};
