import type { SeatId } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import type { Api } from '#renderer/api/client.ts';
import { describeFailure } from '#renderer/api/failure.ts';
import type { Asker } from '../session/asker.svelte.ts';

/** The part of the campaign on screen that a question from the table needs. */
type Shown = {
  readonly busyWith: string | null;
  readonly moment: ShownMoment;
  readonly link: { keep(failure: unknown, words: string): boolean } | null;
  tell(sentence: string): void;
};

/** The question that a player is asked at his own device while the games master plays on. */
export class TableQuestion {
  readonly #api: Pick<Api, 'table'>;
  readonly #seat: SeatId;
  readonly #asker: Pick<Asker, 'question' | 'ask' | 'answer'>;
  #isNoted = false;
  /** The question on screen that came from the table. */
  #shown: string | null = null;

  constructor(api: Pick<Api, 'table'>, seat: SeatId, asker: Pick<Asker, 'question' | 'ask' | 'answer'>) {
    this.#api = api;
    this.#seat = seat;
    this.#asker = asker;
  }

  /** The table has news of a question: it is asked for as soon as nothing else is under way. */
  note(): void {
    this.#isNoted = true;
  }

  /** Asks the player what the table asks of him, or stops where it asks no more. */
  async show(session: Shown | null): Promise<void> {
    if (!this.#isNoted || session === null || session.busyWith !== null) return;
    if (this.#shown === null && this.#asker.question !== null) return;
    this.#isNoted = false;
    const seat = this.#seat;
    const { moment } = session;
    try {
      const { question } = await this.#api.table.asked({ seat });
      const key = question === null ? null : JSON.stringify(question);
      if (key === this.#shown) return;
      if (this.#shown !== null) this.#asker.answer(null);
      this.#shown = key;
      if (question === null) return;
      const answer = await this.#asker.ask(
        question,
        'The games master has this question too: the first answer counts.',
      );
      const isOver = this.#shown !== key;
      if (!isOver) this.#shown = null;
      if (answer !== null)
        await this.#api.table.answer({ seat, answer: { ...answer, asked: question.prompt }, ...moment });
      else if (!isOver) session.tell('Left to the games master, who has the question too.');
    } catch (error) {
      this.#shown = null;
      const isKept = session.link?.keep(error, 'Your answer') === true;
      session.tell(isKept ? 'Kept here; it is given when the table answers again.' : describeFailure(error));
    }
  }
}
