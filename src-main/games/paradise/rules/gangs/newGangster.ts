import type { NewGangster } from '../state/records/gangs.ts';

type OwnFigures = Omit<NewGangster, 'joinedMonth' | 'triedStealingMonth' | 'hadFreePistol'> & { joinedMonth?: number };

/** [GANG-9] Creates a man who joins in a month, unless he joined before; a pistol that he has is the free one of GATS 3. */
export function createNewGangster(own: OwnFigures, month: number): NewGangster {
  const gangster = { ...own, joinedMonth: own.joinedMonth ?? month, triedStealingMonth: 0 };
  return own.weapons.includes('pistol') ? { ...gangster, hadFreePistol: true } : gangster;
}
