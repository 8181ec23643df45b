import { gameCalls } from '../../calls/gameCalls.ts';
import { brotherhoodSchemas } from './schemas.ts';

/** The calls of The Brotherhood: those of every game. */
export const brotherhoodCalls = gameCalls(brotherhoodSchemas);
