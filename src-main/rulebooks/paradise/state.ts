import type {
  BusinessId,
  GangsterId,
  OrderId,
  SeatId,
  VehicleId,
} from '../../../src-shared/vocabulary/ids.ts';
import type {
  BusinessType,
  District,
  GangType,
} from '../../../src-shared/vocabulary/paradise/city.ts';
import type { HouseRules } from '../../../src-shared/vocabulary/paradise/houseRules.ts';
import { houseRulesSchema } from '../../../src-shared/vocabulary/paradise/houseRules.ts';
import type { Order } from '../../../src-shared/vocabulary/paradise/orders.ts';
import type {
  HireableProfile,
  Skill,
  StatBlock,
  VehicleKind,
  VehicleUpgrade,
  Weapon,
} from '../../../src-shared/vocabulary/paradise/people.ts';
import type { DeepReadonly } from '../../kernel/readonly.ts';
import { emptyCityHall, type OfficialsState } from './officials/state.ts';

/** [MONTH-1 to MONTH-11] */
export const phaseIds = [
  'collections',
  'payoffs',
  'officials-pay',
  'infirmary',
  'courts',
  'orders',
  'reveal',
  'scenarios',
  'press',
  'outrage',
  'close',
] as const;
export type PhaseId = (typeof phaseIds)[number];

/** What everybody in town knows of a gang. */
export type Gang = {
  id: SeatId;
  name: string;
  type: GangType;
  isHuman: boolean;
  base: District;
  /** 0 to 7, index of its colour and hatch. */
  colour: number;
  bossName: string;
  eliminatedMonth: number | null;
};

/** What only the gang and the GM know of it. */
export type Purse = {
  bankDollars: number;
  /** [GANG-12] Reputation that does not come from the bank. */
  permanentReputation: number;
  payoffPolicy: 'automatic' | 'ask';
  /** [RK-3] Businesses it will not pay for this month. */
  withheld: BusinessId[];
  /** [RK-15] Added to its numbers Loot at the next collection. */
  numbersChange: number;
  /** Index into its gang type's list of names, so that recruits differ. */
  namesUsed: number;
};

export type Gangster = {
  id: GangsterId;
  gang: SeatId;
  name: string;
  /** Null for a rolled-up mobster. */
  profile: HireableProfile | null;
  isBoss: boolean;
  stats: StatBlock;
  skills: Skill[];
  weapons: Weapon[];
  paidDollars: number;
  joinedMonth: number;
  /** [GANG-9] Last month he tried to steal a car, or 0. */
  triedStealingMonth: number;
};

export type Vehicle = {
  id: VehicleId;
  gang: SeatId;
  kind: VehicleKind;
  upgrades: VehicleUpgrade[];
  stolen: boolean;
};

export type Business = {
  id: BusinessId;
  name: string;
  type: BusinessType;
  district: District;
  owner: SeatId | null;
  /** [RK-3] Closed by the precinct until its payoff is paid again. */
  isShut: boolean;
  idleMonths: number;
  /** [TAKE-2] Last month crews met here, or 0; everybody saw it. */
  contestedMonth: number;
};

/** An order that waits for the reveal. */
export type WaitingOrder = { id: OrderId; seat: SeatId; order: Order; title: string };

export type OutrageVerdict =
  'quiet' | 'calmed' | 'something-must-be-done' | 'feds-called' | 'feds-stay';

/** The public record of one month. */
export type MonthRecord = {
  month: number;
  outrageBefore: number;
  outrage: number;
  faces: number[];
  total: number;
  verdict: OutrageVerdict;
  /** Businesses held at the month's end. */
  holdings: Record<SeatId, number>;
};

/** One month of one gang's books, in dollars. */
export type BooksRow = {
  seat: SeatId;
  month: number;
  openingDollars: number;
  lootDollars: number;
  payoffDollars: number;
  recruitDollars: number;
  equipmentDollars: number;
  officialDollars: number;
  adjustmentDollars: number;
  closingDollars: number;
};

export type Victory = { seat: SeatId; how: 'total-control' | 'last-month' };

/** The whole of a Paradise campaign. Plain JSON; records keep the order things were made in. */
export type ParadiseState = {
  title: string;
  seed: number;
  houseRules: HouseRules;
  month: number;
  phase: PhaseId;
  outrage: number;
  feds: { inTown: boolean; sinceMonth: number | null };
  victory: Victory | null;
  gangs: Record<SeatId, Gang>;
  purses: Record<SeatId, Purse>;
  gangsters: Record<GangsterId, Gangster>;
  vehicles: Record<VehicleId, Vehicle>;
  businesses: Record<BusinessId, Business>;
  /** [CITY-8] Nobody's knowledge but the GM's. */
  ownerGuts: Record<BusinessId, number>;
  orders: Record<OrderId, WaitingOrder>;
  months: Record<number, MonthRecord>;
  books: Record<string, BooksRow>;
  made: { gangsters: number; vehicles: number; orders: number };
} & OfficialsState;

/** State as rules read it. */
export type State = DeepReadonly<ParadiseState>;

/** A campaign before it is founded. */
export function blankState(): ParadiseState {
  return {
    title: '',
    seed: 0,
    houseRules: houseRulesSchema.parse({}),
    month: 1,
    phase: 'collections',
    outrage: 0,
    feds: { inTown: false, sinceMonth: null },
    victory: null,
    gangs: {},
    purses: {},
    gangsters: {},
    vehicles: {},
    businesses: {},
    ownerGuts: {},
    orders: {},
    months: {},
    books: {},
    made: { gangsters: 0, vehicles: 0, orders: 0 },
    ...emptyCityHall(),
  };
}

/** Key of one gang’s books of one month. */
export function booksKey(seat: SeatId, month: number): string {
  return `${seat}:${month}`;
}
