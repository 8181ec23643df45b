import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { ProposalId } from '../../../../src-shared/games/paradise/ids.ts';
import type { BargainTerms } from '../../../../src-shared/games/paradise/bargains.ts';

/** [SCN-4] A bargain of two gangs; in its terms the asker is `us`. */
export type Deal = {
  id: string;
  asker: SeatId;
  other: SeatId;
  terms: BargainTerms;
  /** The first month whose reveal it binds. */
  sinceMonth: number;
  /** The last month in which any of it holds. */
  untilMonth: number;
  brokenBy: SeatId | null;
  /** Payments made. */
  paid: number;
  /** Whether the town has heard of its truce and its line. */
  isPublic: boolean;
};

/** [SCN-4] Terms put to another gang; in them the sender is `us`. */
export type Proposal = {
  id: ProposalId;
  from: SeatId;
  to: SeatId;
  month: number;
  terms: BargainTerms;
  /** Put in answer to other terms. */
  isCounter: boolean;
};

/** What bargains add to a campaign's state. */
export type BargainState = {
  deals: Record<string, Deal>;
  proposals: Record<ProposalId, Proposal>;
  proposalsMade: number;
  /** The month in which a gang last would not hear of another's terms, by `from:to`. */
  rebuffs: Record<string, number>;
};

export function rebuffKey(from: SeatId, to: SeatId): string {
  return `${from}:${to}`;
}

export function noBargains(): BargainState {
  return { deals: {}, proposals: {}, proposalsMade: 0, rebuffs: {} };
}
