import type { DiceMode } from '#shared/words/journal.ts';
import type { Answer, Question } from '#shared/words/questions.ts';

export type SentAnswers = {
  dice: DiceMode;
  answers: Answer[];
  /** The period on screen when it was given. */
  period?: number;
};
type AskResult = { kind: 'question'; question: Question };

/**
 * Sends a command again and again with all answers so far until it is done; null when the user
 * gives up, in which case nothing has happened.
 */
export async function runWithAnswers<Done extends { kind: 'done' }>(
  dice: DiceMode,
  send: (answering: SentAnswers) => Promise<Done | AskResult>,
  ask: (question: Question) => Promise<Answer | null>,
): Promise<Done | null> {
  const answers: Answer[] = [];
  for (;;) {
    const outcome = await send({ dice, answers: [...answers] });
    if (outcome.kind === 'done') return outcome;
    const answer = await ask(outcome.question);
    if (!answer) return null;
    answers.push({ ...answer, asked: outcome.question.prompt });
  }
}
