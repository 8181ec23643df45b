import type { BandAct } from '#shared/games/paradise/shows.ts';
import { formatOrdinal } from '#shared/words/text.ts';

type Act = { name: string; act: BandAct };

/** Touring acts; one is the city's own, with a line where its name is. */
const acts: Readonly<Record<BandAct, readonly string[]>> = {
  'jazz band': [
    'The Levee Street Stompers',
    'Ducky Purcell’s Hot Seven',
    'The Tin Roof Ramblers',
    'Cornet Joe Batiste and His Boys',
    'The Back Porch Syncopators',
    'Slim Tolliver’s Night Owls',
    'The Barrelhouse Five',
    'Pinky Marlowe’s Red Peppers',
    'The Riverboat Shufflers',
    'Washboard Willie and the Suds',
  ],
  'dance orchestra': [
    'Leopold Vance and His Orchestra',
    'The Alhambra Moonlighters',
    'Hal Winship’s Collegians',
    'The Silver Slipper Orchestra',
    'Dutch Weller and His Syncopators',
    'The Lake Breeze Serenaders',
    'Carlo Bandini’s Tango Ensemble',
    'Freddie Oakes and His Merrymakers',
    'The _ Melodians',
    'Morton Gray’s Velvet Strings',
  ],
  singer: [
    'Miss Opal Dare',
    'Delphine La Rue',
    'Babe Hollis, the Blue Canary',
    'Little Tommy Quayle, the Sobbing Tenor',
    'Mamie Crowder',
    'Irene Castaway',
    'Big Bess Tupper',
    'Sonny Delacourt',
    'The Sisters Pomeroy',
    'Lola Montrose, the Torch of Toledo',
  ],
  'dance team': [
    'The Flying Cortlands',
    'Ziggy and Fern',
    'The Six Dainty Steppers',
    'Ravel and Yvette',
    'The Hotfoot Brothers',
    'Señor Paco and Rosita',
    'The Charleston Twins',
    'Twinkle and Toe',
    'The Marble Arch Girls',
    'Bo and Beulah Banks',
  ],
};

/** One of each act in turn, so that two bands signed one after the other are not of a kind. */
const roster: readonly Act[] = acts['jazz band'].flatMap((_, place) =>
  (Object.keys(acts) as BandAct[]).map((act) => ({ name: acts[act][place] ?? act, act })),
);

/** [RK-7] Picks the n-th band of a campaign in a city, n from 0; the seed sets the start of the list. */
export function pickBandAct(seed: number, n: number, city: string): Act {
  const { name, act } = roster[(seed + n) % roster.length] ?? { name: 'The Band', act: 'singer' };
  const lap = Math.floor(n / roster.length);
  const own = name.replace('_', city);
  return { name: lap === 0 ? own : `${own} (the ${formatOrdinal(lap + 1)} company)`, act };
}

const ringNames = [
  'Kid',
  'Battling',
  'Sailor',
  'Young',
  'Cyclone',
  'Gentleman',
  'Iron',
  'Porky',
  'Bomber',
  'Soldier',
  'Rube',
] as const;

const surnames = [
  'Brody',
  'Petrone',
  'Tolman',
  'Hanlon',
  'Kasprzak',
  'Dempster',
  'Rizzo',
  'Maddox',
  'Schultz',
  'Lafferty',
  'Grubb',
  'Zabriskie',
  'Carbone',
  'Halloran',
  'Stribling',
  'Wojack',
  'Latimer',
  'Duffy',
  'Beaulieu',
] as const;

/** Boxers of the schools in the Tongs' own district. */
const tongSurnames = [
  'Lung',
  'Moy',
  'Fong',
  'Quan',
  'Lum',
  'Tsang',
  'Yip',
  'Hom',
  'Gee',
  'Soo',
  'Wah',
  'Chew',
  'Leong',
] as const;

const towns = [
  'Toledo',
  'Milwaukee',
  'Kansas City',
  'Gary',
  'Buffalo',
  'Dubuque',
  'Saint Paul',
  'Omaha',
  'Terre Haute',
  'Cincinnati',
  'Duluth',
  'Wheeling',
  'Peoria',
] as const;

/** [RK-13] The n-th boxer of a campaign, n from 0. The lists' lengths share no factor: no name returns soon. */
export function pickBoxerName(seed: number, n: number, isTongs: boolean): string {
  const last = isTongs ? tongSurnames : surnames;
  const count = ringNames.length * last.length;
  const place = (seed + n * 5) % count;
  const name = `${ringNames[place % ringNames.length] ?? 'Kid'} ${last[place % last.length] ?? 'Brody'}`;
  const lap = Math.floor(n / count);
  return lap === 0 ? name : `${name} ${'I'.repeat(lap + 1)}`;
}

/** [RK-13] Picks the town of the n-th boxer, if he is from out of town. */
export function pickBoxerTown(seed: number, n: number): string {
  return towns[(seed + n * 3) % towns.length] ?? 'Toledo';
}
