import type { Edition } from '#shared/views/paper.ts';
import { listStories, noEdits, type AddedPiece, type PressEdit } from '#shared/views/pressEdit.ts';

/** A story in the editor's hands. Text has an empty line between paragraphs. */
export type HeldStory = { place: number; headline: string; deck: string; text: string; isPulled: boolean };

export type HeldPiece = { kind: AddedPiece['kind']; headline: string; text: string };

/** A page as the editor's form holds it. */
export type HeldForm = { stories: HeldStory[]; lead: number; engraving: string; caption: string; added: HeldPiece[] };

const joinParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');

/** The form of a page: as it was printed, with what was done to it. */
export function createForm(printed: Edition, edit: PressEdit = noEdits): HeldForm {
  const changes = new Map(edit.stories.map((change) => [change.story, change]));
  return {
    stories: listStories(printed).map((story, place) => {
      const { headline, deck, paragraphs } = changes.get(place) ?? story;
      const isPulled = changes.get(place)?.isPulled === true;
      return { place, headline, deck: deck ?? '', text: joinParagraphs(paragraphs), isPulled };
    }),
    lead: edit.lead ?? 0,
    engraving: edit.picture?.engraving ?? printed.picture.engraving,
    caption: edit.picture?.caption ?? printed.picture.caption,
    added: edit.added.map(({ kind, headline, paragraphs }) => ({ kind, headline, text: joinParagraphs(paragraphs) })),
  };
}

/** Finds the flaw that keeps a form from being printed, in a sentence; null if none. */
export function findFlaw({ stories, added }: HeldForm): string | null {
  const pieces = [...stories.filter(({ isPulled }) => !isPulled), ...added];
  const nameless = pieces.find(({ headline }) => headline.trim() === '');
  if (nameless !== undefined) return 'Every story needs a headline; one has none.';
  const empty = pieces.find(({ text }) => splitParagraphs(text).length === 0);
  return empty === undefined
    ? null
    : `“${empty.headline}” needs at least one paragraph; write it, or take the piece out.`;
}

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
  const isSamePicture = form.engraving === printed.picture.engraving && form.caption === printed.picture.caption;
  if (changed.length === 0 && form.lead === 0 && isSamePicture && form.added.length === 0) {
    return null;
  }
  return {
    stories: changed.map(({ place, headline, deck, text, isPulled }) => ({
      story: place,
      headline,
      deck: deck.trim() === '' ? null : deck,
      paragraphs: splitParagraphs(text),
      isPulled,
    })),
    lead: form.lead === 0 ? null : form.lead,
    picture: isSamePicture ? null : { engraving: form.engraving, caption: form.caption },
    added: form.added.map(({ kind, headline, text }) => ({ kind, headline, paragraphs: splitParagraphs(text) })),
  };
}
