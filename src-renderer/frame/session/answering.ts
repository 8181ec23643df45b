import type { DiceMode } from '#shared/words/journal.ts';
import type { Answer, Question } from '#shared/words/questions.ts';

export type SentAnswers = {
  dice: DiceMode;
  answers: Answer[];
  /** The period on screen when it was given. */
  period?: number;
};
type AskResult = { kind: 'question'; question: Question; asks?: number | undefined };

const leftOutNote = 'Cancel leaves this order out; the rest of the advice is followed.';

/** Leaves one of the orders of a command out, by its place; false if the command is nothing without it. */
export type LeaveOut = (place: number) => boolean;

/**
 * Sends a command again and again with all answers so far until it is done; null when the user
 * gives up, in which case nothing has happened. With `leaveOut` only the order whose question was given up is left out.
 */
export async function runWithAnswers<Done extends { kind: 'done' }>(
  dice: DiceMode,
  send: (answering: SentAnswers) => Promise<Done | AskResult>,
  ask: (question: Question, note?: string | null) => Promise<Answer | null>,
  leaveOut?: LeaveOut,
): Promise<Done | null> {
  let given: { answer: Answer; place: number | undefined }[] = [];
  for (;;) {
    const outcome = await send({ dice, answers: given.map(({ answer }) => answer) });
    if (outcome.kind === 'done') return outcome;
    const { question, asks: place } = outcome;
    const isOfOne = place !== undefined && leaveOut !== undefined;
    const answer = await ask(question, isOfOne ? leftOutNote : null);
    if (answer) given.push({ answer: { ...answer, asked: question.prompt }, place });
    else if (isOfOne && leaveOut(place)) given = given.filter((one) => one.place !== place);
    else return null;
  }
}
