import { gameCalls } from '../../calls/gameCalls.ts';
import { oppositionCalls } from '../../calls/opposition.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { brotherhoodSchemas } from './schemas.ts';

/** The calls of The Brotherhood: those of every game, and its NPC families. */
export const brotherhoodCalls = {
  ...gameCalls(brotherhoodSchemas),
  opposition: oppositionCalls(levelSchema, doctrineSchema),
};
