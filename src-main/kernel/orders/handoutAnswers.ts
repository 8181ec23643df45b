import type { HandoutId } from '#shared/views/handouts.ts';
import { joinWords } from '#shared/words/text.ts';
import { listNamed } from '#shared/words/named.ts';
import type { KnownOrders } from './splitting.ts';

/** A handout that asks its reader for one of its answers; `own`: the answer that he has given. */
export type AskedHandout = { id: HandoutId; title: string; answers: readonly string[]; own: number | null };

/** The answer of a sheet's line to a handout, or the reason why it is none. */
export type ReadAnswer = { handout: AskedHandout; answer: number } | { sentence: string };

const answerWords = /^(?:(?:my|our|the) )?(?:answer|reply)(?: to\b)? ?/iu;
/** The marks between a title and the answer to it. */
const joints = /(?:\s+is\b\s*[:=,]?|\s*[:=,–—]|\s-+\s)\s*/giu;

/** Formats the line of a sheet that answers a handout, with the answers to pick one of. */
export function formatAnswerLine({ title, answers }: Pick<AskedHandout, 'title' | 'answers'>): string {
  return `Answer to “${title}”: ${answers.join(' | ')}`;
}

/** Reads a line as the answer to a handout, by its title or to the only open one; null for any other line. */
export function readAnswer(text: string, asked: readonly AskedHandout[]): ReadAnswer | null {
  if (asked.length === 0 || !answerWords.test(text)) return null;
  const rest = text.replace(answerWords, '');
  const splits = [...rest.matchAll(joints)].map(({ index, 0: joint }) => {
    return { title: rest.slice(0, index).trim(), words: rest.slice(index + joint.length).trim() };
  });
  const named = splits.flatMap(({ title, words }) => findTitled(asked, title).map((handout) => ({ handout, words })));
  const found = named.flatMap(({ handout, words }) => {
    const [only, ...others] = listNamed(
      handout.answers.map((name, place) => ({ name, place })),
      words,
    );
    return only === undefined || others.length > 0 ? [] : [{ handout, answer: only.place }];
  });
  const [first] = found;
  if (first !== undefined && found.every(({ handout: { id } }) => id === first.handout.id)) return first;
  return { sentence: explain(first === undefined ? named.map(({ handout }) => handout) : [], asked) };
}

/** Lists the handouts that a title may mean; without one, the only one that is still to be answered. */
function findTitled(asked: readonly AskedHandout[], title: string): readonly AskedHandout[] {
  const open = asked.filter(({ own }) => own === null);
  if (title === '') return open.length === 1 ? open : [];
  const named = asked.map((handout) => ({ name: handout.title, handout }));
  return listNamed(named, title).map(({ handout }) => handout);
}

function explain([one]: readonly AskedHandout[], asked: readonly AskedHandout[]): string {
  if (one !== undefined) return `Write one of its answers alone: “${one.answers.join('” or “')}”.`;
  const forms = asked.map((handout) => `“${formatAnswerLine(handout)}”`);
  return `It is not clear which handout this answers; write ${joinWords(forms)}, with one of the answers.`;
}

/** Adds the answers to handouts to the orders that a game knows. */
export function addAnswers(known: KnownOrders, asked: readonly AskedHandout[]): KnownOrders {
  if (asked.length === 0) return known;
  const keyOf = (text: string): string | null => {
    const read = readAnswer(text, asked);
    if (read === null) return known.keyOf(text);
    return 'handout' in read ? `${read.handout.id} ${read.answer}` : null;
  };
  return { keyOf, verbs: new Set([...known.verbs, 'answer', 'reply', 'my', 'our']) };
}
