import { computeCalendar, monthNames } from '#shared/games/paradise/calendar.ts';
import type { City } from '#shared/games/paradise/cities/city.ts';
import type { Desk } from '#press/desk/desk.ts';

/**
 * Columns of figures that a paper prints every month: each line is made of parts, so that they last as long as a
 * campaign. They name nobody of the campaign.
 */

/** Draws one entry of a list for a purpose. */
function pick(desk: Desk, purpose: string, list: readonly string[]): string {
  return list[desk.number(purpose, 0, list.length - 1)] ?? '';
}

const ships = [
  'Halcyon Bell',
  'Lucy Marsh',
  'Colonel Tansy',
  'Perseverance',
  'Nora Dean',
  'Gulf Star',
  'City of Canton',
  'Prudence',
  'Ada Fenwick',
  'Tillamook',
  'Rosalind',
  'Argyle',
  'Santa Inez',
  'Monarch',
  'Bittern',
  'Thomas Tew',
];
const cargoes = [
  'hides and molasses',
  'bananas',
  'sugar in bags',
  'newsprint',
  'pig iron',
  'coffee',
  'lumber',
  'cotton',
  'canned salmon',
  'jute',
  'rubber',
  'mahogany',
  'salt',
  'wool',
  'coconut oil',
  'machinery',
  'tin plate',
  'fertilizer',
];
const ports = [
  'Galveston',
  'Havana',
  'Tampico',
  'Liverpool',
  'Baltimore',
  'Santos',
  'Halifax',
  'Mobile',
  'Cardiff',
  'New Orleans',
  'Savannah',
  'Kingston',
  'Hamburg',
  'Boston',
];

/** Sets lines in the names of the city, and claims those that it has. */
function claimSet(desk: Desk, lines: readonly string[]): string[] {
  return lines.flatMap((line) => desk.set(line) ?? []).filter((line) => desk.claim(line));
}

/** Ships in and out. */
export function writeShipping(desk: Desk): string[] {
  const writeLine = (nth: number): string => {
    const [ship, cargo, port] = [
      pick(desk, `ship ${nth}`, ships),
      pick(desk, `cargo ${nth}`, cargoes),
      pick(desk, `port ${nth}`, ports),
    ];
    const tons = desk.number(`tons ${nth}`, 12, 98) * 10;
    const pier = desk.number(`pier ${nth}`, 1, 9);
    const ways = [
      `Arrived at Pier ${pier}: ${ship}, from ${port}, with ${tons} tons of ${cargo}.`,
      `Cleared: ${ship}, for ${port}, ${tons} tons of ${cargo}.`,
      `Due from ${port}: ${ship}, with ${cargo}; berth at Pier ${pier}.`,
    ];
    return ways[desk.number(`way ${nth}`, 0, 2)] ?? '';
  };
  const stage = `Stage of the river at the bridge: ${desk.number('stage', 11, 29)}.${desk.number('tenths', 0, 9)} feet.`;
  return claimSet(desk, [writeLine(1), writeLine(2), writeLine(3), stage]);
}

const nines = ['Canton', 'Fall City', 'Millville', 'Port Ellis', 'Grand Bend', 'Tarrant', 'Wexford', 'Cedar Falls'];
const eleven = [
  'Normal School',
  'St. Mary’s',
  'Central High',
  'Lincoln Heights High',
  'State College',
  'the Armory',
  'Oak Bluff Academy',
];
const pitchers = ['Dugan', 'Voss', 'Halloway', 'Pinckney', 'Marr', 'Stroud', 'Ames', 'Tolliver', 'Quist', 'Beemer'];

/** The season’s game by its score. */
export function writeSports(desk: Desk): string[] {
  const { monthOfYear } = computeCalendar(desk.month);
  const [own, other] = [desk.number('own', 2, 11), desk.number('other', 0, 9)];
  const theirs = own === other ? other + 1 : other;
  if (monthOfYear >= 4 && monthOfYear <= 9) {
    const club = pick(desk, 'club', nines);
    const [won, lost] = [desk.number('won', 6, 14), desk.number('lost', 5, 13)];
    return claimSet(desk, [
      `Baseball: Stevedores ${own}, ${club} ${theirs}. Batteries: ${pick(desk, 'pitcher', pitchers)} and Loomis; ${pick(desk, 'their pitcher', pitchers)} and Craig. Hits, ${own + desk.number('hits', 1, 6)} and ${theirs + desk.number('their hits', 1, 6)}.`,
      `The Stevedores won ${won} and lost ${lost} in ${monthNames[monthOfYear - 1]}.`,
    ]);
  }
  const [first, second] = [desk.number('first', 0, 6), desk.number('step', 1, 5)];
  const [one, two] = [eleven[first] ?? '', eleven[(first + second) % eleven.length] ?? ''];
  const points = desk.number('points', 9, 34);
  const game = monthOfYear >= 10 && monthOfYear <= 11 ? 'Football' : 'Basket ball';
  return claimSet(desk, [
    `${game}: ${one.replace(/^the /u, 'The ')} ${points}, ${two.replace(/^the /u, 'the ')} ${points - desk.number('margin', 1, 8)}, before ${(desk.number('crowd', 6, 48) * 100).toLocaleString('en-US')} persons.`,
    `Bowling, Commerce League: high game, ${pick(desk, 'bowler', pitchers)}, ${desk.number('high game', 221, 288)}; high team, Railway Mail, ${desk.number('high team', 2510, 2990).toLocaleString('en-US')}.`,
  ]);
}

const families = [
  'Abernathy',
  'Bohannon',
  'Castle',
  'Dressel',
  'Eastlake',
  'Farwell',
  'Gorham',
  'Hibbard',
  'Ingersoll',
  'Jessup',
  'Keough',
  'Lindqvist',
  'Merriam',
  'Nye',
  'Oberlin',
  'Peabody',
  'Rackham',
  'Severance',
  'Thorpe',
  'Updike',
  'Vail',
  'Whitcomb',
];
const brides = [
  'Alma',
  'Beulah',
  'Clara',
  'Dorothea',
  'Edith',
  'Florence',
  'Greta',
  'Hazel',
  'Ida',
  'Josephine',
  'Lillian',
  'Myrtle',
];
const grooms = [
  'Albert',
  'Chester',
  'Elmer',
  'Franklin',
  'Harvey',
  'Julius',
  'Lloyd',
  'Norman',
  'Orville',
  'Ralph',
  'Stanley',
  'Wilbur',
];

const couplesAMonth = 3;

/** Finds a given and a family name that no other license of the campaign has, while there are any. */
function findName(desk: Desk, given: readonly string[], nth: number): string {
  const names = given.length * families.length;
  const at =
    desk.constant(`names of ${given[0] ?? ''}`, 0, names - 1) + ((desk.month - 1) * couplesAMonth + nth) * nameStep;
  return `${given[at % given.length] ?? ''} ${families[Math.floor(at / given.length) % families.length] ?? ''}`;
}

/** Prime to the number of names, so that a walk over them comes to each. */
const nameStep = 101;

/** Licenses, births and deeds, as the clerk gives them out. */
export function writeVitals(desk: Desk): string[] {
  const writeCouple = (nth: number): string => {
    const [him, her] = [findName(desk, grooms, nth), findName(desk, brides, nth)];
    return `${him}, ${desk.number(`his age ${nth}`, 21, 44)}, and ${her}, ${desk.number(`her age ${nth}`, 18, 39)}`;
  };
  const lines = [
    `Marriage licenses: ${writeCouple(1)}; ${writeCouple(2)}; ${writeCouple(3)}.`,
    `The Registrar counts ${desk.number('births', 610, 840)} births for the month.`,
    `Building permits: ${desk.number('permits', 88, 240)}, to the value of $${desk.number('worth', 310, 980)},000.`,
  ];
  return lines.filter((text) => desk.claim(text));
}

const tunes = [
  'Commerce Hotel Orchestra',
  'organ recital from First Church',
  'talk on poultry',
  'Glee Club of the Normal School',
  'dance program',
  'bedtime story',
  'string quartet',
  'market reports',
  'lecture on the stars',
  'Hawaiian guitars',
  'setting-up exercises',
  'male quartet',
  'fight returns',
  'opera by remote control',
];

/** Writes the programs of the city's radio station. */
export function writeRadio(desk: Desk, { radio }: City['paper']): string[] {
  if (radio === undefined) return [];
  const hours = [6, 7, 8, 9];
  const start = desk.number('air', 0, tunes.length - 1);
  const parts = hours.map((hour, nth) => desk.set(`${hour} o’clock, ${tunes[(start + nth * 5) % tunes.length] ?? ''}`));
  const meters = radio.meters ?? desk.constant('meters', 240, 480);
  const line = `Station ${radio.station}, ${meters} meters: ${parts.filter((part) => part !== null).join('; ')}.`;
  return desk.claim(line) ? [line] : [];
}

const titles = [
  'The Lighthouse',
  'Her Second Husband',
  'Desert Gold',
  'The Curate’s Revenge',
  'Broadway Nights',
  'The Iron Mule',
  'Lavender and Lace',
  'The Stolen Seal',
  'Dust of Cairo',
  'Twelve Miles Out',
  'The Kid Brother',
  'Smoke on the Ridge',
  'A Wife for an Hour',
  'The Last Trolley',
  'Mother Machree’s Boy',
  'The Tin Crown',
];
const houses = ['Orpheus Palace', 'Lyric', 'Gaiety', 'Bijou', 'Grand', 'Alhambra'];
const turns = [
  'trained seals',
  'a mind reader',
  'six tumblers',
  'a lady who whistles',
  'a quick-change artist',
  'clog dancers',
  'a xylophone',
  'an Irish tenor',
  'two comedians and a ladder',
  'a sharpshooter',
  'a bicycle act',
  'a ventriloquist',
];

/** The week’s bills. */
export function writeBills(desk: Desk): string[] {
  const first = desk.number('house', 0, 5);
  const lines = [
    `At the ${houses[first] ?? ''}, “${pick(desk, 'film', titles)}” in ${desk.number('reels', 5, 9)} reels, and ${pick(desk, 'turn', turns)}.`,
    `The ${houses[(first + 2) % 6] ?? ''} shows “${pick(desk, 'other film', titles)}”; matinee, ${desk.number('matinee', 2, 4) * 5} cents.`,
  ];
  return lines.filter((text) => desk.claim(text));
}

const usualWeather: NonNullable<City['paper']['weather']> = {
  winter: { skies: ['Cold', 'Snow', 'Clear and cold', 'Sleet'], degrees: 34 },
  spring: { skies: ['Rain', 'Fair', 'Windy', 'Showers'], degrees: 55 },
  summer: { skies: ['Warm', 'Fair and hot', 'Thunderstorms', 'Humid'], degrees: 78 },
  fall: { skies: ['Fog', 'Fair and cool', 'Frost', 'Rain'], degrees: 58 },
};

/** Writes the ear with the forecast and the barometer. */
export function writeWeatherEar(desk: Desk, { weather = usualWeather }: City['paper']): string[] {
  const { monthOfYear } = computeCalendar(desk.month);
  const season = Math.floor((monthOfYear % 12) / 3);
  const { winter, spring, summer, fall } = weather;
  const { skies, degrees } = [winter, spring, summer, fall][season] ?? spring;
  const high = degrees + desk.number('high', 0, 12);
  return [
    'The Weather',
    `${pick(desk, 'sky', skies)} tonight and tomorrow`,
    `High ${high}, low ${high - desk.number('low', 9, 19)}`,
  ];
}
