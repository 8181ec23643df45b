import type { Card } from '#shared/games/brotherhood/cards.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import type {
  AreaId,
  HoodId,
  HoodKind,
  MarkerId,
  OperationId,
} from '#shared/games/brotherhood/ids.ts';
import type { Doctrine, Level } from '#shared/games/brotherhood/minds.ts';
import type { PromiseTerms, SheetOrder, Term, Use } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { emptySealed, type Sealed } from '#kernel/orders/sealed.ts';

/** [BRO-HOOD] A Thug or a Hitman. */
export type Hood = {
  id: HoodId;
  family: SeatId;
  kind: HoodKind;
  name: string;
  /** Place on the family's roster. */
  number: number;
  isOutOfTown: boolean;
  status: 'free' | 'jailed' | 'dead';
  /** Where he stands this turn; null at home. */
  area: AreaId | null;
  joinedTurn: number;
  /** The fights he survived, for his obituary. */
  fights: number;
  hits: number;
  fell: { turn: number; area: AreaId } | null;
};

/** [BRO-OP] A Revenue operation on the board. */
export type Operation = {
  id: OperationId;
  family: SeatId;
  area: AreaId;
  description: string;
  openedTurn: number;
  /** The turn its owner came to it. */
  sinceTurn: number;
};

/** [BRO-PI] A marker of influence on the board. */
export type Marker = {
  id: MarkerId;
  family: SeatId;
  area: AreaId;
  sinceTurn: number;
  isUsed: boolean;
  isNeutralised: boolean;
};

export type Godfather = {
  name: string;
  status: 'away' | 'free' | 'jailed' | 'dead';
  /** Where he stands this turn. */
  area: AreaId | null;
  /** Where he stood last, for the rivals. */
  lastArea: AreaId | null;
};

export type Family = {
  seat: SeatId;
  name: string;
  isHuman: boolean;
  byMail: boolean;
  level: Level;
  doctrine: Doctrine;
  /** Scrambled out of the seed; its planner draws on it and on nothing else of chance. */
  whim: number;
  cashDollars: number;
  /** [BRO-FOG-2] Its cash by public facts, and the same after its last Placement. */
  figureDollars: number;
  placedFigureDollars: number;
  godfather: Godfather;
  /** [BRO-GF-7] Families gathered, its own first. */
  gathered: SeatId[];
  /** The turn its Godfather was shot, by whom, and the cash that went with him. */
  dead: { turn: number; by: SeatId | null; area: AreaId; cashDollars: number } | null;
  lastIncomeDollars: number;
  /** Turns in a row for which no sheet came. */
  missedTurns: number;
  /** The games master gives its orders in this turn. */
  isStoodIn: boolean;
  /** Its grudges, by hoods lost and operations taken. */
  grudges: Record<SeatId, number>;
};

export type Effect = 'nothing' | 'half';

/** [BRO-CARD] The effects of cards on an area. */
export type AreaNow = {
  cards: Card[];
  isQuiet: boolean;
  isInfluenceDead: boolean;
  /** On this turn's income, and on the next one's. */
  due: Effect | null;
  next: Effect | null;
};

/** [BRO-PI-5] A counter that a card struck this turn, as it was. */
export type Struck =
  | { kind: 'hood'; family: SeatId; area: AreaId; hood: Hood }
  | { kind: 'revenue'; family: SeatId; area: AreaId; operation: Operation }
  | { kind: 'influence'; family: SeatId; area: AreaId; marker: Marker }
  | { kind: 'godfather'; family: SeatId; area: AreaId };

/** [BRO-DEAL-2] A public deed of a family: it entered an area, handed operations over, or fired at another. */
export type Deed =
  | { kind: 'entered'; turn: number; from: SeatId; area: AreaId }
  | { kind: 'handed'; turn: number; from: SeatId; to: SeatId; area: AreaId; count: number }
  | { kind: 'fired'; turn: number; from: SeatId; to: SeatId };

/** [BRO-ASK] A seat's answer; null stands for the rule's own choice. */
export type GivenAnswer =
  | { kind: 'use'; uses: Use[] }
  | { kind: 'shoot'; at: SeatId }
  | { kind: 'go-on'; will: boolean }
  | { kind: 'table'; terms: Term[] | null }
  | { kind: 'accept'; will: boolean }
  | { kind: 'take'; from: SeatId | null }
  | { kind: 'by-rule' };

/** [BRO-TURN-1] Where in its turn the game stands. Areas by their place in the city. */
export type Stage =
  | { at: 'orders' }
  | { at: 'influence'; area: number; groups: SeatId[][] }
  | {
      at: 'fight';
      area: number;
      /** Rounds fought; the first is the ordinary one. */
      rounds: number;
      ask: 'fire' | 'go-on' | 'table' | 'accept';
      /** The seats that may still table terms before this round; the first of them does now. */
      tablers: SeatId[];
      terms: Term[] | null;
    }
  | {
      at: 'spoils';
      area: number;
      takers: SeatId[];
      next: number;
      took: Record<SeatId, number>;
      passed: SeatId[];
    }
  | { at: 'over' };

export type Pledge = {
  id: number;
  from: SeatId;
  to: SeatId;
  what: PromiseTerms;
  fromTurn: number;
  toTurn: number;
  outcome: 'open' | 'kept' | 'broken';
};

export type Message = {
  id: number;
  turn: number;
  from: SeatId;
  to: SeatId;
  text: string;
  promise: number | null;
};

export type Announcement = {
  turn: number;
  seat: SeatId;
  text: string;
  opensIn: AreaId | null;
};

export type AreaIncome = {
  area: AreaId;
  operations: number;
  eachDollars: number;
  isDoubled: boolean;
  isHalved: boolean;
  due: Effect | null;
  dollars: number;
};

/** The public record of one closed turn. */
export type TurnRecord = {
  turn: number;
  incomes: Record<SeatId, { dollars: number; areas: AreaIncome[] }>;
  /** All exact once the game is over; of a running game a seat reads its own. */
  cash: Record<SeatId, number>;
  figures: Record<SeatId, number>;
  operations: Record<SeatId, number>;
  markers: Record<SeatId, number>;
  hoods: Record<SeatId, number>;
  crowding: Partial<Record<AreaId, number>>;
  control: Partial<Record<AreaId, SeatId>>;
  losses: Record<SeatId, { fights: number; cards: number; influence: number }>;
  spent: Record<SeatId, Spending>;
  godfathers: Record<SeatId, AreaId | null>;
  /** Hoods as they were revealed after Placement, by family and area. */
  placed: Record<SeatId, Partial<Record<AreaId, { thugs: number; hitmen: number }>>>;
  struck: { card: Card; area: AreaId }[];
  fights: FightRecord[];
  /** Operations that changed hands as spoils. */
  taken: { seat: SeatId; from: SeatId; area: AreaId; description: string }[];
};

/** A fight of a closed turn, and what it cost whom. */
export type FightRecord = {
  area: AreaId;
  armed: SeatId[];
  rounds: number;
  how: 'no-rival-left' | 'nobody-left' | 'not-extended' | 'deal' | 'too-long';
  losses: Record<SeatId, number>;
};

export type Spending = {
  wages: number;
  revenue: number;
  influence: number;
  bail: number;
  outOfTown: number;
};

/** [BRO-DEAL-5] Parties of a deal that ended a fight: they take nothing from each other in that area. */
export type Peace = { area: AreaId; parties: SeatId[] };

export type BrotherhoodState = {
  title: string;
  city: string;
  turn: number;
  house: HouseRules;
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

export const emptyArea = (): AreaNow => ({
  cards: [],
  isQuiet: false,
  isInfluenceDead: false,
  due: null,
  next: null,
});

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
