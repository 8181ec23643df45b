import { computeShapes } from '#shared/games/turf-war/geometry.ts';
import { listAreas } from '#shared/games/turf-war/maps.ts';
import { newsWeights, type NewsItem, type TurnNews } from '#shared/games/turf-war/news.ts';
import { capitalize, formatCount } from '#shared/words/text.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { Desk } from '#press/desk/desk.ts';
import { writeLast } from '#press/page/ending.ts';
import { printPage } from '#press/page/onePage.ts';
import { drawBoardPlace, type BoardArea } from '#press/page/plates.ts';
import { createPlainStory, type Matter, type Style } from '#press/page/stories.ts';
import type { Printed } from '#press/paper.ts';
import { copy } from './copy/index.ts';
import { advertisers, features, weather } from './features.ts';
import { composeEnding, voice } from './ending.ts';
import { describeFacts, formatStand, formatTurnDay, lowerThe } from './words.ts';

const style: Style = { seconds: 4, storyWeight: 4, notesTogether: 5 };

function createMatter(item: NewsItem, desk: Desk, files: readonly Clipping[]): Matter {
  const { kind } = item;
  const isEnd = kind === 'gang-out' || kind === 'disbanded';
  const more = isEnd ? writeLast(desk, lowerThe(item.facts['gang'] ?? ''), files, voice) : [];
  return { kind, key: kind, weight: newsWeights[kind], facts: describeFacts(item), copy: copy[kind], more };
}

function formatChange(change: number): string {
  return change > 0 ? `up ${change}` : change < 0 ? `down ${-change}` : 'as before';
}

/** [WAR-NEWS-26] The box of every edition. */
function composeBox({ table }: TurnNews): Story {
  const lines = table
    .filter(({ areas, pieces, dead }) => areas + pieces + dead > 0)
    .map(
      ({ name, areas, change, pieces, dead }) =>
        `${name}: ${formatCount(areas, 'area')} (${formatChange(change)}), ${formatCount(pieces, 'person', 'people')}, ${dead} dead this week.`,
    );
  return createPlainStory('box', 'The City by Numbers', lines);
}

/** [WAR-NEWS-1] The final table of the war, for its last edition. */
function composeFinal({ final }: TurnNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(({ name, areas, outTurn, isFinalWinner }, place) => {
    return `${place + 1}. ${name}${isFinalWinner ? ', the winner in the end' : ''}: ${formatStand(areas, outTurn)}.`;
  });
  return [createPlainStory('final-table', 'The Last Count', lines)];
}

/** Streets of an area run its own way. */
const streetTurn = 37;

/** The areas of the city in play, as its map draws them. */
function listGrounds({ board: { map, wards } }: TurnNews): BoardArea[] {
  const shapes = new Map(computeShapes(map, wards).map((one) => [one.number, one.outline]));
  return listAreas(map, wards).map(({ number, name }) => ({
    name,
    outline: (shapes.get(number) ?? []).map(({ x, y }) => [x, y] as const),
    streets: (number * streetTurn) % 90,
  }));
}

/** Words a secret that is opened as the paper does: names as in a sentence, turns as days. */
function describeOpened(text: string): string {
  return capitalize(lowerThe(text).replace(/\bturn (\d+)/gu, (_turn, number) => formatTurnDay(Number(number))));
}

/** Prints one turn's front page from public facts and earlier editions. */
export function printEdition(news: TurnNews, clippings: readonly Clipping[]): Printed {
  const desk = new Desk(news.rotation, news.turn, clippings);
  const opened =
    news.opened.length === 0 ? [] : [createPlainStory('opened', 'The Files Are Open', news.opened.map(describeOpened))];
  return printPage(desk, {
    head: {
      period: news.turn,
      date: formatTurnDay(news.turn),
      volume: `No. ${news.turn}`,
      price: 'Two Cents',
      motto: `Heard All Over ${news.city}`,
      weather: weather[desk.number('weather', 0, weather.length - 1)] ?? 'Fair',
    },
    style,
    matters: news.items
      .toSorted((a, b) => newsWeights[b.kind] - newsWeights[a.kind])
      .map((item) => createMatter(item, desk, clippings)),
    files: clippings,
    ending: composeEnding(news),
    features,
    advertisers,
    boxes: [...composeFinal(news), ...opened, composeBox(news)],
    drawPlace: (place) => drawBoardPlace(listGrounds(news), place),
    caption: 'Drawn from a safe distance.',
  });
}
