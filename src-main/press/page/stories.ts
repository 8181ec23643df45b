import type { Story } from '#shared/views/paper.ts';
import type { Desk, Facts } from '../desk/desk.ts';
import type { Copy } from './copy.ts';

/** One piece of news as the page gets it. */
export type Matter = {
  /** How the story is filed; a page has two of a kind at most. */
  kind: string;
  /** Under what its phrasings rotate: the kind, or something narrower. */
  key: string;
  weight: number;
  facts: Facts;
  copy: Copy;
  /** It is told in a note, whatever it weighs. */
  isNote?: boolean;
};

/** How a paper writes. */
export type Style = {
  /** How many stories stand beside the lead. */
  seconds: number;
  /** News of less weight is told in a note, unless it leads. */
  storyWeight: number;
  /** How many sentences stand together under one tag. */
  notesTogether: number;
  /** Sets a headline’s facts as its other words; the headline as it is without it. */
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

/** Where a story comes from, unless its first sentences say so. */
function writeDateline(place: string | undefined, lede: string): string | null {
  return place === undefined || lede.includes(place) ? null : place.toUpperCase();
}

/** A story that is no news: a box, a note, a feature. */
export function createPlainStory(kind: string, headline: string, paragraphs: string[]): Story {
  return { kind, headline, deck: null, dateline: null, paragraphs, newsValue: 0 };
}

/** One matter at length; null when the paper has said all it could. */
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
