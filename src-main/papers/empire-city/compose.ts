import {
  newsKinds,
  type NewsItem,
  type RoundNews,
} from '../../../src-shared/games/empire-city/news.ts';
import type { Clipping, Story } from '../../../src-shared/views/paper.ts';
import { countOf, formatDollars } from '../../../src-shared/words/text.ts';
import { Desk } from '../../press/desk/desk.ts';
import { printPage } from '../../press/page/onePage.ts';
import { plainStory, type Matter, type Style } from '../../press/page/stories.ts';
import type { Printed } from '../../press/paper.ts';
import { monthOf } from './calendar.ts';
import { copyOf } from './copy/index.ts';
import { advertisers, features } from './features.ts';

const style: Style = { seconds: 6, storyWeight: 8, notesTogether: 5, headline: inCapitals };

const weightOf = ({ kind }: NewsItem): number => newsKinds[kind].weight;

/** A round without news of this weight is quiet: nobody was shot and nothing was lost. */
const quietBelow = newsKinds['same-godfather'].weight;

/** [EMP-NEWS-3] The highest kind leads; a quiet round leads with the office, the decree, or what was opened. */
function inOrder(items: readonly NewsItem[]): NewsItem[] {
  const sorted = items.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (sorted.some((one) => weightOf(one) >= quietBelow)) return sorted;
  const lead =
    sorted.find(({ kind }) => kind === 'decree') ?? sorted.find(({ kind }) => kind === 'opened');
  return lead === undefined ? sorted : [lead, ...sorted.filter((one) => one !== lead)];
}

const small = new Set(['a', 'an', 'the', 'in', 'of', 'to', 'at', 'for', 'and', 'by', 'with', 'on']);

/** Facts such as `gin cellar` stand in a headline as its other words do. */
function inCapitals(headline: string): string {
  return headline.replaceAll(/(?<=\s)[a-z]+/g, (word) =>
    small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** A pact is told by the round it ends with; the town counts in months. */
function factsOf({ kind, facts }: NewsItem): NewsItem['facts'] {
  return kind === 'pact' ? { ...facts, month: monthOf(Number(facts['count'])) } : facts;
}

function matterOf(item: NewsItem): Matter {
  const { kind } = item;
  return { kind, key: kind, weight: weightOf(item), facts: factsOf(item), copy: copyOf(item) };
}

/** [EMP-NEWS-3] The box of every edition. */
function boxOf({ table, godfather, chief, pot, bribeDollars }: RoundNews): Story {
  const lines = table.map(
    ({ name, points, corruption, squares }) =>
      `${name}: ${countOf(points, 'point')}, corruption ${corruption}, ${countOf(squares, 'square')}.`,
  );
  const office = `Godfather: ${godfather}. ${chief === null ? 'Nobody commands the police' : `Chief of police: ${chief}`}.`;
  const money = `The pot: ${formatDollars(pot)}.${bribeDollars === null ? '' : ` Bail: ${formatDollars(bribeDollars)}.`}`;
  return plainStory('box', 'The Month in Figures', [...lines, office, money]);
}

/** The last count, once everything is over. */
function finalOf({ final }: RoundNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(
    ({ place, name, points, corruption }) =>
      `${place}. ${name}: ${countOf(points, 'point')}, with ${corruption} of corruption.`,
  );
  return [plainStory('final-table', 'The Last Count', lines)];
}

const tones = [
  { below: 0.25, motto: 'A City on the Rise', weather: 'Bright, with prospects' },
  { below: 0.5, motto: 'What Everybody Knows by Noon', weather: 'Fair; smoke over the slums' },
  { below: 0.75, motto: 'Somebody Must Answer for It', weather: 'Close; thunder expected' },
] as const;
const lastTone = { motto: 'Send the Troops', weather: 'Storm warning, all districts' } as const;

/** [EMP-NEWS-3] From boosterism to calls for the army, by the highest corruption. */
function toneOf({ corruption, martialLaw }: RoundNews): { motto: string; weather: string } {
  const share = corruption / Math.max(1, martialLaw);
  return tones.find(({ below }) => share < below) ?? lastTone;
}

/** Makes up one round’s front page from public facts and what earlier editions printed. */
export function printEdition(news: RoundNews, clippings: readonly Clipping[]): Printed {
  return printPage(new Desk(news.rotation, news.round, clippings), {
    head: {
      period: news.round,
      date: monthOf(news.round),
      volume: `Vol. XXII, No. ${news.round}`,
      price: 'Two Cents',
      ...toneOf(news),
    },
    style,
    matters: inOrder(news.items).map(matterOf),
    features,
    advertisers,
    boxes: [...finalOf(news), boxOf(news)],
    caption: 'Drawn across the street.',
  });
}
