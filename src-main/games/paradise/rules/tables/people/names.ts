import type { City } from '#shared/games/paradise/cities/city.ts';
import type { NamedType } from '#shared/games/paradise/cities/pack.ts';
import { type BusinessType, type District, type GangType, nameDistrict } from '#shared/games/paradise/city.ts';
import { formatOrdinal } from '#shared/words/text.ts';

/** Names a generated gang draws from; `{}` in a gang's name is its base. */
export type NameTable = { gangs: readonly string[]; first: readonly string[]; last: readonly string[] };

/** Names in a line, apart by blanks. */
function splitNames(line: string): readonly string[] {
  return line.split(' ');
}

/** Thousands of names for each type of gang, so that a campaign of years need not repeat one. */
export const gangNames: Readonly<Record<GangType, NameTable>> = {
  syndicate: {
    gangs: ['The {} Combine', 'The Lakeshore Outfit', 'The Consolidated', 'The {} Trust'],
    first: splitNames(
      'Abe Max Harry Walter Leo Gus Otto Morris Frank Al Ray Sam Ben Louis Herman Jake Milton Sidney Nate Irving Ed Charlie Joe George Phil Benny Carl Emil Fritz Stan Casimir Anton Rudy Ernie Lester Oscar Julius Bernie Hymie Moe Solly Dave Art Hank Clyde Roy Vic Theo',
    ),
    last: splitNames(
      'Kessler Brandt Novak Reilly Stein Marsh Dombrowski Voss Crane Adler Baum Becker Bloom Cantrell Cermak Decker Dorfman Ehrlich Engel Fineman Fischer Gerber Goldfarb Gorski Haas Heller Holtz Jablonski Kaplan Kaminsky Klein Kowalski Kramer Lansing Levitt Lowell Mandel Markowitz Mertz Nash Neumann Oberman Pavlik Perlman Prager Rademacher Resnick Rosen Sadowski Schaefer Schultz Shapiro Sobel Steiner Strauss Tannen Vogel Wagner Weiss Zelinski Zuckerman',
    ),
  },
  irish: {
    gangs: ['The Shamrock Mob', 'The {} Boys', 'The Gallagher Crowd', 'The Kilkenny Club'],
    first: splitNames(
      'Mick Danny Seamus Paddy Liam Terry Hugh Brendan Con Finn Jimmy Tommy Dinny Eamon Barney Martin Matt Owen Pat Dan Jack Johnny Kevin Larry Malachy Mort Neil Peter Rory Tim Ned Mike Bill Willie Eddie Francis Gerald Desmond Declan Fergus Cormac Donal Phelim Colm Shane Aidan Kieran Dermot',
    ),
    last: splitNames(
      'Gallagher Moran Dunne Keegan Foley Brannigan Hearn Quill Lacey Ahearn Boland Boyle Brady Breen Byrne Callahan Cassidy Clancy Coogan Corrigan Costello Cullen Daly Delaney Devlin Doherty Donovan Doran Driscoll Duffy Egan Fahey Farrell Finnegan Flynn Garrity Geraghty Grogan Halloran Hanlon Healy Hogan Kearney Kenny Kiley Lafferty Maguire Malloy McBride McCabe McGann McGuire McNulty Mulligan Noonan Nolan O’Brien O’Dea O’Hara Quinlan Rafferty Riordan Roche Scanlon Shea Tierney Tolan Whelan',
    ),
  },
  sicilian: {
    gangs: ['The Terranova Family', 'The {} Black Hand', 'The Corvino Brothers', 'The Etna Club'],
    first: splitNames(
      'Vito Salvo Carmine Nino Pietro Rocco Enzo Tano Luca Gaspare Angelo Antonio Calogero Ciro Cosimo Dominic Emilio Fredo Gino Giuseppe Ignazio Joe Leonardo Lorenzo Luigi Marco Matteo Mariano Nicolo Orazio Paolo Pasquale Peppe Primo Renzo Rosario Ruggero Sal Santo Saverio Silvio Stefano Tommaso Toto Turi Umberto Vincenzo Zeno',
    ),
    last: splitNames(
      'Terranova Corvino Bellini Scalise Ferrante Mancuso Orsini Greco Abate Alfano Amato Badalamenti Barbera Bonanno Bruno Bufalo Calabrese Caruso Catania Cinquemani Conti Costa Cuccia Damiano D’Angelo DiCarlo DiMarco Esposito Fazio Ferraro Fontana Gagliano Galante Genna Giordano Guarino LaMantia LaRosa Leone Lombardo Longo Lupo Maggio Marino Messina Morello Noto Paterno Piazza Provenzano Pugliese Randazzo Ricca Rizzo Romano Russo Sabella Salerno Sansone Spadaro Tedesco Trapani Vitale Zito',
    ),
  },
  tong: {
    gangs: ['The Jade Lantern Tong', 'The Four Winds Tong', 'The Golden Carp Tong'],
    first: splitNames(
      'Wing Kwan Sing Lung Hop Tai Fook Chung Ming Bo Chee Ching Doon Fong Gee Gim Hing Hoy Jung Kai Kee King Kong Kit Lum Mon Nam Ock Park Ping Poy Quan Quong Sam Shew Shing Sow Suey Tin Toon Tung Wah Wai Yick Yim Yit Yuen Yuk',
    ),
    last: splitNames(
      'Lee Chan Moy Wong Eng Lau Chin Toy Yee Bing Bow Chew Chow Chu Dea Don Fong Fung Gee Gin Goon Hom Hong Hor Hui Hum Jeu Joe Jue Jung Kwok Lai Lam Leong Lew Lim Ling Liu Loo Lowe Luey Lui Mah Mar Mark Mok Ng Ong Owyang Quock Seid Seto Sit Soo Tam Tan Tom Tse Wu Yep Yip Young Yu',
    ),
  },
  street: {
    gangs: ['The {} Rats', 'The Brickbat Kids', 'The Alley Kings', 'The Sixpenny Gang'],
    first: splitNames(
      'Spike Red Whitey Button Skinny Knuckles Lefty Freckles Babe Ace Beans Blackie Bones Boots Bud Bugs Buster Butch Chick Chuck Cookie Curly Dice Duke Dutch Fingers Ginger Goldie Hooks Itchy Jinx Kid Lucky Mouse Muggsy Nails Needles Pinky Pug Rags Rusty Shorty Slats Slim Smiley Snap Sparky Stretch',
    ),
    last: splitNames(
      'Malone Kozlow Pasko Tully Burke Wojcik Riggs Sweeney Katz Barlow Bates Becka Benson Bodnar Brill Casey Cobb Conroy Cooper Dabrowski Dolan Doyle Dugan Fagan Fenn Gates Gibbs Haggerty Hanley Hicks Higgins Horvath Jenks Kelly Kiss Krupa Lang Lynch Mack Mahoney Mazur McCoy Mills Moss Murphy Nagy Novotny O’Toole Pell Petro Pulaski Quirk Reese Rourke Rudd Ryan Sadler Sikora Skinner Stokes Szabo Tate Tobin Tucker Vargas Walsh Weems Yates',
    ),
  },
};

/** `{}` in a gang's name is its base, without an article. */
export function nameWithBase(pattern: string, base: District): string {
  return pattern.replace('{}', nameDistrict(base).replace(/^The /, ''));
}

/** The marks that set a man apart from earlier bearers of his name. */
const laterLaps: readonly string[] = ['Jr.', 'III', 'IV', 'V', 'VI'];

/** Names between the first of one gang and the first of the next one of its type. */
const offsetNames = 29;

/** Steps through the last names from one man to the next. */
const lastStride = 7;

/** The n-th name of a gang; a gang of the same type with another offset uses others first. */
export function pickPersonName({ names }: Pick<City, 'names'>, type: GangType, offset: number, n: number): string {
  const { first, last } = names[type] ?? gangNames[type];
  const i = offset * offsetNames + n;
  const place = i % first.length;
  const turn = Math.floor(i / first.length);
  const name = `${first[place]} ${last[(place * lastStride + turn) % last.length]}`;
  const lap = Math.floor(n / (first.length * last.length));
  return lap === 0 ? name : `${name} ${laterLaps[lap - 1] ?? `the ${formatOrdinal(lap + 1)}`}`;
}

/** A business is named by one word of each list; the pairs run through before any repeats. */
type BusinessNames = { first: readonly string[]; second: readonly string[]; join: string };

const colors = ['Blue', 'Silver', 'Crooked', 'Lucky', 'Painted', 'Velvet', 'Iron', 'Golden', 'Copper', 'Sleepy'];
const surnames = ['Hogan', 'Pratt', 'Mueller', 'Rossi', 'Katz', 'Doyle', 'Lund', 'Bruno', 'Weems', 'Novotny'];

function createNames(first: readonly string[], second: readonly string[], join = ' '): BusinessNames {
  return { first, second, join };
}

export const businessNames: Readonly<Record<Exclude<BusinessType, NamedType>, BusinessNames>> = {
  'low-dive': createNames(surnames, ['Cellar', 'Saloon', 'Back Room', 'Taproom', 'Hole', 'Tap'], '’s '),
  speakeasy: createNames(colors, [
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
  nightclub: createNames(
    ['Club', 'Café', 'The'],
    ['Alabam', 'Mirador', 'Valentine', 'Argent', 'Bagatelle', 'Montmartre', 'Tangier', 'Zephyr'],
  ),
  trucking: createNames(surnames, ['Haulage', 'Cartage', 'Trucking', 'Transfer', 'Express']),
  'house-of-ill-repute': createNames(
    ['Ma', 'Mrs.', 'Big', 'Aunt', 'Old', 'Miss', 'Cousin'],
    ['Tuttle’s', 'Flynn’s', 'Dora’s', 'Becker’s', 'Olga’s', 'Nell’s', 'Fay’s'],
  ),
  brothel: createNames(
    ['Rose', 'Lily', 'Scarlet', 'Pearl', 'Ivory', 'Violet', 'Ruby', 'Laurel', 'Amber'],
    ['House', 'Rooms', 'Hotel', 'Parlor', 'Lodge', 'Terrace', 'Court', 'Arms'],
  ),
  'gentlemans-club': createNames(
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
  bookies: createNames(
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
  numbers: createNames(
    ['Eastside', 'Lucky Seven', 'Corner', 'Penny', 'Union', 'Rainbow', 'Clover', 'Daily'],
    ['Policy Wheel', 'Numbers Bank', 'Policy Shop', 'Drawing', 'Number', 'Pool', 'Policy Office'],
  ),
  'loan-sharks': createNames(
    ['Friendly', 'Household', 'Honest', 'Mutual', 'Payday', 'Prompt', 'Liberty', 'Helping Hand', 'Star'],
    ['Loan Office', 'Credit Company', 'Finance', 'Loans', 'Savings and Loan', 'Advance', 'Lending', 'Trust', 'Credit'],
  ),
  'gambling-den': createNames(
    ['Snake Eyes', 'Full House', 'Boxcar', 'Inside Straight', 'Green Felt', 'Aces High', 'Natural', 'Hard Eight'],
    ['Room', 'Club', 'Parlor', 'Social Club', 'Game', 'House', 'Smoker'],
  ),
  gym: createNames(surnames, ['Gymnasium', 'Boxing Hall', 'Athletic Club', 'Ring', 'Fight School'], '’s '),
  casino: createNames(
    ['The', 'The Old'],
    ['Monte Carlo', 'Palais Royal', 'Crystal Room', 'Riviera', 'Alhambra', 'Trocadero', 'Baccarat', 'Deauville'],
  ),
  protection: createNames(
    ['Block', 'Merchants’', 'Neighborhood', 'Storekeepers’', 'Ward', 'Citizens’', 'Corner', 'Avenue'],
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
export function pickBusinessName(type: Exclude<BusinessType, NamedType>, n: number): string {
  const { first, second, join } = businessNames[type];
  const count = first.length * second.length;
  const a = first[n % first.length] ?? '';
  const b = second[(Math.floor(n / first.length) + (n % first.length)) % second.length] ?? '';
  const lap = Math.floor(n / count);
  return lap === 0 ? `${a}${join}${b}` : `${a}${join}${b} No. ${lap + 1}`;
}
