import {
  newsWeights,
  type NewsItem,
  type TurnNews,
} from '../../../src-shared/games/turf-war/news.ts';
import type { Advertisement, Edition, Story } from '../../../src-shared/views/paper.ts';
import { Desk } from '../../press/desk/desk.ts';
import { captions } from '../../press/engravings/captions.ts';
import type { EngravingName } from '../../press/engravings/names.ts';
import { copy } from './copy/index.ts';
import { advertisements, features, weather } from './features.ts';

const secondsOnPage = 4;
const storyWeight = 4;
const ofOneKind = 2;
const adsOnPage = 5;
const notesTogether = 5;

function isText(text: string | null): text is string {
  return text !== null;
}

/** One item at length; null when the paper has said all it could. */
function storyOf(desk: Desk, { kind, facts }: NewsItem, size: 'lead' | 'second'): Story | null {
  const { headlines, ledes, follows } = copy[kind];
  const headline = desk.say(`${kind}/headline`, headlines, facts, 2);
  const lede = desk.say(`${kind}/lede`, ledes, facts, 2);
  if (headline === null || lede === null) return null;
  const more = Array.from({ length: size === 'lead' ? 3 : 1 }, () =>
    desk.say(`${kind}/follow`, follows, facts, 3),
  ).filter(isText);
  const deck = size === 'lead' ? (more.shift() ?? null) : null;
  const dateline = facts['place']?.toUpperCase() ?? null;
  return {
    kind,
    headline,
    deck,
    dateline,
    paragraphs: [lede, ...more],
    newsValue: newsWeights[kind],
  };
}

function notesOf(desk: Desk, items: readonly NewsItem[]): Story[] {
  return [...new Set(items.map(({ kind }) => kind))].flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind).slice(0, notesTogether);
    const sentences = own
      .map(({ facts }) => desk.say(`${kind}/note`, copy[kind].notes, facts, 2))
      .filter(isText);
    const rest = items.filter((item) => item.kind === kind).length - sentences.length;
    if (sentences.length === 0) return [];
    const more = rest > 0 ? [`${rest} more of the kind.`] : [];
    return [plain(kind, copy[kind].tag, [[...sentences, ...more].join(' ')])];
  });
}

function plain(kind: string, headline: string, paragraphs: string[]): Story {
  return { kind, headline, deck: null, dateline: null, paragraphs, newsValue: 0 };
}

function signed(change: number): string {
  return change > 0 ? `up ${change}` : change < 0 ? `down ${-change}` : 'as before';
}

/** [WAR-NEWS-26] The box of every edition. */
function boxOf({ table }: TurnNews): Story {
  const lines = table.map(
    ({ name, areas, change, pieces, dead }) =>
      `${name}: ${areas} areas (${signed(change)}), ${pieces} people, ${dead} dead this turn.`,
  );
  return plain('box', 'The City by Numbers', lines);
}

function featureOf(desk: Desk): Story | null {
  const feature = desk.next(
    'feature',
    features,
    (one) => [one.headline, one.deck, ...one.paragraphs],
    1,
  );
  if (feature === null) return null;
  return { ...plain('feature', feature.headline, [...feature.paragraphs]), deck: feature.deck };
}

function adsOf(desk: Desk, picture: EngravingName): Advertisement[] {
  const chosen: Advertisement[] = [];
  while (chosen.length < adsOnPage) {
    const next = desk.next(
      'ads',
      advertisements,
      ({ title, lines }) => [title, ...lines],
      adsOnPage,
      ({ engraving }) =>
        engraving !== picture && chosen.every((one) => one.engraving !== engraving),
    );
    if (next === null) break;
    chosen.push({ ...next, lines: [...next.lines] });
  }
  return chosen;
}

/**
 * Makes up one turn's front page from public facts. The same news always makes the same page; phrasings rotate
 * over the turns.
 */
export function composeEdition(news: TurnNews): Edition {
  const desk = new Desk(news.rotation, news.turn);
  const left = [...news.items].sort((a, b) => newsWeights[b.kind] - newsWeights[a.kind]);
  const stories: Story[] = [];
  let engraving: EngravingName = 'skyline';
  for (const item of [...left]) {
    if (stories.length > secondsOnPage) break;
    const isLead = stories.length === 0;
    if (!isLead && newsWeights[item.kind] < storyWeight) break;
    if (stories.filter(({ kind }) => kind === item.kind).length >= ofOneKind) continue;
    const story = storyOf(desk, item, isLead ? 'lead' : 'second');
    if (story === null) continue;
    if (isLead) engraving = copy[item.kind].engraving;
    stories.push(story);
    left.splice(left.indexOf(item), 1);
  }
  while (stories.length < 3) {
    const feature = featureOf(desk);
    if (feature === null) break;
    stories.push(feature);
  }
  const [lead, ...seconds] = stories;
  if (lead === undefined) throw new Error(`The edition of turn ${news.turn} has no story.`);
  const opened =
    news.opened.length === 0 ? [] : [plain('opened', 'The Files Are Open', [...news.opened])];
  return {
    period: news.turn,
    date: `Turn ${news.turn}`,
    volume: `No. ${news.turn}`,
    price: 'Two Cents',
    motto: `Heard All Over ${news.city}`,
    weather: weather[desk.number('weather', 0, weather.length - 1)] ?? 'Fair',
    lead,
    picture: {
      engraving,
      caption: desk.say('caption', captions[engraving] ?? []) ?? 'Drawn from a safe distance.',
    },
    seconds,
    briefs: [...opened, boxOf(news), ...notesOf(desk, left)],
    ads: adsOf(desk, engraving),
    smallPrint: [],
  };
}
