import type { Edition, Story } from '#shared/views/paper.ts';

/** Letters on one line of one column of five, on average. */
const lineLetters = 37;
/** A line of a headline in the columns: its letters, and its height in lines of text. */
const headline = { letters: 19, lines: 1.75 } as const;
const deck = { letters: 34, lines: 1.1 } as const;
/** The lead's headline and deck run across three columns; its text is set in all three. */
const leadHeadline = { letters: 31, lines: 3.1 } as const;
const leadDeck = { letters: 88, lines: 1.5 } as const;
const leadColumns = 3;
/** The picture is at least this high, in lines; it grows to fill its block. */
const pictureLines = 15;
/** A face at the head of a column, with its name. */
const portraitLines = 10;
const spaceBetweenStories = 1.6;
const columnsBeside = 2;
const columns = 5;

/** The layout of an edition's stories. */
export type Makeup = {
  /** The two columns beside the lead, in order. */
  beside: Story[];
  /** The five columns below, in order. */
  below: Story[];
  /** Height of everything below the masthead in lines of text, without the advertisements. */
  lines: number;
};

function countTextLines(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, text) => sum + Math.ceil(text.length / lineLetters), 0);
}

function computeHeight(text: string | null, measure: { letters: number; lines: number }): number {
  return text === null ? 0 : Math.ceil(text.length / measure.letters) * measure.lines;
}

/** Kinds of stories that are tables, and the parts of a row: its name, and its figures. */
const tables: ReadonlySet<string> = new Set(['box', 'final-table', 'totals', 'ground']);
const row = /^(.{2,44}?): (.+)$/u;
const leastRows = 3;

/** Returns the rows of a table as name and figures; null for a story of sentences. */
export function readRows({ kind, paragraphs }: Story): [name: string, figures: string][] | null {
  if (!tables.has(kind) || paragraphs.length < leastRows) return null;
  const rows = paragraphs.flatMap((paragraph): [string, string][] => {
    const [, name, figures] = row.exec(paragraph) ?? [];
    return name === undefined || figures === undefined ? [] : [[name, figures]];
  });
  return rows.length === paragraphs.length ? rows : null;
}

/** Height of a story set in one column, in lines of text. */
export function countLines(story: Story): number {
  // A row has its name on a line of its own.
  const named = readRows(story)?.length ?? 0;
  return (
    named * 1.2 +
    (story.portrait === undefined ? 0 : portraitLines) +
    computeHeight(story.headline, headline) +
    computeHeight(story.deck, deck) +
    countTextLines(story.paragraphs) +
    spaceBetweenStories
  );
}

function countLeadLines(lead: Story): number {
  return (
    computeHeight(lead.headline, leadHeadline) +
    computeHeight(lead.deck, leadDeck) +
    pictureLines +
    (countTextLines(lead.paragraphs) + (lead.portrait === undefined ? 0 : portraitLines)) / leadColumns +
    spaceBetweenStories
  );
}

const countTotalLines = (stories: readonly Story[]): number =>
  stories.reduce((sum, story) => sum + countLines(story), 0);

/** Counts the lines of the small print, which runs across the page in type of 0.72. */
function countFootLines(phrases: readonly string[]): number {
  if (phrases.length === 0) return 0;
  return 2 + Math.ceil(phrases.join('; ').length / (columns * lineLetters));
}

/**
 * Makes up the seconds and then briefs beside the lead until their two columns are as long as it; the lead's picture
 * fills the rest. Other stories go below.
 */
export function makeUp(edition: Edition): Makeup {
  const wanted = countLeadLines(edition.lead);
  const beside: Story[] = [];
  const waiting = [...edition.seconds, ...edition.briefs];
  while (countTotalLines(beside) / columnsBeside < wanted && waiting.length > 0) {
    beside.push(...waiting.splice(0, 1));
  }
  const front = Math.max(wanted, countTotalLines(beside) / columnsBeside);
  const lines = front + countTotalLines(waiting) / columns + countFootLines(edition.smallPrint);
  return { beside, below: waiting, lines };
}
