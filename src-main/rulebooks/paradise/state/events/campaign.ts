import type { WaitingOrder, SetAside, PhaseId, Victory } from '../index.ts';
import type { Carrying } from './carrying.ts';
import type { HouseRules } from '../../../../../src-shared/games/paradise/houseRules.ts';
import type { SeatId, OrderId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type CampaignPayloads = {
  founded: { title: string; seed: number; houseRules: HouseRules; outrage: number };
  'order-filed': { order: WaitingOrder };
  /** `refund`: what had been set aside for it. */
  'order-withdrawn': {
    seat: SeatId;
    id: OrderId;
    title: string;
    refund?: SetAside;
  };
  'month-closed': { month: number };
  'stands-before': { phase: PhaseId };
  eliminated: { seat: SeatId };
  won: Victory;
};

export type CampaignEvent = Carrying<CampaignPayloads>;
