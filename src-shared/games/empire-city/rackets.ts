import { formatKebab, findKind, type Band, type RacketId } from './ids.ts';

export type RacketKind = 'speakeasy' | 'casino' | 'bordello';

/** [EMP-RACK] `pays`: of a speakeasy by band; of a casino by the die; of a bordello by its count. Dollars. */
export type Racket = {
  kind: string;
  name: string;
  type: RacketKind;
  priceDollars: number;
  copies: number;
  bands: readonly Band[];
  pays: readonly number[];
};

function createSpeakeasy(name: string, priceDollars: number, pays: readonly [number, number, number]): Racket {
  const bands = ['slums', 'midtown', 'downtown'] as const;
  return { kind: formatKebab(name), name, type: 'speakeasy', priceDollars, copies: 4, bands, pays };
}

/** [EMP-RACK-6 to EMP-RACK-16] */
export const racketTable: readonly Racket[] = [
  createSpeakeasy('Gin Cellar', 150, [100, 50, 50]),
  createSpeakeasy('Back-Room Bar', 200, [100, 100, 100]),
  createSpeakeasy('Still House', 200, [150, 100, 50]),
  createSpeakeasy('Supper Club', 250, [50, 100, 200]),
  {
    kind: 'numbers-parlor',
    name: 'Numbers Parlor',
    type: 'casino',
    priceDollars: 300,
    copies: 4,
    bands: ['slums', 'midtown'],
    pays: [50, 50, 100, 150, 200, 300],
  },
  {
    kind: 'card-room',
    name: 'Card Room',
    type: 'casino',
    priceDollars: 350,
    copies: 4,
    bands: ['midtown', 'downtown'],
    pays: [0, 100, 150, 200, 250, 350],
  },
  {
    kind: 'floating-crap-game',
    name: 'Floating Crap Game',
    type: 'casino',
    priceDollars: 300,
    copies: 2,
    bands: ['slums', 'downtown'],
    pays: [0, 0, 100, 200, 300, 400],
  },
  {
    kind: 'roulette-palace',
    name: 'Roulette Palace',
    type: 'casino',
    priceDollars: 450,
    copies: 2,
    bands: ['midtown', 'downtown'],
    pays: [0, 50, 150, 300, 400, 600],
  },
  {
    kind: 'rooming-house',
    name: 'Rooming House',
    type: 'bordello',
    priceDollars: 350,
    copies: 3,
    bands: ['slums'],
    pays: [100, 200, 350],
  },
  {
    kind: 'gentlemens-hotel',
    name: 'Gentlemen’s Hotel',
    type: 'bordello',
    priceDollars: 400,
    copies: 3,
    bands: ['midtown'],
    pays: [100, 250, 400],
  },
  {
    kind: 'madame-odettes',
    name: 'Madame Odette’s',
    type: 'bordello',
    priceDollars: 500,
    copies: 2,
    bands: ['downtown'],
    pays: [150, 300, 500],
  },
];

const byKind = new Map(racketTable.map((one) => [one.kind, one]));

/** The racket that a copy, or a kind, is of; null for none of the game. */
export function findRacket(copy: RacketId): Racket | null {
  return byKind.get(copy) ?? byKind.get(findKind(copy)) ?? null;
}

/** Like `findRacket`, for a copy that the rules made. */
export function requireRacket(copy: RacketId): Racket {
  const found = findRacket(copy);
  if (found === null) throw new Error(`There is no racket ${copy}.`);
  return found;
}

/** Every racket card, in table order. */
export function listRackets(): RacketId[] {
  return racketTable.flatMap(({ kind, copies }) => Array.from({ length: copies }, (_, nth) => `${kind}-${nth + 1}`));
}
