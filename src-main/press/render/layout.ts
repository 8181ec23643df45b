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
  /** The text of the lead opens the columns below. */
  isLeadBelow: boolean;
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

/** Lines of the lead's text and face in one column. */
function countColumnLines({ paragraphs, portrait }: Story): number {
  return countTextLines(paragraphs) + (portrait === undefined ? 0 : portraitLines);
}

function countLeadLines(lead: Story): number {
  return (
    computeHeight(lead.headline, leadHeadline) +
    computeHeight(lead.deck, leadDeck) +
    pictureLines +
    countColumnLines(lead) / leadColumns +
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

/** Lines by which the columns beside a lead may be shorter than it. */
const spare = 5;

/** Lines that a row of columns needs; where less waits, most of the row would be white. */
const leastRow = 4;

/**
 * Sets stories beside a lead of that height while its two columns are shorter; the others wait, if they make a row. The
 * lead's picture grows with what is beside it.
 */
function fillBeside(stories: readonly Story[], wanted: number): { beside: Story[]; waiting: Story[] } {
  let height = 0;
  const count = stories.findIndex((story) => {
    if (height / columnsBeside >= wanted) return true;
    height += countLines(story);
    return false;
  });
  const fits = count === -1 || countTotalLines(stories.slice(count)) < columns * leastRow;
  const at = fits ? stories.length : count;
  return { beside: stories.slice(0, at), waiting: stories.slice(at) };
}

/**
 * Makes up the seconds and then briefs beside the lead until their two columns are as long as it; the lead's picture
 * fills the rest. Other stories go below. Where they do not reach, the lead's text goes below too, across the page.
 */
export function makeUp(edition: Edition): Makeup {
  const stories = [...edition.seconds, ...edition.briefs];
  const whole = countLeadLines(edition.lead);
  const text = countColumnLines(edition.lead);
  const isLong = countTotalLines(stories) / columnsBeside < whole - spare && text / leadColumns > spare;
  const wanted = isLong ? whole - text / leadColumns : whole;
  const { beside, waiting } = fillBeside(stories, wanted);
  const front = Math.max(wanted, countTotalLines(beside) / columnsBeside);
  const below = countTotalLines(waiting) + (isLong ? text : 0);
  const lines = front + below / columns + countFootLines(edition.smallPrint);
  return { beside, below: waiting, isLeadBelow: isLong, lines };
}
