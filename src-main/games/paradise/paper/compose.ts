import { findCity } from '#shared/games/paradise/cities/city.ts';
import { findStyle } from './stylebook.ts';
import type { MonthNews, NewsItem } from '#shared/games/paradise/news/news.ts';
import { computeCalendar } from '#shared/games/paradise/calendar.ts';
import type { Edition, Story, Clipping } from '#shared/views/paper.ts';
import { Desk } from '#press/desk/desk.ts';
import type { RankedMatter } from '#press/desk/matters.ts';
import type { Printed } from '#press/paper.ts';
import { formatDateline, formatVolume } from './calendar.ts';
import { writeAdvertisements } from './features/advertising.ts';
import { writeStandingFeatures } from './features/briefs.ts';
import { civicFeatures } from './features/civic.ts';
import type { Feature } from '#press/page/copy.ts';
import { seasons } from './features/seasons.ts';
import { writeStands } from './features/editorial.ts';
import { writeWeatherEar } from './features/wire.ts';
import { Files, Morgue, assignDays } from './files/morgue.ts';
import { readDoorMap } from './pages.ts';
import { choosePicture } from './pictures.ts';
import type { Beat, Report } from './report/beat.ts';
import { joinNews, type Cluster } from './report/joining.ts';
import { findSort, rankNews } from './report/newsValue.ts';
import { writeUnnamedChiefs } from './report/people.ts';
import { writeFinalStories } from './report/ending.ts';
import { deriveReports, findLastDoors, writeGuessedAims, writeMourners, writeRumors } from './report/derived.ts';
import { writeSerials } from './report/serials.ts';
import { writeReport, type Size } from './report/story.ts';
import { isPortrait } from '#press/engravings/portrait.ts';
import { findSubject, PortraitDesk } from './portraits.ts';
import { writeIntroduction } from './features/introduction.ts';
import { chartYear, isYearsEnd, writeYearInReview, type DatedQuote } from './features/yearInReview.ts';
import { listQuotes } from './features/quotes.ts';

const secondValue = 22;
/** Smaller news is a story only where the page is thin. */
const thinValue = 8;
const storiesOfOneSort = 3;
/** The page grows with the month: the least and the most stories. */
const fewestStories = 3;
const mostStories = 9;
const bannerValue = 80;

type Candidate = RankedMatter<Cluster>;

/** Lists the month's matters by news value, the gravest first; routine counts are left to the columns. */
function listCandidates(beat: Beat): Candidate[] {
  const matters = joinNews(beat.news.items)
    .filter(({ head }) => head.kind !== 'rumor' && head.kind !== 'aim-guessed')
    .filter(({ head }) => head.kind !== 'standings' || head.newLeader)
    .filter(({ head }) => !isTakenBack(head, beat));
  return rankNews(matters, beat)
    .map((candidate) => (isOldNews(candidate.matter, beat) ? { ...candidate, value: 0 } : candidate))
    .toSorted((a, b) => b.value - a.value);
}

/** An order to the Feds to stay is no news in the month in which they left. */
function isTakenBack(head: NewsItem, { news }: Beat): boolean {
  const isStay = head.kind === 'outrage' && head.verdict === 'feds-stay';
  return isStay && news.items.some(({ kind }) => kind === 'feds-leave' || kind === 'feds-recalled');
}

/** That the Feds stay is a story when it is new, and twice a year. */
function isOldNews({ head }: Cluster, { morgue, news }: Beat): boolean {
  if (head.kind !== 'outrage' || head.verdict !== 'feds-stay') return false;
  const wasSo = morgue
    .allOf('outrage')
    .some(({ item, day }) => item.verdict === 'feds-stay' && day.month === news.month - 1);
  return wasSo && news.month % 6 !== 0;
}

function createStory(report: Report): Story {
  const [deck = null, ...decks] = report.decks;
  return {
    kind: report.kind,
    headline: report.headline,
    deck,
    decks,
    dateline: null,
    paragraphs: report.paragraphs,
    newsValue: report.value,
  };
}

type Written = { report: Report; cluster: Cluster };

/** Writes stories until the page is as full as the month's news deserves. */
function writeStories(candidates: readonly Candidate[], beat: Beat): { told: Written[]; left: Cluster[] } {
  const told: Written[] = [];
  const left: Cluster[] = [];
  for (const { matter: cluster, value } of candidates) {
    const alike = told.filter(({ report }) => report.kind === findSort(cluster)).length;
    const isLead = told.length === 0;
    const isThin = told.length < fewestStories && value >= thinValue;
    const fits = told.length < mostStories && alike < storiesOfOneSort && (value >= secondValue || isThin);
    const size: Size = isLead ? 'lead' : 'second';
    const report = isLead || fits ? writeReport(cluster, size, beat) : null;
    if (report === null) left.push(cluster);
    else told.push({ report: { ...report, value }, cluster });
  }
  return { told, left };
}

const tags: Readonly<Record<string, string>> = {
  'taken-over': 'Changes of Management',
  contested: 'At the Doors',
  verdict: 'In the Courts',
  death: 'Deaths',
  'law-raid': 'Police Raids',
  'bargain-made': 'Truces and Lines',
  'deal-broken': 'Promises Broken',
};

/** Writes the matters that got no story of their own, a sentence or two each, by sort. */
function writeNotes(clusters: readonly Cluster[], beat: Beat): Story[] {
  const bySort = new Map<string, string[]>();
  for (const cluster of clusters) {
    const report = writeReport(cluster, 'note', beat);
    if (report === null) continue;
    const sort = tags[findSort(cluster)] ?? 'News in Brief';
    bySort.set(sort, [...(bySort.get(sort) ?? []), report.paragraphs.slice(0, 2).join(' ')]);
  }
  return [...bySort].map(([headline, paragraphs]) => createBrief('notes', headline, paragraphs));
}

function createBrief(kind: string, headline: string, paragraphs: string[]): Story {
  return { kind, headline, deck: null, dateline: null, paragraphs, newsValue: 0 };
}

function createFeature(desk: Desk, feature: Feature | null): Story[] {
  if (feature === null) return [];
  const texts = [feature.headline, feature.deck, ...feature.paragraphs].map((text) => desk.set(text));
  const [headline, deck, ...paragraphs] = texts.filter((text) => text !== null);
  if (headline === undefined || deck === undefined || texts.includes(null)) return [];
  if (![headline, deck, ...paragraphs].every((text) => desk.claim(text))) return [];
  return [{ kind: 'feature', headline, deck, dateline: null, paragraphs, newsValue: 0 }];
}

function pickSeasonal(desk: Desk): Story[] {
  const { monthOfYear, year } = computeCalendar(desk.month);
  const pair = seasons[monthOfYear - 1];
  return createFeature(desk, pair?.[(year + desk.seed) % 2 === 0 ? 0 : 1] ?? null);
}

function pickCivic(desk: Desk): Story[] {
  const listTexts = (one: Feature): string[] => [one.headline, one.deck, ...one.paragraphs];
  const feature = desk.next('civic', civicFeatures, listTexts, 2);
  if (feature === null) return [];
  const { headline, deck, paragraphs } = feature;
  return [{ kind: 'feature', headline, deck, dateline: null, paragraphs: [...paragraphs], newsValue: 0 }];
}

/** Creates the notice of a month without news in which every feature has run. */
function createNothingToReport(desk: Desk): Story {
  return createBrief('quiet', 'A Quiet Month', [
    `No news of the gangs reached this newspaper before ${formatDateline(desk.month)}.`,
  ]);
}

/** Writes all that is no story of its own: notes by sort, boxes, talk, and the standing features. */
function writeBriefs(
  beat: Beat,
  notes: readonly Story[],
  { chief, said }: { chief: Cluster | null; said: readonly DatedQuote[] },
): Story[] {
  const { desk, news } = beat;
  const talk = [...writeGuessedAims(beat), ...writeRumors(beat)];
  const mourners = writeMourners(beat);
  return [
    ...notes,
    ...writeYearInReview(beat, said),
    ...writeIntroduction(beat),
    ...(mourners.length === 0 ? [] : [createBrief('mourners', 'A Month After', mourners)]),
    ...(talk.length === 0 ? [] : [{ ...createBrief('rumor', 'They Say', talk), page: 2 as const }]),
    ...writeStandingFeatures(news, desk, writeStands(chief, desk)),
  ];
}

/** Leaves gangs that are gone out of the standings, from which tables, maps and legends are made. */
function dropGone(news: MonthNews, morgue: Morgue): MonthNews {
  const gone = new Set([
    ...morgue.allOf('eliminated').map(({ item }) => item.gang.seat),
    ...news.items.flatMap((item) => (item.kind === 'eliminated' ? [item.gang.seat] : [])),
  ]);
  if (gone.size === 0) return news;
  const items = news.items.map((item) =>
    item.kind === 'standings'
      ? { ...item, holdings: item.holdings.filter(({ gang, businesses }) => businesses > 0 || !gone.has(gang.seat)) }
      : item,
  );
  return { ...news, items };
}

function createBeat(all: MonthNews, clippings: readonly Clipping[]): Beat {
  const morgue = new Morgue(new Files(clippings));
  const news = dropGone(all, morgue);
  const desk = new Desk(news.campaignSeed, news.month, clippings, findStyle(findCity(news)));
  return { desk, news, morgue, dayOf: assignDays(news), lastDoors: findLastDoors(news, morgue), told: new Set() };
}

/** Lists the sayings of the files and of this month, oldest first. */
function listSaid(
  clippings: readonly Clipping[],
  quotes: NonNullable<Clipping['quotes']>,
  month: number,
): DatedQuote[] {
  const filed = clippings.flatMap(({ period, quotes: said = [] }) => said.map((one) => ({ ...one, month: period })));
  return [...filed, ...quotes.map((one) => ({ ...one, month }))];
}

/** Adds features to stories that are too few for a page, as long as there are any. */
function addFeatures(stories: Story[], desk: Desk): void {
  if (stories.length < fewestStories) stories.push(...pickSeasonal(desk));
  while (stories.length < fewestStories) {
    const [feature] = pickCivic(desk);
    if (feature === undefined) break;
    stories.push(feature);
  }
}

/** Makes stories of what was written, with the faces of those whom they are about; the lead's may be its picture. */
function illustrateStories(told: readonly Written[], faces: PortraitDesk, isLeadPictured: boolean): Story[] {
  return told.map(({ report, cluster }, nth) => {
    const subject = nth === 0 && isLeadPictured ? null : findSubject(cluster);
    return faces.illustrate(createStory(report), subject, nth === 0);
  });
}

/** Describes the head of the paper: the name where it is not Paradise's own, the price, and the motto. */
function describeHead(news: MonthNews): Pick<Edition, 'title' | 'price' | 'motto'> {
  const { name, price, motto } = findCity(news).paper;
  return { ...(news.city === undefined ? {} : { title: name }), price, motto };
}

/** Prints one month's paper and returns the marks that the desk keeps. */
export function printEdition(all: MonthNews, clippings: readonly Clipping[]): Printed {
  const beat = createBeat(all, clippings);
  const { desk, news } = beat;
  const { month } = news;
  const { paper } = findCity(news);
  const { told, left } = writeStories(listCandidates(beat), beat);
  const derived = [...deriveReports(beat), ...writeSerials(beat)];
  const faces = new PortraitDesk(month, clippings);
  const picture = choosePicture(told[0]?.cluster ?? null, told[0]?.report ?? null, { beat, clippings });
  const illustrated = illustrateStories(told, faces, isPortrait(picture.engraving));
  const stories = [
    ...illustrated.slice(0, 1),
    ...writeFinalStories(beat),
    ...illustrated.slice(1),
    ...derived.map(createStory).sort((a, b) => b.newsValue - a.newsValue),
  ];
  const notes = writeNotes(left, beat);
  addFeatures(stories, desk);
  const [lead = createNothingToReport(desk), ...seconds] = stories;
  const first = told[0] ?? null;
  const quotes = listQuotes(stories);
  const chiefs = writeUnnamedChiefs(listTexts([...stories, ...notes]), beat);
  const briefs = writeBriefs(
    beat,
    [...notes, ...(chiefs.length === 0 ? [] : [createBrief('chiefs', 'Of the Chiefs', chiefs)])],
    { chief: first?.cluster ?? null, said: listSaid(clippings, quotes, month) },
  );
  const year = chartYear(beat);
  const edition: Edition = {
    period: month,
    date: formatDateline(month),
    volume: formatVolume(month),
    ...describeHead(news),
    weather: writeWeatherEar(desk, paper)[1] ?? 'Fair',
    lead,
    picture,
    seconds,
    briefs,
    ads: writeAdvertisements(beat, picture.engraving),
    smallPrint: [...news.smallPrint],
    pages: {
      banner: lead.newsValue >= bannerValue ? lead.headline : null,
      isMourning: first !== null && isMourned(first.cluster),
      ears: [
        writeWeatherEar(desk, paper),
        [
          isYearsEnd(beat) ? 'Special Edition' : 'Final Edition',
          ...(paper.telephone === undefined
            ? []
            : [`Telephone ${paper.telephone} ${desk.constant('telephone', 2000, 2099)}`]),
          'Two Pages',
        ],
      ],
      map: readDoorMap(news),
      ...(year === null ? {} : { year }),
    },
  };
  const { city: _city, ...filed } = all;
  return {
    edition,
    clipping: {
      period: month,
      news: { ...filed, smallPrint: [] },
      marks: desk.marks,
      lead: first === null ? 'quiet' : findSort(first.cluster),
      cuts: [picture.engraving, ...faces.cuts],
      ...(quotes.length === 0 ? {} : { quotes }),
    },
  };
}

function listTexts(stories: readonly Story[]): string[] {
  return stories.flatMap(({ headline, deck, paragraphs }) => [headline, deck ?? '', ...paragraphs]);
}

function isMourned({ items }: Cluster): boolean {
  return items.some(
    (item) => (item.kind === 'battle' || item.kind === 'contested') && item.toll.causes.includes('innocent-killed'),
  );
}

/** One month’s paper. The same news and clippings always make the same paper. */
export function composeEdition(news: MonthNews, clippings: readonly Clipping[] = []): Edition {
  return printEdition(news, clippings).edition;
}
