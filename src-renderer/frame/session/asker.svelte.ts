import type { Answer, Question } from '#shared/words/questions.ts';

/** Holds the question that is open on screen; one at a time, since a command asks one at a time. */
export class Asker {
  question = $state.raw<Question | null>(null);
  /** A sentence that names who is asked the same elsewhere. */
  note = $state<string | null>(null);
  /** Has a question asked elsewhere too, while it stands here; returns how to take it back. */
  elsewhere: ((question: Question) => () => void) | null = null;
  #takeBack: () => void = () => undefined;
  #settle: ((answer: Answer | null) => void) | null = null;

  ask = (question: Question, note: string | null = null): Promise<Answer | null> => {
    this.answer(null);
    this.question = question;
    this.note = note;
    this.#takeBack = this.elsewhere?.(question) ?? (() => undefined);
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  };

  /** Null gives the whole command up. */
  answer(answer: Answer | null): void {
    const settle = this.#settle;
    this.#settle = null;
    this.question = null;
    this.note = null;
    this.#takeBack();
    this.#takeBack = () => undefined;
    settle?.(answer);
  }
}
