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
export function pickOfficialName(start: number, n: number): string {
  const firstAt = (start + n * strides.first) % first.length;
  // The last names run on a lap of their own, so that two cities pair them differently.
  const lastAt = (start * 5 + n * strides.last) % last.length;
  return `${first[firstAt]} ${last[lastAt]}`;
}
