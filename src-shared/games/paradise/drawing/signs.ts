import type { District } from '#shared/games/paradise/city.ts';
import type { City } from '#shared/games/paradise/cities/city.ts';
import { namedTypes, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import type { Coordinates } from '#shared/words/geometry.ts';
import { lookUpGround } from './grounds.ts';

/** A sign's drawing in a circle of radius 12 about the origin. */
export const signDrawings: Record<NamedType, string> = {
  brewery: 'M-5-7Q0-9 5-7Q8 0 5 7Q0 9-5 7Q-8 0-5-7ZM-6.5-3H6.5M-6.5 3H6.5',
  'madame-louisas': 'M0 6.5C-9 0-6-7 0-3C6-7 9 0 0 6.5Z',
  arena: 'M-8 5V-4H8V5ZM-8-1H8M-8 2H8M-8-4L-10-7M8-4L10-7',
  racetrack: 'M-5 7C-11-2-7-9 0-9C7-9 11-2 5 7L2.5 6C6-2 4-6 0-6C-4-6-6-2-2.5 6Z',
  'dog-track': 'M-9 1Q-3-3 3-2L6-6L7-3L10-2L7 0Q6 3 8 7M4 2Q4 5 2 7M-6 1Q-4 4-7 7M-3 1Q-1 4-1 7M-9 1L-11-3',
  'wire-service': 'M0 8V-8M-7-5H7M-5-1H5M-7-5V-7M7-5V-7M-5-1V-3M5-1V-3',
};

/** The sign of a named place, or null for a business that has none. */
export function findSign(city: City, type: string, district: District): { kind: NamedType; place: Coordinates } | null {
  const kind = namedTypes.find((named) => named === type);
  const place = kind === undefined ? undefined : lookUpGround(city, district).signs.get(kind);
  return kind === undefined || place === undefined ? null : { kind, place };
}
