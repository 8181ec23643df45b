import { newsKinds, type NewsItem, type TurnNews } from '#shared/games/brotherhood/news.ts';
import { listBlocks } from '#shared/games/brotherhood/shapes.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { Desk } from '#press/desk/desk.ts';
import { writeLast } from '#press/page/ending.ts';
import { formatFamilies } from '#press/page/families.ts';
import { printPage } from '#press/page/onePage.ts';
import { drawBoardPlace, type BoardArea } from '#press/page/plates.ts';
import { createPlainStory, type Matter, type Style } from '#press/page/stories.ts';
import type { Printed } from '#press/paper.ts';
import { formatIssueDay } from './calendar.ts';
import { findCopy } from './copy/index.ts';
import { composeEnding, voice } from './ending.ts';
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
function createMatter(item: NewsItem, { news, desk, files }: Page): Matter {
  const { kind, card } = item;
  const key = card === null ? kind : `${kind} ${card}`;
  const { family, ...rest } = item.facts;
  const facts = family === undefined ? rest : { ...rest, family: formatFamilies(family) };
  return {
    kind,
    key,
    weight: weighItem(item),
    facts,
    copy: findCopy(item),
    more: writeFarewell(item, { news, desk, files }),
  };
}

type Page = { news: TurnNews; desk: Desk; files: readonly Clipping[] };

/** Writes the last of a family that ends with its Godfather. */
function writeFarewell({ kind, facts }: NewsItem, { news, desk, files }: Page): string[] {
  if (kind !== 'godfather-shot') return [];
  const name = formatFamilies(facts['family'] ?? '');
  const isGone = news.table.some((one) => one.isDead && formatFamilies(one.name) === name);
  return isGone ? writeLast(desk, `the ${name}`, files, voice) : [];
}

/** [BRO-NEWS-3] The box of every edition. */
function composeBox({ table }: TurnNews): Story {
  const lines = table
    .filter(({ isDead, losses }) => !isDead || losses > 0)
    .map(({ name, isDead, incomeDollars, operations, markers, losses }) =>
      isDead
        ? `${formatFamilies(name)}: gone.`
        : `${formatFamilies(name)}: ${formatDollars(incomeDollars)} this month, ${formatCount(operations, 'business', 'businesses')}, ${formatCount(markers, 'friend')} in office, ${losses} lost.`,
    );
  return createPlainStory('box', 'The Month in Figures', lines);
}

/** The last count, once everything is published. */
function composeFinal({ final }: TurnNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(
    ({ name, place, dollars, isDead }) =>
      `${place}. ${formatFamilies(name)}${isDead ? ' (eliminated)' : ''}, ${formatDollars(dollars)}.`,
  );
  return [createPlainStory('final-table', 'The Last Count', lines)];
}

/** [BRO-NEWS-3] Describes the crowding of the city as weather. */
function describeWeather({ crowding }: TurnNews): string {
  const full = crowding.filter(({ operations, saturation }) => operations > saturation);
  const empty = crowding.filter(({ operations }) => operations === 0);
  if (full.length > 0) {
    return `Crowded: ${joinWords(full.map(({ area, operations, saturation }) => `${area} (${operations} for ${saturation})`))}`;
  }
  if (empty.length > 0) return `Clear; open ground in ${joinWords(empty.map(({ area }) => area).slice(0, 3))}`;
  const filled = crowding.filter(({ operations, saturation }) => operations === saturation);
  if (filled.length > 0) return `Filling up: ${joinWords(filled.map(({ area }) => area))}; room elsewhere`;
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
  const desk = new Desk(news.rotation, news.turn, clippings);
  const page = { news, desk, files: clippings };
  return printPage(desk, {
    head: {
      period: news.turn,
      date: formatIssueDay(news.turn),
      volume: `Vol. LI, No. ${news.turn}`,
      price: 'Three Cents',
      motto: `What ${news.city} Says Behind Its Hand`,
      weather: describeWeather(news),
    },
    style,
    matters: sortByWeight(news.items).map((item) => createMatter(item, page)),
    files: clippings,
    ending: composeEnding(news),
    features,
    advertisers,
    boxes: [...composeFinal(news), composeBox(news)],
    drawPlace: (place) => drawBoardPlace(listGrounds(news), place),
    caption: 'Drawn from a safe distance.',
  });
}
