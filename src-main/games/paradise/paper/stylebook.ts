import { nameDistrict, namesOfParadise, type District } from '#shared/games/paradise/city.ts';
import { findHomeGround, paradiseCity, type City } from '#shared/games/paradise/cities/city.ts';
import type { NamedType } from '#shared/games/paradise/cities/pack.ts';
import { capitalize } from '#shared/words/text.ts';
import { memoizeObject, memoizeText } from '#shared/words/memoize.ts';
import type { CopyStyle } from '#press/desk/style.ts';
import { dropArticle, numberWord } from './phrases.ts';

/** Words of the copy, as a pattern without groups, and what stands for them in a city; null: the copy is left out. */
type Rule = { words: string; put: ((found: string) => string) | null };

const keepWords = (found: string): string => found;

/** Makes the rule of a thing that a city may have: copy about it is left out where the city has none. */
function put(words: string, own: string | null): Rule {
  return { words, put: own === null ? null : () => own };
}

/** Puts a name behind an article where the copy has one: `The river`, `the river`. */
function putBare(words: string, own: string | null): Rule {
  return { words: `[Tt]he ${words}`, put: own === null ? null : (found) => `${found.slice(0, 3)} ${own}` };
}

/** Lists the rules for places of which a city has one at most. */
function listPlaceRules({ places }: City): Rule[] {
  const find = (type: NamedType): string | null => places.get(type) ?? null;
  return [
    put('(?:the )?Paradise Racetrack|[Tt]he Racetrack(?! quarter)|Racetrack', find('racetrack')),
    put('(?:the )?Paradise Arena|[Tt]he Arena|Arena', find('arena')),
    put('(?:the )?Paradise Dog Track|[Tt]he Dog Track', find('dog-track')),
    put('(?:the )?Paradise Brewery', find('brewery')),
    put('Madame Louisa’s Diamond Escorts|Madame Louisa’s', find('madame-louisas')),
  ];
}

/** Lists the rules for what a city's paper names around the districts. */
function listRulesAround({ paper: { river, railroad, county, streets, telephone } }: City): Rule[] {
  const [first = null, ...more] = streets ?? [];
  const pickStreet = (nth: number): string | null => more[nth % Math.max(1, more.length)] ?? first;
  const dropStreetWord = (street: string | null): string | null => street?.replace(/ \S+$/u, '') ?? null;
  const hasRiver = river === undefined ? null : keepWords;
  const hasRailroad = railroad === undefined ? null : keepWords;
  return [
    put('[Tt]he river to the (?:bluff|heights)|[Tt]he (?:Heights|Bluff)', null),
    put('Willow Island', river === undefined ? null : `${river} Island`),
    put('Fifth and River', first === null ? null : `${first} and ${pickStreet(0)}`),
    put('Commerce Street', first),
    put('Commerce(?= (?:Square|Hotel|League))', dropStreetWord(first)),
    put('Market Street', pickStreet(0)),
    put('Mill Street', pickStreet(1)),
    put('Main Street', pickStreet(2)),
    put('Ferry Street', pickStreet(3)),
    put('Mulberry Lane', pickStreet(4)),
    putBare('river', river ?? null),
    {
      words:
        '[Rr]ivers?|[Ff]err(?:y|ies)|[Bb]ridge|levee|[Hh]arbor|wharf|Pier|piers?|steamers?|[Tt]ug|boats?|Ferry Landing|breakwater|lightship|dredge|barkentine|Stevedores|Halcyon Line',
      put: hasRiver,
    },
    put('(?:the )?Union Station', railroad?.station ?? null),
    putBare('railroad(?! station)', railroad?.name ?? null),
    {
      words: '[Rr]ailroads?|[Rr]ailway|(?<!who )trains?|Train|evening express|[Tt]he station(?! house)',
      put: hasRailroad,
    },
    put('(?<!Tri-)County(?= (?:Clerk|Fair))', county === undefined ? null : `${county} County`),
    put('Tri-County', county === undefined ? null : 'Tri-County'),
    put('Telephone (?:Riverside|Southbridge)', telephone === undefined ? null : `Telephone ${telephone}`),
  ];
}

/** Copy about a winter that the city may not have. */
function listWeatherRules({ paper: { weather } }: City): Rule[] {
  const hasSnow = weather === undefined || weather.winter.skies.some((sky) => /snow|sleet/iu.test(sky));
  return hasSnow
    ? []
    : [put('[Ss]now\\p{L}*|[Ss]leet|[Ss]leigh\\p{L}*|[Ss]kat\\p{L}+|[Bb]lizzard|[Ii]cicle\\p{L}*', null)];
}

/** Finds the district of a city for each of Paradise: one of its trait or place, or else the next. */
function matchDistricts(city: City): Map<string, string> {
  const having = (type: NamedType): District | undefined =>
    city.districts.find((district) => city.rows.get(district)?.places[type] !== undefined);
  const alike: Record<string, District | null | undefined> = {
    chinatown: findHomeGround(city, 'tong'),
    docks: city.districts.find((district) => city.rows.get(district)?.isWaterfront),
    downtown: city.center,
    riverside: having('arena'),
    southbridge: having('brewery'),
    racetrack: having('racetrack'),
    'cedar-hill': having('madame-louisas'),
  };
  const others = city.districts.filter((district) => district !== city.center);
  const ids = Object.keys(namesOfParadise);
  return new Map(
    ids.map((id, at) => [nameDistrict(id), nameDistrict(alike[id] ?? others[at % others.length] ?? city.center)]),
  );
}

/** Lists the rules for the districts; “Downtown” is a place and a way at once. */
function listDistrictRules(city: City): Rule[] {
  const names = matchDistricts(city);
  const center = nameDistrict(city.center);
  return [
    put('(?<=(?:^|[,—]|\\b(?:of|in|from|to)) ?)Downtown', center),
    put('Downtown', `in ${center}`),
    { words: '(?:[Tt]he )?Docks', put: () => names.get('The Docks') ?? center },
    ...[...names]
      .filter(([name]) => !/^(?:Downtown|The (?:Docks|Racetrack))$/u.test(name))
      .map(([name, own]) => put(name, own)),
  ];
}

function listRules(city: City): Rule[] {
  const count = `${numberWord(city.districts.length)} districts`;
  return [
    ...listPlaceRules(city),
    ...listRulesAround(city),
    ...listWeatherRules(city),
    ...listDistrictRules(city),
    putBare('Times-Dispatch', dropArticle(city.paper.name)),
    put('Paradise Times-Dispatch|Times-Dispatch', city.paper.name),
    put('twelve districts', count),
    put('Twelve districts', capitalize(count)),
    put('Paradise', city.name),
  ];
}

/** Returns the style of a city's paper, whose copy was written in the names of Paradise. */
export const findStyle: (city: City) => CopyStyle = memoizeObject((city) => {
  if (city === paradiseCity) return keepWords;
  const rules = listRules(city);
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:${rules.map(({ words }) => `(${words})`).join('|')})(?![\\p{L}-])`,
    'gu',
  );
  return memoizeText((copy) => {
    const leftOut: string[] = [];
    const text = copy.replace(pattern, (found: string, ...groups: unknown[]) => {
      const set = rules[groups.findIndex((group) => group === found)]?.put ?? null;
      if (set === null) leftOut.push(found);
      return set?.(found) ?? found;
    });
    return leftOut.length > 0 ? null : text;
  });
});
