import type { NewsGang, NewsItem } from '#shared/games/paradise/news/news.ts';
import { countDaysBetween, formatMonthLater, type Day } from '../calendar.ts';
import type { Morgue } from '../files/morgue.ts';
import { convertFight, isFight, isMoved, isSame, type Man } from '../files/noted.ts';
import { formatBusiness, isMany, numberWord } from '../phrases.ts';
import { capitalize } from '#shared/words/text.ts';
import { count, gangName, formatOrdinalWord } from '../words.ts';
import { joinParagraph, say, type Beat } from './beat.ts';
import { writeCaseHistory } from './serials.ts';
import { listNamedArrests } from './fights/toll.ts';
import type { Cluster } from './joining.ts';
import {
  chiefBefore,
  chiefsDead,
  countTurns,
  doorAgain,
  doorOnce,
  evenFeudScore,
  feudScore,
  gunsAgain,
  manBefore,
  manRenamed,
  peaceAgain,
  reignDays,
  reignLong,
  turncoat,
} from './backgroundCopy.ts';

/** Writes the background of a story: only facts that earlier editions printed, and this month's public count. */
export function writeBackground(cluster: Cluster, beat: Beat): string[] {
  const told = [
    ...cluster.items
      .filter((item, nth, all) => all.findIndex(({ kind }) => kind === item.kind) === nth || isFight(item))
      .slice(0, 3)
      .flatMap((item, nth, all) => writeHistory(item, beat, all.slice(0, nth))),
  ];
  const men = writeMenHistory(cluster, beat, told.join(' '));
  return [
    ...joinParagraph([...told, ...men.slice(0, 1)].slice(0, 4)),
    ...joinParagraph(describeDoorCount(cluster, beat)),
  ];
}

function formatSince(days: readonly Day[], beat: Beat): string {
  return formatMonthLater(days[0]?.month ?? beat.news.month, beat.news.month);
}

/** Returns true if the files of earlier months have some of these days; this month's are on the page. */
function areFiled([first]: readonly Day[], { news }: Beat): boolean {
  return first !== undefined && first.month < news.month;
}

/** Writes the history of one piece of a story, without facts already printed of the same door or quarrel. */
function writeHistory(item: NewsItem, beat: Beat, told: readonly NewsItem[]): string[] {
  const door = findDoor(item);
  const quarrel = findQuarrelKey(item);
  return [
    ...(told.some((one) => door !== null && findDoor(one) === door) ? [] : writeDoorHistory(item, beat)),
    ...(told.some((one) => quarrel !== null && findQuarrelKey(one) === quarrel) ? [] : writeFeudHistory(item, beat)),
    ...writeChiefHistory(item, beat),
    ...writeCaseHistory(item, beat),
  ];
}

function findDoor(item: NewsItem): string | null {
  return 'business' in item ? (item.business?.id ?? null) : null;
}

function findQuarrelKey(item: NewsItem): string | null {
  const seats = listGangs(item).map(({ seat }) => seat);
  return seats.length === 0 ? null : seats.toSorted().join(' ');
}

function writeDoorHistory(item: NewsItem, beat: Beat): string[] {
  const { desk } = beat;
  const morgue = beat.morgue.until(item, beat);
  if (!('business' in item) || item.business === null) return [];
  const place = formatBusiness(item.business);
  const moved =
    item.kind === 'taken-over' ||
    item.kind === 'changed-hands' ||
    (item.kind === 'contested' && item.winner !== null) ||
    (item.kind === 'battle' && isMoved(item));
  const changes = morgue.doorNotes(item.business.id).map(({ day }) => day);
  if (moved && areFiled(changes, beat)) {
    const times = changes.length + 1;
    const facts = { place, nth: formatOrdinalWord(times), times: numberWord(times), since: formatSince(changes, beat) };
    return say(
      desk,
      changes.length === 1 ? 'files/door once' : 'files/door',
      changes.length === 1 ? doorOnce : doorAgain,
      facts,
    );
  }
  const fights = morgue.fightsAt(item.business.id);
  if (!isFight(item) || !areFiled(fights, beat)) return [];
  const times = fights.length + 1;
  return say(desk, 'files/guns', gunsAgain, {
    place,
    times: numberWord(times),
    nth: formatOrdinalWord(times),
    since: formatSince(fights, beat),
  });
}

function listGangs(item: NewsItem): NewsGang[] {
  if (item.kind === 'contested') return item.gangs;
  if (item.kind !== 'battle') return [];
  return [item.attackers, item.defenders].flatMap((side) => (typeof side === 'string' ? [] : [side]));
}

function writeFeudHistory(item: NewsItem, beat: Beat): string[] {
  const { desk, morgue, dayOf, told } = beat;
  if (item.kind === 'bargain-made') {
    const before = morgue
      .allOf('bargain-made')
      .findLast(({ item: old }) =>
        [old.gang.seat, old.other.seat].every((seat) => [item.gang.seat, item.other.seat].includes(seat)),
      );
    return before === undefined ? [] : say(desk, 'files/peace', peaceAgain, { since: formatSince([before.day], beat) });
  }
  const [one, other] = listGangs(item);
  const now = convertFight(item, dayOf(item));
  if (one === undefined || other === undefined || now === null) return [];
  const fights = [...morgue.until(item, beat).feud(one.seat, other.seat), now];
  const pair = `feud ${[one.seat, other.seat].toSorted().join(' ')}`;
  if (fights.length < 3 || told.has(pair)) return [];
  told.add(pair);
  const spellWins = (won: number): string => (won === 0 ? 'none' : numberWord(won));
  const countWins = (seat: string): number => fights.filter(({ winner }) => winner === seat).length;
  const drawn = fights.length - countWins(one.seat) - countWins(other.seat);
  return say(desk, drawn === 0 ? 'files/feud' : 'files/even feud', drawn === 0 ? feudScore : evenFeudScore, {
    one: gangName(one),
    other: gangName(other),
    nth: formatOrdinalWord(fights.length),
    times: numberWord(fights.length),
    oneWins: spellWins(countWins(one.seat)),
    otherWins: spellWins(countWins(other.seat)),
    drawn: numberWord(drawn),
    since: formatSince(
      fights.map(({ day }) => day),
      beat,
    ),
  });
}

/** Writes how long a dead Boss ruled, and how many went before him. */
function writeChiefHistory(item: NewsItem, beat: Beat): string[] {
  const { desk, morgue, dayOf } = beat;
  const fallen = isFight(item)
    ? item.toll.dead.filter(({ isBoss }) => isBoss)
    : item.kind === 'death' && item.person.isBoss
      ? [item.person]
      : [];
  return fallen.flatMap(({ id, name, gang }) => {
    const before = morgue.until(item, beat).bossesDead(gang.seat);
    const last = before.at(-1);
    const words = { boss: name, gang: gangName(gang), have: isMany(gang) ? 'have' : 'has' };
    const chiefs =
      last === undefined
        ? []
        : say(desk, 'files/chiefs', before.length === 1 ? chiefBefore : chiefsDead, {
            ...words,
            nth: formatOrdinalWord(before.length + 1),
            times: numberWord(before.length + 1),
            since: formatSince(
              before.map(({ day }) => day),
              beat,
            ),
            earlier: last.name,
            last: formatMonthLater(last.day.month, beat.news.month),
          });
    return [...describeReign(morgue, { id, name, gang, day: dayOf(item) }, beat), ...chiefs];
  });
}

function describeReign(
  morgue: Morgue,
  { gang, day, ...man }: Man & { gang: NewsGang; day: Day },
  { desk, news }: Beat,
): string[] {
  const isNew = news.items.some((item) => item.kind === 'succession' && isSame({ id: item.id, name: item.heir }, man));
  const reign = isNew ? null : morgue.reign(gang.seat, man);
  if (reign === null) return [];
  const facts = { boss: man.name, gang: gangName(gang), since: formatMonthLater(reign.first.month, news.month) };
  if (reign.isFromStart) return say(desk, 'files/reign long', reignLong, facts);
  const days = countDaysBetween(reign.first, day);
  if (days < 2) return [];
  return say(desk, 'files/reign', reignDays, { ...facts, days: numberWord(days) });
}

const deedWords = {
  booked: 'under arrest',
  freed: 'let out of jail',
  jailed: 'sent to the penitentiary',
  chief: 'made chief',
  trial: 'on trial',
} as const;

/** Months in which readers remember an arrest or a release. */
const recent = 3;

/** Writes why and with whom a man of the story was in print before; `told`: those whose past is told already. */
function writeMenHistory({ items }: Cluster, { desk, morgue, news }: Beat, told: string): string[] {
  const people = items.flatMap((item) => {
    if (isFight(item)) return [...item.toll.dead, ...listNamedArrests(item.toll.arrested)];
    if (item.kind === 'succession') return [{ id: item.id, name: item.heir, gang: item.gang, isBoss: true }];
    if (item.kind === 'verdict' || item.kind === 'boss-trial')
      return [{ id: item.id, name: item.name, gang: item.gang, isBoss: item.kind === 'boss-trial' }];
    return [];
  });
  const once = people.filter(({ id }, nth) => people.findIndex((one) => one.id === id) === nth);
  // A release of the month that is told in the story says it already.
  const isFreed = (name: string): boolean => items.some((item) => item.kind === 'verdict' && item.name === name);
  const strangers = once.filter(({ name }) => !told.includes(name) && !(items.some(isFight) && isFreed(name)));
  return strangers.flatMap(({ id, name, gang, isBoss }) => {
    const notes = morgue.man({ id, name }).filter(({ what }) => what !== 'killed');
    const last = notes.at(-1);
    if (last === undefined) return [];
    // A dead chief's length of rule is part of his death.
    if (isBoss && last.what === 'chief' && items.some(isFight)) return [];
    const when = formatMonthLater(last.day.month, news.month);
    if (last.gang.seat !== gang.seat) {
      return say(desk, 'files/turncoat', turncoat, { name, former: gangName(last.gang), since: when });
    }
    const isFallen = items.some((item) => isFight(item) && item.toll.dead.some((one) => isSame(one, { id, name })));
    const isRecent = news.month - last.day.month <= recent && (last.what === 'freed' || last.what === 'booked');
    if (last.what === 'killed' || (!isBoss && !(isFallen && isRecent))) return [];
    const facts = { name, former: last.name, what: deedWords[last.what], since: when };
    return last.name === name
      ? say(desk, 'files/man', manBefore, facts)
      : say(desk, 'files/renamed', manRenamed, facts);
  });
}

/** Describes the count of doors of a story's gangs at a turn alone: the first, ten, the lead, one left. */
function describeDoorCount({ head }: Cluster, { desk, morgue, news, told }: Beat): string[] {
  const now = news.items.find((item) => item.kind === 'standings');
  const before = morgue.lastStandings();
  if (now === undefined || before === null) return [];
  const [leader] = now.holdings;
  const countNews = (gang: NewsGang, { holdings }: Pick<typeof now, 'holdings'>): number =>
    holdings.find((one) => one.gang.seat === gang.seat)?.businesses ?? 0;
  const winner = findWinner(head);
  const loser = head.kind === 'battle' && isMoved(head) && typeof head.defenders !== 'string' ? head.defenders : null;
  return [winner, loser].flatMap((gang) => {
    if (gang === null || told.has(`doors ${gang.seat}`)) return [];
    const [had, has] = [countNews(gang, before), countNews(gang, now)];
    const isLead = now.newLeader && leader?.gang.seat === gang.seat;
    const turn = findTurn({ had, has, isLead, isGain: gang === winner });
    if (turn === null || (turn === 'lead' && told.has('lead'))) return [];
    told.add(`doors ${gang.seat}`);
    if (turn === 'lead') told.add('lead');
    const many = isMany(gang);
    const facts = { have: many ? 'have' : 'has', are: many ? 'are' : 'is', doors: count(has, 'door', 'doors') };
    return say(desk, `files/turn ${turn}`, countTurns[turn], { ...facts, gang: gangName(gang) }).map(capitalize);
  });
}

type Count = { had: number; has: number; isLead: boolean; isGain: boolean };

function findTurn({ had, has, isLead, isGain }: Count): keyof typeof countTurns | null {
  if (!isGain) return had > 1 && has === 1 ? 'one' : null;
  if (isLead) return 'lead';
  if (had === 0 && has > 0) return 'first';
  return had < 10 && has >= 10 ? 'ten' : null;
}

/** News other than fights after which readers want a gang's number of doors. */
const ofDoors: readonly NewsItem['kind'][] = [
  'taken-over',
  'full-racket',
  'changed-hands',
  'turned-independent',
  'broke-away',
  'eliminated',
];

function findWinner(item: NewsItem): NewsGang | null {
  if (item.kind === 'contested') return item.winner;
  if (item.kind === 'battle') {
    if (!isMoved(item)) return null;
    const side = item.winner === 'defenders' ? item.defenders : item.attackers;
    return typeof side === 'string' || item.winner === 'nobody' ? null : side;
  }
  if (item.kind === 'death') return item.person.isBoss ? item.person.gang : null;
  return ofDoors.includes(item.kind) && 'gang' in item ? item.gang : null;
}
