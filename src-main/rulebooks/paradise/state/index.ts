import type { OrderId, SeatId } from '../../../../src-shared/words/ids.ts';
import type {
  BattleId,
  BusinessId,
  GangsterId,
  VehicleId,
} from '../../../../src-shared/games/paradise/ids.ts';
import type {
  BusinessType,
  District,
  GangType,
} from '../../../../src-shared/games/paradise/city.ts';
import type { HouseRules } from '../../../../src-shared/games/paradise/houseRules.ts';
import { houseRulesSchema } from '../../../../src-shared/games/paradise/houseRules.ts';
import type { Order } from '../../../../src-shared/games/paradise/orders.ts';
import type { Memory, MindRecord } from './minds.ts';
import { noCourts, type Courts } from './courts.ts';
import type { Patient } from './infirmary.ts';
import { noBargains, type BargainState } from './bargains.ts';
import type { Battle, Sighting } from './battles.ts';
import type { MuscleProfile } from '../../../../src-shared/games/paradise/battles.ts';
import type {
  HireableProfile,
  Skill,
  StatBlock,
  VehicleKind,
  VehicleUpgrade,
  Weapon,
} from '../../../../src-shared/games/paradise/people.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { blankEntertainment, type EntertainmentState } from './shows.ts';
import { emptyCityHall, type OfficialsState } from './officials.ts';

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
  'battles',
  'press',
  'outrage',
  'law',
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
  /** [GANG-13] Scenarios of its own a gang must fight before it can hire a kind of muscle again. */
  rests: Partial<Record<MuscleProfile, number>>;
  /** [GANG-19] Closes in a row without a place, while times are hard. */
  placelessMonths?: number;
};

/** Where a gangster is when he is not with his gang; `away`: he has left town for good (GANG-19). */
export type Custody = 'jail' | 'pen' | 'away';

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
  /** [HEAL-1] Points lost from each stat and not regained yet. */
  lost: StatBlock;
  /** [GUTS-4] */
  isStoneCold: boolean;
  /** [LAW-1, LAW-2] In the hands of the law, or null. */
  custody: Custody | null;
  /** [GANG-16a] A sitting of the courts has passed and left him in jail. */
  isHeldOver?: boolean;
  /** [GANG-9] He has had the pistol that comes free with GATS 3. */
  hadFreePistol?: boolean;
};

/** A gangster as he joins: sound of limb, free and unknown. */
export type NewGangster = Omit<Gangster, 'lost' | 'isStoneCold' | 'custody' | 'isHeldOver'>;

/** [GANG-14] Somebody who died. */
export type Departed = {
  gangster: Gangster;
  month: number;
  /** Where he fell; null when it was not in battle. */
  battle: BattleId | null;
  funeralHeld: boolean;
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
  /** [RK-16] Months without Loot until what was smashed is mended. */
  repairMonths: number;
};

/** Columns of the books that money moves under. */
export type BooksCause =
  | 'openingDollars'
  | 'lootDollars'
  | 'payoffDollars'
  | 'battleDollars'
  | 'careDollars'
  | 'courtDollars'
  | 'recruitDollars'
  | 'equipmentDollars'
  | 'officialDollars'
  | 'trainingDollars'
  | 'showDollars'
  | 'ringDollars'
  | 'standingDollars'
  | 'bargainDollars'
  | 'adjustmentDollars';

/** Dollars that an order takes from the bank when it is filed; withdrawing it brings them back. */
export type SetAside = { cause: BooksCause; dollars: number };

/** An order that waits for the reveal. */
export type WaitingOrder = {
  id: OrderId;
  seat: SeatId;
  order: Order;
  title: string;
  setAside?: SetAside;
};

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
  /** Hired muscle, and Loot won or lost in battle. */
  battleDollars: number;
  /** Doctors and hospitals; releases, lawyers and trials. */
  careDollars: number;
  courtDollars: number;
  recruitDollars: number;
  equipmentDollars: number;
  officialDollars: number;
  /** [GANG-8] Lessons. */
  trainingDollars: number;
  /** [RK-7] Bands: signing, buying, selling. */
  showDollars: number;
  /** [RK-13] Purses, bets and bribes of the ring. */
  ringDollars: number;
  /** [GANG-14, GANG-15] Funerals, flowers, public works. */
  standingDollars: number;
  /** [SCN-4] What bargains brought and cost. */
  bargainDollars: number;
  adjustmentDollars: number;
  closingDollars: number;
};

export type Victory = { seat: SeatId; how: 'total-control' | 'last-standing' | 'last-month' };

/** The whole of a Paradise campaign. Plain JSON; records keep the order things were made in. */
export type ParadiseState = EntertainmentState & {
  title: string;
  seed: number;
  houseRules: HouseRules;
  month: number;
  phase: PhaseId;
  outrage: number;
  /** [PO-2] Whether anything raised it since it was last rolled for. */
  hasOutrageRisen: boolean;
  /** [PO-6] `agents`: how many there are while they are in town. */
  feds: {
    inTown: boolean;
    sinceMonth: number | null;
    agents: number;
    /** [LAW-3] The gangs they are after, in the order their own men talked. */
    targets: SeatId[];
  };
  victory: Victory | null;
  gangs: Record<SeatId, Gang>;
  purses: Record<SeatId, Purse>;
  gangsters: Record<GangsterId, Gangster>;
  vehicles: Record<VehicleId, Vehicle>;
  businesses: Record<BusinessId, Business>;
  /** [CITY-8] Nobody's knowledge but the GM's. */
  ownerGuts: Record<BusinessId, number>;
  orders: Record<OrderId, WaitingOrder>;
  /** Battles of the campaign, the waiting ones last. */
  battles: Record<BattleId, Battle>;
  /** [GANG-14] The dead, in the order they fell. */
  graveyard: Record<GangsterId, Departed>;
  /** What a gang knows of a rival's people, by `seat:gangster`. */
  sightings: Record<string, Sighting>;
  /** [HEAL-2] */
  patients: Record<GangsterId, Patient>;
  courts: Courts;
  /** [GANG-11] How the program plays each gang. */
  minds: Record<SeatId, MindRecord>;
  /** What gangs hold against each other, by `seat:rival`. */
  memories: Record<string, Memory>;
  months: Record<number, MonthRecord>;
  books: Record<string, BooksRow>;
  made: { gangsters: number; vehicles: number; orders: number; battles: number };
} & OfficialsState &
  BargainState;

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
    hasOutrageRisen: false,
    feds: { inTown: false, sinceMonth: null, agents: 0, targets: [] },
    victory: null,
    gangs: {},
    purses: {},
    gangsters: {},
    vehicles: {},
    businesses: {},
    ownerGuts: {},
    orders: {},
    battles: {},
    graveyard: {},
    sightings: {},
    patients: {},
    courts: noCourts(),
    minds: {},
    memories: {},
    months: {},
    books: {},
    made: { gangsters: 0, vehicles: 0, orders: 0, battles: 0 },
    ...blankEntertainment(),
    ...emptyCityHall(),
    ...noBargains(),
  };
}

/** Key of one gang’s books of one month. */
export function booksKey(seat: SeatId, month: number): string {
  return `${seat}:${month}`;
}
