import type { Story } from '#shared/views/paper.ts';
import type { Desk, Facts } from '../desk/desk.ts';
import type { Copy } from './copy.ts';

/** One piece of news as the page gets it. */
export type Matter = {
  /** How the story is filed; a page has two of a kind at most. */
  kind: string;
  /** The key of its phrasings' rotation: the kind, or a narrower one. */
  key: string;
  weight: number;
  facts: Facts;
  copy: Copy;
  /** True if it is always a note. */
  isNote?: boolean;
};

/** How a paper writes. */
export type Style = {
  /** The number of stories beside the lead. */
  seconds: number;
  /** News of less weight is a note, unless it leads. */
  storyWeight: number;
  /** The number of sentences with one tag. */
  notesTogether: number;
  /** Capitalizes a headline's facts like its other words. */
  headline?: (text: string) => string;
};

/** Returns news in words that no edition has had, or else in words that this one has not. */
function tell(desk: Desk, key: string, phrasings: readonly string[], facts: Facts): string | null {
  return desk.say(key, phrasings, facts, 2) ?? desk.again(key, phrasings, facts, 2);
}

/** Returns a remark with facts of the day, or else one of the stock, which is printed once in all editions. */
function writeRemark(desk: Desk, key: string, phrasings: readonly string[], facts: Facts): string | null {
  const stock = phrasings.filter((phrasing) => !phrasing.includes('{'));
  const factual = phrasings.filter((phrasing) => phrasing.includes('{'));
  return desk.say(`${key}/fact`, factual, facts, 2) ?? desk.once(`${key}/follow`, stock, facts, 2);
}

function isText(text: string | null): text is string {
  return text !== null;
}

/** Writes a story's place, unless its first sentences name it. */
function writeDateline(place: string | undefined, lede: string): string | null {
  return place === undefined || lede.includes(place) ? null : place.toUpperCase();
}

/** A story that is no news: a box, a note, a feature. */
export function createPlainStory(kind: string, headline: string, paragraphs: string[]): Story {
  return { kind, headline, deck: null, dateline: null, paragraphs, newsValue: 0 };
}

/** Writes one matter at length; null if all its phrasings are used up. */
export function writeStory(desk: Desk, matter: Matter, style: Style, isLead: boolean): Story | null {
  const { kind, key, facts, weight, copy } = matter;
  const headline = tell(desk, `${key}/headline`, copy.headlines, facts);
  const lede = tell(desk, `${key}/lede`, copy.ledes, facts);
  if (headline === null || lede === null) return null;
  const more = Array.from({ length: isLead ? 3 : 1 }, () => writeRemark(desk, key, copy.follows, facts)).filter(isText);
  return {
    kind,
    headline: style.headline?.(headline) ?? headline,
    deck: isLead ? (more.shift() ?? null) : null,
    dateline: writeDateline(facts['place'], lede),
    paragraphs: [lede, ...more],
    newsValue: weight,
  };
}

/** Groups the news without a story of its own, each kind under its short heading. */
export function groupNotes(desk: Desk, matters: readonly Matter[], together: number): Story[] {
  const tags = [...new Set(matters.map(({ copy }) => copy.tag))];
  return tags.flatMap((tag) => {
    const own = matters.filter(({ copy }) => copy.tag === tag);
    const sentences = own
      .slice(0, together)
      .map(({ key, copy, facts }) => tell(desk, `${key}/note`, copy.notes, facts))
      .filter(isText);
    const [first] = own;
    if (first === undefined || sentences.length === 0) return [];
    const rest = Math.max(0, own.length - together);
    const more = rest > 0 ? [`And ${rest} more.`] : [];
    return [createPlainStory(first.kind, tag, [[...sentences, ...more].join(' ')])];
  });
}
