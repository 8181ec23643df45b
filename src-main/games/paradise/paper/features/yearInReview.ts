import type { NewsPerson } from '#shared/games/paradise/news/news.ts';
import { computeCalendar, monthNames } from '#shared/games/paradise/calendar.ts';
import { capitalize, joinWords } from '#shared/words/text.ts';
import type { Story, YearChart } from '#shared/views/paper.ts';
import { pickCity } from '#shared/games/paradise/cities/city.ts';
import { readDoorMap } from '../pages.ts';
import { formatMonthLater } from '../calendar.ts';
import { dropArticle, formatBusiness, formatDistrict, isMany, numberWord } from '../phrases.ts';
import { cutPortrait, findChief } from '../portraits.ts';
import type { Beat } from '../report/beat.ts';
import { listTurns, type DatedNews } from '../report/turns.ts';
import { pickQuotes } from './quotes.ts';
import { isFight, isRaidOfLaw, type Fight } from '../files/noted.ts';
import { count, formatMan, formatMen, gangName, isLaw, formatSide } from '../words.ts';

/** Every twelfth month closes a year, and its paper is a special edition. */
const yearMonths = 12;
const mostNames = 40;
const mostTurns = 7;
/** Numbers up to this have a word of their own. */
const mostSpelled = 12;

/** True if a month's paper is a special edition: the last of a year, with papers of that year in the files. */
export function isYearsEnd({ news, morgue }: Pick<Beat, 'news' | 'morgue'>): boolean {
  return news.month % yearMonths === 0 && !morgue.isEmpty;
}

/** Writes the year in review for the inside page: the standings, the dead, the turning points, the records. */
export function writeYearInReview(beat: Beat, quotes: readonly DatedQuote[]): Story[] {
  if (!isYearsEnd(beat)) return [];
  const year = listYear(beat);
  const now = beat.news.month;
  return [
    createSection(beat, `${computeCalendar(now).year} in Review`, listStandings(beat)),
    presentManOfTheYear(beat),
    createSection(beat, 'Said in the Year', listSayings(quotes, beat)),
    createSection(beat, 'Turning Points of the Year', listTurns(year, now, mostTurns)),
    createSection(beat, 'The Year’s Dead', listDead(year)),
    createSection(beat, 'Records of the Year', listRecords(year, now)),
  ].flat();
}

/** Charts the last twelve months by their papers; null in other editions. */
export function chartYear(beat: Beat): YearChart | null {
  if (!isYearsEnd(beat)) return null;
  const { news, morgue } = beat;
  const months = [...morgue.months.filter(({ month }) => month > news.month - yearMonths), news];
  const standings = months.map(({ items }) => items.find((item) => item.kind === 'standings'));
  const seats = standings.at(-1)?.holdings ?? [];
  const before = morgue.months.find(({ month }) => month === news.month - yearMonths) ?? months[0];
  return {
    months: months.map(({ month }) => (monthNames[computeCalendar(month).monthOfYear - 1] ?? '').slice(0, 1)),
    gangs: seats.map(({ gang }) => ({
      name: dropArticle(gang.name),
      doors: standings.map((one) => one?.holdings.find((held) => held.gang.seat === gang.seat)?.businesses ?? null),
    })),
    outrage: months.map(({ items }) => items.find((item) => item.kind === 'outrage')?.outrage ?? null),
    before: before === undefined || before === news ? null : readDoorMap({ ...before, ...pickCity(news) }),
  };
}

/** Names the chief whose gang gained most in the year, with his face; nobody where several gained alike, or none did. */
function presentManOfTheYear(beat: Beat): Story[] {
  const { news, morgue } = beat;
  const first = morgue.months.find(({ month }) => month > news.month - yearMonths - 1);
  const before = first?.items.find((item) => item.kind === 'standings');
  const now = news.items.find((item) => item.kind === 'standings');
  const gains = (now?.holdings ?? []).map(({ gang, businesses }) => {
    const had = before?.holdings.find((one) => one.gang.seat === gang.seat)?.businesses ?? 0;
    return { gang, businesses, gained: businesses - had };
  });
  const [best, ...equals] = listGreatest(gains, ({ gained }) => gained);
  if (best === undefined || equals.length > 0) return [];
  const told = createSection(beat, 'Man of the Year', [
    `${best.gang.boss}, chief of ${gangName(best.gang)}: ${count(best.businesses, 'house', 'houses')} at the year’s end, and nobody gained more in it.`,
    'He has asked that no photograph be taken, and the artist worked from the gallery of a courtroom.',
  ]);
  return told.map((story) => ({ ...story, portrait: cutPortrait(findChief(best.gang)) }));
}

/** A saying that was printed, and the month of that paper. */
export type DatedQuote = { by: string; text: string; month: number };

const mostQuotes = 3;

function listSayings(quotes: readonly DatedQuote[], { news }: Beat): string[] {
  const year = quotes.filter(({ month }) => month > news.month - yearMonths);
  return pickQuotes(year, mostQuotes, news.campaignSeed).map(
    ({ by, text, month }) => `${by}, in ${formatMonthLater(month, news.month)}: “${text}”`,
  );
}

function createSection({ desk }: Beat, headline: string, paragraphs: readonly string[]): Story[] {
  const told = paragraphs.filter((paragraph) => desk.claim(paragraph));
  if (told.length === 0) return [];
  return [{ kind: 'year-in-review', headline, deck: null, dateline: null, paragraphs: told, newsValue: 0, page: 2 }];
}

/** Lists the news of the last twelve months, this one with them, oldest first. */
function listYear({ news, morgue }: Beat): DatedNews[] {
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

function listDead(year: readonly DatedNews[]): string[] {
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

/** Lists the records of some months' news. */
export function listRecords(year: readonly DatedNews[], now: number): string[] {
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
  return number < 2 * mostSpelled ? 'more than a dozen' : 'dozens';
}

/** Lists those with the most: all equals, because a tie is told as one; none where all have nothing. */
function listGreatest<T>(all: readonly T[], measure: (one: T) => number): T[] {
  const most = Math.max(0, ...all.map(measure));
  return most === 0 ? [] : all.filter((one) => measure(one) === most);
}

function describeBloodiest(year: readonly DatedNews[], now: number): string | null {
  const fights = year.flatMap(({ item, month }) => (isFight(item) ? [{ item, month }] : []));
  const countDead = ({ item: { toll } }: (typeof fights)[number]): number =>
    toll.dead.length + toll.othersDead + toll.citizensDead;
  const [first, ...equals] = listGreatest(fights, countDead);
  if (first === undefined) return null;
  const told = [first, ...equals].map(({ item, month }) => describeFight(item, formatMonthLater(month, now)));
  const dead = `${numberWord(countDead(first))} dead`;
  return equals.length === 0
    ? `Bloodiest fight: ${told.join('')}, with ${dead}.`
    : `Bloodiest fights, with ${dead} each. ${told.map((text) => `${capitalize(text)}.`).join(' ')}`;
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

function describeBusiestMonth(year: readonly DatedNews[], now: number): string | null {
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

function describeKeenest(year: readonly DatedNews[]): string | null {
  const taken = year.flatMap(({ item }) => (item.kind === 'taken-over' ? [item.gang] : []));
  const most = listGreatest([...Map.groupBy(taken, ({ seat }) => seat).values()], (own) => own.length);
  const [first] = most;
  if (first === undefined) return null;
  const gangs = joinWords(most.flatMap(([gang]) => (gang === undefined ? [] : [gangName(gang)])));
  return `Most houses won by persuasion: ${spellNumber(first.length)}${most.length > 1 ? ' each' : ''}, by ${gangs}.`;
}

/** The angriest month by the thermometer as it was printed at each month's end. */
function describeAngriest(year: readonly DatedNews[], now: number): string | null {
  const levels = year.flatMap(({ item, month }) => (item.kind === 'outrage' ? [{ month, level: item.outrage }] : []));
  const most = listGreatest(levels, ({ level }) => level);
  if (most.length === 0) return null;
  return `The city was angriest in ${joinWords(most.map(({ month }) => formatMonthLater(month, now)))}.`;
}

function describeFallenChiefs(year: readonly DatedNews[]): string | null {
  const chiefs = year.flatMap(({ item }): NewsPerson[] => {
    const dead = isFight(item) ? item.toll.dead : item.kind === 'death' ? [item.person] : [];
    return dead.filter(({ isBoss }) => isBoss);
  });
  const last = chiefs.at(-1);
  if (last === undefined) return null;
  return `Chiefs who fell: ${spellNumber(chiefs.length)}, the last of them ${formatMan(last)}.`;
}
