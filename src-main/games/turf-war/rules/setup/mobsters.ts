const firstNames = [
  'Vinnie',
  'Sal',
  'Rocco',
  'Gus',
  'Moe',
  'Abe',
  'Dutch',
  'Eddie',
  'Frank',
  'Lou',
  'Nico',
  'Otto',
  'Paulie',
  'Ray',
  'Sol',
  'Tony',
  'Walt',
  'Benny',
  'Carlo',
  'Dom',
  'Ernie',
  'Fritz',
  'Gino',
  'Hank',
  'Izzy',
  'Jake',
  'Kit',
  'Leo',
  'Mick',
  'Ned',
  'Oscar',
  'Pete',
  'Ralph',
  'Sid',
  'Tim',
  'Vito',
  'Will',
] as const;
const lastNames = [
  'Ash',
  'Barlow',
  'Cobb',
  'Dorsey',
  'Egan',
  'Falk',
  'Gallo',
  'Hale',
  'Ives',
  'Jessup',
  'Kerr',
  'Lasker',
  'Marsh',
  'Nolan',
  'Orr',
  'Pike',
  'Quill',
  'Rossi',
  'Stark',
  'Tully',
  'Unger',
  'Vance',
  'Weiss',
  'Yost',
  'Zeller',
  'Bruno',
  'Conti',
  'Duffy',
  'Farr',
] as const;

const namePairs = firstNames.length * lastNames.length;

/** [WAR-GAME-5] The program's own name for the so-manieth piece of a gang; no gang gets one twice. */
export function nameMobster(start: number, number: number): string {
  const place = start + number - 1;
  const first = firstNames[place % firstNames.length] ?? 'Joe';
  const last = lastNames[(place * 3 + Math.floor(place / namePairs)) % lastNames.length] ?? 'Doe';
  return `${first} ${last}`;
}

/** Returns a program's name that is not taken; once the lists are used up, it carries a number: `Gus Falk 2`. */
export function pickFreshName(taken: ReadonlySet<string>, start: number, number: number): string {
  for (let tried = 0; ; tried += 1) {
    const bearer = 1 + Math.floor(tried / namePairs);
    const name = nameMobster(start, number + tried * 7);
    const numbered = bearer === 1 ? name : `${name} ${bearer}`;
    if (!taken.has(numbered)) return numbered;
  }
}
