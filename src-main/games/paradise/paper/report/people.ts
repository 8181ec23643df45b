import type { NewsGang, NewsPerson } from '#shared/games/paradise/news/news.ts';
import { capitalize } from '#shared/words/text.ts';
import type { Facts } from '#press/desk/desk.ts';
import { dropArticle, numberWord } from '../phrases.ts';
import { agree, gangName, isLaw } from '../words.ts';
import { say, type Beat } from './beat.ts';
import { isFight, type Fight } from '../files/noted.ts';
import type { Cluster } from './joining.ts';
import { countDead } from './newsValue.ts';
import { chiefLines, heads, type PeopleKey } from './peopleCopy.ts';

/** Family names of chiefs, without nicknames and what a younger man of the name is called. */
export function findSurname(name: string): string {
  const plain = name.replace(/ (?:the [A-Z]\w+|Jr\.|[IVX]+)$/u, '').replace(/[“"][^”"]*[”"] ?/gu, '');
  return plain.split(' ').at(-1) ?? name;
}

/** The people whom a headline can name in a fight, and their facts. */
type Named = { key: PeopleKey; facts: Facts };

function listNamed(fight: Fight, cluster: Cluster): Named[] {
  const bosses = [...fight.toll.dead, ...fight.toll.arrested].some(({ isBoss }) => isBoss);
  if (bosses) return [];
  const { dead } = fight.toll;
  const [first, second] = dead;
  const attempts = countAttempts(fight, cluster);
  const held = new Set(fight.toll.arrested.map(({ id }) => id));
  const shot =
    fight.kind === 'battle'
      ? fight.seen?.shots?.find((one) => one.dead.id === first?.id && !held.has(one.by.id))
      : undefined;
  const led = fight.kind === 'battle' ? fight.seen?.heads?.attackers : undefined;
  return [
    ...(fight.kind === 'battle' && fight.target?.isBoss === true && fight.scenario === 'hit'
      ? [{ key: attempts > 1 ? ('attempts' as const) : ('attempt' as const), facts: describeTarget(fight, attempts) }]
      : []),
    ...(first !== undefined && countDead(fight.toll) > Math.max(3, dead.length)
      ? [
          {
            key: 'one of many' as const,
            facts: { One: first.name, Count: capitalize(numberWord(countDead(fight.toll))) },
          },
        ]
      : []),
    ...(dead.length > 2 && isOneGang(dead) ? [createDeadOfGang(dead)] : []),
    ...(first !== undefined && second !== undefined && dead.length === 2
      ? [{ key: 'two dead' as const, facts: { One: first.name, Two: second.name } }]
      : []),
    ...(first !== undefined && dead.length === 1 && shot !== undefined
      ? [{ key: 'one shot' as const, facts: { One: first.name, By: shot.by.name } }]
      : []),
    ...(first !== undefined && dead.length === 1
      ? [{ key: 'one dead' as const, facts: { One: first.name, Theirs: dropArticle(first.gang.name) } }]
      : []),
    ...(led?.isBoss === true && fight.business !== null
      ? [{ key: 'chief in person' as const, facts: { Boss: led.name } }]
      : []),
    ...listChiefHeads(fight),
  ];
}

function isOneGang(people: readonly NewsPerson[]): boolean {
  return new Set(people.map(({ gang }) => gang.seat)).size === 1;
}

function createDeadOfGang(dead: readonly NewsPerson[]): Named {
  const [first] = dead;
  const facts = { Count: capitalize(numberWord(dead.length)), Theirs: dropArticle(first?.gang.name ?? '') };
  return { key: 'dead of a gang', facts };
}

function countAttempts(fight: Fight, { items }: Cluster): number {
  const boss = fight.kind === 'battle' ? fight.target?.name : undefined;
  return items.filter((item) => item.kind === 'battle' && item.scenario === 'hit' && item.target?.name === boss).length;
}

function describeTarget(fight: Fight, attempts: number): Facts {
  const name = fight.kind === 'battle' ? (fight.target?.name ?? '') : '';
  return {
    Boss: name,
    Surname: findSurname(name),
    Times: attempts === 2 ? 'Twice' : `${capitalize(numberWord(attempts))} Times`,
  };
}

/** A fight for a door between two gangs, told by their chiefs. */
function listChiefHeads(fight: Fight): Named[] {
  if (fight.kind === 'contested' || fight.business === null || isLaw(fight.defenders)) return [];
  const loser = findSurname(fight.defenders.boss);
  if (isLaw(fight.attackers)) {
    return fight.winner === 'defenders' ? [] : [{ key: 'chief raided', facts: { Loser: loser } }];
  }
  const facts = { Chief: findSurname(fight.attackers.boss), Loser: loser };
  // A house may be robbed, or a fight broken off, and nobody has held it against anybody.
  const key = fight.taken > 0 ? 'chief takes' : fight.winner === 'defenders' ? 'chief fails' : 'chief strikes';
  return [{ key, facts }];
}

/** Writes a headline that names people; null where the fight has none, or every other month for chiefs alone. */
export function writePeopleHead(
  fight: Fight,
  facts: Facts,
  { cluster, beat }: { cluster: Cluster; beat: Beat },
): string | null {
  const [named] = listNamed(fight, cluster);
  if (named === undefined) return null;
  const isChiefs = named.key.startsWith('chief');
  if (isChiefs && beat.desk.number(`chiefs ${fight.at ?? 0}`, 0, 1) === 0) return null;
  return beat.desk.say(`people/${named.key}`, heads[named.key], { ...facts, ...named.facts }, 2);
}

/** Lists the gangs of a matter whose chief was free to be asked: not dead, jailed, or on trial in it. */
function listChiefs({ items }: Cluster, { news }: Beat): NewsGang[] {
  const gangs = items.flatMap((item): NewsGang[] => {
    if (item.kind === 'battle') return [item.attackers, item.defenders].flatMap((side) => (isLaw(side) ? [] : [side]));
    if (item.kind === 'contested') return item.gangs;
    return 'gang' in item && item.gang !== null ? [item.gang] : [];
  });
  const taken = new Set(
    news.items.flatMap((item): string[] => {
      if (isFight(item))
        return [...item.toll.dead, ...item.toll.arrested].flatMap(({ isBoss, gang }) => (isBoss ? [gang.seat] : []));
      if (item.kind === 'death' && item.person.isBoss) return [item.person.gang.seat];
      return item.kind === 'boss-trial' || item.kind === 'eliminated' || item.kind === 'succession'
        ? [item.gang.seat]
        : [];
    }),
  );
  const bySeat = new Map(gangs.map((gang) => [gang.seat, gang]));
  return [...bySeat.values()].filter(({ seat }) => !taken.has(seat));
}

/** Writes what the chiefs of a matter let be known. */
export function writeChiefs(cluster: Cluster, beat: Beat, most: number): string[] {
  return listChiefs(cluster, beat)
    .slice(0, most)
    .flatMap((gang) => sayChief(gang, beat));
}

function sayChief(gang: NewsGang, { desk }: Beat): string[] {
  const text = desk.say(
    'chief/line',
    chiefLines,
    { boss: gang.boss, Surname: findSurname(gang.boss), gang: gangName(gang) },
    3,
  );
  return text === null ? [] : [text];
}

/** Months within which each chief is in a story. */
const chiefEvery = 3;

/** Writes of chiefs whom no story of the month has named, each at least every third month. */
export function writeUnnamedChiefs(texts: readonly string[], beat: Beat): string[] {
  const { desk, news } = beat;
  const standings = news.items.find((item) => item.kind === 'standings');
  const all = (standings?.holdings ?? []).filter(({ gang }) => !texts.some((text) => text.includes(gang.boss)));
  return all
    .filter(
      ({ gang }) =>
        (news.month + [...gang.seat].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)) % chiefEvery === 0,
    )
    .flatMap(({ gang, businesses }) => {
      const fights = news.items.filter((item) => isFight(item) && listSides(item).includes(gang.seat)).length;
      const facts = {
        boss: gang.boss,
        gang: gangName(gang),
        doors:
          businesses === 0 ? 'no house at all' : `${numberWord(businesses)} ${agree(businesses, 'house', 'houses')}`,
        fights: fights === 0 ? 'was in no fight' : `was in ${numberWord(fights)} ${agree(fights, 'fight', 'fights')}`,
      };
      return say(desk, 'chief/quiet', quietChiefs, facts);
    });
}

function listSides(fight: Fight): string[] {
  if (fight.kind === 'contested') return fight.gangs.map(({ seat }) => seat);
  return [fight.attackers, fight.defenders].flatMap((side) => (isLaw(side) ? [] : [side.seat]));
}

const quietChiefs = [
  '{boss} closes the month at the head of {gang} with {doors}; the gang {fights}.',
  '{boss}, chief of {gang}, said nothing for print in a month in which the gang {fights}. It closes with {doors}.',
  '{boss} of {gang} gave no interviews. The gang {fights}, and the count shows {doors}.',
  'Nothing was heard from {boss}. The gang, {gang}, {fights} and is put down for {doors}.',
  'Readers who ask after {boss}: still chief of {gang}, with {doors}. The gang {fights}.',
  '{boss} remains at the head of {gang}. The gang {fights} this month and holds {doors}.',
] as const;
