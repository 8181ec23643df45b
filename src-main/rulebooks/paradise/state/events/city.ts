import type { Carrying } from './carrying.ts';
import type { District, BusinessType } from '../../../../../src-shared/games/paradise/city.ts';
import type { BusinessId, GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type CityPayloads = {
  /** [CITY-4, CITY-8] One district's businesses with their owners' GUTS. */
  'district-built': {
    district: District;
    businesses: { id: BusinessId; name: string; type: BusinessType; guts: number }[];
  };
  /** [GANG-1] A business the gang starts with. */
  'business-dealt': { seat: SeatId; business: BusinessId };
  /** [RK-17] One gang's collection; `loot` in points by business, `forgivenDollars` a gym's cost the bank lacked. */
  collected: {
    seat: SeatId;
    loot: [BusinessId, number][];
    dollars: number;
    forgivenDollars: number;
    /** [GANG-16a] Open businesses nobody ran for want of an Accountant. */
    unrun?: BusinessId[];
  };
  /** [RK-3] A shut business had no income this month. */
  idled: { seat: SeatId; business: BusinessId; months: number };
  /** [RK-3, RK-4] What one gang paid, a line for each type and district. */
  'payoffs-paid': {
    seat: SeatId;
    lines: { district: District; type: BusinessType; businesses: number; dollars: number }[];
    dollars: number;
  };
  'payoffs-withheld': { seat: SeatId; businesses: BusinessId[] };
  'payoff-policy-set': { seat: SeatId; policy: 'automatic' | 'ask' };
  shut: { business: BusinessId };
  reopened: { business: BusinessId };
  'turned-independent': { business: BusinessId; from: SeatId };
  'takeover-failed': { seat: SeatId; business: BusinessId; lead: GangsterId };
  /**
   * `lead`: who talked, or null. `by`: what gave the gang the place; `from`: who let it go in a bargain. Older
   * files have neither.
   */
  'taken-over': {
    seat: SeatId;
    business: BusinessId;
    lead: GangsterId | null;
    by?: 'talk' | 'raid' | 'clash' | 'bargain';
    from?: SeatId;
  };
  /** [TAKE-2] Crews met; `winner` is null when all went home. */
  contested: { business: BusinessId; seats: SeatId[]; winner: SeatId | null };
  'numbers-fixed': { by: SeatId; gang: SeatId; change: number };
  /** [RK-16] No Loot for so many months. */
  smashed: { business: BusinessId; months: number };
  mended: { business: BusinessId; months: number };
  'broke-away': { business: BusinessId; from: SeatId };
};

export type CityEvent = Carrying<CityPayloads>;
