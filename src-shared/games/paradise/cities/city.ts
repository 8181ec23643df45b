import type { Coordinates } from '#shared/words/geometry.ts';
import type { Charge } from '#shared/words/crests.ts';
import { memoizeObject } from '#shared/words/memoize.ts';
import { findDistrictId, nameDistrict, type BusinessType, type District, type GangType } from '../city.ts';
import type { Precinct } from '../officials.ts';
import type { RiverPack } from './landscape.ts';
import { findNeighbors, namedTypes, type CityPack, type NamedType } from './pack.ts';
import type { StarterGang } from './people.ts';
import { paradisePack } from './paradise.ts';

type Stored<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Stored<Item>[]
    : { readonly [Key in keyof T]: Stored<T[Key]> };

/** A pack as a state, a view, or the news holds it, which nobody may write. */
export type StoredPack = Stored<CityPack>;

/** [CITY-2, CITY-3] A district of a city. */
export type DistrictRow = {
  id: District;
  name: string;
  character: string;
  precinct: Precinct;
  types: readonly BusinessType[];
  places: Readonly<Partial<Record<NamedType, string>>>;
  outline: readonly Coordinates[];
  streets: number;
  /** [CITY-6] The one type of gang that may begin here, and that meets no more GUTS than elsewhere; null: any. */
  homeOf: GangType | null;
  isWaterfront: boolean;
  /** The districts that share a side with it, in the city's order. */
  neighbors: readonly District[];
};

/** A city as the rules, the map, and the paper ask it. */
export type City = {
  name: string;
  paper: StoredPack['paper'];
  districts: readonly District[];
  rows: ReadonlyMap<District, DistrictRow>;
  /** The names of its places of which it has one. */
  places: ReadonlyMap<NamedType, string>;
  /** The district where gangs meet. */
  center: District;
  homes: Readonly<Record<GangType, readonly District[]>>;
  /** Pools of names, where they are not the book's. */
  names: NonNullable<StoredPack['names']>;
  /** [OFF-1] Those who hold a post at the start. */
  officials: NonNullable<StoredPack['officials']>;
  /** The city's own gangs; without any the ready-made ones play in it. */
  gangs: readonly StarterGang[];
  rivers: readonly River[];
  rails: readonly (readonly Coordinates[])[];
  hills: readonly Hill[];
};

/** A river or a coast; see the pack. */
export type River = Readonly<Omit<RiverPack, 'line'>> & { readonly line: readonly Coordinates[] };

/** A height: its crest, and the length of the strokes down its slopes. */
export type Hill = { readonly crest: readonly Coordinates[]; readonly reach: number };

/** Anything that holds the city of its campaign; without one the city is Paradise. */
export type InCity = { readonly city?: StoredPack | undefined };

function createCity(pack: StoredPack): City {
  const ids = pack.districts.map(({ name }) => findDistrictId(name));
  const near = findNeighbors(pack.districts);
  const rows = pack.districts.map((district, at): [District, DistrictRow] => {
    const id = findDistrictId(district.name);
    const neighbors = (near[at] ?? []).map((other) => ids[other] ?? '');
    const { homeOf = null, isWaterfront = false } = district;
    const outline = district.outline as readonly Coordinates[];
    return [id, { ...district, id, outline, homeOf, isWaterfront, neighbors }];
  });
  const { syndicate, irish, sicilian, tong, street } = pack.homes;
  return {
    name: pack.name,
    paper: pack.paper,
    districts: ids,
    rows: new Map(rows),
    places: new Map(
      pack.districts.flatMap(({ places }) =>
        namedTypes.flatMap((type): [NamedType, string][] => {
          const name = places[type];
          return name === undefined ? [] : [[type, name]];
        }),
      ),
    ),
    center: findDistrictId(pack.center),
    homes: {
      syndicate: syndicate.map(findDistrictId),
      irish: irish.map(findDistrictId),
      sicilian: sicilian.map(findDistrictId),
      tong: tong.map(findDistrictId),
      street: street.map(findDistrictId),
    },
    names: pack.names ?? {},
    officials: pack.officials?.map((one) => ({ ...one, district: one.district && findDistrictId(one.district) })) ?? [],
    gangs: pack.gangs?.map((gang) => ({ ...gang, home: findDistrictId(gang.home) })) ?? [],
    rivers: (pack.rivers ?? []) as readonly River[],
    rails: (pack.rails ?? []) as City['rails'],
    hills: (pack.hills ?? []) as readonly Hill[],
  };
}

/** The rulebook's own city. */
export const paradiseCity = createCity(paradisePack);

const createOnce = memoizeObject(createCity);

/** Returns the city of a state, a view, the news, or a founding. */
export function findCity({ city: pack }: InCity): City {
  return pack === undefined ? paradiseCity : createOnce(pack);
}

/** Picks the city out of what holds it, for a call that asks about it. */
export function pickCity<T>({ city }: { readonly city?: T | undefined }): { city?: T } {
  return city === undefined ? {} : { city };
}

/** Finds the charge of a gang's crest: its own, where the city gives it one, else that of its type. */
export function findCrest(inCity: InCity, { name, type }: { name: string; type: GangType }): Charge {
  return findCity(inCity).gangs.find((gang) => gang.name === name)?.crest ?? type;
}

/** Looks up a district of a city; one that the city does not have is an error of the program. */
export function lookUpDistrict(city: City, district: District): DistrictRow {
  const row = city.rows.get(district);
  if (row === undefined) throw new Error(`${city.name} has no district “${district}”.`);
  return row;
}

/** Finds the first district whose owners resist all gangs but those of this type; null without one. */
export function findHomeGround(city: City, type: GangType): District | null {
  return city.districts.find((district) => city.rows.get(district)?.homeOf === type) ?? null;
}

/** Explains in a sentence why a city has not all of these districts, or returns null. */
export function findDistrictProblem(city: City, named: readonly (District | undefined)[]): string | null {
  const unknown = named.find((district) => district !== undefined && !city.rows.has(district));
  if (unknown === undefined) return null;
  return `There is no district “${nameDistrict(unknown)}” in ${city.name}; its districts are ${city.districts.map(nameDistrict).join(', ')}.`;
}
