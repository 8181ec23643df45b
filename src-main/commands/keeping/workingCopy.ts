import type { CampaignSnapshot } from '#campaign/recorded.ts';
import { clonePlain } from '#kernel/readonly.ts';

type State = CampaignSnapshot['state'];

/**
 * The copy of a campaign's state that rules change during a command. After a successful command it is the new state,
 * and serves the next one: copying years of play takes longer than an order.
 */
export class WorkingCopy {
  private kept: { of: State; state: State } | null = null;

  /** Returns a copy to change. If it is not returned, it is spoiled, and the next is a new one. */
  take({ state, rng }: CampaignSnapshot): CampaignSnapshot {
    const { kept } = this;
    this.kept = null;
    const isOfState = kept !== null && kept.of === state;
    return { state: isOfState ? kept.state : clonePlain(state), rng };
  }

  /** Returns a copy that equals a state. */
  bringBack(copy: State, { state: of }: CampaignSnapshot): void {
    this.kept = { of, state: copy };
  }
}
