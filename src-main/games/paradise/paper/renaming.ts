import { namesOfParadise, nameDistrict } from '#shared/games/paradise/city.ts';
import { findCity, paradiseCity, type City } from '#shared/games/paradise/cities/city.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import { capitalize } from '#shared/words/text.ts';
import { numberWord } from './phrases.ts';
import { memoize } from '#shared/words/memoize.ts';

/** Lists the words of the copy, which was written for Paradise, with those of another city. */
const listNames = memoize(
  (city: City): ReadonlyMap<string, string> => {
    const own = city.districts.map(nameDistrict);
    const others = Object.values(namesOfParadise).filter((name) => !own.includes(name));
    const count = `${numberWord(own.length)} districts`;
    return new Map([
      [paradiseCity.paper.name, city.paper.name],
      ['Times-Dispatch', city.paper.name],
      ['twelve districts', count],
      ['Twelve districts', capitalize(count)],
      ...others.map((name, at): [string, string] => [name, own[at % own.length] ?? city.name]),
      [paradiseCity.name, city.name],
    ]);
  },
  (city) => JSON.stringify([city.name, city.paper, city.districts]),
);

const marks = /[.*+?^${}()|[\]\\]/gu;

/**
 * Sets copy of Paradise in the names of the campaign's city. Names that the news itself has, such as a gang's, stay as
 * they are.
 */
export function renamePlaces<T>(copy: T, news: MonthNews): T {
  const city = findCity(news);
  if (city === paradiseCity) return copy;
  const names = listNames(city);
  const words = [...names.keys()];
  const kept = new Set<string>(city.districts.map(nameDistrict));
  collectTexts([news.items, news.campaignTitle], (text) => {
    if (words.some((word) => text.includes(word))) kept.add(text);
  });
  const all = [...kept, ...words].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${all.map((one) => one.replace(marks, '\\$&')).join('|')})(?!\\p{L})`,
    'gu',
  );
  return mapTexts(copy, (text) =>
    text.replace(pattern, (found) => (kept.has(found) ? found : (names.get(found) ?? found))),
  );
}

function collectTexts(part: unknown, add: (text: string) => void): void {
  if (typeof part === 'string') add(part);
  else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) collectTexts(inner, add);
}

/** Maps the texts of plain data, but for its keys. */
function mapTexts<T>(part: T, map: (text: string) => string): T {
  if (typeof part === 'string') return map(part) as T;
  if (Array.isArray(part)) return part.map((inner: unknown) => mapTexts(inner, map)) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, mapTexts(inner, map)])) as T;
}
