import { shortenDay } from './dates.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { capitalize, formatOrdinal } from '#shared/words/text.ts';
import type { Desk, Facts } from '../desk/desk.ts';
import { fill } from '../desk/phrasings.ts';
import { pickTurns, type TurningPoint } from '../desk/turns.ts';
import { createPlainStory, type Matter } from './stories.ts';

/** The news that a paper of one page files of a period, for the end of the game. */
type FiledPeriod = { turns: TurningPoint[] };

/** The most turning points that are filed of one period. */
const turnsFiled = 3;
const roadLines = 10;

/** Files the gravest news of a period, a sentence each. */
export function filePeriod(period: number, date: string, matters: readonly Matter[]): FiledPeriod {
  const turns = matters
    .filter(({ isNote }) => isNote !== true)
    .slice(0, turnsFiled)
    .map(({ copy, facts, weight }) => ({
      period,
      weight,
      text: `${shortenDay(date)}: ${fill(copy.notes[0] ?? '', facts)}`,
    }));
  return { turns };
}

/** Lists the turning points of all filed periods; older editions filed none. */
function readTurns(files: readonly Clipping[]): TurningPoint[] {
  return files.flatMap(({ news }) =>
    typeof news === 'object' && news !== null && 'turns' in news ? (news as FiledPeriod).turns : [],
  );
}

/** Formats how far the first finished ahead of the second; null for a tie, or where nobody was second. */
export function formatMargin<Place extends { place: number }>(
  [first, second]: readonly Place[],
  readScore: (place: Place) => number,
  format: (amount: number) => string,
): string | null {
  if (first === undefined || second === undefined || second.place === first.place) return null;
  return format(Math.abs(readScore(first) - readScore(second)));
}

/** A game's own voice at its end. Every list has a phrasing for each side or letter that it is asked for. */
export type EndVoice = {
  /** The winner's margin: `{first}`, `{second}`, `{by}`. */
  margin: readonly string[];
  /** One sentence a side: `{name}`, `{score}` and what else the game gives. */
  fates: readonly string[];
  /** One sentence for a side that did not see the end: `{name}`. */
  outs: readonly string[];
  /** Over the road of ten lines. */
  roadHeads: readonly string[];
  letterHeads: readonly string[];
  /** Letters of farewell: `{first}`. */
  letters: readonly string[];
  /** The last of a side: `{name}`. */
  lastWords: readonly string[];
  lastLetters: readonly string[];
};

/** A game's end as its paper prints it. */
export type PaperEnding = {
  /** The places in order; sides that are equal have one place. */
  places: readonly { place: number; name: string; score: string; detail?: string; isOut?: boolean; facts?: Facts }[];
  /** By how much the first is ahead; null for a tie. */
  by: string | null;
  voice: EndVoice;
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

function formatOrdinalPlace(place: number): string {
  return ordinals[place - 1] ?? formatOrdinal(place);
}

/** Writes what stands under the lede of a final edition: places, margin, and what became of every side. */
export function writeEnd(desk: Desk, { places, by, voice }: PaperEnding): string[] {
  const [first, second] = places;
  const shared = (place: number): boolean => places.filter((one) => one.place === place).length > 1;
  const table = places.map(({ place, name, score, detail = '', isOut }) => {
    const rank = `${formatOrdinalPlace(place)}${shared(place) ? ', with others,' : ','} ${name}`;
    return isOut === true ? `${rank}, ${score}` : `${rank}, with ${score}${detail}`;
  });
  const margin =
    first === undefined || second === undefined
      ? []
      : by === null
        ? [
            shared(first.place)
              ? `Between ${first.name} and ${second.name} the count makes no difference: the place is shared.`
              : `The count makes no difference between ${first.name} and ${second.name}; first place went by the finer rules.`,
          ]
        : [desk.must('end/margin', voice.margin, { first: first.name, second: second.name, by })];
  const fates = places.map(({ name, score, facts, isOut }) =>
    isOut === true
      ? desk.must('end/out', voice.outs, { ...facts, name })
      : desk.must('end/fate', voice.fates, { ...facts, name, score }),
  );
  return [`${capitalize(table.join('; '))}.`, ...margin, fates.join(' ')];
}

/** Writes the other stories of a final edition: the road in ten lines, and letters of farewell. */
export function writeEndStories(desk: Desk, { places, voice }: PaperEnding, turns: readonly TurningPoint[]): Story[] {
  const facts = { first: places[0]?.name ?? '' };
  const road = listRoad(desk, dropRepeats(turns));
  const letters = [1, 2, 3].map(() => desk.must('end/letter', voice.letters, facts, 3));
  const asStory = (story: Story): Story => ({ ...story, newsValue: 1 });
  return [
    ...(road.length === 0
      ? []
      : [asStory(createPlainStory('final-road', desk.must('end/road', voice.roadHeads, facts), road))]),
    asStory(createPlainStory('final-letters', desk.must('end/letters', voice.letterHeads, facts), letters)),
  ];
}

/** Lists the gravest turning points that the edition has not told elsewhere. */
function listRoad(desk: Desk, turns: readonly TurningPoint[]): string[] {
  // The gravest of a day comes last: a road leads to it.
  return pickTurns(turns, roadLines)
    .toSorted((a, b) => a.period - b.period || a.weight - b.weight)
    .map(({ text }) => text)
    .filter((text) => desk.claimAgain(text));
}

function dropRepeats(turns: readonly TurningPoint[]): TurningPoint[] {
  return turns.filter(({ text }, nth) => turns.findIndex((other) => other.text === text) === nth);
}

/** Writes the last of a side under the news of its end: its road through the paper, its last words, and a letter. */
export function writeLast(desk: Desk, name: string, files: readonly Clipping[], voice: EndVoice): string[] {
  const own = dropRepeats(readTurns(files)).filter(({ text }) => text.includes(name.replace(/^the /iu, '')));
  const road = listRoad(desk, own);
  return [
    ...(road.length === 0 ? [] : [`What this newspaper had of ${name}, from first to last:`, ...road]),
    desk.must('end/last words', voice.lastWords, { name }),
    desk.must('end/last letter', voice.lastLetters, { name }),
  ];
}

/** Reads the road so far, with this period's news. */
export function readRoad(files: readonly Clipping[], now: FiledPeriod): TurningPoint[] {
  return [...readTurns(files), ...now.turns];
}
