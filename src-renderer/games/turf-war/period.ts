import type { GamePeriod } from '#frame/session/ownSession.ts';

export const period: GamePeriod = { one: 'turn', name: (turn) => `Turn ${turn}`, short: (turn) => String(turn) };
