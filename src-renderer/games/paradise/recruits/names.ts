const firstNames = [
  'Al',
  'Augie',
  'Barney',
  'Benny',
  'Cal',
  'Clem',
  'Dutch',
  'Eddie',
  'Ferd',
  'Gus',
  'Hank',
  'Irv',
  'Jake',
  'Jimmy',
  'Lefty',
  'Leo',
  'Mickey',
  'Nat',
  'Otto',
  'Pete',
  'Ray',
  'Sal',
  'Stan',
  'Tony',
  'Vic',
  'Walt',
];
const ladies = [
  'Ada',
  'Bea',
  'Cora',
  'Dot',
  'Edie',
  'Flo',
  'Gertie',
  'Hattie',
  'Inez',
  'June',
  'Lil',
  'Mae',
  'Nell',
  'Pearl',
  'Ruby',
  'Viv',
];
const surnames = [
  'Abbott',
  'Baxley',
  'Brannigan',
  'Cobb',
  'Corso',
  'Dekker',
  'Doyle',
  'Ferraro',
  'Finch',
  'Gorman',
  'Hatch',
  'Hollis',
  'Kessel',
  'Kowal',
  'Lang',
  'Lomax',
  'Maddox',
  'Mancuso',
  'Nolan',
  'Novak',
  'Pruitt',
  'Quill',
  'Rizzo',
  'Sorrel',
  'Tully',
  'Vance',
  'Voss',
  'Weller',
  'Yost',
  'Zito',
];

function pick(list: readonly string[], chance: number): string {
  return list[Math.floor(chance * list.length)] ?? '';
}

/** Names that a kind of gang goes by. */
export type NameLists = { first: readonly string[]; last: readonly string[] };

/**
 * A period name that none of `taken` bears, of the kind of gang that `lists` is of; the whole town's without them.
 * `random` gives numbers from 0 up to 1.
 */
export function suggestName(
  isLady: boolean,
  taken: readonly string[],
  lists: NameLists | null = null,
  random: () => number = Math.random,
): string {
  const given = isLady ? ladies : (lists?.first ?? firstNames);
  const last = lists?.last ?? surnames;
  for (let tries = 0; tries < 50; tries += 1) {
    const name = `${pick(given, random())} ${pick(last, random())}`;
    if (!taken.includes(name)) return name;
  }
  return `${pick(given, random())} ${pick(last, random())} ${taken.length + 1}`;
}
