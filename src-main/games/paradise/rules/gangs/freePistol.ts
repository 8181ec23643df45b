import type { NewGangster } from '../state/records/gangs.ts';

/** [GANG-9] A man who joins with a pistol has had the one that comes free with GATS 3. */
export function countFreePistol(gangster: NewGangster): NewGangster {
  return gangster.weapons.includes('pistol') ? { ...gangster, hadFreePistol: true } : gangster;
}
