import type { BusinessType, District, GangType } from '#shared/games/paradise/city.ts';
import { districtNames } from '#shared/games/paradise/city.ts';
import { formatOrdinal } from '#shared/words/text.ts';

/** Names a generated gang draws from; `{}` in a gang's name is its base. */
export type NameTable = {
  gangs: readonly string[];
  first: readonly string[];
  last: readonly string[];
};

export const gangNames: Readonly<Record<GangType, NameTable>> = {
  syndicate: {
    gangs: ['The {} Combine', 'The Lakeshore Outfit', 'The Consolidated', 'The {} Trust'],
    first: ['Abe', 'Max', 'Harry', 'Walter', 'Leo', 'Gus', 'Otto', 'Morris', 'Frank', 'Al', 'Ray'],
    last: ['Kessler', 'Brandt', 'Novak', 'Reilly', 'Stein', 'Marsh', 'Dombrowski', 'Voss', 'Crane'],
  },
  irish: {
    gangs: ['The Shamrock Mob', 'The {} Boys', 'The Gallagher Crowd', 'The Kilkenny Club'],
    first: ['Mick', 'Danny', 'Seamus', 'Paddy', 'Liam', 'Terry', 'Hugh', 'Brendan', 'Con', 'Finn'],
    last: [
      'Gallagher',
      'Moran',
      'Dunne',
      'Keegan',
      'Foley',
      'Brannigan',
      'Hearn',
      'Quill',
      'Lacey',
    ],
  },
  sicilian: {
    gangs: ['The Terranova Family', 'The {} Black Hand', 'The Corvino Brothers', 'The Etna Club'],
    first: [
      'Vito',
      'Salvo',
      'Carmine',
      'Nino',
      'Pietro',
      'Rocco',
      'Enzo',
      'Tano',
      'Luca',
      'Gaspare',
    ],
    last: ['Terranova', 'Corvino', 'Bellini', 'Scalise', 'Ferrante', 'Mancuso', 'Orsini', 'Greco'],
  },
  tong: {
    gangs: ['The Jade Lantern Tong', 'The Four Winds Tong', 'The Golden Carp Tong'],
    first: ['Wing', 'Kwan', 'Sing', 'Lung', 'Hop', 'Tai', 'Fook', 'Chung', 'Ming', 'Bo'],
    last: ['Lee', 'Chan', 'Moy', 'Wong', 'Eng', 'Lau', 'Chin', 'Toy', 'Yee'],
  },
  street: {
    gangs: ['The {} Rats', 'The Brickbat Kids', 'The Alley Kings', 'The Sixpenny Gang'],
    first: ['Spike', 'Red', 'Whitey', 'Button', 'Skinny', 'Knuckles', 'Lefty', 'Freckles', 'Babe'],
    last: ['Malone', 'Kozlow', 'Pasko', 'Tully', 'Burke', 'Wojcik', 'Riggs', 'Sweeney', 'Katz'],
  },
};

/** `{}` in a gang's name is its base, without an article. */
export function nameWithBase(pattern: string, base: District): string {
  return pattern.replace('{}', districtNames[base].replace(/^The /, ''));
}

/** The words that set a man apart from earlier bearers of his name. */
const laterLaps: readonly string[] = ['Younger', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** The n-th name of a gang; a gang of the same type with another offset uses others first. */
export function pickPersonName(type: GangType, offset: number, n: number): string {
  const { first, last } = gangNames[type];
  const i = offset * 5 + n;
  const place = i % first.length;
  const turn = Math.floor(i / first.length);
  const name = `${first[place]} ${last[(place * 4 + turn) % last.length]}`;
  const lap = Math.floor(n / (first.length * last.length));
  return lap === 0 ? name : `${name} the ${laterLaps[lap - 1] ?? formatOrdinal(lap + 1)}`;
}

/** A business is named by one word of each list; the pairs run through before any repeats. */
type BusinessNames = { first: readonly string[]; second: readonly string[]; join: string };

const colors = [
  'Blue',
  'Silver',
  'Crooked',
  'Lucky',
  'Painted',
  'Velvet',
  'Iron',
  'Golden',
  'Copper',
  'Sleepy',
];
const surnames = [
  'Hogan',
  'Pratt',
  'Mueller',
  'Rossi',
  'Katz',
  'Doyle',
  'Lund',
  'Bruno',
  'Weems',
  'Novotny',
];

function names(first: readonly string[], second: readonly string[], join = ' '): BusinessNames {
  return { first, second, join };
}

export const businessNames: Readonly<Record<BusinessType, BusinessNames>> = {
  'low-dive': names(surnames, ['Cellar', 'Saloon', 'Back Room', 'Taproom', 'Hole', 'Tap'], '’s '),
  speakeasy: names(colors, [
    'Parrot',
    'Door',
    'Lantern',
    'Anchor',
    'Slipper',
    'Fiddle',
    'Owl',
    'Kettle',
    'Whistle',
  ]),
  nightclub: names(
    ['Club', 'Café', 'The'],
    ['Alabam', 'Mirador', 'Valentine', 'Argent', 'Bagatelle', 'Montmartre', 'Tangier', 'Zephyr'],
  ),
  trucking: names(surnames, ['Haulage', 'Cartage', 'Trucking', 'Transfer', 'Express']),
  brewery: names(['Paradise'], ['Brewery']),
  'house-of-ill-repute': names(
    ['Ma', 'Mrs.', 'Big', 'Aunt', 'Old', 'Miss', 'Cousin'],
    ['Tuttle’s', 'Flynn’s', 'Dora’s', 'Becker’s', 'Olga’s', 'Nell’s', 'Fay’s'],
  ),
  brothel: names(
    ['Rose', 'Lily', 'Scarlet', 'Pearl', 'Ivory', 'Violet', 'Ruby', 'Laurel', 'Amber'],
    ['House', 'Rooms', 'Hotel', 'Parlor', 'Lodge', 'Terrace', 'Court', 'Arms'],
  ),
  'gentlemans-club': names(
    ['The', 'The New'],
    [
      'Belvedere Club',
      'Corinthian',
      'Stag Room',
      'Laurel Club',
      'Turf and Field',
      'Magnolia Club',
      'Olympian',
      'Regent Club',
    ],
  ),
  'madame-louisas': names(['Madame Louisa’s'], ['Diamond Escorts']),
  bookies: names(
    surnames,
    [
      'Cigar Store',
      'Newsstand',
      'Barber Shop',
      'Billiards',
      'Shoeshine',
      'Pawnshop',
      'Lunchroom',
      'Hat Shop',
      'Drugstore',
      'Bowling Alley',
    ],
    '’s ',
  ),
  numbers: names(
    ['Eastside', 'Lucky Seven', 'Corner', 'Penny', 'Union', 'Rainbow', 'Clover', 'Daily'],
    ['Policy Wheel', 'Numbers Bank', 'Policy Shop', 'Drawing', 'Number', 'Pool', 'Policy Office'],
  ),
  'loan-sharks': names(
    [
      'Friendly',
      'Household',
      'Honest',
      'Mutual',
      'Payday',
      'Prompt',
      'Liberty',
      'Helping Hand',
      'Star',
    ],
    [
      'Loan Office',
      'Credit Company',
      'Finance',
      'Loans',
      'Savings and Loan',
      'Advance',
      'Lending',
      'Trust',
      'Credit',
    ],
  ),
  'wire-service': names(['Main', 'North Paradise', 'Racetrack'], ['Wire Office']),
  'gambling-den': names(
    [
      'Snake Eyes',
      'Full House',
      'Boxcar',
      'Inside Straight',
      'Green Felt',
      'Aces High',
      'Natural',
      'Hard Eight',
    ],
    ['Room', 'Club', 'Parlor', 'Social Club', 'Game', 'House', 'Smoker'],
  ),
  gym: names(
    surnames,
    ['Gymnasium', 'Boxing Hall', 'Athletic Club', 'Ring', 'Fight School'],
    '’s ',
  ),
  arena: names(['Paradise'], ['Arena']),
  casino: names(
    ['The', 'The Old'],
    [
      'Monte Carlo',
      'Palais Royal',
      'Crystal Room',
      'Riviera',
      'Alhambra',
      'Trocadero',
      'Baccarat',
      'Deauville',
    ],
  ),
  racetrack: names(['Paradise'], ['Racetrack']),
  'dog-track': names(['Paradise'], ['Dog Track']),
  protection: names(
    [
      'Block',
      'Merchants’',
      'Neighborhood',
      'Storekeepers’',
      'Ward',
      'Citizens’',
      'Corner',
      'Avenue',
    ],
    [
      'Association',
      'Patrol',
      'Watch',
      'League',
      'Mutual Aid',
      'Benevolent Society',
      'Guard',
      'Committee',
      'Insurance',
      'Protective',
    ],
  ),
};

/** The n-th name of a type in the whole city, n from 0. Names of one type never repeat. */
export function pickBusinessName(type: BusinessType, n: number): string {
  const { first, second, join } = businessNames[type];
  const count = first.length * second.length;
  const a = first[n % first.length] ?? '';
  const b = second[(Math.floor(n / first.length) + (n % first.length)) % second.length] ?? '';
  const lap = Math.floor(n / count);
  return lap === 0 ? `${a}${join}${b}` : `${a}${join}${b} No. ${lap + 1}`;
}
