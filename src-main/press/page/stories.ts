import type { Story } from '#shared/views/paper.ts';
import type { Desk, Facts } from '../desk/desk.ts';
import { joinMatters } from '../desk/matters.ts';
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
  /** Matters of the same place and people, told in the same story. */
  rest?: readonly Matter[];
  /** Paragraphs that only this news has, under its first. */
  more?: readonly string[];
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
  const { kind, key, facts, weight, copy, rest = [], more: own = [] } = matter;
  const headline = tell(desk, `${key}/headline`, copy.headlines, facts);
  const lede = tell(desk, `${key}/lede`, copy.ledes, facts);
  if (headline === null || lede === null) return null;
  const more = Array.from({ length: isLead ? 3 : 1 }, () => writeRemark(desk, key, copy.follows, facts)).filter(isText);
  return {
    kind,
    headline: style.headline?.(headline) ?? headline,
    deck: isLead ? (more.shift() ?? null) : null,
    dateline: writeDateline(facts['place'], lede),
    paragraphs: [lede, ...own, ...listAlso(desk, rest), ...more],
    newsValue: weight,
  };
}

/** Tells the rest of a matter, a sentence each. */
function listAlso(desk: Desk, rest: readonly Matter[]): string[] {
  const told = rest.map(({ key, copy, facts }) => tell(desk, `${key}/note`, copy.notes, facts)).filter(isText);
  return told.length === 0 ? [] : [told.join(' '), ...rest.flatMap(({ more = [] }) => more)];
}

/** The facts that name sides. */
const sideFacts = ['gang', 'other', 'all', 'family', 'families', 'others', 'men', 'man'] as const;

/** Lists the words of a matter's sides, which two matters of the same people share. */
function listSideWords({ facts }: Matter): Set<string> {
  const words = sideFacts.flatMap((fact) => (facts[fact] ?? '').match(/\p{Lu}[\p{L}’]+/gu) ?? []);
  return new Set(words.filter((word) => word !== 'The'));
}

/** Joins matters of one place and the same people, and all of a gang that ends, the weightiest at the head. */
export function joinByPlace(matters: readonly Matter[]): Matter[] {
  const isKin = (one: Matter, other: Matter): boolean => {
    const isEnd = [one, other].some(({ more = [] }) => more.length > 0);
    if (isEnd && one.facts['gang'] !== undefined && one.facts['gang'] === other.facts['gang']) return true;
    const [place, otherPlace] = [one.facts['place'], other.facts['place']];
    if (place === undefined || place !== otherPlace) return false;
    const words = listSideWords(other);
    return [...listSideWords(one)].some((word) => words.has(word));
  };
  const joined = joinMatters(
    matters.filter(({ isNote }) => isNote !== true),
    {
      passOf: () => 0,
      timeOf: (matter) => matters.indexOf(matter),
      bonds: [(matter, told) => told.some((other) => isKin(matter, other))],
      headOf: (told) => told.reduce((most, one) => (one.weight > most.weight ? one : most)),
    },
  ).map(({ head, items }) => ({ ...head, rest: items.filter((one) => one !== head) }));
  return [...joined, ...matters.filter(({ isNote }) => isNote === true)];
}

/** Groups the news without a story of its own, each kind under its short heading. */
export function groupNotes(desk: Desk, matters: readonly Matter[], together: number): Story[] {
  const all = matters.flatMap(({ rest = [], ...matter }): Matter[] => [matter, ...rest]);
  const tags = [...new Set(all.map(({ copy }) => copy.tag))];
  return tags.flatMap((tag) => {
    const own = all.filter(({ copy }) => copy.tag === tag);
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
