import type { City } from '#shared/games/paradise/cities/city.ts';

/** Names at City Hall and the paper; their numbers, 36 and 37, have no common divisor. */
const first = [
  'Amos',
  'Barnaby',
  'Clement',
  'Dwight',
  'Edgar',
  'Ferris',
  'Gideon',
  'Harlan',
  'Ira',
  'Josiah',
  'Kermit',
  'Lemuel',
  'Milton',
  'Nathaniel',
  'Orville',
  'Percival',
  'Quincy',
  'Roscoe',
  'Silas',
  'Thaddeus',
  'Ulysses',
  'Virgil',
  'Wendell',
  'Ambrose',
  'Bertram',
  'Cornelius',
  'Desmond',
  'Elmer',
  'Fletcher',
  'Grover',
  'Horace',
  'Ignatius',
  'Jasper',
  'Luther',
  'Mortimer',
  'Rufus',
] as const;

const last = [
  'Abernathy',
  'Bickford',
  'Colfax',
  'Dinsmore',
  'Eastlake',
  'Fairbanks',
  'Gridley',
  'Halloran',
  'Ingersoll',
  'Jellicoe',
  'Kimball',
  'Lathrop',
  'Mulcahy',
  'Northcott',
  'Oglethorpe',
  'Pettibone',
  'Quimby',
  'Rasmussen',
  'Satterlee',
  'Throckmorton',
  'Updike',
  'Vandermeer',
  'Whitcomb',
  'Yarborough',
  'Zeller',
  'Applegate',
  'Bellweather',
  'Crandall',
  'Doolittle',
  'Ellsworth',
  'Farnham',
  'Goodspeed',
  'Hathaway',
  'Kittredge',
  'Ledbetter',
  'Merriweather',
  'Prendergast',
] as const;

/** Where a campaign's walk through the names may begin. */
export const nameStarts = first.map((_, start) => start);

/** Strides through the lists that no divisor shares with their lengths, so that no list is read in order. */
const strides = { first: 7, last: 11 } as const;

/**
 * Picks the n-th name of a city, counted from `start`. Each pair of first and last name is used once before any
 * repeats.
 */
export function pickOfficialName({ names }: Pick<City, 'names'>, start: number, n: number): string {
  const own = names.officials;
  if (own !== undefined) return pickFromPool(own, start + n);
  const firstAt = (start + n * strides.first) % first.length;
  // The last names run on a lap of their own, so that two cities pair them differently.
  const lastAt = (start * 5 + n * strides.last) % last.length;
  return `${first[firstAt]} ${last[lastAt]}`;
}

/** Pairs the names of a pool of any size: each first name with another last name on each lap. */
function pickFromPool(pool: { first: readonly string[]; last: readonly string[] }, n: number): string {
  const lap = Math.floor(n / pool.first.length);
  return `${pool.first[n % pool.first.length]} ${pool.last[(n * strides.last + lap) % pool.last.length]}`;
}
