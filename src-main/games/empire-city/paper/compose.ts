import { board } from '#shared/games/empire-city/board.ts';
import { newsKinds, type NewsItem, type RoundNews } from '#shared/games/empire-city/news.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { Desk } from '#press/desk/desk.ts';
import { printPage } from '#press/page/onePage.ts';
import { drawBoardPlace, type BoardArea } from '#press/page/plates.ts';
import { createPlainStory, type Matter, type Style } from '#press/page/stories.ts';
import type { Printed } from '#press/paper.ts';
import { formatIssueDay, formatMonth } from './calendar.ts';
import { findCopy } from './copy/index.ts';
import { composeEnding } from './ending.ts';
import { advertisers, features } from './features.ts';

const style: Style = { seconds: 6, storyWeight: 8, notesTogether: 5, headline: capitalizeHeadline };

const weighItem = ({ kind }: NewsItem): number => newsKinds[kind].weight;

/** A round without news of this weight is quiet: without deaths or losses. */
const quietBelow = newsKinds['same-godfather'].weight;

/**
 * [EMP-NEWS-3] Sorts by kind, the highest first. A quiet round leads with the office, the decree, or what was opened.
 */
function sortByWeight(items: readonly NewsItem[]): NewsItem[] {
  const sorted = items.toSorted((a, b) => weighItem(b) - weighItem(a));
  if (sorted.some((one) => weighItem(one) >= quietBelow)) return sorted;
  const lead = sorted.find(({ kind }) => kind === 'decree') ?? sorted.find(({ kind }) => kind === 'opened');
  return lead === undefined ? sorted : [lead, ...sorted.filter((one) => one !== lead)];
}

const small = new Set(['a', 'an', 'the', 'in', 'of', 'to', 'at', 'for', 'and', 'by', 'with', 'on']);

/** Capitalizes the facts in a headline, such as `gin cellar`, like its other words. */
function capitalizeHeadline(headline: string): string {
  return headline.replaceAll(/(?<=\s)[a-z]+/g, (word) =>
    small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Lists the facts; a pact is named by the round it ends with, in months. */
function listFacts({ kind, facts }: NewsItem): NewsItem['facts'] {
  return kind === 'pact' ? { ...facts, month: formatMonth(Number(facts['count'])) } : facts;
}

function createMatter(item: NewsItem): Matter {
  const { kind } = item;
  return { kind, key: kind, weight: weighItem(item), facts: listFacts(item), copy: findCopy(item) };
}

/** [EMP-NEWS-3] The box of every edition. */
function composeBox({ table, godfather, chief, pot, bribeDollars }: RoundNews): Story {
  const lines = table.map(
    ({ name, points, corruption, squares }) =>
      `${name}: ${formatCount(points, 'point')}, corruption ${corruption}, ${formatCount(squares, 'square')}.`,
  );
  const office = `Godfather: ${godfather}. ${chief === null ? 'Nobody commands the police' : `Chief of police: ${chief}`}.`;
  const money = `The pot: ${formatDollars(pot)}.${bribeDollars === null ? '' : ` Bail: ${formatDollars(bribeDollars)}.`}`;
  return createPlainStory('box', 'The Month in Figures', [...lines, office, money]);
}

/** The last count, once everything is over. */
function composeFinal({ final }: RoundNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(
    ({ place, name, points, corruption }) =>
      `${place}. ${name}: ${formatCount(points, 'point')}, corruption ${corruption}.`,
  );
  return [createPlainStory('final-table', 'The Last Count', lines)];
}

const tones = [
  { below: 0.25, motto: 'A City on the Rise', weather: 'Bright, with prospects' },
  { below: 0.5, motto: 'What Everybody Knows by Noon', weather: 'Fair; smoke over the slums' },
  { below: 0.75, motto: 'Somebody Must Answer for It', weather: 'Close; thunder expected' },
] as const;
const lastTone = { motto: 'Send the Troops', weather: 'Storm warning, all districts' } as const;

/** [EMP-NEWS-3] Describes the tone, from boosterism to calls for the army, by the highest corruption. */
function describeTone({ corruption, martialLaw }: RoundNews): { motto: string; weather: string } {
  const share = corruption / Math.max(1, martialLaw);
  return tones.find(({ below }) => share < below) ?? lastTone;
}

const side = 100;

/** The squares of the board, side by side. */
const grounds: readonly BoardArea[] = board.map(({ id, name }) => {
  const [x, y] = [(id.charCodeAt(0) - 65) * side, (Number(id.charAt(1)) - 1) * side];
  const outline = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;
  return { name, outline };
});

/** Prints one round's front page from public facts and earlier editions. */
export function printEdition(news: RoundNews, clippings: readonly Clipping[]): Printed {
  return printPage(new Desk(news.rotation, news.round, clippings), {
    head: {
      period: news.round,
      date: formatIssueDay(news.round),
      volume: `Vol. XXII, No. ${news.round}`,
      price: 'Two Cents',
      ...describeTone(news),
    },
    style,
    matters: sortByWeight(news.items).map(createMatter),
    files: clippings,
    ending: composeEnding(news),
    features,
    advertisers,
    boxes: [...composeFinal(news), composeBox(news)],
    drawPlace: (place) => drawBoardPlace(grounds, place),
    caption: 'Drawn across the street.',
  });
}
