import { findCentroid, type Coordinates } from '#shared/words/geometry.ts';
import { gangTypes, type BusinessType, type GangType } from '#shared/games/paradise/city.ts';
import type { Precinct } from '#shared/games/paradise/officials.ts';
import { isNamed, type CityPack, type NamedType } from '../pack.ts';
import { paradisePack } from '../paradise.ts';
import {
  cityNames,
  districtKinds,
  mottoes,
  paperNames,
  placeNames,
  prices,
  surnames,
  type DistrictKind,
} from './pools.ts';
import type { Rolls } from './rolls.ts';

type Ground = {
  outlines: readonly [number, number][][];
  near: readonly (readonly number[])[];
  atWater: ReadonlySet<number>;
  middle: Coordinates;
};

/** Deals the districts of a map their kinds, names, precincts, and business, as Paradise has them. */
export function dealCity(rolls: Rolls, ground: Ground): CityPack {
  const name = rolls.pick(cityNames);
  const kinds = placeKinds(rolls, ground);
  const precincts = dealPrecincts(rolls, ground);
  const names = new Set<string>();
  const seen = new Set<BusinessType>();
  const people = rolls.shuffle(surnames);
  const districts = ground.outlines.map((outline, at): CityPack['districts'][number] => {
    const kind = kinds[at] ?? districtKinds[0];
    if (kind === undefined) throw new Error('There are kinds of districts.');
    const own = pickName(rolls, kind, names);
    const like = paradisePack.districts.find((one) => one.name === kind.like);
    const types = (like?.types ?? []).filter((type) => !isNamed(type) || type === 'wire-service' || !seen.has(type));
    for (const type of types) seen.add(type);
    const isWaterfront = like?.isWaterfront === true && ground.atWater.has(at);
    return {
      name: own,
      character: rolls.pick(kind.characters),
      precinct: precincts[at] ?? 1,
      types,
      places: Object.fromEntries(
        types.filter(isNamed).map((type) => [type, namePlace(rolls, type, { district: own, people })]),
      ),
      outline,
      streets: rolls.between(-22, 22),
      ...(like?.homeOf === undefined || [...kinds].indexOf(kind) !== at ? {} : { homeOf: like.homeOf }),
      ...(isWaterfront ? { isWaterfront } : {}),
    };
  });
  return {
    kind: 'racketeer-city',
    name,
    paper: { name: `${name} ${rolls.pick(paperNames)}`, motto: rolls.pick(mottoes), price: rolls.pick(prices) },
    center: districts[kinds.findIndex(({ place }) => place === 'center')]?.name ?? districts[0]?.name ?? '',
    homes: dealHomes(districts, kinds),
    districts,
  };
}

function pickName(rolls: Rolls, { names }: DistrictKind, taken: Set<string>): string {
  const free = rolls.shuffle(names).find((name) => !taken.has(name)) ?? rolls.pick(names);
  taken.add(free);
  return free;
}

function namePlace(
  rolls: Rolls,
  type: NamedType,
  { district, people }: { district: string; people: string[] },
): string {
  if (type === 'wire-service') return `${district} Wire Office`;
  const name = rolls.pick(placeNames[type]);
  return name.includes('_') ? name.replace('_', people.shift() ?? rolls.pick(surnames)) : name;
}

/** Puts a kind on each ground: Downtown in the middle, docks at the water, a racetrack at the edge. */
function placeKinds(rolls: Rolls, { outlines, near, atWater, middle }: Ground): DistrictKind[] {
  const centers = outlines.map((outline) => findCentroid(outline));
  const measure = (at: number, [x, y]: Coordinates): number =>
    Math.hypot((centers[at]?.[0] ?? 0) - x, (centers[at]?.[1] ?? 0) - y);
  const wet = [...atWater].map((at) => centers[at] ?? middle);
  const worth: Record<DistrictKind['place'], (at: number) => number> = {
    center: (at) => measure(at, middle),
    water: (at) => (atWater.has(at) ? 0 : 1000) + measure(at, middle),
    heights: (at) => -Math.min(...wet.map((spot) => measure(at, spot))),
    edge: (at) => 20 * (near[at]?.length ?? 0) - measure(at, middle) / 10,
    anywhere: () => 0,
  };
  const [center, docks, ...others] = districtKinds;
  if (center === undefined || docks === undefined) throw new Error('There are kinds of districts.');
  const again = others.filter(({ place }) => place === 'anywhere').filter(({ like }) => like !== 'Chinatown');
  const deck = [center, docks, ...rolls.shuffle(others), ...rolls.shuffle([...again, ...again])];
  const kinds = new Map<number, DistrictKind>();
  for (const kind of deck.slice(0, outlines.length).toSorted((one, other) => rankPlace(one) - rankPlace(other))) {
    const free = outlines.flatMap((_, at) => (kinds.has(at) ? [] : [at]));
    const [best] = rolls.shuffle(free).toSorted((one, other) => worth[kind.place](one) - worth[kind.place](other));
    if (best !== undefined) kinds.set(best, kind);
  }
  return outlines.map((_, at) => kinds.get(at) ?? center);
}

const turns: readonly DistrictKind['place'][] = ['center', 'water', 'edge', 'heights', 'anywhere'];

function rankPlace({ place }: DistrictKind): number {
  return turns.indexOf(place);
}

/** Grows three precincts of about one size, each in one piece where the map lets it. */
function dealPrecincts(rolls: Rolls, { outlines, near }: Ground): Precinct[] {
  const all = outlines.map((_, at) => at);
  const steps = (from: number): Map<number, number> => {
    const found = new Map([[from, 0]]);
    for (const [at, far] of found) for (const next of near[at] ?? []) if (!found.has(next)) found.set(next, far + 1);
    return found;
  };
  const seeds = [rolls.between(0, all.length - 1)];
  while (seeds.length < 3) {
    const ways = seeds.map(steps);
    const far = (at: number): number => Math.min(...ways.map((way) => way.get(at) ?? 0));
    const [next] = all.filter((at) => !seeds.includes(at)).toSorted((one, other) => far(other) - far(one));
    seeds.push(next ?? 0);
  }
  const precincts = new Map(seeds.map((at, nth) => [at, (nth + 1) as Precinct]));
  while (precincts.size < all.length) {
    const sizes = ([1, 2, 3] as const).map((precinct) => ({
      precinct,
      size: [...precincts.values()].filter((one) => one === precinct).length,
      free: all.filter((at) => !precincts.has(at) && near[at]?.some((next) => precincts.get(next) === precinct)),
    }));
    const [least] = sizes.filter(({ free }) => free.length > 0).toSorted((one, other) => one.size - other.size);
    const [next] = rolls.shuffle(least?.free ?? []);
    if (least === undefined || next === undefined) break;
    precincts.set(next, least.precinct);
  }
  return all.map((at) => precincts.get(at) ?? 1);
}

/** Gives each type of gang the homes that it has in Paradise, or any open district where there is none of these. */
function dealHomes(districts: CityPack['districts'], kinds: readonly DistrictKind[]): CityPack['homes'] {
  const find = (type: GangType): string[] => {
    const open = districts
      .map((one, at) => ({ ...one, like: kinds[at]?.like ?? '' }))
      .filter((one) => (one.homeOf ?? type) === type);
    const own = open.filter(({ like }) => paradisePack.homes[type].includes(like));
    return (own.length > 0 ? own : open).map(({ name }) => name).slice(0, 16);
  };
  const [syndicate, irish, sicilian, tong, street] = gangTypes.map(find) as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  return { syndicate, irish, sicilian, tong, street };
}
