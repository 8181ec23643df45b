import {
  newsKinds,
  type NewsItem,
  type TurnNews,
} from '../../../src-shared/games/brotherhood/news.ts';
import type { Advertisement, Edition, Story } from '../../../src-shared/views/paper.ts';
import { countOf, formatDollars, joinWords } from '../../../src-shared/words/text.ts';
import { Desk } from '../../press/desk/desk.ts';
import { captions } from '../../press/engravings/captions.ts';
import type { EngravingName } from '../../press/engravings/names.ts';
import { monthOf } from './calendar.ts';
import { copyOf } from './copy/index.ts';
import { advertisements, features } from './features.ts';

const secondsOnPage = 5;
/** News of less weight is told in a note. */
const storyWeight = 8;
const ofOneKind = 2;
const adsOnPage = 5;
const notesTogether = 6;
const leastStories = 3;

function isText(text: string | null): text is string {
  return text !== null;
}

const keyOf = ({ kind, card }: NewsItem): string => (card === null ? kind : `${kind} ${card}`);
const weightOf = ({ kind }: NewsItem): number => newsKinds[kind].weight;

/**
 * [BRO-NEWS-3] The highest kind leads. A quiet turn leads with the Godfathers’ talks while they last, else with what was opened.
 */
function inOrder(items: readonly NewsItem[]): NewsItem[] {
  const sorted = items.toSorted((a, b) => weightOf(b) - weightOf(a));
  const isQuiet = !sorted.some((one) => weightOf(one) >= quietBelow);
  if (!isQuiet) return sorted;
  const lead =
    sorted.find(({ kind }) => kind === 'chicago') ?? sorted.find(({ kind }) => kind === 'opened');
  return lead === undefined ? sorted : [lead, ...sorted.filter((one) => one !== lead)];
}

/** A turn without news of this weight is quiet: nobody fought, nothing was taken, no card struck. */
const quietBelow = newsKinds.card.weight;

/** One item at length; null when the paper has said all it could. */
function storyOf(desk: Desk, item: NewsItem, size: 'lead' | 'second'): Story | null {
  const { headlines, ledes, follows } = copyOf(item);
  const { facts } = item;
  const key = keyOf(item);
  const headline = desk.say(`${key}/headline`, headlines, facts, 2);
  const lede = desk.say(`${key}/lede`, ledes, facts, 2);
  if (headline === null || lede === null) return null;
  const more = Array.from({ length: size === 'lead' ? 3 : 1 }, () =>
    desk.say(`${key}/follow`, follows, facts, 3),
  ).filter(isText);
  return {
    kind: item.kind,
    headline,
    deck: size === 'lead' ? (more.shift() ?? null) : null,
    dateline: datelineOf(facts['place'], lede),
    paragraphs: [lede, ...more],
    newsValue: weightOf(item),
  };
}

/** Where a story comes from, unless its first sentences say so. */
function datelineOf(place: string | undefined, lede: string): string | null {
  return place === undefined || lede.includes(place) ? null : place.toUpperCase();
}

function plain(kind: string, headline: string, paragraphs: string[]): Story {
  return { kind, headline, deck: null, dateline: null, paragraphs, newsValue: 0 };
}

/** What has no story of its own, each kind under its short heading. */
function notesOf(desk: Desk, items: readonly NewsItem[]): Story[] {
  const tags = [...new Set(items.map((item) => copyOf(item).tag))];
  return tags.flatMap((tag) => {
    const own = items.filter((item) => copyOf(item).tag === tag);
    const sentences = own
      .slice(0, notesTogether)
      .map((item) => desk.say(`${keyOf(item)}/note`, copyOf(item).notes, item.facts, 2))
      .filter(isText);
    const [first] = own;
    if (first === undefined || sentences.length === 0) return [];
    const rest = own.length - sentences.length;
    const more = rest > 0 ? [`And ${rest} more.`] : [];
    return [plain(first.kind, tag, [[...sentences, ...more].join(' ')])];
  });
}

/** [BRO-NEWS-3] The box of every edition. */
function boxOf({ table }: TurnNews): Story {
  const lines = table.map(({ name, isDead, incomeDollars, operations, markers, losses }) =>
    isDead
      ? `${name}: gone.`
      : `${name}: ${formatDollars(incomeDollars)} this month, ${countOf(operations, 'business', 'businesses')}, ${countOf(markers, 'friend')} in office, ${losses} lost.`,
  );
  return plain('box', 'The Month in Figures', lines);
}

/** The last count, once everything is published. */
function finalOf({ final }: TurnNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(({ name, place, dollars, isDead }) =>
    `${place}. ${name}, ${isDead ? 'dead, with' : ''} ${formatDollars(dollars)}.`
      .replace('  ', ' ')
      .replace(', $', ': $'),
  );
  return [plain('final-table', 'The Last Count', lines)];
}

/** [BRO-NEWS-3] The weather is how crowded it is. */
function weatherOf({ crowding }: TurnNews): string {
  const full = crowding.filter(({ operations, saturation }) => operations > saturation);
  const empty = crowding.filter(({ operations }) => operations === 0);
  if (full.length > 0) {
    return `Close in ${joinWords(full.map(({ area, operations, saturation }) => `${area} (${operations} for ${saturation})`))}`;
  }
  if (empty.length > 0)
    return `Airy; nobody yet in ${joinWords(empty.map(({ area }) => area).slice(0, 3))}`;
  const filled = crowding.filter(({ operations, saturation }) => operations === saturation);
  if (filled.length > 0) return `Sultry in ${joinWords(filled.map(({ area }) => area))}, else room`;
  return 'Fair, with room everywhere';
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

/** The stories of the page, and what is left for notes. */
function makeUp(
  desk: Desk,
  items: readonly NewsItem[],
): { stories: Story[]; left: NewsItem[]; picture: EngravingName } {
  const left = inOrder(items);
  const stories: Story[] = [];
  let picture: EngravingName = 'skyline';
  for (const item of [...left]) {
    if (stories.length > secondsOnPage) break;
    const isLead = stories.length === 0;
    if (!isLead && weightOf(item) < storyWeight) continue;
    if (stories.filter(({ kind }) => kind === item.kind).length >= ofOneKind) continue;
    const story = storyOf(desk, item, isLead ? 'lead' : 'second');
    if (story === null) continue;
    if (isLead) picture = copyOf(item).engraving;
    stories.push(story);
    left.splice(left.indexOf(item), 1);
  }
  while (stories.length < leastStories) {
    const feature = featureOf(desk);
    if (feature === null) break;
    stories.push(feature);
  }
  return { stories, left, picture };
}

/**
 * Makes up one turn's front page from public facts. The same news always makes the same page; phrasings rotate
 * over the turns.
 */
export function composeEdition(news: TurnNews): Edition {
  const desk = new Desk(news.rotation, news.turn);
  const { stories, left, picture } = makeUp(desk, news.items);
  const [lead, ...seconds] = stories;
  if (lead === undefined) throw new Error(`The edition of turn ${news.turn} has no story.`);
  return {
    period: news.turn,
    date: monthOf(news.turn),
    volume: `Vol. LI, No. ${news.turn}`,
    price: 'Three Cents',
    motto: `What ${news.city} Says Behind Its Hand`,
    weather: weatherOf(news),
    lead,
    picture: {
      engraving: picture,
      caption: desk.say('caption', captions[picture] ?? []) ?? 'Drawn from a safe distance.',
    },
    seconds,
    briefs: [...finalOf(news), boxOf(news), ...notesOf(desk, left)],
    ads: adsOf(desk, picture),
    smallPrint: [],
  };
}
