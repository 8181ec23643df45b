import { isNamed, type CityPack, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { businessTypes, type BusinessType } from '#shared/games/paradise/city.ts';
import { settleHomes, suggestPlace } from './blank.ts';

type DistrictPack = CityPack['districts'][number];

/** The mark of a press on the map in a district: a type of business, or its precinct. */
export type Paint = BusinessType | DistrictPack['precinct'];

/** Returns true for a district that a press would take the type out of, or whose precinct it is. */
export function hasPaint({ types, precinct }: DistrictPack, paint: Paint): boolean {
  return typeof paint === 'number' ? precinct === paint : types.includes(paint);
}

/** The number of districts with a type of business, and the usual number in a city of that size. */
export type TypeCount = { type: BusinessType; count: number; usual: number; isFew: boolean };

/** Returns true for a type of which a city has one place: put into another district, it moves. */
export function isSingle(type: BusinessType): type is NamedType {
  return isNamed(type) && type !== 'wire-service';
}

/** Counts the districts that have each type of business, beside what Paradise would have in as many. */
export function countTypes({ districts }: CityPack): TypeCount[] {
  const countIn = (all: CityPack['districts'], type: BusinessType): number =>
    all.filter(({ types }) => types.includes(type)).length;
  return businessTypes.map((type) => {
    const count = countIn(districts, type);
    const share = districts.length / paradisePack.districts.length;
    const usual = Math.max(1, Math.round(countIn(paradisePack.districts, type) * share));
    return { type, count, usual, isFew: !isSingle(type) && count < usual / 2 };
  });
}

/** Describes how often a city has a type of business, or where its one place is. */
export function describeCount({ districts }: CityPack, { type, count, usual, isFew }: TypeCount): string {
  if (isSingle(type)) return districts.find(({ types }) => types.includes(type))?.name ?? 'none';
  return isFew ? `${count}, too few: ${usual} are usual` : `${count}, usual ${usual}`;
}

/** Gives a district a type of business, with a name for its place. */
function addType(district: DistrictPack, type: BusinessType, place: string | undefined): DistrictPack {
  if (district.types.includes(type)) return district;
  const types = businessTypes.filter((one) => one === type || district.types.includes(one));
  return { ...district, types, places: place === undefined ? district.places : { ...district.places, [type]: place } };
}

function dropType(district: DistrictPack, type: BusinessType): DistrictPack {
  const { [type as NamedType]: _, ...places } = district.places;
  return { ...district, types: district.types.filter((one) => one !== type), places };
}

/** Carries a type from one district, or from none (-1), into another that has not got it. */
export function carryType(pack: CityPack, type: BusinessType, { from, to }: { from: number; to: number }): CityPack {
  const target = pack.districts[to];
  if (target === undefined || target.types.includes(type)) return pack;
  const known = isNamed(type) ? (pack.districts[from]?.places[type] ?? suggestPlace(type, target.name, to)) : undefined;
  const districts = pack.districts.map((one, nth) =>
    nth === to ? addType(one, type, known) : nth === from ? dropType(one, type) : one,
  );
  return settleHomes({ ...pack, districts });
}

/** Finds the first district with a type of business, by its place in the list; -1 for none. */
export function findHolder({ districts }: CityPack, type: BusinessType): number {
  return districts.findIndex(({ types }) => types.includes(type));
}

/** Takes a type of business out of a district. */
export function removeType(pack: CityPack, type: BusinessType, at: number): CityPack {
  return { ...pack, districts: pack.districts.map((one, nth) => (nth === at ? dropType(one, type) : one)) };
}
