import type { Advertisement, Edition, Story } from '../../../src-shared/views/paper.ts';
import type { MonthNews } from '../../../src-shared/games/paradise/news.ts';
import { calendarOf } from '../../../src-shared/games/paradise/calendar.ts';
import { dateLineOf, dayOf, volumeOf } from './calendar.ts';
import { Desk } from '../../press/desk/desk.ts';
import { captions } from '../../press/engravings/captions.ts';
import type { EngravingName } from '../../press/engravings/names.ts';
import { advertisements } from './features/advertisements.ts';
import { standingFeatures } from './features/briefs.ts';
import { civicFeatures } from './features/civic.ts';
import { seasons, type Feature } from './features/seasons.ts';
import { weather } from './features/weather.ts';
import { backgroundOf } from './writers/background.ts';
import { writeNotes, writeStory, type Angle } from './writers/copy.ts';
import { angleOf } from './writers/index.ts';

/** News below these values does not carry the page, or get a headline of its own. */
const leadValue = 1;
const secondValue = 15;
const secondsOnPage = 4;
/** Lead and seconds of one kind on one page; the rest of that kind are notes. */
const storiesOfOneKind = 2;
const civicOnPage = 2;
const advertisementsOnPage = 6;
const motto = 'Without Fear, and Generally Without Favor';
const captionForAnyPicture = 'Drawn for the Times-Dispatch by its own artist.';

/** The pages of an edition that are still being made up. */
type Makeup = { desk: Desk; angles: Angle[]; stories: Story[] };

function byline(story: Story, month: number): Story {
  return story.dateline === null
    ? story
    : { ...story, dateline: `${story.dateline.toUpperCase()}, ${dayOf(month)}` };
}

/** Writes the best news that is still unwritten, or tells that there is none worth a story. */
function writeBest(makeup: Makeup, size: 'lead' | 'second', atLeast: number): Angle | null {
  for (const angle of makeup.angles) {
    if (angle.value < atLeast) return null;
    const alike = makeup.stories.filter((story) => story.kind === angle.kind).length;
    if (alike >= storiesOfOneKind) continue;
    const story = writeStory(makeup.desk, angle, size);
    if (!story) continue;
    makeup.angles.splice(makeup.angles.indexOf(angle), 1);
    makeup.stories.push(byline(story, makeup.desk.month));
    return angle;
  }
  return null;
}

const textsOf = (feature: Feature): string[] => [
  feature.headline,
  feature.deck,
  ...feature.paragraphs,
];

function storyOf(feature: Feature | null): Story[] {
  if (!feature) return [];
  const { headline, deck, paragraphs } = feature;
  return [
    { kind: 'feature', headline, deck, dateline: null, paragraphs: [...paragraphs], newsValue: 0 },
  ];
}

function seasonal(desk: Desk): Story[] {
  const { monthOfYear, year } = calendarOf(desk.month);
  const pair = seasons[monthOfYear - 1];
  const feature = pair?.[(year + desk.seed) % 2 === 0 ? 0 : 1] ?? null;
  return storyOf(feature && textsOf(feature).every((text) => desk.claim(text)) ? feature : null);
}

function civic(desk: Desk): Story[] {
  return storyOf(desk.next('civic', civicFeatures, textsOf, civicOnPage));
}

function notesOf(makeup: Makeup): Story[] {
  const kinds = new Set(makeup.angles.map((angle) => angle.kind));
  // The month's holdings are printed in full among the standing columns.
  kinds.delete('standings');
  return [...kinds].flatMap((kind) => {
    const notes = writeNotes(
      makeup.desk,
      makeup.angles.filter((angle) => angle.kind === kind),
    );
    return notes ? [notes] : [];
  });
}

function chooseAdvertisements(desk: Desk, picture: EngravingName): Advertisement[] {
  const cuts = new Set<string>([picture]);
  const chosen: Advertisement[] = [];
  while (chosen.length < advertisementsOnPage) {
    const next = desk.next(
      'advertisements',
      advertisements,
      ({ title, lines }) => [title, ...lines],
      advertisementsOnPage,
      ({ engraving }) => !cuts.has(engraving),
    );
    if (!next) break;
    cuts.add(next.engraving);
    chosen.push({ ...next, lines: [...next.lines] });
  }
  return chosen;
}

/**
 * Makes up one month's front page. The same news always makes the same page: what is drawn comes
 * from the campaign's seed and the month, and phrasings rotate across the months.
 */
export function composeEdition(news: MonthNews): Edition {
  const { month } = news;
  const desk = new Desk(news.campaignSeed, month);
  const angles = news.items
    .map((item) => angleOf(item, desk))
    .filter((angle) => angle !== null)
    .map((angle) => ({ ...angle, background: () => backgroundOf(angle, news, desk) }))
    .sort((a, b) => b.value - a.value);
  const makeup: Makeup = { desk, angles, stories: [] };
  const led = writeBest(makeup, 'lead', leadValue);
  if (!led) makeup.stories.push(...seasonal(desk));
  while (makeup.stories.length <= secondsOnPage) {
    if (!writeBest(makeup, 'second', secondValue)) break;
  }
  const notes = notesOf(makeup);
  if (led && makeup.stories.length <= secondsOnPage) makeup.stories.push(...seasonal(desk));
  for (let left = civicOnPage; left > 0 && makeup.stories.length <= secondsOnPage; left -= 1) {
    makeup.stories.push(...civic(desk));
  }
  const [lead, ...seconds] = makeup.stories;
  if (!lead) throw new Error(`The edition of month ${month} has no story to lead with.`);
  const engraving: EngravingName = led?.engraving ?? 'skyline';
  const { monthOfYear } = calendarOf(month);
  return {
    period: month,
    date: dateLineOf(month),
    volume: volumeOf(month),
    price: 'Five Cents',
    motto,
    weather: weather[monthOfYear - 1]?.[desk.number('weather', 0, 2)] ?? 'Fair',
    lead,
    picture: {
      engraving,
      caption: desk.say(`caption ${engraving}`, captions[engraving] ?? []) ?? captionForAnyPicture,
    },
    seconds,
    briefs: [...notes, ...standingFeatures(news, desk)],
    ads: chooseAdvertisements(desk, engraving),
    smallPrint: [...news.smallPrint],
  };
}
