import type { CampaignSnapshot } from '#campaign/recorded.ts';
import { clonePlain } from '#kernel/readonly.ts';

type State = CampaignSnapshot['state'];

/**
 * The copy of a campaign's state that rules write into while a command runs. A command that came to its end leaves it
 * as the state it led to, so that the next one goes on with it: copying years of play takes longer than an order.
 */
export class WorkingCopy {
  private kept: { of: State; state: State } | null = null;

  /** A copy to write into. It is given away: whoever does not bring it back has spoiled it, and the next is a new one. */
  take({ state, rng }: CampaignSnapshot): CampaignSnapshot {
    const { kept } = this;
    this.kept = null;
    const isOfState = kept !== null && kept.of === state;
    return { state: isOfState ? kept.state : clonePlain(state), rng };
  }

  /** Brings back a copy that has come to say what a state says. */
  bringBack(copy: State, { state: of }: CampaignSnapshot): void {
    this.kept = { of, state: copy };
  }
}
