import { lookUpDistrict, paradiseCity, type DistrictRow } from '#shared/games/paradise/cities/city.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { lookUpGround, type Ground } from '#shared/games/paradise/drawing/grounds.ts';

/** The districts of Paradise, as most tests of the rules ask for them. */
export const { districts } = paradiseCity;

export function lookUpRow(district: District): DistrictRow {
  return lookUpDistrict(paradiseCity, district);
}

export function lookUpShape(district: District): Ground {
  return lookUpGround(paradiseCity, district);
}

export function listNeighbors(district: District): readonly District[] {
  return lookUpRow(district).neighbors;
}
