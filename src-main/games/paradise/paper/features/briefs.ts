import { computeCalendar } from '#shared/games/paradise/calendar.ts';
import { findDay, countDaysOfMonth } from '../calendar.ts';
import type { Story } from '#shared/views/paper.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { Desk } from '#press/desk/desk.ts';
import { formatMen } from '../words.ts';
import { describeThermometer } from '../writers/hall/outrage.ts';
import { describeStandings } from '../writers/gangs/standings.ts';
import { blotter, overheard } from './blotter.ts';
import { household, river, society } from './columns.ts';
import { writeBills, writeRadio, writeShipping, writeSports, writeVitals } from './wire.ts';
import type { Stands } from './editorial.ts';
import { letters, findMood } from './letters.ts';

function createBrief(kind: string, headline: string, paragraphs: readonly (string | null)[]): Story[] {
  const printed = paragraphs.filter((paragraph) => paragraph !== null);
  if (printed.length === 0) return [];
  return [{ kind, headline, deck: null, dateline: null, paragraphs: printed, newsValue: 0, page: 2 }];
}

const marketReports = [
  'Eggs, {eggs} cents the dozen; butter, {butter} cents; a peck of potatoes, {potatoes} cents.',
  'Chuck roast, {roast} cents the pound; coffee, {coffee} cents; sugar, steady and sweet.',
  'Flour by the sack, {flour}; milk delivered, {milk} cents the quart; cream rising.',
  'Ham, {roast} cents the pound, and worth it; lard, nobody asked; onions, in tears at {milk} cents.',
  'Hard coal, {coal} the ton; kindling, {milk} cents the bundle; sunshine, none offered.',
  'Cod is {coffee} cents, mackerel {milk}; oysters are dear and look it.',
  'Apples, {potatoes} cents the peck; cheese, {coffee} cents; crackers by the barrel.',
] as const;

function writeMarkets(desk: Desk): Story[] {
  const drawCents = (what: string, from: number, to: number): string =>
    String(desk.number(`price of ${what}`, from, to));
  const line = desk.say('markets', marketReports, {
    eggs: drawCents('eggs', 38, 62),
    butter: drawCents('butter', 46, 58),
    potatoes: drawCents('potatoes', 34, 52),
    roast: drawCents('roast', 21, 29),
    coffee: drawCents('coffee', 44, 55),
    milk: drawCents('milk', 11, 15),
    flour: `$${(desk.number('price of flour', 118, 149) / 100).toFixed(2)}`,
    coal: `$${(desk.number('price of coal', 1240, 1490) / 100).toFixed(2)}`,
  });
  return createBrief('markets', 'The Markets', [line]);
}

function writePublicFacts(news: MonthNews, desk: Desk): Story[] {
  const standing = news.items.find((item) => item.kind === 'standings');
  const mood = news.items.find((item) => item.kind === 'outrage');
  const { date } = findDay(news.month, countDaysOfMonth(news.month));
  const when = `${date}, ${computeCalendar(news.month).year}`;
  const doors = standing ? `Count of ${when}: ${describeStandings(standing)}` : null;
  const degrees = mood ? describeThermometer(mood, when) : null;
  return [
    ...createBrief('doors', 'Who Holds the Doors', [doors !== null && desk.claim(doors) ? doors : null]),
    ...createBrief('thermometer', 'The Public Thermometer', [degrees !== null && desk.claim(degrees) ? degrees : null]),
  ];
}

/** Lists the month's dead and booked by name, besides all stories. */
function roll(news: MonthNews): Story[] {
  const tolls = news.items.flatMap((item) => (item.kind === 'battle' || item.kind === 'contested' ? [item.toll] : []));
  const inBed = news.items.flatMap((item) => (item.kind === 'death' ? [item.person] : []));
  const dead = [...tolls.flatMap((toll) => toll.dead), ...inBed];
  const held = tolls.flatMap(({ arrested }) => arrested);
  const lines = [
    dead.length === 0 ? null : `Dead this month: ${formatMen(dead)}.`,
    held.length === 0 ? null : `Booked this month: ${formatMen(held)}.`,
  ];
  return createBrief('roll', 'The Month’s Roll', lines);
}

/** Writes the columns that run every month, in the order of the page. */
export function writeStandingFeatures(
  news: MonthNews,
  desk: Desk,
  { editorial, letters: stands }: Stands = { editorial: [], letters: [] },
): Story[] {
  const outrage = news.items.find((item) => item.kind === 'outrage')?.outrage ?? 0;
  const mood = findMood(outrage);
  const pickSeveral = (key: string, list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, () => desk.once(key, list, {}, count)).filter((line) => line !== null);
  const hasRiver = findCity(news).paper.river !== undefined;
  return [
    ...roll(news),
    ...writePublicFacts(news, desk),
    ...editorial,
    ...createBrief('letters', 'Letters to the Editor', [
      ...stands,
      ...pickSeveral(`letters ${mood}`, letters[mood], Math.max(1, 2 - stands.length)),
    ]),
    ...createBrief('blotter', 'The Police Blotter', pickSeveral('blotter', blotter, 1)),
    ...createBrief(
      'river',
      desk.set('River and Harbor') ?? '',
      hasRiver ? [...writeShipping(desk), ...pickSeveral('river', river, 1)] : [],
    ),
    ...createBrief('society', 'In Society', pickSeveral('society', society, 1)),
    ...createBrief('sport', 'Sporting Notes', writeSports(desk)),
    ...createBrief('stage', 'Stage and Screen', writeBills(desk)),
    ...createBrief('vitals', desk.set('At the County Clerk’s') ?? 'At the Clerk’s', writeVitals(desk)),
    ...createBrief('radio', 'On the Air', writeRadio(desk, findCity(news).paper)),
    ...writeMarkets(desk),
    ...createBrief('household', 'For the Home', pickSeveral('household', household, 1)),
    ...createBrief('overheard', 'Heard on the Cars', pickSeveral('overheard', overheard, 1)),
  ];
}
