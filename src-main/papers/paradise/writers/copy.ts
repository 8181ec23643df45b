import type { Story } from '../../../../src-shared/views/paper.ts';
import type { Desk, Facts } from '../../../press/desk/desk.ts';
import type { EngravingName } from '../../../press/engravings/names.ts';

/** Everything the paper can say about one kind of news. Phrasings hold `{facts}`. */
export type Copy = {
  headlines: readonly string[];
  decks: readonly string[];
  ledes: readonly string[];
  follows: readonly string[];
  quotes: readonly string[];
  closers: readonly string[];
  /** Heading over one or more short notes of this kind. */
  tags: readonly string[];
  /** The whole matter in one or two sentences. */
  notes: readonly string[];
};

/** One piece of news, ready to be written at any length. */
export type Angle = {
  /** Names the copy in the rotation. */
  key: string;
  /** Which of several lists of ledes `copy` holds, where they differ. */
  variant?: string;
  kind: string;
  /** The gang it is about, where it is about one. */
  seat?: string;
  value: number;
  copy: Copy;
  facts: Facts;
  /** Where it happened, for the dateline of a long story. */
  dateline: string | null;
  engraving: EngravingName;
  /** Paragraphs after the lede that only this news has, such as one for each gang. */
  details?: (desk: Desk) => string[];
  /** How the news stands in the month as a whole; for a lead. */
  background?: (desk: Desk) => string[];
};

function notNull(paragraph: string | null): paragraph is string {
  return paragraph !== null;
}

/** A second story above this news value is told in full. */
const fullStoryValue = 50;

function paragraphsOf(desk: Desk, angle: Angle, isLead: boolean): string[] {
  const { copy, facts, key } = angle;
  const say = (part: string, phrasings: readonly string[], perMonth = 1): string | null =>
    desk.say(`${key}/${part}`, phrasings, facts, perMonth);
  const lede = say(`lede ${angle.variant ?? ''}`, copy.ledes, 2);
  if (lede === null) return [];
  const details = angle.details?.(desk) ?? [];
  const follow = (): string | null => say('follow', copy.follows, 4);
  const quote = (): string | null => say('quote', copy.quotes, 2);
  const closer = (): string | null => say('closer', copy.closers, 2);
  if (isLead) {
    const background = angle.background?.(desk) ?? [];
    const told = [follow(), follow(), quote(), ...background, follow(), quote(), closer()];
    return [lede, ...details, ...told].filter(notNull);
  }
  const isFull = angle.value >= fullStoryValue;
  const isQuoted = isFull || desk.month % 2 === 0;
  const ending = [isQuoted ? quote() : null, isFull || !isQuoted ? closer() : null];
  return [lede, ...details, follow(), ...ending].filter(notNull);
}

/** A story of several paragraphs; null when the paper has already said all it could say. */
export function writeStory(desk: Desk, angle: Angle, size: 'lead' | 'second'): Story | null {
  const { copy, facts, key } = angle;
  const headline = desk.say(`${key}/headline`, copy.headlines, facts, 2);
  if (headline === null) return null;
  const isLead = size === 'lead';
  const deck = desk.say(`${key}/deck`, copy.decks, facts, 2);
  const paragraphs = paragraphsOf(desk, angle, isLead);
  if (paragraphs.length === 0) return null;
  return {
    kind: angle.kind,
    headline,
    deck,
    dateline: angle.dateline,
    paragraphs,
    newsValue: angle.value,
  };
}

/** How many matters one note spells out; the rest are left to the standings. */
const notesTogether = 6;

/** Several matters of one kind as one item among the briefs. */
export function writeNotes(desk: Desk, angles: readonly Angle[]): Story | null {
  const [first] = angles;
  if (!first) return null;
  // A lone note walks its phrasings one a month; several walk them as fast as they use them up.
  const [part, perMonth] = angles.length === 1 ? (['note', 1] as const) : (['notes', 4] as const);
  const sentences = angles
    .slice(0, notesTogether)
    .map(({ copy, facts }) => desk.say(`${first.kind}/${part}`, copy.notes, facts, perMonth))
    .filter(notNull);
  const tag = desk.say(`${first.kind}/tag`, first.copy.tags);
  if (tag === null || sentences.length === 0) return null;
  return {
    kind: first.kind,
    headline: tag,
    deck: null,
    dateline: null,
    paragraphs: [sentences.join(' ')],
    newsValue: first.value,
  };
}
