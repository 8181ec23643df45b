import {
  newsKinds,
  type NewsItem,
  type RoundNews,
} from '../../../src-shared/games/empire-city/news.ts';
import type { Advertisement, Edition, Story } from '../../../src-shared/views/paper.ts';
import { countOf, formatDollars } from '../../../src-shared/words/text.ts';
import { Desk } from '../../press/desk/desk.ts';
import { captions } from '../../press/engravings/captions.ts';
import type { EngravingName } from '../../press/engravings/names.ts';
import { monthOf } from './calendar.ts';
import { copyOf } from './copy/index.ts';
import { advertisements, features } from './features.ts';

const secondsOnPage = 6;
/** News of less weight is told in a note. */
const storyWeight = 8;
const ofOneKind = 2;
const adsOnPage = 5;
const notesTogether = 5;
const leastStories = 3;

function isText(text: string | null): text is string {
  return text !== null;
}

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

/** One item at length; null when the paper has said all it could. */
function storyOf(desk: Desk, item: NewsItem, size: 'lead' | 'second'): Story | null {
  const { headlines, ledes, follows } = copyOf(item);
  const { kind, facts } = item;
  const headline = desk.say(`${kind}/headline`, headlines, facts, 2);
  const lede = desk.say(`${kind}/lede`, ledes, facts, 2);
  if (headline === null || lede === null) return null;
  const more = Array.from({ length: size === 'lead' ? 3 : 1 }, () =>
    desk.say(`${kind}/follow`, follows, facts, 3),
  ).filter(isText);
  return {
    kind,
    headline: inCapitals(headline),
    deck: size === 'lead' ? (more.shift() ?? null) : null,
    dateline: datelineOf(facts['place'], lede),
    paragraphs: [lede, ...more],
    newsValue: weightOf(item),
  };
}

const small = new Set(['a', 'an', 'the', 'in', 'of', 'to', 'at', 'for', 'and', 'by', 'with', 'on']);

/** Facts such as `gin cellar` stand in a headline as its other words do. */
function inCapitals(headline: string): string {
  return headline.replaceAll(/(?<=\s)[a-z]+/g, (word) =>
    small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
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
      .map((item) => desk.say(`${item.kind}/note`, copyOf(item).notes, item.facts, 2))
      .filter(isText);
    const [first] = own;
    if (first === undefined || sentences.length === 0) return [];
    return [plain(first.kind, tag, [sentences.join(' ')])];
  });
}

/** [EMP-NEWS-3] The box of every edition. */
function boxOf({ table, godfather, chief, pot, bribeDollars }: RoundNews): Story {
  const lines = table.map(
    ({ name, points, corruption, squares }) =>
      `${name}: ${countOf(points, 'point')}, corruption ${corruption}, ${countOf(squares, 'square')}.`,
  );
  const office = `Godfather: ${godfather}. ${chief === null ? 'Nobody commands the police' : `Chief of police: ${chief}`}.`;
  const money = `The pot: ${formatDollars(pot)}.${bribeDollars === null ? '' : ` Bail: ${formatDollars(bribeDollars)}.`}`;
  return plain('box', 'The Month in Figures', [...lines, office, money]);
}

/** The last count, once everything is over. */
function finalOf({ final }: RoundNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(
    ({ place, name, points, corruption }) =>
      `${place}. ${name}: ${countOf(points, 'point')}, with ${corruption} of corruption.`,
  );
  return [plain('final-table', 'The Last Count', lines)];
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
 * Makes up one round’s front page from public facts. The same news always makes the same page; phrasings rotate
 * over the rounds.
 */
export function composeEdition(news: RoundNews): Edition {
  const desk = new Desk(news.rotation, news.round);
  const { stories, left, picture } = makeUp(desk, news.items);
  const [lead, ...seconds] = stories;
  if (lead === undefined) throw new Error(`The edition of round ${news.round} has no story.`);
  return {
    period: news.round,
    date: monthOf(news.round),
    volume: `Vol. XXII, No. ${news.round}`,
    price: 'Two Cents',
    ...toneOf(news),
    lead,
    picture: {
      engraving: picture,
      caption: desk.say('caption', captions[picture] ?? []) ?? 'Drawn across the street.',
    },
    seconds,
    briefs: [...finalOf(news), boxOf(news), ...notesOf(desk, left)],
    ads: adsOf(desk, picture),
    smallPrint: [],
  };
}
