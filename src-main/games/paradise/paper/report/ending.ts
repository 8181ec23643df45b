import type { NewsGang, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { capitalize, joinWords } from '#shared/words/text.ts';
import type { Story } from '#shared/views/paper.ts';
import { formatMonthLater } from '../calendar.ts';
import { listRecords } from '../features/yearInReview.ts';
import { isFight } from '../files/noted.ts';
import { formatDistrict, isMany, numberWord } from '../phrases.ts';
import { agree, count, formatOrdinalWord, gangName, isLaw } from '../words.ts';
import type { Desk, Facts } from '#press/desk/desk.ts';
import type { Beat } from './beat.ts';
import { farewells, gangEnds, gangLetters, places, roads } from './endingCopy.ts';
import { listSeats } from './joining.ts';
import { listTurns, type DatedNews } from './turns.ts';

const roadLines = 10;
const roadLinesOfGang = 8;
const mostNames = 12;

/** Lists all that the files have, and this month's news, oldest first. */
function listFiled({ news, morgue }: Beat): DatedNews[] {
  return [...morgue.months, news].flatMap(({ month, items }) =>
    items.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity)).map((item) => ({ item, month })),
  );
}

/** The record of a gang from the first edition in the files to this one. */
type GangRecord = {
  /** Its most houses, and the month of that count. */
  peak: { houses: number; month: number } | null;
  fights: number;
  won: number;
  fallen: string[];
  /** The gang it fought most often. */
  foe: NewsGang | null;
};

function readRecord({ seat }: NewsGang, beat: Beat): GangRecord {
  const filed = listFiled(beat);
  const counts = filed.flatMap(({ item, month }) =>
    item.kind === 'standings'
      ? item.holdings.filter(({ gang }) => gang.seat === seat).map(({ businesses }) => ({ houses: businesses, month }))
      : [],
  );
  const fights = filed.flatMap(({ item }) => (isFight(item) && listSeats(item).includes(seat) ? [item] : []));
  const foes = fights.flatMap((fight) => {
    const sides = fight.kind === 'contested' ? fight.gangs : [fight.attackers, fight.defenders];
    return sides.flatMap((side) => (isLaw(side) || side.seat === seat ? [] : [side]));
  });
  const [foe] = [...Map.groupBy(foes, (gang) => gang.seat).values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const deaths = filed.flatMap(({ item }) => {
    if (isFight(item)) return item.toll.dead;
    return item.kind === 'death' ? [item.person] : [];
  });
  const won = fights.filter((fight) => {
    if (fight.kind === 'contested') return fight.winner?.seat === seat;
    const winner = fight.winner === 'nobody' ? null : fight.winner === 'attackers' ? fight.attackers : fight.defenders;
    return winner !== null && !isLaw(winner) && winner.seat === seat;
  });
  return {
    peak: counts.toSorted((a, b) => b.houses - a.houses)[0] ?? null,
    fights: fights.length,
    won: won.length,
    fallen: deaths.filter(({ gang }) => gang.seat === seat).map(({ name }) => name),
    foe: foe ?? null,
  };
}

function describeFallen(names: readonly string[]): string {
  if (names.length <= mostNames) return joinWords([...names]);
  return `${names.slice(0, mostNames).join(', ')} and ${numberWord(names.length - mostNames)} more`;
}

/** Tells a part of an end that the edition has not told in the same words; empty where it has. */
function tell(desk: Desk, key: string, phrasings: readonly string[], facts: Facts, perMonth = 1): string {
  return desk.tell(key, phrasings, facts, perMonth) ?? '';
}

function dropEmpty(paragraphs: readonly string[]): string[] {
  return paragraphs.map((text) => text.trim()).filter((text) => text !== '');
}

/** Writes the last of a gang under its lede: its best days, its road, its chief and men, its quarrels, and a letter. */
export function writeGangEnd({ gang }: NewsItemOf<'eliminated'>, beat: Beat): string[] {
  const { desk, news } = beat;
  const { peak, fights, won, fallen, foe } = readRecord(gang, beat);
  const many = isMany(gang);
  const facts = {
    gang: gangName(gang),
    boss: gang.boss,
    base: formatDistrict(gang.base),
    was: many ? 'were' : 'was',
    had: 'had',
    their: many ? 'their' : 'its',
    are: many ? 'are' : 'is',
    fought: count(fights, 'fight', 'fights'),
    won: won === 0 ? 'none' : numberWord(won),
    foe: foe === null ? '' : gangName(foe),
    since: formatMonthLater(beat.morgue.firstMonth ?? news.month, news.month),
    peak: peak === null ? '' : count(peak.houses, 'house', 'houses'),
    best: peak === null ? '' : formatMonthLater(peak.month, news.month),
    buried: numberWord(fallen.length),
    fallen: describeFallen(fallen),
    men: agree(fallen.length, 'member', 'members'),
  };
  const own = listFiled(beat).filter(
    ({ item }) => item.kind !== 'eliminated' && (listSeats(item).includes(gang.seat) || hasChief(item, gang)),
  );
  const road = listTurns(own, news.month, roadLinesOfGang).filter((text) => desk.claimAgain(text));
  const isDead = isBossDead(gang, beat);
  return dropEmpty([
    [
      ...(peak !== null && peak.houses > 0 ? [tell(desk, 'end/peak', gangEnds.peak, facts)] : []),
      tell(desk, 'end/fights', foe === null ? gangEnds.fightsOfNone : gangEnds.fights, facts),
    ].join(' '),
    ...(road.length === 0 ? [] : [tell(desk, 'end/road', gangEnds.road, facts), ...road]),
    [
      tell(desk, 'end/chief', isDead ? gangEnds.chiefDead : gangEnds.chief, facts),
      fallen.length === 0
        ? tell(desk, 'end/none', gangEnds.menOfNone, facts)
        : tell(desk, 'end/men', gangEnds.men, facts),
    ].join(' '),
    tell(desk, 'end/room', gangEnds.room, facts),
    tell(desk, 'end/letter', gangLetters, facts),
  ]);
}

function hasChief(item: DatedNews['item'], gang: NewsGang): boolean {
  return item.kind === 'death' && item.person.gang.seat === gang.seat;
}

function isBossDead(gang: NewsGang, beat: Beat): boolean {
  return listFiled(beat).some(({ item }) => {
    const dead = isFight(item) ? item.toll.dead : item.kind === 'death' ? [item.person] : [];
    return dead.some(({ isBoss, name, gang: of }) => isBoss && of.seat === gang.seat && name === gang.boss);
  });
}

type Place = { gang: NewsGang; businesses: number; points: number | null };

/** Lists the places at the end, best first: by the final points where they were read, or else by houses. */
function listPlaces(item: NewsItemOf<'victory'>, { news }: Beat): Place[] {
  if (item.places !== undefined) return item.places;
  const standings = news.items.find((one) => one.kind === 'standings');
  const held = (standings?.holdings ?? []).map(({ gang, businesses }) => ({ gang, businesses, points: null }));
  return held.toSorted((a, b) => Number(b.gang.seat === item.gang.seat) - Number(a.gang.seat === item.gang.seat));
}

function describePlace({ gang, businesses, points }: Place, nth: number): string {
  const score = points === null ? '' : `${points.toLocaleString('en-US')} ${agree(points, 'point', 'points')} and `;
  return `${formatOrdinalWord(nth + 1)}, ${gangName(gang)} under ${gang.boss}, with ${score}${count(businesses, 'house', 'houses')}`;
}

/** Writes the places, the margin, and what became of every chief, under the lede of the campaign's end. */
export function writeVictoryEnd(item: NewsItemOf<'victory'>, beat: Beat): string[] {
  const { desk, news, morgue } = beat;
  const all = listPlaces(item, beat);
  const [first, second] = all;
  const margin =
    first === undefined || second === undefined
      ? []
      : [tell(desk, 'end/margin', places.margin, { ...describeMargin(first, second) })];
  const gone = morgue
    .allOf('eliminated')
    .map(({ item: old, day }) =>
      tell(desk, `end/gone`, places.gone, {
        gang: gangName(old.gang),
        boss: old.gang.boss,
        since: formatMonthLater(day.month, news.month),
      }),
    );
  return dropEmpty([
    ...[`${capitalize(all.map(describePlace).join('; '))}.`].filter((text) => all.length > 0 && desk.claimAgain(text)),
    ...margin,
    ...all.map(({ gang }) => describeFate(gang, beat)),
    ...(gone.length === 0 ? [] : [gone.join(' ')]),
  ]);
}

function describeMargin(first: Place, second: Place): Record<string, string> {
  const byPoints = first.points !== null && second.points !== null;
  const ahead = byPoints ? (first.points ?? 0) - (second.points ?? 0) : first.businesses - second.businesses;
  const unit = byPoints ? count(Math.abs(ahead), 'point', 'points') : count(Math.abs(ahead), 'house', 'houses');
  return {
    gang: gangName(first.gang),
    other: gangName(second.gang),
    boss: first.gang.boss,
    second: second.gang.boss,
    by: ahead === 0 ? 'nothing but the order of a tie' : unit,
  };
}

function describeFate(gang: NewsGang, beat: Beat): string {
  const { desk } = beat;
  const { fights, won, fallen } = readRecord(gang, beat);
  const facts = {
    gang: gangName(gang),
    boss: gang.boss,
    fought: count(fights, 'fight', 'fights'),
    won: won === 0 ? 'none' : numberWord(won),
    fallen: describeFallen(fallen),
  };
  const mourned = fallen.length === 0 ? [] : [tell(desk, 'end/mourned', places.mourned, facts)];
  return [tell(desk, 'end/fate', places.fate, facts), ...mourned].join(' ');
}

function createStory(kind: string, headline: string, paragraphs: string[]): Story {
  return { kind, headline, deck: null, dateline: null, paragraphs, newsValue: 79 };
}

/** Writes the other stories of the final edition: the road in ten lines, the records, and letters of farewell. */
export function writeFinalStories(beat: Beat): Story[] {
  const { desk, news } = beat;
  const victory = news.items.find((item) => item.kind === 'victory');
  if (victory === undefined) return [];
  const filed = listFiled(beat);
  const road = listTurns(filed, news.month, roadLines).filter((text) => desk.claimAgain(text));
  const records = listRecords(filed, news.month).filter((text) => desk.claimAgain(text));
  const facts = { gang: gangName(victory.gang), boss: victory.gang.boss, base: formatDistrict(victory.gang.base) };
  const letters = [0, 1, 2].map(() => tell(desk, 'end/farewell', farewells, facts, 3));
  return [
    ...(road.length === 0 ? [] : [createStory('final-road', desk.must('end/road head', roads, facts), road)]),
    ...(records.length === 0 ? [] : [createStory('final-records', 'For the Record', records)]),
    ...(dropEmpty(letters).length === 0
      ? []
      : [createStory('final-letters', 'Letters of Farewell', dropEmpty(letters))]),
  ];
}
