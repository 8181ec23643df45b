import type { NewsItem, RoundNews } from '../../../src-shared/games/godfather/news.ts';
import { racketTable } from '../../../src-shared/games/godfather/values.ts';
import type { Advertisement, Clipping, Edition, Story } from '../../../src-shared/views/paper.ts';
import { countOf, formatDollars } from '../../../src-shared/words/text.ts';
import { Desk } from '../../press/desk/desk.ts';
import { captions } from '../../press/engravings/captions.ts';
import type { EngravingName } from '../../press/engravings/names.ts';
import type { Printed } from '../../press/paper.ts';
import { dayInWords, seasonOf } from './calendar.ts';
import { copyOf } from './copy/index.ts';
import { advertisements, features, weathers } from './features.ts';

const secondsOnPage = 5;
/** News of less weight is told in a note. */
const storyWeight = 5;
const ofOneKind = 2;
const adsOnPage = 5;
const notesTogether = 6;
const leastStories = 3;

function isText(text: string | null): text is string {
  return text !== null;
}

/** One item at length; null when the paper has said all it could. */
function storyOf(desk: Desk, { kind, weight, facts }: NewsItem, isLead: boolean): Story | null {
  const { headlines, ledes, follows } = copyOf[kind];
  const headline = desk.say(`${kind}/headline`, headlines, facts, 2);
  const lede = desk.say(`${kind}/lede`, ledes, facts, 2);
  if (headline === null || lede === null) return null;
  const more = Array.from({ length: isLead ? 3 : 1 }, () =>
    desk.once(`${kind}/follow`, follows, facts, 2),
  ).filter(isText);
  return {
    kind,
    headline,
    deck: isLead ? (more.shift() ?? null) : null,
    dateline: datelineOf(facts['place'], lede),
    paragraphs: [lede, ...more],
    newsValue: weight,
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
  const tags = [...new Set(items.map(({ kind }) => copyOf[kind].tag))];
  return tags.flatMap((tag) => {
    const own = items.filter(({ kind }) => copyOf[kind].tag === tag);
    const sentences = own
      .slice(0, notesTogether)
      .map(({ kind, facts }) => desk.say(`${kind}/note`, copyOf[kind].notes, facts, 2))
      .filter(isText);
    const [first] = own;
    if (first === undefined || sentences.length === 0) return [];
    const rest = Math.max(0, own.length - notesTogether);
    const more = rest > 0 ? [`And ${rest} more.`] : [];
    return [plain(first.kind, tag, [[...sentences, ...more].join(' ')])];
  });
}

/** [GOD-NEWS-2] The standing boxes: totals, who stands where, and what lies unseen in the deck. */
function boxesOf({ table, places, unseen, round }: RoundNews): Story[] {
  const ranked = table.toSorted(
    (a, b) => b.cashDollars + b.valueDollars - a.cashDollars - a.valueDollars,
  );
  const totals = ranked.map(
    ({ name, cashDollars, valueDollars, pieces }, at) =>
      `${at + 1}. ${name}: ${formatDollars(cashDollars + valueDollars)} (cash ${formatDollars(cashDollars)}, control ${formatDollars(valueDollars)}), ${countOf(pieces, 'man', 'men')}.`,
  );
  const nameOf = (seat: string | null): string =>
    table.find((one) => one.seat === seat)?.name ?? 'nobody';
  const ground = places.map(({ name, status, racket, first, majority, held }) => {
    const trade = racket === null ? '' : `, ${racketTable[racket].name}`;
    if (status === 'unplayed') return `${name}: nobody yet.`;
    if (status === 'controlled') return `${name}${trade}: the ${nameOf(first)}, for good.`;
    if (status === 'stalemated') return `${name}${trade}: nobody’s, for good.`;
    const counts = held
      .filter((one) => one.held > 0)
      .map((one) => `${nameOf(one.seat)} ${one.held}`)
      .join(', ');
    return `${name}${trade}: ${counts === '' ? 'empty' : counts}; ${majority} win.`;
  });
  const left = unseen.reduce((sum, { copies }) => sum + copies, 0);
  const kinds = unseen
    .filter(({ title }) => title === 'Break of the Game' || title === 'Fingerman')
    .map(({ title, copies }) => `${copies} × ${title}`);
  const cards = [`${countOf(left, 'card')} not seen after week ${round}`, ...kinds].join('; ');
  return [
    plain('totals', 'How They Stand', totals),
    plain('ground', 'The Map of the Week', ground),
    plain('unseen', 'Unseen in the Deck', [`${cards}.`]),
  ];
}

/** The last count, once it is known. */
function finalOf({ final }: RoundNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(
    ({ name, place, totalDollars, valueDollars }) =>
      `${place}. The ${name}: ${formatDollars(totalDollars)}, of it ${formatDollars(valueDollars)} in control.`,
  );
  return [plain('final-table', 'The Last Count', lines)];
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

/** [GOD-NEWS-2] Rackets that run advertise. */
function adsOf(desk: Desk, news: RoundNews, picture: EngravingName): Advertisement[] {
  const running = new Set(
    news.places.flatMap(({ racket, status }) => (status === 'open' ? (racket ?? []) : [])),
  );
  const chosen: Advertisement[] = [];
  while (chosen.length < adsOnPage) {
    const next = desk.pick(
      'ads',
      advertisements,
      adsOnPage,
      ({ engraving, racket }) =>
        engraving !== picture &&
        (racket === null || running.has(racket)) &&
        chosen.every((one) => one.engraving !== engraving),
    );
    if (next === null) break;
    const { title, lines, engraving } = next;
    chosen.push({ title, lines: [...lines], engraving });
  }
  return chosen;
}

type Page = { stories: Story[]; left: NewsItem[]; picture: EngravingName };

/** The stories of the page, and what is left for notes. */
function makeUp(desk: Desk, news: RoundNews): Page {
  const left = news.items.toSorted((a, b) => b.weight - a.weight);
  const stories: Story[] = [];
  let picture: EngravingName = 'skyline';
  for (const item of [...left]) {
    if (stories.length > secondsOnPage) break;
    const isLead = stories.length === 0;
    if (item.kind === 'rumor' || (!isLead && item.weight < storyWeight)) continue;
    if (stories.filter(({ kind }) => kind === item.kind).length >= ofOneKind) continue;
    const story = storyOf(desk, item, isLead);
    if (story === null) continue;
    if (isLead) picture = copyOf[item.kind].engraving;
    stories.push(story);
    left.splice(left.indexOf(item), 1);
  }
  if (stories.length === 0) stories.push(quietLead(news));
  while (stories.length < leastStories) {
    const feature = featureOf(desk);
    if (feature === null) break;
    stories.push(feature);
  }
  return { stories, left, picture };
}

/** A week in which nothing else can be led with. */
function quietLead({ round, table }: RoundNews): Story {
  const [first] = table.toSorted(
    (a, b) => b.cashDollars + b.valueDollars - a.cashDollars - a.valueDollars,
  );
  const leader = first === undefined ? 'Nobody' : `The ${first.name}`;
  return plain('quiet', `Week ${round}: All Quiet`, [
    `${leader} lead in week ${round}, and nothing else is to be told of it.`,
  ]);
}

/**
 * Makes up one round’s front page from public facts and what earlier editions printed. The same always makes the same
 * page.
 */
export function printEdition(news: RoundNews, clippings: readonly Clipping[]): Printed {
  const desk = new Desk(news.rotation, news.round, clippings);
  const { stories, left, picture } = makeUp(desk, news);
  const [lead, ...seconds] = stories;
  if (lead === undefined) throw new Error(`The edition of round ${news.round} has no story.`);
  const sky = weathers[seasonOf(news.week)];
  const edition: Edition = {
    period: news.round,
    date: `Week of ${dayInWords(news.week)}`,
    volume: `Vol. XIX, No. ${news.round}`,
    price: 'Two Cents',
    motto: 'A Light in Every Street',
    weather: sky[(news.round + news.rotation) % sky.length] ?? '',
    lead,
    picture: {
      engraving: picture,
      caption: desk.pick('caption', captions[picture] ?? [], 1, () => true) ?? 'From our window.',
    },
    seconds,
    briefs: [...finalOf(news), ...boxesOf(news), ...notesOf(desk, left)],
    ads: adsOf(desk, news, picture),
    smallPrint: [],
  };
  const clipping: Clipping = {
    period: news.round,
    news: null,
    marks: desk.marks,
    lead: lead.kind,
    cuts: [picture],
  };
  return { edition, clipping };
}

export function composeEdition(news: RoundNews, clippings: readonly Clipping[] = []): Edition {
  return printEdition(news, clippings).edition;
}
