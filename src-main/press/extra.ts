import { extraStorySchema, listParagraphs, type ExtraStory } from '#shared/views/handouts.ts';
import { halftoneSchema, type Clipping, type Edition, type ExtraHead, type Story } from '#shared/views/paper.ts';
import { markSentences } from './desk/desk.ts';
import { createStory } from './edited.ts';
import { captions } from './engravings/captions.ts';
import type { PrintedHandout } from './handouts.ts';

/** An extra as a state keeps it. */
type KeptExtra = PrintedHandout & { period: number; more?: readonly ExtraStory[]; head?: ExtraHead };

const plainHead = { price: 'Two Cents', motto: 'Read All About It', weather: '' };
const plainPicture = { engraving: 'street', caption: captions.street?.[0] ?? '' };

/** Creates the head of an extra from a page of its paper, if there is any; its lead brings its picture. */
export function createExtraHead(page: Edition | null, told: { headline: string; date: string }): ExtraHead {
  if (page === null) return { date: told.date, ...plainHead, picture: plainPicture };
  const { title, date, price, motto, weather, lead } = page;
  const picture = lead.headline === told.headline ? roundNumbers(page.picture) : plainPicture;
  const head = { date, price, motto, weather, picture };
  return title === undefined ? head : { ...head, title };
}

/** Rounds every number within a value, as events carry whole numbers alone. */
function roundNumbers<T>(value: T): T {
  if (typeof value === 'number') return Math.round(value) as T;
  if (Array.isArray(value)) return value.map(roundNumbers) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, roundNumbers(one)])) as T;
}

/** Prints an extra: its stories in the order they were written in, under the head that it has in the file. */
export function printExtra({ title, text, from, picture, period, more = [], head }: KeptExtra): Edition {
  if (head === undefined) throw new Error('An extra has a head.');
  const lead = createStory(title, listParagraphs(text));
  // Files can come from anywhere: only pictures are shown.
  const photo = halftoneSchema.nullable().catch(null).parse(picture);
  return {
    ...head,
    ...{ period, volume: 'Extra', isExtra: true },
    lead: { ...lead, dateline: from === '' ? null : from },
    picture: photo === null ? head.picture : { ...plainPicture, caption: 'By our own camera', photo },
    seconds: more.map((story): Story => createStory(story.title, listParagraphs(story.text))),
    ...{ briefs: [], ads: [], smallPrint: [] },
  };
}

/** Lists the stories of a page that an extra may take over: its news, in the words of the press. */
export function listNewsStories({ lead, seconds }: Edition): ExtraStory[] {
  return [lead, ...seconds]
    .filter(({ newsValue }) => newsValue > 0)
    .map(({ headline, deck, paragraphs }) => ({
      title: headline,
      text: [...(deck === null ? [] : [deck]), ...paragraphs].join('\n'),
    }))
    .filter((story) => extraStorySchema.safeParse(story).success);
}

type ExtraText = Pick<KeptExtra, 'title' | 'text' | 'more'>;

/**
 * Files the sentences of a period's extras with the newest clipping, so that the period's paper tells their news in other
 * words. The first period has no clipping.
 */
export function fileExtras(clippings: readonly Clipping[], extras: readonly ExtraText[]): Clipping[] {
  const told = extras.flatMap(({ title, text, more = [] }) => [
    title,
    text,
    ...more.flatMap((one) => [one.title, one.text]),
  ]);
  const marks = told.flatMap(listParagraphs).flatMap(markSentences);
  return clippings.map((one, nth) => (nth < clippings.length - 1 ? one : { ...one, marks: [...one.marks, ...marks] }));
}

/** Prints in the paper of a period which news its extras had first. */
export function referToExtras(edition: Edition, extras: readonly ExtraText[]): Edition {
  if (extras.length === 0) return edition;
  const told = extras.map(({ title }) => `This newspaper had it first, in an extra: “${title}.”`);
  const note = createStory(extras.length === 1 ? 'Our Extra' : 'Our Extras', told);
  return { ...edition, briefs: [note, ...edition.briefs] };
}
