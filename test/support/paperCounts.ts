import { clauses } from '#main/games/paradise/paper/report/cause.ts';
import { countTurns } from '#main/games/paradise/paper/report/backgroundCopy.ts';
import { isFight } from '#main/games/paradise/paper/files/noted.ts';
import { joinNews } from '#main/games/paradise/paper/report/joining.ts';
import { countDead } from '#main/games/paradise/paper/report/newsValue.ts';
import { findSurname } from '#main/games/paradise/paper/report/people.ts';
import { splitSentences } from '#press/desk/sentences.ts';
import type { MonthNews, NewsGang, NewsItem } from '#shared/games/paradise/news/news.ts';
import type { Edition, Story } from '#shared/views/paper.ts';
import { skeletonOf, textsOf, type PaperTrial } from './paperTrial.ts';

/** An editor's counts over a campaign's papers. */
export type PaperCounts = {
  editions: number;
  /** Lead headlines that name somebody. */
  named: number;
  /** Matters of several pieces of news, and those told in more than one story. */
  joined: number;
  /** Fights told at length, and those whose story has a cause. */
  fights: number;
  causes: number;
  /** Sentences on a gang's count of doors. */
  doors: number;
  /** The longest stretch of months in which a chief of a gang with doors was in no story. */
  chiefless: number;
  /** The share of frames seen before, by half-year. */
  frames: number[];
};

const storiesOf = ({ lead, seconds, briefs }: Edition): Story[] => [lead, ...seconds, ...briefs];

/** A pattern for a phrasing with anything in its places. */
function patternOf(phrasing: string): RegExp {
  const parts = phrasing.split(/\{\w+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${parts.join('.+?')}$`, 'iu');
}

const causePatterns = Object.values(clauses).flatMap((list) => list.map(patternOf));
const doorPatterns = Object.values(countTurns).flatMap((list) => list.map(patternOf));

const countSentences = (texts: readonly string[], patterns: readonly RegExp[]): number =>
  texts.flatMap(splitSentences).filter((sentence) => patterns.some((pattern) => pattern.test(sentence))).length;

function listGangs({ items }: MonthNews): NewsGang[] {
  return items.find((item) => item.kind === 'standings')?.holdings.map(({ gang }) => gang) ?? [];
}

/** Everybody whom the month's news names. */
function listNames(news: MonthNews): string[] {
  const people = news.items.flatMap((item: NewsItem) => {
    if (isFight(item)) {
      const target = item.kind === 'battle' ? [item.target?.name ?? item.official ?? ''] : [];
      return [...[...item.toll.dead, ...item.toll.arrested].map(({ name }) => name), ...target];
    }
    if (item.kind === 'death') return [item.person.name];
    if (item.kind === 'corruption' || item.kind === 'accusation' || item.kind === 'dismissal')
      return [findSurname(item.target.name)];
    if (item.kind === 'succession') return [item.heir];
    return 'name' in item ? [item.name] : [];
  });
  return [...people, ...listGangs(news).map(({ boss }) => findSurname(boss))].filter((name) => name !== '');
}

/** The longest stretch of months in which some chief was in no story, from his first to his last month. */
function countChiefless({ editions, news }: Pick<PaperTrial, 'editions' | 'news'>): number {
  const bosses = new Set(news.flatMap((month) => listGangs(month).map(({ boss }) => boss)));
  const stretches = [...bosses].flatMap((boss) => {
    let missing = 0;
    return news.map((month, nth) => {
      const edition = editions[nth];
      const rules = listGangs(month).some((gang) => gang.boss === boss);
      const texts = edition === undefined ? [] : storiesOf(edition);
      const isSeen = texts.some(({ headline, paragraphs }) => [headline, ...paragraphs].join(' ').includes(boss));
      missing = !rules || isSeen ? 0 : missing + 1;
      return missing;
    });
  });
  return Math.max(0, ...stretches);
}

/** Counts what a chief editor counts in a campaign's papers. */
export function countPapers(trial: Pick<PaperTrial, 'editions' | 'news'>): PaperCounts {
  const { editions, news } = trial;
  const named = editions.filter(({ lead }, nth) => {
    const month = news[nth];
    return month !== undefined && listNames(month).some((name) => lead.headline.includes(name));
  });
  const atLength = editions.flatMap((edition, nth) =>
    [edition.lead, ...edition.seconds].filter((story) =>
      news[nth]?.items.some((item) => isFight(item) && tells(story, item)),
    ),
  );
  const seen = new Set<string>();
  const halves = editions.map(textsOf).map((texts) => {
    const frames = texts.flatMap(splitSentences).map(skeletonOf);
    const again = frames.filter((frame) => seen.has(frame)).length;
    frames.forEach((frame) => seen.add(frame));
    return { again, all: frames.length };
  });
  const frames = Array.from({ length: Math.ceil(halves.length / 6) }, (_, half) => {
    const own = halves.slice(half * 6, half * 6 + 6);
    return (
      own.reduce((sum, { again }) => sum + again, 0) /
      Math.max(
        1,
        own.reduce((sum, { all }) => sum + all, 0),
      )
    );
  });
  return {
    editions: editions.length,
    named: named.length,
    joined: news.flatMap(({ items }) => joinNews(items)).filter(({ items }) => items.length > 1).length,
    fights: atLength.length,
    causes: atLength.filter(({ paragraphs }) => countSentences(paragraphs, causePatterns) > 0).length,
    doors: countSentences(
      editions.flatMap(({ lead, seconds }) => [lead, ...seconds].flatMap(({ paragraphs }) => paragraphs)),
      doorPatterns,
    ),
    chiefless: countChiefless(trial),
    frames,
  };
}

/** The place of a fight as stories name it. */
function placeOf(item: NewsItem): string {
  if (!isFight(item)) return '';
  return item.business === null ? '' : item.business.name.replace(/^The /u, '');
}

/** True if a story is headed by this fight: its first paragraph names the place and the sides. */
function tells({ paragraphs }: Story, item: NewsItem): boolean {
  const [first = ''] = paragraphs;
  if (!isFight(item)) return false;
  const place = placeOf(item);
  const sides = item.kind === 'contested' ? item.gangs : [item.attackers, item.defenders];
  const gangs = sides.flatMap((side) => (typeof side === 'string' ? [] : [side.name.replace(/^The /u, '')]));
  return (
    first.includes(place) &&
    gangs.some((name) => first.includes(name)) &&
    /night|\d/u.test(first) &&
    item.kind === 'battle'
  );
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Lists fights with dead that no story tells as such in its headline, decks or first paragraph, a line each. */
export function listUntoldDead({ editions, news }: Pick<PaperTrial, 'editions' | 'news'>): string[] {
  return news.flatMap(({ month, items }, nth) => {
    const edition = editions[nth];
    if (edition === undefined) return [];
    const tops = storiesOf(edition).flatMap(({ kind, headline, deck, decks = [], paragraphs }) =>
      kind === 'roll'
        ? []
        : [[headline, deck ?? '', ...decks, ...paragraphs.slice(0, kind === 'notes' ? 99 : 1)].join(' ')],
    );
    return items.flatMap((item) => {
      if (!isFight(item) || countDead(item.toll) === 0) return [];
      const dead = countDead(item.toll);
      const { citizensDead } = item.toll;
      const number = words[dead] ?? String(dead);
      const isTold = tops.some(
        (top) =>
          new RegExp(
            `\\b(?:${number} dead|${number} (?:die|killed|fall)|${words[dead - citizensDead] ?? ''} persons?\\b.* killed|${number} bystanders? w)`,
            'iu',
          ).test(top) || item.toll.dead.some(({ name, isBoss }) => isBoss && top.includes(name)),
      );
      const isCitizenTold = citizensDead === 0 || tops.some((top) => /bystander|citizen|innocent/iu.test(top));
      return isTold && isCitizenTold ? [] : [`month ${month}: ${dead} dead at ${placeOf(item)}`];
    });
  });
}
