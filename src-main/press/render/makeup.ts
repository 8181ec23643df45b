import type { Edition, Story } from '#shared/views/paper.ts';

/** A story on a page: `from` and `to` name a jump to the page inside. */
export type Set = { story: Story; isContinued?: true; jumps?: true };

/** Two pages: the front beside and below the lead, the inside, and the size of type in points. */
export type TwoPageMakeup = {
  points: number;
  lead: Set;
  beside: Set[];
  below: Set[];
  /** The columns that each story below gets; null where they run on from one column into the next. */
  spans: number[] | null;
  inside: Set[];
  /** The page inside has room: its notices are set large. */
  isRoomy: boolean;
};

/** Sizes of body type to try on the printed sheet, the largest first; below 7 points it is not legible. */
const sizes = [8.4, 8.2, 8, 7.8, 7.6, 7.4, 7.2, 7] as const;
/** The printed column of eight, and the sheet inside its margins, in points. */
const columnPoints = 60;
const sheetPoints = 728;
const columns = 8;
const leadColumns = 4;
/** The height that the title, the banner and the rules take of the front page, and the map and the notices inside. */
const mastheadPoints = 92;
const bannerLine = { letters: 29, points: 29 } as const;
const indexLines = 11;
const insidePoints = 262;
/** The height that a year in pictures saves, as it stands in place of the map. */
const yearSavesPoints = 60;
const picturePoints = 150;
/** The measure at which a page is full, as type is not exact. The picture fills the rest of the front. */
const fullness = 0.86;
const frontFullness = 0.89;

/** Up to this share of the page inside its notices grow. */
const roomy = 0.62;

type Measure = { letters: number; line: number };

function createMeasure(points: number): Measure {
  return { letters: columnPoints / (points * 0.455), line: points * 1.16 };
}

function measureText(paragraphs: readonly string[], { letters, line }: Measure): number {
  return paragraphs.reduce((sum, text) => sum + Math.ceil(text.length / letters + 0.4) * line, 0);
}

/** Computes the height of a story set across some columns at a size of type, in points of the page. */
export function computeHeightAcross(story: Story, span: number, points: number): number {
  const { letters, line } = createMeasure(points);
  const textHeight = measureHeight({ ...story, headline: '', deck: null, decks: [] }, { letters, line });
  const { portrait: _, ...heads } = story;
  const headHeight = measureHeight({ ...heads, paragraphs: [] }, { letters: letters * span, line });
  // The head runs across; the text is set in narrow columns of equal height.
  return headHeight + textHeight / span;
}

/** The height of a face with its name at the head of a column. */
const portraitPoints = 96;

/** Height of a story set in one narrow column, in points. */
function measureHeight({ headline, deck, decks = [], paragraphs, portrait }: Story, measure: Measure): number {
  const { letters, line } = measure;
  const countRows = (text: string, size: number): number => Math.ceil((text.length * size) / letters);
  const head = countRows(headline, 1.85) * line * 1.45;
  const below = [...(deck === null ? [] : [deck]), ...decks].reduce(
    (sum, text) => sum + (countRows(text, 1.2) + 0.6) * line * 1.05,
    0,
  );
  const face = portrait === undefined ? 0 : portraitPoints;
  return head + below + face + measureText(paragraphs, measure) + 2 * line;
}

/** Computes the height of the lead with its picture, in points of its four columns together. */
function leadHeight(lead: Story, measure: Measure): number {
  const heads = Math.ceil(lead.headline.length / 24) * 36 + (1 + (lead.decks?.length ?? 0)) * 16;
  const face = lead.portrait === undefined ? 0 : portraitPoints;
  return heads + picturePoints + (measureText(lead.paragraphs, measure) + face) / leadColumns + 14;
}

/** Counts the paragraphs of a story that fit a height, at least one. */
function countFitting(story: Story, room: number, measure: Measure): number {
  const head = measureHeight({ ...story, paragraphs: [] }, measure);
  let used = head + measure.line;
  let fitting = 0;
  for (const paragraph of story.paragraphs) {
    used += measureText([paragraph], measure);
    if (used > room) break;
    fitting += 1;
  }
  return fitting;
}

function split(story: Story, at: number): [Set, Set] {
  const first = { ...story, paragraphs: story.paragraphs.slice(0, at) };
  const { portrait: _, ...text } = story;
  const rest = { ...text, deck: null, decks: [], paragraphs: story.paragraphs.slice(at) };
  return [
    { story: first, jumps: true },
    { story: rest, isContinued: true },
  ];
}

/** Least paragraphs of each part of a story that jumps. */
const leastPart = 2;

/** Fills columns of the front page with stories in order; the rest goes inside, the last story by a jump. */
function fillColumns(stories: readonly Story[], room: number, measure: Measure): { set: Set[]; over: Set[] } {
  const set: Set[] = [];
  const over: Set[] = [];
  let left = room;
  let isSplit = false;
  for (const story of stories) {
    const height = measureHeight(story, measure);
    if (height <= left) {
      set.push({ story });
      left -= height;
      continue;
    }
    const fitting = isSplit ? 0 : countFitting(story, left, measure);
    if (fitting >= leastPart && story.paragraphs.length - fitting >= leastPart) {
      const [first, rest] = split(story, fitting);
      set.push(first);
      over.push(rest);
      isSplit = true;
      left = 0;
    } else over.push({ story });
  }
  return { set, over };
}

/** The most stories below the lead that are side by side across the page, where others would end half way. */
const mostSideBySide = 4;

/** Shares out columns to stories side by side, one more at a time to the tallest story. */
function allotSpans(sets: readonly Set[], points: number): number[] | null {
  if (sets.length === 0 || sets.length > mostSideBySide) return null;
  const spans = sets.map(() => 1);
  const computeTallness = ({ story }: Set, at: number): number => computeHeightAcross(story, spans[at] ?? 1, points);
  for (let left = columns - sets.length; left > 0; left -= 1) {
    const heights = sets.map(computeTallness);
    const tallest = heights.indexOf(Math.max(...heights));
    spans[tallest] = (spans[tallest] ?? 0) + 1;
  }
  return spans;
}

function tryAt(points: number, edition: Edition): TwoPageMakeup & { isFitting: boolean } {
  const measure = createMeasure(points);
  const banner = Math.ceil((edition.pages?.banner ?? '').length / bannerLine.letters) * bannerLine.points;
  const height = (sheetPoints - mastheadPoints - banner) * frontFullness;
  const leadStory = edition.lead;
  const top = Math.min(height, leadHeight(leadStory, measure));
  const news = [...edition.seconds, ...edition.briefs.filter(({ page }) => page !== 2)];
  const columnsInside = edition.briefs.filter(({ page }) => page === 2);
  const index = indexLines * measure.line;
  const beside = fillColumns(news, top * (columns - leadColumns) - index, measure);
  const jumped = beside.over.filter(({ isContinued }) => isContinued === true);
  const later = beside.over.flatMap(({ story, isContinued }) => (isContinued === true ? [] : [story]));
  // A thin month lets the first columns from inside up to the front.
  const guests = columnsInside.slice(0, Math.floor(columnsInside.length / 2));
  const rest = columnsInside.slice(guests.length).map((story) => ({ story }));
  const below = fillColumns([...later, ...guests], Math.max(0, height - top) * columns, measure);
  const inside = [...jumped, ...below.over, ...rest];
  const used = inside.reduce((sum, { story }) => sum + measureHeight(story, measure), 0);
  const notices = insidePoints + (edition.pages?.year === undefined ? 0 : -yearSavesPoints);
  const insideRoom = (sheetPoints - notices) * columns * fullness;
  const isFitting = used <= insideRoom;
  return {
    points,
    lead: { story: leadStory },
    beside: beside.set,
    below: below.set,
    spans: allotSpans(below.set, points),
    inside,
    isFitting,
    isRoomy: used < insideRoom * roomy,
  };
}

/** Makes up two pages in the largest type that holds the month; a thin month is set large, and nothing below 7 points. */
export function makeUpTwoPages(edition: Edition): TwoPageMakeup {
  const [first, ...smaller] = sizes;
  return smaller.reduce((made, points) => (made.isFitting ? made : tryAt(points, edition)), tryAt(first, edition));
}
