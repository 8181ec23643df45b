import type { OrderId, SeatId } from '../../../src-shared/words/ids.ts';
import type { BusinessId, GangsterId, VehicleId } from '../../../src-shared/games/paradise/ids.ts';
import type { BusinessType, District } from '../../../src-shared/games/paradise/city.ts';
import type { HouseRules } from '../../../src-shared/games/paradise/houseRules.ts';
import type { VehicleUpgrade, Weapon } from '../../../src-shared/games/paradise/people.ts';
import type { BargainPayloads } from './bargains/events.ts';
import type { BattlePayloads } from './battles/events.ts';
import type { CourtPayloads } from './courts/events.ts';
import type { InfirmaryPayloads } from './infirmary/events.ts';
import type { MindPayloads } from './minds/events.ts';
import type { EntertainmentPayloads } from './entertainment/events.ts';
import type { JoiningPayloads } from './joining/events.ts';
import type { OfficialPayloads } from './officials/events.ts';
import type { RulingPayloads } from './rulings/events.ts';
import type {
  Gang,
  NewGangster,
  OutrageVerdict,
  PhaseId,
  SetAside,
  Vehicle,
  Victory,
  WaitingOrder,
} from './state.ts';

/** What an event of each type carries: outcomes only, in the game's terms. */
type CityPayloads = {
  founded: { title: string; seed: number; houseRules: HouseRules; outrage: number };
  /** [CITY-4, CITY-8] One district's businesses with their owners' GUTS. */
  'district-built': {
    district: District;
    businesses: { id: BusinessId; name: string; type: BusinessType; guts: number }[];
  };
  'gang-formed': { gang: Gang; bankDollars: number };
  /** [GANG-1] A business the gang starts with. */
  'business-dealt': { seat: SeatId; business: BusinessId };
  recruited: { gangster: NewGangster; costDollars: number; usesName: boolean };
  armed: { seat: SeatId; gangster: GangsterId; weapon: Weapon; costDollars: number };
  'weapon-handed-over': { seat: SeatId; from: GangsterId; to: GangsterId; weapon: Weapon };
  'vehicle-bought': { vehicle: Vehicle; costDollars: number };
  'vehicle-upgraded': {
    seat: SeatId;
    vehicle: VehicleId;
    upgrade: VehicleUpgrade;
    costDollars: number;
  };
  /** [GANG-9] `vehicle` is null when the SMARTS test failed. */
  'theft-tried': { seat: SeatId; gangster: GangsterId; vehicle: Vehicle | null };
  'order-filed': { order: WaitingOrder };
  /** `refund`: what had been set aside for it. */
  'order-withdrawn': {
    seat: SeatId;
    id: OrderId;
    title: string;
    refund?: SetAside;
  };
  'payoff-policy-set': { seat: SeatId; policy: 'automatic' | 'ask' };
  'payoffs-withheld': { seat: SeatId; businesses: BusinessId[] };
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
  shut: { business: BusinessId };
  reopened: { business: BusinessId };
  'turned-independent': { business: BusinessId; from: SeatId };
  'takeover-failed': { seat: SeatId; business: BusinessId; lead: GangsterId };
  'taken-over': { seat: SeatId; business: BusinessId; lead: GangsterId | null };
  /** [TAKE-2] Crews met; `winner` is null when all went home. */
  contested: { business: BusinessId; seats: SeatId[]; winner: SeatId | null };
  'numbers-fixed': { by: SeatId; gang: SeatId; change: number };
  /** [GANG-19] Hard times: what the men got, and what the hoard lost. */
  'wages-paid': { seat: SeatId; men: number; dollars: number; levyDollars: number };
  /** [GANG-19] Hard times: men who left town for good. */
  'walked-out': { seat: SeatId; gangsters: GangsterId[]; why: 'unpaid' | 'no-place' };
  /** [GANG-19] Hard times: closes in a row without a place; 0 when there is one again. */
  'went-without-a-place': { seat: SeatId; months: number };
  /** [PO-3] */
  'outrage-rolled': {
    before: number;
    after: number;
    faces: number[];
    total: number;
    verdict: OutrageVerdict;
  };
  'feds-arrived': { month: number };
  /** [GANG-17] `endsTrials`: the Bosses' trials for the heat end with it; older journals leave it out. */
  'feds-left': { gang: SeatId; endsTrials?: boolean };
  eliminated: { seat: SeatId };
  won: Victory;
  'month-closed': { month: number };
  'stands-before': { phase: PhaseId };
};

/** Each area of the rules brings its own. */
type Payloads = CityPayloads &
  BargainPayloads &
  BattlePayloads &
  CourtPayloads &
  MindPayloads &
  InfirmaryPayloads &
  JoiningPayloads &
  EntertainmentPayloads &
  OfficialPayloads &
  RulingPayloads;

export type EventType = keyof Payloads;
export type EventOf<T extends EventType> = { type: T } & Payloads[T];
export type ParadiseEvent = { [T in EventType]: EventOf<T> }[EventType];
