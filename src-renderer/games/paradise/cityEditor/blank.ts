import {
  districtKinds,
  placeNames,
  surnames,
  cityNames,
  paperNames,
  mottoes,
} from '#shared/games/paradise/cities/making/pools.ts';
import { isNamed, type CityPack, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { gangTypes, type BusinessType } from '#shared/games/paradise/city.ts';

type DistrictPack = CityPack['districts'][number];

/** A map without a district: water in the south, and all the rest to draw. */
export function createShore(): CityPack {
  return {
    kind: 'racketeer-city',
    name: 'New City',
    paper: { name: 'New City Courier', motto: mottoes[0], price: 'Two Cents' },
    center: '',
    homes: { syndicate: [], irish: [], sicilian: [], tong: [], street: [] },
    districts: [],
    rivers: [
      {
        line: [
          [-620, 600],
          [-20, 610],
          [180, 622],
          [400, 606],
          [640, 618],
          [840, 602],
          [1020, 612],
          [1620, 600],
        ],
        width: 900,
        bank: 'north',
      },
    ],
  };
}

/** Picks one of a list by a number that grows with each press. */
function pickNth<T>(list: readonly T[], nth: number): T | undefined {
  return list[nth % list.length];
}

/** Finds a name for a district that no other has: the next one of the pool after its own. */
export function findNextName({ districts }: CityPack, own: string): string {
  const pool = districtKinds.flatMap((_, at) => districtKinds.map(({ names }) => names[at % names.length] ?? names[0]));
  const all = [...new Set([...pool, ...districtKinds.flatMap(({ names }) => names)])];
  const free = all.filter((name) => name === own || !districts.some((one) => one.name === name));
  return free[(free.indexOf(own) + 1) % free.length] ?? own;
}

/** Finds another name for the city, and one for its paper. */
export function findNextCityName({ name }: CityPack): Pick<CityPack, 'name'> & { paperName: string } {
  const at = (cityNames.indexOf(name) + 1) % cityNames.length;
  const next = cityNames[at] ?? name;
  return { name: next, paperName: `${next} ${paperNames[at % paperNames.length] ?? 'Courier'}` };
}

/** Finds the next motto after the paper's own. */
export function findNextMotto(own: string): string {
  return mottoes[(mottoes.indexOf(own) + 1) % mottoes.length] ?? own;
}

/** Suggests a name for a place of which the city has one. */
export function suggestPlace(type: NamedType, district: string, nth: number): string {
  if (type === 'wire-service') return `${district} Wire Office`.slice(0, 40);
  return (pickNth(placeNames[type], nth) ?? '').replace('_', pickNth(surnames, nth * 5) ?? '');
}

/** Creates a district as Paradise has one that this city lacks, on an outline; types with a named place come once. */
export function createDistrict(pack: CityPack, outline: DistrictPack['outline']): DistrictPack {
  const nth = pack.districts.length;
  const kind = districtKinds[nth % districtKinds.length] ?? districtKinds[0];
  const like = paradisePack.districts.find(({ name }) => name === kind?.like);
  const taken = new Set(pack.districts.flatMap(({ types }) => types).filter(isNamed));
  const types = (like?.types ?? []).filter((type) => !isNamed(type) || type === 'wire-service' || !taken.has(type));
  const name = kind?.names.find((one) => !pack.districts.some((other) => other.name === one)) ?? findNextName(pack, '');
  return {
    name,
    character: kind?.characters[0] ?? 'A part of the city like the others.',
    precinct: ([1, 2, 3] as const)[nth % 3] ?? 1,
    types: [...types],
    places: namePlaces(types, { name, nth }),
    outline,
    streets: 0,
    ...(like?.homeOf === undefined || nth >= districtKinds.length ? {} : { homeOf: like.homeOf }),
    ...(like?.isWaterfront === undefined ? {} : { isWaterfront: like.isWaterfront }),
  };
}

function namePlaces(
  types: readonly BusinessType[],
  { name, nth }: { name: string; nth: number },
): DistrictPack['places'] {
  return Object.fromEntries(types.filter(isNamed).map((type) => [type, suggestPlace(type, name, nth)]));
}

/** Lets the types of gangs live in the newest district that live in the one of Paradise that it is like. */
export function welcomeGangs(pack: CityPack): CityPack {
  const newest = pack.districts.at(-1);
  const like = districtKinds[(pack.districts.length - 1) % districtKinds.length]?.like ?? '';
  if (newest === undefined) return pack;
  const homes = { ...pack.homes };
  for (const type of gangTypes) {
    if (paradisePack.homes[type].includes(like)) homes[type] = [...homes[type], newest.name].slice(0, 16);
  }
  return settleHomes({ ...pack, homes });
}

/** Districts from which on a city can be played. */
const fewest = 4;

/** Settles what follows from the districts: a center that is there, and a home for each type of gang. */
export function settleHomes(pack: CityPack): CityPack {
  const names = pack.districts.map(({ name }) => name);
  const homes = Object.fromEntries(
    gangTypes.map((type) => {
      const open = pack.districts.filter(({ homeOf }) => (homeOf ?? type) === type).map(({ name }) => name);
      const kept = pack.homes[type].filter((name) => open.includes(name));
      return [type, kept.length > 0 || open.length < fewest - 1 ? kept : open.slice(-3)];
    }),
  ) as CityPack['homes'];
  return { ...pack, homes, center: names.includes(pack.center) ? pack.center : (names[0] ?? '') };
}

/** Renames wherever a text of some data is a name; what is not there stays away. */
function renameAll<T>(data: T, rename: (text: string) => string): T {
  if (typeof data === 'string') return rename(data) as T;
  if (Array.isArray(data)) return data.map((one: unknown) => renameAll(one, rename)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const kept = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key, renameAll(value as unknown, rename)])) as T;
}

/** Renames a district everywhere in its city. */
export function renameDistrict(pack: CityPack, at: number, name: string): CityPack {
  const before = pack.districts[at]?.name;
  if (before === undefined) return pack;
  const rename = (one: string): string => (one === before ? name : one);
  const homes = Object.fromEntries(gangTypes.map((type) => [type, pack.homes[type].map(rename)])) as CityPack['homes'];
  return {
    ...pack,
    homes,
    center: rename(pack.center),
    ...renameAll({ gangs: pack.gangs, officials: pack.officials, start: pack.start }, rename),
    districts: pack.districts.map((one, nth) => (nth === at ? { ...one, name } : one)),
  };
}
