import type { CampaignSnapshot } from '../campaign/recorded.ts';

/** Steps whose states are kept; whoever goes back further waits for a replay. */
const mostKept = 64;

/** The states after the latest steps by the steps' numbers. */
export class KeptStates {
  private readonly states = new Map<number, CampaignSnapshot>();

  /** Keeps the state after a step, which is the latest from now on. */
  keep(step: number, snapshot: CampaignSnapshot): void {
    this.forgetAfter(step - 1);
    this.states.set(step, snapshot);
    for (const oldest of this.states.keys()) {
      if (this.states.size <= mostKept) return;
      this.states.delete(oldest);
    }
  }

  /** The state after a step, or null. */
  after(step: number): CampaignSnapshot | null {
    return this.states.get(step) ?? null;
  }

  /** Steps after this one were taken back. */
  forgetAfter(step: number): void {
    for (const known of this.states.keys()) if (known > step) this.states.delete(known);
  }
}
