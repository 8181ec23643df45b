import type { Edition, Halftone } from '#shared/views/paper.ts';
import { listStories, noEdits, type AddedPiece, type PressEdit, type PressHead } from '#shared/views/pressEdit.ts';

/** A story in the editor's hands. Text has an empty line between paragraphs. */
export type HeldStory = { place: number; headline: string; deck: string; text: string; isPulled: boolean };

export type HeldPiece = {
  /** Holds through changes of the list. */
  id: number;
  kind: AddedPiece['kind'];
  headline: string;
  deck: string;
  byline: string;
  text: string;
};

/** A story of the page by its place as printed, or one of the editor's own by its ID. */
export type StorySpot = `printed ${number}` | `own ${number}`;

/** A page as the editor's form holds it. */
export type HeldForm = {
  stories: HeldStory[];
  added: HeldPiece[];
  lead: StorySpot;
  order: StorySpot[];
  head: Record<keyof PressHead, string>;
  correction: string;
  withoutAds: number[];
  engraving: string;
  caption: string;
  photo: Halftone | null;
};

const joinParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');

/** Creates the form of a page: as it was printed, with what was done to it. */
export function createForm(printed: Edition, edit: PressEdit = noEdits): HeldForm {
  const changes = new Map(edit.stories.map((change) => [change.story, change]));
  const stories = listStories(printed).map((story, place) => {
    const { headline, deck, paragraphs } = changes.get(place) ?? story;
    const isPulled = changes.get(place)?.isPulled === true;
    return { place, headline, deck: deck ?? '', text: joinParagraphs(paragraphs), isPulled };
  });
  const nameSpot = (place: number): StorySpot =>
    place < stories.length ? `printed ${place}` : `own ${place - stories.length}`;
  return {
    stories,
    added: edit.added.map(({ kind, headline, deck, byline, paragraphs }, id) => {
      return { id, kind, headline, deck: deck ?? '', byline: byline ?? '', text: joinParagraphs(paragraphs) };
    }),
    lead: nameSpot(edit.lead ?? 0),
    order: edit.order.map(nameSpot),
    head: {
      title: edit.head.title ?? '',
      motto: edit.head.motto ?? '',
      price: edit.head.price ?? '',
      weather: edit.head.weather ?? '',
    },
    correction: edit.correction ?? '',
    withoutAds: [...edit.withoutAds],
    engraving: edit.picture?.engraving ?? printed.picture.engraving,
    caption: edit.picture?.caption ?? printed.picture.caption,
    photo: edit.picture?.photo ?? null,
  };
}

/** Lists the stories of the page in the form's order; new ones of the editor come after the first. */
export function sortSpots(
  { stories, added }: Pick<HeldForm, 'stories' | 'added'>,
  order: readonly StorySpot[],
): StorySpot[] {
  const [first, ...others] = stories.map(({ place }): StorySpot => `printed ${place}`);
  const own = added.filter(({ kind }) => kind === 'story').map(({ id }): StorySpot => `own ${id}`);
  const usual = first === undefined ? own : [first, ...own, ...others];
  const known = order.filter((spot) => usual.includes(spot));
  return [...known, ...usual.filter((spot) => !known.includes(spot))];
}

/** Moves a story one place up (-1) or down (1). */
export function moveSpot(order: readonly StorySpot[], spot: StorySpot, by: -1 | 1): StorySpot[] {
  const at = order.indexOf(spot);
  const other = order[at + by];
  if (at < 0 || other === undefined) return [...order];
  return order.map((one) => (one === spot ? other : one === other ? spot : one));
}

/** Finds the flaw that keeps a form from being printed, in a sentence; null if none. */
export function findFlaw({ stories, added }: HeldForm): string | null {
  const pieces = [...stories.filter(({ isPulled }) => !isPulled), ...added];
  const nameless = pieces.find(({ headline }) => headline.trim() === '');
  if (nameless !== undefined) {
    return 'kind' in nameless && nameless.kind === 'letter'
      ? 'Every letter needs a signature; one has none.'
      : 'Every story needs a headline; one has none.';
  }
  const empty = pieces.find(({ text }) => splitParagraphs(text).length === 0);
  return empty === undefined
    ? null
    : `“${empty.headline}” needs at least one paragraph; write it, or take the piece out.`;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Finds a form's changes to the page as it was printed; null if none. */
export function findEdit(printed: Edition, form: HeldForm): PressEdit | null {
  const stories = listStories(printed);
  const changed = form.stories.filter(({ place, headline, deck, text, isPulled }) => {
    const story = stories[place];
    return (
      isPulled ||
      headline !== story?.headline ||
      deck !== (story.deck ?? '') ||
      text !== joinParagraphs(story.paragraphs)
    );
  });
  const { engraving, caption, photo, added } = form;
  const isSamePicture = engraving === printed.picture.engraving && caption === printed.picture.caption;
  const findPlace = (spot: StorySpot): number => {
    const [kind, id] = spot.split(' ');
    if (kind === 'printed') return Number(id);
    return stories.length + added.findIndex((piece) => piece.id === Number(id));
  };
  const order = sortSpots(form, form.order);
  const isUsualOrder = sortSpots(form, []).every((spot, at) => order[at] === spot);
  const edit: PressEdit = {
    stories: changed.map(({ place, headline, deck, text, isPulled }) => ({
      story: place,
      headline,
      deck: orNull(deck),
      paragraphs: splitParagraphs(text),
      isPulled,
    })),
    lead: form.lead === 'printed 0' ? null : findPlace(form.lead),
    order: isUsualOrder ? [] : order.map(findPlace),
    head: {
      title: orNull(form.head.title),
      motto: orNull(form.head.motto),
      price: orNull(form.head.price),
      weather: orNull(form.head.weather),
    },
    correction: orNull(form.correction),
    withoutAds: form.withoutAds,
    picture: isSamePicture && photo === null ? null : { engraving, caption, ...(photo === null ? {} : { photo }) },
    added: added.map(({ kind, headline, deck, byline, text }) => ({
      kind,
      headline,
      deck: kind === 'story' ? orNull(deck) : null,
      byline: kind === 'story' ? orNull(byline) : null,
      paragraphs: splitParagraphs(text),
    })),
  };
  return JSON.stringify(edit) === JSON.stringify(noEdits) ? null : edit;
}
