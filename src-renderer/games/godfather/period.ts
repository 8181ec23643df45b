import type { GamePeriod } from '#frame/session/ownSession.ts';

export const period: GamePeriod = { one: 'round', name: (round) => `Round ${round}`, short: (round) => String(round) };
