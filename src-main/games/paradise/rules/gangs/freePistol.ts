import type { NewGangster } from '../state/records/gangs.ts';

/** [GANG-9] Marks the free pistol of GATS 3 as used for a man who joins with a pistol. */
export function countFreePistol(gangster: NewGangster): NewGangster {
  return gangster.weapons.includes('pistol') ? { ...gangster, hadFreePistol: true } : gangster;
}
