import type { MonthNews, NewsGang, NewsItem } from '#shared/games/paradise/news/news.ts';
import type { Desk, Facts } from '#press/desk/desk.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Day } from '../calendar.ts';
import type { Morgue } from '../files/morgue.ts';

/** A reporter's tools: the desk, the month's news, the files and the days. */
export type Beat = {
  desk: Desk;
  news: MonthNews;
  morgue: Morgue;
  dayOf: (item: NewsItem) => Day;
  /** The news by which gangs lost their last doors in the month. */
  lastDoors: ReadonlyMap<NewsItem, NewsGang>;
  /** Facts that the edition has told once and need not tell again, by a key. */
  told: Set<string>;
};

/** A finished story: paragraphs of facts first, at most one wry line at the end. */
export type Report = {
  kind: string;
  headline: string;
  decks: string[];
  paragraphs: string[];
  /** Where it happened, for the page's map; null where the city as a whole is meant. */
  place: string | null;
  engraving: EngravingName;
  value: number;
};

/** Returns one of several phrasings of a fact as a list of none or one. */
export function say(desk: Desk, key: string, phrasings: readonly string[], facts: Facts): string[] {
  const text = desk.say(key, phrasings, facts, 2);
  return text === null ? [] : [text];
}

/** Returns a stock sentence that was never printed, as a list of none or one. */
export function sayOnce(desk: Desk, key: string, phrasings: readonly string[], facts: Facts): string[] {
  const text = desk.once(key, phrasings, facts, 2);
  return text === null ? [] : [text];
}

/** Sentences as one paragraph, or none. */
export function joinParagraph(...parts: readonly (readonly string[])[]): string[] {
  const sentences = parts.flat();
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

/** Writes a head that no edition has had; one that has been printed gets its day, if it has one. */
export function writeHead(desk: Desk, key: string, heads: readonly string[], facts: Facts): string {
  const dated = facts['date'] === undefined ? [] : heads.map((head) => `${head}, {date}`);
  return desk.say(key, heads, facts, 2) ?? desk.say(`${key} dated`, dated, facts, 2) ?? desk.must(key, heads, facts, 2);
}
