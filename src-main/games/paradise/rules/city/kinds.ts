import {
  businessTypeNames,
  businessTypes,
  rackets,
  type BusinessType,
  type District,
  type Racket,
} from '#shared/games/paradise/city.ts';
import { memoizeText } from '#shared/words/memoize.ts';
import type { Modifier } from '#shared/words/dice.ts';
import { racketTable, type RacketRow } from '../tables/rackets.ts';

/** Facts shared by places of one type in one district, computed once for all scored places. */
export type PlaceKind = {
  type: BusinessType;
  racket: Racket;
  row: RacketRow;
  /** Key of its type in its district, and of its racket there. */
  key: string;
  racketKey: string;
  /** [RK-1] The table's bonuses on its Loot. */
  bonuses: readonly Modifier[];
};

/** Keys are asked for once a business in every scan, so they are made once. */
const makeRacketKeys = memoizeText(
  (district) => new Map(rackets.map((racket) => [racket, `${district}/${racket}`] as const)),
);

/** Key of one racket in one district. */
export function makeRacketKey(district: District, racket: Racket): string {
  return makeRacketKeys(district).get(racket) ?? '';
}

const createKinds = memoizeText(
  (district) => new Map(businessTypes.map((type) => [type, createPlaceKind(district, type)] as const)),
);

function createPlaceKind(district: District, type: BusinessType): PlaceKind {
  const row = racketTable[type];
  const bonus = { reason: businessTypeNames[type].one, value: row.bonus };
  return {
    type,
    racket: row.racket,
    row,
    key: `${district}/${type}`,
    racketKey: makeRacketKey(district, row.racket),
    bonuses: row.bonus === 0 ? [] : [bonus],
  };
}

/** The kind of a business; none ever moves or changes its trade. */
export function findPlaceKind({ district, type }: { district: District; type: BusinessType }): PlaceKind {
  const kind = createKinds(district).get(type);
  if (kind === undefined) throw new Error(`There is no ${type} in ${district}.`);
  return kind;
}
