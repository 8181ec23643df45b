import { describeFailure } from '#renderer/api/failure.ts';
import type { PlannedView } from '#shared/games/paradise/views/opposition.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { LiveAnswer } from '#renderer/shared/liveAnswer.svelte.ts';
import type { ParadiseSession } from '../session.svelte.ts';

type PlanRequest = { seat: SeatId; viewer: Viewer };

/** The planner's orders for a gang, asked anew whenever the campaign changes. */
export class PlanAnswer {
  #live: LiveAnswer<PlanRequest, readonly PlannedView[]>;

  constructor(session: ParadiseSession) {
    this.#live = new LiveAnswer((asked) => session.api.games.paradise.plan(asked), describeFailure);
  }

  get plans(): readonly PlannedView[] | null {
    return this.#live.answer;
  }

  get problem(): string | null {
    return this.#live.problem;
  }

  /** Null: nothing is asked. */
  about(asked: PlanRequest | null): void {
    this.#live.about(asked);
  }
}
