import { listParagraphs, type WrittenHandout } from '#shared/views/handouts.ts';
import type { Edition, Story } from '#shared/views/paper.ts';
import { createStory, placeLetters } from './edited.ts';

/** A handout as the paper prints it. */
export type PrintedHandout = Pick<WrittenHandout, 'kind' | 'title' | 'text' | 'from' | 'picture'>;

const gossipHead = 'They Say';
const unsigned = 'A Reader';

/**
 * Prints handouts on the page of their period: a clipping, and one with a picture, as a story of its own, a letter among
 * the readers' letters, a rumor in the column of talk.
 */
export function printHandouts(edition: Edition, handouts: readonly PrintedHandout[]): Edition {
  if (handouts.length === 0) return edition;
  const isStory = ({ kind, picture }: PrintedHandout): boolean => kind === 'clipping' || picture !== null;
  const stories = handouts.filter(isStory);
  const plain = handouts.filter((one) => !isStory(one));
  const letters = plain
    .filter(({ kind }) => kind !== 'rumor')
    .map(({ title, text, from }) => ({
      headline: from === '' ? unsigned : from,
      paragraphs: [endSentence(title), ...listParagraphs(text)],
    }));
  const rumors = plain.filter(({ kind }) => kind === 'rumor').flatMap(({ text }) => listParagraphs(text));
  return {
    ...edition,
    seconds: [...edition.seconds, ...stories.map(createHandoutStory)],
    briefs: placeLetters(edition, placeRumors(edition, rumors), letters),
  };
}

function createHandoutStory({ title, text, from, picture }: PrintedHandout): Story {
  const [first = 'The picture is printed as this newspaper received it.', ...rest] = listParagraphs(text);
  const story = createStory(title, [first, ...rest]);
  if (picture === null) return { ...story, dateline: from === '' ? null : from };
  const caption = from === '' ? 'By our own camera' : `Picture: ${from}`;
  return { ...story, portrait: { engraving: '', caption, photo: picture } };
}

/** Puts rumors into the column of talk; a paper without the column gets one. */
function placeRumors({ briefs, pages }: Edition, rumors: readonly string[]): Story[] {
  if (rumors.length === 0) return briefs;
  const column = briefs.find(({ kind }) => kind === 'rumor');
  if (column !== undefined) {
    return briefs.map((story) =>
      story === column ? { ...story, paragraphs: [...story.paragraphs, ...rumors] } : story,
    );
  }
  const talk = { ...createStory(gossipHead, rumors), kind: 'rumor' };
  return [...briefs, pages === undefined ? talk : { ...talk, page: 2 as const }];
}

function endSentence(title: string): string {
  return /[.!?…:]$/u.test(title) ? title : `${title}.`;
}
