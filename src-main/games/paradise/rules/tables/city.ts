import type { BusinessType, District } from '#shared/games/paradise/city.ts';

/** [CITY-2, CITY-3] A district: its precinct and the business types it holds. */
export type DistrictRow = {
  precinct: 1 | 2 | 3;
  types: readonly BusinessType[];
  /** One line on the place, for forms and the map. */
  character: string;
};

const lowGambling = ['bookies', 'numbers', 'loan-sharks', 'gambling-den'] as const;

export const cityTable: Readonly<Record<District, DistrictRow>> = {
  cabbageville: {
    precinct: 1,
    types: [
      'low-dive',
      'speakeasy',
      'trucking',
      'house-of-ill-repute',
      'brothel',
      ...lowGambling,
      'gym',
      'dog-track',
      'protection',
    ],
    character: 'St. Mary’s parish: Irish tenements in the west, and the dog track behind them.',
  },
  'cedar-hill': {
    precinct: 2,
    types: ['speakeasy', 'nightclub', 'gentlemans-club', 'madame-louisas', 'bookies', 'wire-service', 'casino'],
    character: 'Lawns and judges. Rich pickings, and no shopkeeper pays for protection.',
  },
  chinatown: {
    precinct: 3,
    types: [
      'low-dive',
      'speakeasy',
      'house-of-ill-repute',
      'brothel',
      'bookies',
      'numbers',
      'gambling-den',
      'gym',
      'protection',
    ],
    character: 'The Tongs’ own streets: outsiders start with nothing here and meet shut doors.',
  },
  docks: {
    precinct: 1,
    types: ['low-dive', 'speakeasy', 'trucking', 'house-of-ill-repute', 'brothel', ...lowGambling, 'gym', 'protection'],
    character: 'Paydays and warehouses; the union keeps the piers, the gangs work inland.',
  },
  downtown: {
    precinct: 3,
    types: ['speakeasy', 'nightclub', 'gentlemans-club', 'bookies', 'casino', 'wire-service', 'protection'],
    character: 'Hotels, theaters and offices: the big money of the city.',
  },
  'hells-basement': {
    precinct: 2,
    types: ['low-dive', 'house-of-ill-repute', ...lowGambling, 'protection'],
    character: 'The poorest blocks of Paradise, where every racket is cheap.',
  },
  'lincoln-heights': {
    precinct: 2,
    types: ['low-dive', 'speakeasy', 'house-of-ill-repute', 'brothel', ...lowGambling, 'gym', 'protection'],
    character: 'Garment shops and crowded stoops on the eastern rise.',
  },
  'little-sicily': {
    precinct: 2,
    types: ['speakeasy', 'trucking', 'brothel', ...lowGambling, 'gym', 'protection'],
    character: 'Italian bakeries, wine cellars and long memories.',
  },
  'oak-bluff': {
    precinct: 3,
    types: ['speakeasy', 'nightclub', 'trucking', 'brothel', 'bookies', 'loan-sharks', 'protection'],
    character: 'A better address on the bluff, with roadhouses at its foot.',
  },
  racetrack: {
    precinct: 3,
    types: ['speakeasy', 'bookies', 'loan-sharks', 'wire-service', 'racetrack'],
    character: 'The oval at the edge of town and all that lives off it. Neutral ground.',
  },
  riverside: {
    precinct: 1,
    types: ['speakeasy', 'trucking', 'brothel', 'bookies', 'loan-sharks', 'arena', 'protection'],
    character: 'Boat landings, boarding houses and the Paradise Arena.',
  },
  southbridge: {
    precinct: 3,
    types: [
      'low-dive',
      'speakeasy',
      'trucking',
      'brewery',
      'house-of-ill-repute',
      'brothel',
      ...lowGambling,
      'gym',
      'protection',
    ],
    character: 'Mills, rail yards and the shuttered-looking Paradise Brewery.',
  },
};

/** [CITY-6] Added to an independent owner's GUTS in Chinatown against a gang that is not a Tong. */
export const chinatownGutsBonus = 2;

/** [CITY-8] GUTS of an independent owner by the face of one D6. */
export const ownerGutsByFace = [2, 2, 3, 3, 3, 4] as const;

/** [PO-1] */
export const startingOutrage = 2;

/** Which districts border which, as the map is drawn. */
export const neighbors: Readonly<Record<District, readonly District[]>> = {
  cabbageville: ['downtown', 'oak-bluff', 'racetrack', 'riverside'],
  'cedar-hill': ['downtown', 'lincoln-heights', 'little-sicily', 'oak-bluff'],
  chinatown: ['docks', 'downtown', 'little-sicily', 'southbridge'],
  docks: ['chinatown', 'downtown', 'riverside', 'southbridge'],
  downtown: ['cabbageville', 'cedar-hill', 'chinatown', 'docks', 'little-sicily', 'oak-bluff', 'riverside'],
  'hells-basement': ['lincoln-heights', 'little-sicily', 'southbridge'],
  'lincoln-heights': ['cedar-hill', 'hells-basement', 'little-sicily'],
  'little-sicily': ['cedar-hill', 'chinatown', 'downtown', 'hells-basement', 'lincoln-heights', 'southbridge'],
  'oak-bluff': ['cabbageville', 'cedar-hill', 'downtown', 'racetrack'],
  racetrack: ['cabbageville', 'oak-bluff'],
  riverside: ['cabbageville', 'docks', 'downtown'],
  southbridge: ['chinatown', 'docks', 'hells-basement', 'little-sicily'],
};
