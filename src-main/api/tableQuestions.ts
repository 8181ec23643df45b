import type { Answer, PutQuestion } from '#shared/words/questions.ts';
import type { SeatId } from '#shared/words/ids.ts';

/**
 * A question to a player from the games master's play, shown on the player's own device: one at a time, and in memory
 * only, because nothing is written before its answer.
 */
export class TableQuestions {
  #open: { seat: SeatId; question: PutQuestion; answer: Answer | null } | null = null;

  /** Replaces the open question. */
  put(seat: SeatId, question: PutQuestion): void {
    this.#open = { seat, question, answer: null };
  }

  /** The question that a seat has still to answer. */
  find(seat: SeatId): PutQuestion | null {
    return this.#open?.seat === seat && this.#open.answer === null ? this.#open.question : null;
  }

  /** Takes a seat's answer; false if it answers nothing that is asked. */
  answer(seat: SeatId, answer: Answer): boolean {
    const question = this.find(seat);
    if (this.#open === null || question === null) return false;
    const { id, asked, kind } = answer;
    if (id !== question.id || asked !== question.prompt || kind !== question.kind) return false;
    this.#open.answer = answer;
    return true;
  }

  /** The received answer. */
  get answered(): Answer | null {
    return this.#open?.answer ?? null;
  }

  /** Withdraws the question; returns the asked seat. */
  drop(): SeatId | null {
    const seat = this.#open?.seat ?? null;
    this.#open = null;
    return seat;
  }
}
