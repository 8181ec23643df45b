import type { Handouts } from '#kernel/events/handouts.ts';
import type { Card } from '#shared/games/brotherhood/cards.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import type { AreaId, HoodId, MarkerId, OperationId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { emptySealed, type Sealed } from '#kernel/orders/sealed.ts';

import type {
  Spending,
  TurnRecord,
  Message,
  Pledge,
  Stage,
  GivenAnswer,
  Struck,
  Effect,
  Family,
  Marker,
  Operation,
  Hood,
} from './records.ts';
/** [BRO-CARD] The effects of cards on an area. */
export type AreaNow = {
  cards: Card[];
  isQuiet: boolean;
  isInfluenceDead: boolean;
  /** On this turn's and the next turn's income. */
  due: Effect | null;
  next: Effect | null;
};

/** [BRO-DEAL-2] A public deed of a family: it entered an area, handed operations over, or fired at another. */
export type Deed =
  | { kind: 'entered'; turn: number; from: SeatId; area: AreaId }
  | { kind: 'handed'; turn: number; from: SeatId; to: SeatId; area: AreaId; count: number }
  | { kind: 'fired'; turn: number; from: SeatId; to: SeatId };

export type Announcement = { turn: number; seat: SeatId; text: string; opensIn: AreaId | null };

/** [BRO-DEAL-5] Parties of a deal that ended a fight: they take nothing from each other in that area. */
export type Peace = { area: AreaId; parties: SeatId[] };

export type BrotherhoodState = {
  title: string;
  city: string;
  turn: number;
  house: HouseRules;
  /** The house rules from the next turn on; absent when no change waits. */
  houseNext?: HouseRules;
  /** Letters, pictures, and rumors of the games master; absent until the first. */
  handouts?: Handouts;
  /** In area order. */
  areas: AreaId[];
  /** Seat order. */
  seats: SeatId[];
  families: Record<SeatId, Family>;
  hoods: Record<HoodId, Hood>;
  graveyard: Record<HoodId, Hood>;
  operations: Record<OperationId, Operation>;
  markers: Record<MarkerId, Marker>;
  /** Ids given so far. */
  given: { operations: number; markers: number; guns: number };
  now: Partial<Record<AreaId, AreaNow>>;
  /** The cards not drawn yet, the top one first. */
  deck: Card[];
  struck: Struck[];
  peaces: Peace[];
  sealed: Sealed<SheetOrder>;
  /** The lines each family plays this turn by, and those of the turn before. */
  sheets: Record<SeatId, SheetOrder[]>;
  lastSheets: Record<SeatId, SheetOrder[]>;
  stage: Stage;
  answers: Record<SeatId, GivenAnswer>;
  /** The events of this turn so far, for its record. */
  tally: Pick<TurnRecord, 'losses' | 'spent' | 'placed' | 'fights' | 'taken'>;
  messages: Message[];
  promises: Record<number, Pledge>;
  announcements: Announcement[];
  /** Lines for the paper; without a seat where they are not signed. */
  press: { turn: number; seat: SeatId | null; text: string }[];
  /** Money given, for those who know of it. */
  gifts: { turn: number; from: SeatId; to: SeatId; dollars: number }[];
  /** [BRO-DEAL-2] The public deeds that a promise may have been about. */
  deeds: Deed[];
  records: TurnRecord[];
  ending: { winners: SeatId[]; how: string; ranking: SeatId[] } | null;
};

export type State = DeepReadonly<BrotherhoodState>;

export const emptyArea = (): AreaNow => ({ cards: [], isQuiet: false, isInfluenceDead: false, due: null, next: null });

export const noSpending: Spending = { wages: 0, revenue: 0, influence: 0, bail: 0, outOfTown: 0 };

export function emptyTally(): BrotherhoodState['tally'] {
  return { losses: {}, spent: {}, placed: {}, fights: [], taken: [] };
}

/** The game before it is founded. */
export function createBlankState(): BrotherhoodState {
  return {
    title: '',
    city: '',
    turn: 1,
    house: houseRulesSchema.parse({}),
    areas: [],
    seats: [],
    families: {},
    hoods: {},
    graveyard: {},
    operations: {},
    markers: {},
    given: { operations: 0, markers: 0, guns: 0 },
    now: {},
    deck: [],
    struck: [],
    peaces: [],
    sealed: emptySealed(),
    sheets: {},
    lastSheets: {},
    stage: { at: 'orders' },
    answers: {},
    tally: emptyTally(),
    messages: [],
    promises: {},
    announcements: [],
    press: [],
    gifts: [],
    deeds: [],
    records: [],
    ending: null,
  };
}
