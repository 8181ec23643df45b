import { numberWords } from '#shared/words/sentences.ts';
import { capitalize } from '#shared/words/text.ts';
import type { Story } from '#shared/views/paper.ts';

const words = numberWords.slice(1, 13);
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** A number from 1 to 12 that stands alone: no sum, date, address, tally in parentheses, or part of a longer figure. */
const small = new RegExp(
  String.raw`(?<!\b(?:${months}|No\.|Pier|Room) )(?<![\d$#(,.:/’-])\b(1[0-2]|[1-9])\b(?![\d)%:/’-]|[,.]\d)`,
  'gu',
);
/** A spelled number at the beginning of a sentence. */
const opening = new RegExp(String.raw`(?<=^|[.!?]”? )\b(?:${words.join('|')})\b`, 'gu');
/** A score keeps its figures. */
const score = /\b\d+ to \d+\b/gu;

/** Spells small numbers of a sentence, as a newspaper does; scores, dates, and sums keep their figures. */
export function spellNumbers(text: string): string {
  const scores = [...text.matchAll(score)].map(({ index, 0: all }) => [index, index + all.length] as const);
  const spelled = text.replace(small, (figure, _digits, at: number) =>
    scores.some(([from, to]) => at >= from && at < to) ? figure : (words[Number(figure) - 1] ?? figure),
  );
  // A sentence that began with a figure begins with a capital now.
  return spelled.replace(opening, (sentence) => capitalize(sentence));
}

/** Spells the small numbers of a story's sentences; headlines and tables keep theirs. */
export function spellStory(story: Story): Story {
  const { deck, paragraphs } = story;
  return { ...story, deck: deck === null ? null : spellNumbers(deck), paragraphs: paragraphs.map(spellNumbers) };
}
