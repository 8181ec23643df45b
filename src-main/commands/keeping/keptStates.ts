import type { CampaignSnapshot } from '#campaign/recorded.ts';
import { clonePlain } from '#kernel/readonly.ts';

/** Steps whose states are kept; going back further needs a replay. */
const mostKept = 64;

/** States that were made again from the journal and share little: a report reads two of them. */
const mostRecalled = 4;

/** The states after the latest steps by the steps' numbers. */
export class KeptStates {
  private readonly states = new Map<number, CampaignSnapshot>();
  private readonly recalled = new Map<number, CampaignSnapshot>();

  /** Keeps the state after a step, which is the latest from now on. */
  keep(step: number, snapshot: CampaignSnapshot): void {
    this.forgetAfter(step - 1);
    this.states.set(step, snapshot);
    for (const oldest of this.states.keys()) {
      if (this.states.size <= mostKept) return;
      this.states.delete(oldest);
    }
  }

  /** Keeps a state that was made again from the journal, for as long as few others are asked for. */
  recall(step: number, snapshot: CampaignSnapshot): void {
    this.recalled.delete(step);
    this.recalled.set(step, snapshot);
    for (const oldest of this.recalled.keys()) {
      if (this.recalled.size <= mostRecalled) return;
      this.recalled.delete(oldest);
    }
  }

  /** The state after a step, or null. */
  after(step: number): CampaignSnapshot | null {
    return this.states.get(step) ?? this.recalled.get(step) ?? null;
  }

  /** Steps after this one were taken back. */
  forgetAfter(step: number): void {
    for (const states of [this.states, this.recalled]) {
      for (const known of states.keys()) if (known > step) states.delete(known);
    }
  }
}

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
