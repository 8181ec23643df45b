import { newsKinds, type NewsItem, type TurnNews } from '#shared/games/brotherhood/news.ts';
import { listBlocks } from '#shared/games/brotherhood/shapes.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { Desk } from '#press/desk/desk.ts';
import { printPage } from '#press/page/onePage.ts';
import { drawBoardPlace, type BoardArea } from '#press/page/plates.ts';
import { createPlainStory, type Matter, type Style } from '#press/page/stories.ts';
import type { Printed } from '#press/paper.ts';
import { formatMonth } from './calendar.ts';
import { findCopy } from './copy/index.ts';
import { advertisers, features } from './features.ts';

const style: Style = { seconds: 5, storyWeight: 8, notesTogether: 6 };

const weighItem = ({ kind }: NewsItem): number => newsKinds[kind].weight;

/**
 * [BRO-NEWS-3] Sorts by kind, the highest first. A quiet turn leads with the Godfathers' talks while they last, or else
 * with what was opened.
 */
function sortByWeight(items: readonly NewsItem[]): NewsItem[] {
  const sorted = items.toSorted((a, b) => weighItem(b) - weighItem(a));
  const isQuiet = !sorted.some((one) => weighItem(one) >= quietBelow);
  if (!isQuiet) return sorted;
  const lead = sorted.find(({ kind }) => kind === 'chicago') ?? sorted.find(({ kind }) => kind === 'opened');
  return lead === undefined ? sorted : [lead, ...sorted.filter((one) => one !== lead)];
}

/** A turn without news of this weight is quiet: without fights, spoils or struck counters. */
const quietBelow = newsKinds.card.weight;

/** Creates a matter; each card of the deck has its own phrasings. */
function createMatter(item: NewsItem): Matter {
  const { kind, card, facts } = item;
  const key = card === null ? kind : `${kind} ${card}`;
  return { kind, key, weight: weighItem(item), facts, copy: findCopy(item) };
}

/** [BRO-NEWS-3] The box of every edition. */
function composeBox({ table }: TurnNews): Story {
  const lines = table.map(({ name, isDead, incomeDollars, operations, markers, losses }) =>
    isDead
      ? `${name}: gone.`
      : `${name}: ${formatDollars(incomeDollars)} this month, ${formatCount(operations, 'business', 'businesses')}, ${formatCount(markers, 'friend')} in office, ${losses} lost.`,
  );
  return createPlainStory('box', 'The Month in Figures', lines);
}

/** The last count, once everything is published. */
function composeFinal({ final }: TurnNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(({ name, place, dollars, isDead }) =>
    `${place}. ${name}, ${isDead ? 'dead, with' : ''} ${formatDollars(dollars)}.`
      .replace('  ', ' ')
      .replace(', $', ': $'),
  );
  return [createPlainStory('final-table', 'The Last Count', lines)];
}

/** [BRO-NEWS-3] Describes the crowding of the city as weather. */
function describeWeather({ crowding }: TurnNews): string {
  const full = crowding.filter(({ operations, saturation }) => operations > saturation);
  const empty = crowding.filter(({ operations }) => operations === 0);
  if (full.length > 0) {
    return `Close in ${joinWords(full.map(({ area, operations, saturation }) => `${area} (${operations} for ${saturation})`))}`;
  }
  if (empty.length > 0) return `Airy; nobody yet in ${joinWords(empty.map(({ area }) => area).slice(0, 3))}`;
  const filled = crowding.filter(({ operations, saturation }) => operations === saturation);
  if (filled.length > 0) return `Sultry in ${joinWords(filled.map(({ area }) => area))}, else room`;
  return 'Fair, with room everywhere';
}

/** The blocks of the city in play, as its map draws them. */
function listGrounds({ areas }: TurnNews): BoardArea[] {
  return listBlocks(areas.map(({ id }) => id)).map(({ id, outline, streets }) => ({
    name: areas.find((one) => one.id === id)?.name ?? '',
    outline,
    streets,
  }));
}

/** Prints one turn's front page from public facts and earlier editions. */
export function printEdition(news: TurnNews, clippings: readonly Clipping[]): Printed {
  return printPage(new Desk(news.rotation, news.turn, clippings), {
    head: {
      period: news.turn,
      date: formatMonth(news.turn),
      volume: `Vol. LI, No. ${news.turn}`,
      price: 'Three Cents',
      motto: `What ${news.city} Says Behind Its Hand`,
      weather: describeWeather(news),
    },
    style,
    matters: sortByWeight(news.items).map(createMatter),
    features,
    advertisers,
    boxes: [...composeFinal(news), composeBox(news)],
    drawPlace: (place) => drawBoardPlace(listGrounds(news), place),
    caption: 'Drawn from a safe distance.',
  });
}
