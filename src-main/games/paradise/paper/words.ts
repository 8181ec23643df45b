import type { NewsBusiness, NewsPerson, NewsSide } from '#shared/games/paradise/news/news.ts';
import type { Weapon } from '#shared/games/paradise/people.ts';
import { capitalize, joinWords, formatOrdinal } from '#shared/words/text.ts';
import type { Facts } from '#press/desk/desk.ts';
import { memoizeText } from '#shared/words/memoize.ts';
import type { Day } from './calendar.ts';
import { collectBusinessFacts, formatGang, isMany, numberWord, dropArticle } from './phrases.ts';

/** A gang as the reports call it. */
export const gangName = formatGang;

export function isLaw(side: NewsSide): side is 'police' | 'feds' {
  return typeof side === 'string';
}

export function formatSide(side: NewsSide): string {
  if (isLaw(side)) return side === 'feds' ? 'federal agents' : 'the police';
  return gangName(side);
}

export function formatSideHead(side: NewsSide): string {
  if (isLaw(side)) return side === 'feds' ? 'Federal Agents' : 'Police';
  return dropArticle(side.name);
}

/** Facts of a side under a role: its name, its name in headlines, and verbs that agree with it. */
export function collectSideFacts(role: string, side: NewsSide): Facts {
  const many = isLaw(side) || isMany(side);
  const { head, was, has, holds, s, es } = listFactNames(role);
  return {
    [role]: formatSide(side),
    [head]: formatSideHead(side),
    [was]: many ? 'were' : 'was',
    [has]: many ? 'have' : 'has',
    [holds]: many ? 'hold' : 'holds',
    [s]: many ? '' : 's',
    [es]: many ? '' : 'es',
  };
}

/** Names of a side's facts. */
const listFactNames = memoizeText((role) => ({
  head: capitalize(role),
  was: `${role}Was`,
  has: `${role}Has`,
  holds: `${role}Holds`,
  s: `${role}S`,
  es: `${role}Es`,
}));

/** `Nate Calloway, chief of the North Pier Mob`. */
export function formatMan(person: NewsPerson): string {
  return person.isBoss
    ? `${person.name}, chief of ${gangName(person.gang)}`
    : `${person.name}, of ${gangName(person.gang)}`;
}

/** Names by gang, a Boss called so: `Al Ab and Bo Cy, of the Foxes; Di Ek, chief of the Elks`; with ages where `ages` gives them. */
export function formatMen(people: readonly NewsPerson[], ages: ((person: NewsPerson) => number) | null = null): string {
  const groups = new Map<string, NewsPerson[]>();
  for (const person of people) {
    const key = `${person.gang.seat}/${person.isBoss}`;
    groups.set(key, [...(groups.get(key) ?? []), person]);
  }
  const told = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const of = `${first.isBoss ? 'chief of' : 'of'} ${gangName(first.gang)}`;
    const names = listNamesOnce(group, ages);
    return first.isBoss
      ? names.map((name) => `${name}, ${of}`)
      : [`${ages === null ? joinWords(names) : joinAged(names)}, ${of}`];
  });
  return told.join('; ');
}

/** Joins names that have ages behind them: `Al Ab, 23, and Bo Cy, 31`. */
function joinAged(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}, and ${last}`;
}

/** Lists each name once; several of one name are given as an alias. */
function listNamesOnce(people: readonly NewsPerson[], ages: ((person: NewsPerson) => number) | null): string[] {
  const names = people.map((person) => (ages === null ? person.name : `${person.name}, ${ages(person)}`));
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${numberWord(count)} who gave the name of ${name}`;
  });
}

/** Returns the word that agrees with a number: zero is plural. */
export function agree(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}

/** `one man`, `three men`. */
export function count(number: number, one: string, many: string): string {
  return `${numberWord(number)} ${agree(number, one, many)}`;
}

const weaponWords: Readonly<Record<Weapon, string>> = {
  pistol: 'pistols',
  'tommy-gun': 'Thompson guns',
  bar: 'an army automatic rifle',
  rifle: 'rifles',
  'high-powered-rifle': 'high-powered rifles',
  carbine: 'carbines',
  'pump-shotgun': 'pump shotguns',
  'double-barreled-shotgun': 'sawed-off shotguns',
  grenade: 'hand grenades',
  dynamite: 'dynamite',
  gasoline: 'gasoline bombs',
  'hand-weapon': 'clubs',
  knife: 'knives',
};

/** Describes the notable arms, the worst first; pistols only without others. */
export function describeArms(weapons: readonly Weapon[]): string | null {
  const loud = weapons.filter(
    (weapon) => !['pistol', 'hand-weapon', 'knife', 'grenade', 'dynamite', 'gasoline'].includes(weapon),
  );
  const told = loud.length > 0 ? loud : weapons.filter((weapon) => weapon === 'pistol');
  return told.length === 0 ? null : joinWords(told.slice(0, 3).map((weapon) => weaponWords[weapon]));
}

/** `Thursday, April 16`. */
export function formatWeekdayDate({ weekday, date }: Day): string {
  return `${weekday}, ${date}`;
}

/** Collects the facts of a house, or else of its district. */
export function placeFacts(business: NewsBusiness | null, where: Facts): Facts {
  if (business !== null) return collectBusinessFacts(business);
  return {
    ...where,
    place: where['district'] ?? '',
    Place: where['District'] ?? '',
    trade: 'street',
    aTrade: 'a street',
    Trade: 'Street',
  };
}
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** `fourth`, `13th`. */
export function formatOrdinalWord(number: number): string {
  return ordinals[number - 1] ?? formatOrdinal(number);
}
