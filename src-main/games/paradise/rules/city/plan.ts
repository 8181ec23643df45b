import { isNamed } from '#shared/games/paradise/cities/pack.ts';
import { findCity, lookUpDistrict, type City } from '#shared/games/paradise/cities/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { nameDistrict, type BusinessType } from '#shared/games/paradise/city.ts';
import type { ParadiseTable } from '../table.ts';
import type { Business } from '../state/records/city.ts';
import { ownerGutsByFace } from '../tables/city.ts';
import { pickBusinessName } from '../tables/people/names.ts';
import { racketTable } from '../tables/rackets.ts';

/** A business as the city is planned. */
export type PlannedBusiness = Pick<Business, 'id' | 'name' | 'type' | 'district'>;

/** [CITY-3, CITY-4] Plans all businesses of a city for this number of gangs. */
export function planCity(city: City, gangCount: number): PlannedBusiness[] {
  const named = new Map<BusinessType, number>();
  return city.districts.flatMap((district) => {
    const { types, places } = lookUpDistrict(city, district);
    return types.flatMap((type) =>
      Array.from({ length: racketTable[type].unique ? 1 : gangCount }, (_, n) => {
        const nth = named.get(type) ?? 0;
        named.set(type, nth + 1);
        const id = `${district}.${type}.${n + 1}` as BusinessId;
        const name = isNamed(type) ? (places[type] ?? type) : pickBusinessName(type, nth);
        return { id, name, type, district };
      }),
    );
  });
}

/** [CITY-3, CITY-4, CITY-8] All businesses, independent, with their owners' GUTS. */
export function buildCity(table: ParadiseTable, gangCount: number): void {
  const city = findCity(table.state);
  const planned = planCity(city, gangCount);
  for (const district of city.districts) {
    const businesses = planned.filter((business) => business.district === district);
    const faces = table.dice.faces({
      purpose: `GUTS of the owners in ${nameDistrict(district)}`,
      count: businesses.length,
    });
    table.emit({
      type: 'district-built',
      district,
      businesses: businesses.map(({ id, name, type }, index) => ({
        id,
        name,
        type,
        guts: ownerGutsByFace[(faces[index] ?? 1) - 1] ?? 3,
      })),
    });
  }
}
