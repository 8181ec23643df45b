import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { districtNames, districts, type BusinessType, type District } from '#shared/games/paradise/city.ts';
import type { ParadiseTable } from '../table.ts';
import type { Business } from '../state/records/city.ts';
import { cityTable, ownerGutsByFace } from '../tables/city.ts';
import { pickBusinessName } from '../tables/people/names.ts';
import { racketTable } from '../tables/rackets.ts';

/** A business as the city is planned. */
export type PlannedBusiness = Pick<Business, 'id' | 'name' | 'type' | 'district'>;

/** [CITY-3, CITY-4] Plans all businesses of a city for this number of gangs. */
export function planCity(gangCount: number): PlannedBusiness[] {
  const named = new Map<BusinessType, number>();
  return districts.flatMap((district) =>
    cityTable[district].types.flatMap((type) =>
      Array.from({ length: racketTable[type].unique ? 1 : gangCount }, (_, n) => {
        const nth = named.get(type) ?? 0;
        named.set(type, nth + 1);
        const id = `${district}.${type}.${n + 1}` as BusinessId;
        return { id, name: nameBusiness(district, type, nth), type, district };
      }),
    ),
  );
}

/** [CITY-3, CITY-4, CITY-8] All businesses, independent, with their owners' GUTS. */
export function buildCity(table: ParadiseTable, gangCount: number): void {
  const city = planCity(gangCount);
  for (const district of districts) {
    const businesses = city.filter((business) => business.district === district);
    const faces = table.dice.faces({
      purpose: `GUTS of the owners in ${districtNames[district]}`,
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

const wireOffices: Partial<Record<District, number>> = { downtown: 0, 'cedar-hill': 1, racetrack: 2 };

function nameBusiness(district: District, type: BusinessType, nth: number): string {
  return pickBusinessName(type, type === 'wire-service' ? (wireOffices[district] ?? nth) : nth);
}
