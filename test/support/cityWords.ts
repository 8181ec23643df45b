import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { namesOfParadise } from '#shared/games/paradise/city.ts';

/** Names of Paradise, each of which another city has under another name or not at all. */
export const namesNobodyElseHas = [
  ...Object.values(namesOfParadise).map((name) => name.replace(/^The /u, '')),
  ...paradisePack.districts.flatMap(({ places }) => Object.values(places)),
  ...(paradisePack.paper.streets ?? []),
  ...['Paradise', 'Times-Dispatch', 'Union Station', 'Willow Island', 'Commerce', 'Telephone Main', 'WPD'],
  ...['Telephone Riverside', 'Madame Louisa', 'the Heights'],
];

/** Finds words in texts, with what stands around them; names that the city itself has are not looked for. */
export function findWords(words: readonly string[], texts: readonly string[], pack: CityPack): string[] {
  const own = JSON.stringify(pack);
  const looked = words.filter((word) => !own.includes(word));
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${looked.join('|')})(?![\\p{L}-])`, 'gu');
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 40)),
  );
}
