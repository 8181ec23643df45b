import { describeFailure, ProgramLost, readRefusal, type Refused } from '#renderer/api/failure.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import { LiveAnswer } from '#renderer/shared/liveAnswer.svelte.ts';

/** The price and odds of what a form puts together, asked while it is filled in; a cut link is no refusal of it. */
export class LiveQuote<Input, Answer> extends LiveAnswer<Input, Answer> {
  constructor(ask: (input: Input) => Promise<Answer>, pauseMs?: number) {
    super(ask, describeFailure, pauseMs);
  }

  /** A cut link keeps the quote from a player’s own device; the order may be given all the same, and is kept. */
  get isCut(): boolean {
    return this.failure instanceof ProgramLost && programLink.keepsOrders;
  }

  /** The rules’ refusal in the place of the quote; null where there is none. */
  get refused(): Refused | null {
    return this.problem === null || this.isCut ? null : readRefusal(this.failure);
  }
}
