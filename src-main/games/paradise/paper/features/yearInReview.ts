import type { NewsGang, NewsItem, NewsPerson } from '#shared/games/paradise/news/news.ts';
import { computeCalendar } from '#shared/games/paradise/calendar.ts';
import { capitalize, joinWords } from '#shared/words/text.ts';
import type { Story } from '#shared/views/paper.ts';
import { formatMonthLater } from '../calendar.ts';
import { formatBusiness, formatDistrict, isMany, numberWord } from '../phrases.ts';
import type { Beat } from '../report/beat.ts';
import { isFight, isRaidOfLaw, type Fight } from '../files/noted.ts';
import { count, formatMan, formatMen, gangName, isLaw, formatSide } from '../words.ts';

/** Every twelfth month closes a year, and its paper is a special edition. */
const yearMonths = 12;
const mostNames = 40;
const mostTurns = 7;
/** Numbers up to this have a word of their own. */
const mostSpelled = 12;

/** A piece of the year's news with the month it was printed for. */
type Filed = { item: NewsItem; month: number };

/** True if a month's paper is a special edition: the last of a year, with papers of that year in the files. */
export function isYearsEnd({ news, morgue }: Pick<Beat, 'news' | 'morgue'>): boolean {
  return news.month % yearMonths === 0 && !morgue.isEmpty;
}

/** Writes the year in review for the inside page: the standings, the dead, the turning points, the records. */
export function writeYearInReview(beat: Beat): Story[] {
  if (!isYearsEnd(beat)) return [];
  const year = listYear(beat);
  const now = beat.news.month;
  return [
    createSection(beat, `${computeCalendar(now).year} in Review`, listStandings(beat)),
    createSection(beat, 'Turning Points of the Year', listTurns(year, now)),
    createSection(beat, 'The Year’s Dead', listDead(year)),
    createSection(beat, 'Records of the Year', listYearsRecords(year, now)),
  ].flat();
}

function createSection({ desk }: Beat, headline: string, paragraphs: readonly string[]): Story[] {
  const told = paragraphs.filter((paragraph) => desk.claim(paragraph));
  if (told.length === 0) return [];
  return [{ kind: 'year-in-review', headline, deck: null, dateline: null, paragraphs: told, newsValue: 0, page: 2 }];
}

/** Lists the news of the last twelve months, this one with them, oldest first. */
function listYear({ news, morgue }: Beat): Filed[] {
  const filed = morgue.months
    .filter(({ month }) => month > news.month - yearMonths && month < news.month)
    .flatMap(({ month, items }) => items.map((item) => ({ item, month })));
  return [...filed, ...news.items.map((item) => ({ item, month: news.month }))];
}

function listStandings({ news, morgue }: Beat): string[] {
  const standings = news.items.find((item) => item.kind === 'standings');
  if (standings === undefined) return [];
  const before = morgue.months
    .find(({ month }) => month === news.month - yearMonths)
    ?.items.find((item) => item.kind === 'standings');
  return standings.holdings.map(({ gang, businesses }) => {
    const close = isMany(gang) ? 'close' : 'closes';
    const had = before?.holdings.find((one) => one.gang.seat === gang.seat)?.businesses ?? null;
    const gained = had === null ? '' : `, ${describeGain(businesses - had)}`;
    return `${capitalize(gangName(gang))} ${close} the year with ${count(businesses, 'house', 'houses')}${gained}.`;
  });
}

function describeGain(gained: number): string {
  if (gained === 0) return 'as many as a year ago';
  const by = numberWord(Math.abs(gained));
  return gained > 0 ? `${by} more than a year ago` : `${by} fewer than a year ago`;
}

function listDead(year: readonly Filed[]): string[] {
  const named = year.flatMap(({ item }): NewsPerson[] => {
    if (isFight(item)) return item.toll.dead;
    return item.kind === 'death' ? [item.person] : [];
  });
  const fights = year.flatMap(({ item }) => (isFight(item) ? [item.toll] : []));
  const others = fights.reduce((sum, { othersDead }) => sum + othersDead, 0);
  const citizens = fights.reduce((sum, { citizensDead }) => sum + citizensDead, 0);
  if (named.length + others + citizens === 0) return ['Nobody fell by the gangs in all the year.'];
  const roll = named.toSorted((one, other) => Number(other.isBoss) - Number(one.isBoss)).slice(0, mostNames);
  const unnamed = named.length - roll.length;
  return [
    ...(roll.length > 0 ? [`The roll of the gangs: ${formatMen(roll)}.`] : []),
    ...(unnamed > 0 ? [`There is no room here for the names of ${spellNumber(unnamed)} more.`] : []),
    ...(others > 0 ? [`Of ${spellNumber(others)} more the police never had a name.`] : []),
    ...(citizens > 0
      ? [
          `${capitalize(`${spellNumber(citizens)} ${citizens === 1 ? 'citizen' : 'citizens'}`)} who had no part in it fell with them.`,
        ]
      : []),
  ];
}

/** Lists the turning points of the year, in order of time; if there are too many, the gravest. */
function listTurns(year: readonly Filed[], now: number): string[] {
  const turns = year.flatMap(({ item, month }, place) => {
    const text = describeTurn(item);
    if (text === null) return [];
    return [{ place, grave: weighTurn(item), text: `In ${formatMonthLater(month, now)} ${text}.` }];
  });
  return turns
    .toSorted((one, other) => other.grave - one.grave || one.place - other.place)
    .slice(0, mostTurns)
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

const gravity: Partial<Record<NewsItem['kind'], number>> = {
  eliminated: 9,
  succession: 7,
  'boss-trial': 6,
  'feds-leave': 5,
  'feds-recalled': 5,
  outrage: 5,
  'deal-broken': 4,
  standings: 3,
  'full-racket': 2,
};

function weighTurn({ kind }: NewsItem): number {
  return gravity[kind] ?? 0;
}

function describeTurn(item: NewsItem): string | null {
  switch (item.kind) {
    case 'eliminated':
      return `${gangName(item.gang)} ${isMany(item.gang) ? 'were' : 'was'} finished`;
    case 'succession':
      return `${item.heir} took the chair of ${gangName(item.gang)}`;
    case 'boss-trial':
      return item.stage === 'convicted' ? `${item.name}, of ${gangName(item.gang)}, was found guilty` : null;
    case 'feds-leave':
    case 'feds-recalled':
      return 'the federal agents went home';
    case 'outrage':
      return item.verdict === 'feds-called' ? 'Washington sent its agents' : null;
    case 'deal-broken':
      return `${gangName(item.gang)} broke ${isMany(item.gang) ? 'their' : 'its'} word`;
    case 'standings':
      return item.newLeader ? describeLead(item.holdings[0]?.gang) : null;
    case 'full-racket':
      return `${gangName(item.gang)} came to hold all the ${item.racket} of ${formatDistrict(item.district)}`;
    default:
      return null;
  }
}

function describeLead(gang: NewsGang | undefined): string | null {
  return gang === undefined ? null : `the lead went to ${gangName(gang)}`;
}

function listYearsRecords(year: readonly Filed[], now: number): string[] {
  return [
    describeBloodiest(year, now),
    describeBusiestMonth(year, now),
    describeKeenest(year),
    describeAngriest(year, now),
    describeFallenChiefs(year),
  ].flatMap((record) => (record === null ? [] : [record]));
}

/** Spells a year's count; a sum is in no single report, so it is never a figure. */
function spellNumber(number: number): string {
  if (number <= mostSpelled) return numberWord(number);
  return number < 2 * mostSpelled ? 'a score' : 'scores';
}

/** Lists those with the most: all equals, because a tie is told as one; none where all have nothing. */
function listGreatest<T>(all: readonly T[], measure: (one: T) => number): T[] {
  const most = Math.max(0, ...all.map(measure));
  return most === 0 ? [] : all.filter((one) => measure(one) === most);
}

function describeBloodiest(year: readonly Filed[], now: number): string | null {
  const fights = year.flatMap(({ item, month }) => (isFight(item) ? [{ item, month }] : []));
  const countDead = ({ item: { toll } }: (typeof fights)[number]): number =>
    toll.dead.length + toll.othersDead + toll.citizensDead;
  const [first, ...equals] = listGreatest(fights, countDead);
  if (first === undefined) return null;
  const told = [first, ...equals].map(({ item, month }) => describeFight(item, formatMonthLater(month, now)));
  const dead = `${spellNumber(countDead(first))} dead`;
  return equals.length === 0
    ? `Bloodiest fight: ${told.join('')}, with ${dead}.`
    : `Bloodiest fights, with ${dead} each: ${told.join('; ')}.`;
}

function describeFight(item: Fight, month: string): string {
  const where =
    item.business !== null
      ? `at ${formatBusiness(item.business)}`
      : item.kind === 'battle'
        ? `in ${formatDistrict(item.district)}`
        : 'in the street';
  const who =
    item.kind === 'battle'
      ? `, ${formatSide(item.attackers)} against ${isLaw(item.defenders) ? 'the law' : formatSide(item.defenders)}`
      : '';
  return `${where} in ${month}${who}`;
}

function describeBusiestMonth(year: readonly Filed[], now: number): string | null {
  const byMonth = Map.groupBy(
    year.filter(({ item }) => isFight(item) && !isRaidOfLaw(item)),
    ({ month }) => month,
  );
  const most = listGreatest([...byMonth], ([, fights]) => fights.length);
  const [first] = most;
  if (first === undefined) return null;
  const months = joinWords(most.map(([month]) => formatMonthLater(month, now)));
  return `Most gang fights in a month: ${spellNumber(first[1].length)}, in ${months}.`;
}

function describeKeenest(year: readonly Filed[]): string | null {
  const taken = year.flatMap(({ item }) => (item.kind === 'taken-over' ? [item.gang] : []));
  const most = listGreatest([...Map.groupBy(taken, ({ seat }) => seat).values()], (own) => own.length);
  const [first] = most;
  if (first === undefined) return null;
  const gangs = joinWords(most.flatMap(([gang]) => (gang === undefined ? [] : [gangName(gang)])));
  return `Most houses won by persuasion: ${spellNumber(first.length)}${most.length > 1 ? ' each' : ''}, by ${gangs}.`;
}

/** The angriest month by the thermometer as it was printed at each month's end. */
function describeAngriest(year: readonly Filed[], now: number): string | null {
  const levels = year.flatMap(({ item, month }) => (item.kind === 'outrage' ? [{ month, level: item.outrage }] : []));
  const most = listGreatest(levels, ({ level }) => level);
  if (most.length === 0) return null;
  return `The city was angriest in ${joinWords(most.map(({ month }) => formatMonthLater(month, now)))}.`;
}

function describeFallenChiefs(year: readonly Filed[]): string | null {
  const chiefs = year.flatMap(({ item }): NewsPerson[] => {
    const dead = isFight(item) ? item.toll.dead : item.kind === 'death' ? [item.person] : [];
    return dead.filter(({ isBoss }) => isBoss);
  });
  const last = chiefs.at(-1);
  if (last === undefined) return null;
  return `Chiefs who fell: ${spellNumber(chiefs.length)}, the last of them ${formatMan(last)}.`;
}
