import type { Deal, Proposal } from '../bargains.ts';
import type { Carrying } from './carrying.ts';
import type {
  BargainTerms,
  BreachKind,
} from '../../../../../src-shared/games/paradise/bargains.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type BargainPayloads = {
  /** [SCN-4] The first payment its sender promises is set aside. */
  'proposal-made': { proposal: Proposal };
  'proposal-ended': { proposal: Proposal; how: ProposalEnd };
  'deal-struck': { deal: Deal };
  /** What the town notices: that two gangs keep the peace, and a line between them. */
  'bargain-told': {
    deal: string;
    asker: SeatId;
    other: SeatId;
    truceMonths: BargainTerms['truceMonths'];
    line: BargainTerms['line'];
    sinceMonth: number;
  };
  'bargain-paid': { deal: string; from: SeatId; to: SeatId; dollars: number };
  /** `to` and `what` are missing in older files. */
  'deal-broken': { deal: string; by: SeatId; to?: SeatId; what?: BreachKind };
};

export type BargainEvent = Carrying<BargainPayloads>;

/** How a proposal came to its end. */
export type ProposalEnd = 'accepted' | 'refused' | 'countered' | 'withdrawn' | 'lapsed';
