import type { AllianceKind, Proposal, SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { AllianceId, LetterId, PieceId } from '#shared/games/turf-war/ids.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/turf-war/houseRules.ts';
import type { MapId } from '#shared/games/turf-war/maps.ts';
import type { Doctrine, Level } from '#shared/games/turf-war/minds.ts';
import type { Rank } from '#shared/games/turf-war/ranks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { emptySealed, type Sealed } from '#kernel/orders/sealed.ts';
import type { Clash } from './fights/position.ts';

/** [WAR-GAME-5] A mobster. */
export type Piece = {
  id: PieceId;
  gang: SeatId;
  name: string;
  rank: Rank;
  xp: number;
  /** In order of entry into his gang. */
  number: number;
  /** Null: a recruit who waits. */
  area: number | null;
  /** The turn he was hired in; null for those of the start. */
  hiredTurn: number | null;
  /** The turn he came onto the board; null before it. */
  enteredTurn: number | null;
  /** The fights he survived, for his obituary. */
  fights: number;
  /** An obituary, once he is gone. */
  gone: {
    turn: number;
    how: 'killed' | 'cornered' | 'unpaid' | 'disbanded' | 'removed';
    area: number | null;
  } | null;
};

/** A gang and its standing orders. */
export type Gang = {
  seat: SeatId;
  name: string;
  isHuman: boolean;
  /** Counted from 1. */
  ward: number;
  treasuryMc: number;
  /** [WAR-FOG-9] The most that rivals can work out from public facts. */
  atMostMc: number;
  /** Numbers of entry given so far. */
  entered: number;
  /** [WAR-PAY-1] Killed last turn. */
  dead: { hitmen: number; lieutenants: number };
  /** [WAR-DON-2] The turn whose income is lost. */
  noIncomeTurn: number | null;
  fallback: number[];
  /** [WAR-ORD-16] Null: nobody follows; empty: by XP. */
  successors: PieceId[] | null;
  out: { turn: number; how: 'conceded' | 'disbanded' | 'out' } | null;
  /** Where the program's names for him begin. */
  nameStart: number;
  /** Turns in a row for which no sheet came from him. */
  missedTurns: number;
  level: Level;
  doctrine: Doctrine;
  /** [WAR-NPC-6] 0 to 100. */
  trust: Record<SeatId, number>;
  /** The last gang to kill one of its people. */
  hurtBy: SeatId | null;
  /** The games master gives its orders in this turn. */
  isStoodIn: boolean;
};

export type Alliance = {
  id: AllianceId;
  kind: AllianceKind;
  members: SeatId[];
  madeTurn: number;
  /** [WAR-ALLY-8] Members who left, and the last turn in which they are friends. */
  leaving: { seat: SeatId; lastTurn: number }[];
};

/** [WAR-NEWS-28] An alliance with everybody who was in it before and went without grace. */
export type RememberedAlliance = Alliance & { gone?: SeatId[] };

export type Letter = {
  id: LetterId;
  turn: number;
  from: SeatId;
  to: SeatId;
  text: string;
  proposal: Proposal | null;
  answer: 'yes' | 'no' | null;
  /** Why an NPC gang answered so. */
  because: string | null;
};

/** The public record of one closed turn. */
export type TurnRecord = {
  turn: number;
  /** Areas at its end. */
  areas: Record<SeatId, number>;
  strength: Record<SeatId, number>;
  pieces: Record<SeatId, Record<Rank, number>>;
  deaths: Record<SeatId, number>;
  /** Those who moved of those on the board. */
  movers: Record<SeatId, { moved: number; of: number }>;
  newOwners: number;
  newAlliances: number;
  moves: { piece: PieceId; gang: SeatId; rank: Rank; from: number; to: number }[];
  clashes: PublicClash[];
  retreats: { piece: PieceId; gang: SeatId; from: number; to: number | null; rule: string }[];
  owners: (SeatId | null)[];
  treasuries: Record<SeatId, number>;
};

/** A clash in the names of the game. */
export type PublicClash = Omit<Clash, 'blocs' | 'blows'> & {
  blocs: (Omit<Clash['blocs'][number], 'gangs'> & { gangs: SeatId[] })[];
  blows: Clash['blows'];
};

/** [WAR-ASK-6, WAR-ASK-7] A choice of a human gang in the middle of a turn. */
export type FightQuestion =
  | { kind: 'casualties'; seat: SeatId; area: number; count: number; pieces: PieceId[] }
  | { kind: 'refuge'; seat: SeatId; area: number; to: number[] };

export type Betrayal = { turn: number; traitor: SeatId; victim: SeatId };

export type TurfWarState = {
  title: string;
  turn: number;
  phase: 'orders' | 'combat';
  house: HouseRules;
  map: MapId;
  wards: number;
  /** [WAR-NPC-4] Where the whims of planners start; no rule reads it. */
  whim: number;
  gangs: Record<SeatId, Gang>;
  precedence: SeatId[];
  areas: Record<number, { owner: SeatId | null; sinceTurn: number }>;
  pieces: Record<PieceId, Piece>;
  /** The dead and gone. */
  graveyard: Record<PieceId, Piece>;
  alliances: Record<AllianceId, RememberedAlliance>;
  /** Alliances that are over, for the record. */
  pastAlliances: Record<
    AllianceId,
    RememberedAlliance & {
      endedTurn: number;
      how: 'left' | 'dissolved' | 'treachery' | 'out' | 'replaced' | 'ruling';
    }
  >;
  alliancesMade: number;
  betrayals: Record<number, Betrayal>;
  sealed: Sealed<SheetOrder>;
  letters: Record<LetterId, Letter>;
  lettersSent: number;
  turns: Record<number, TurnRecord>;
  question: FightQuestion | null;
  answers: {
    victims: PieceId[];
    refuges: { seat: SeatId; area: number; to: number }[];
    asked: string[];
  };
  /** [WAR-FOG-8] Orders that came to nothing, by gang. */
  dropped: { turn: number; seat: SeatId; title: string; sentence: string }[];
  filesOpen: boolean;
  ending: { winners: SeatId[]; how: EndingWay; turn: number; table: SeatId[] } | null;
  nextHost: SeatId | null;
};

export const endingWays = [
  'solo',
  'allied',
  'nobody',
  'points',
  'standstill',
  'agreed',
  'supremacy',
] as const;
export type EndingWay = (typeof endingWays)[number];

export type State = DeepReadonly<TurfWarState>;

/** A state before anything was founded. */
export function createBlankState(): TurfWarState {
  return {
    title: '',
    turn: 1,
    phase: 'orders',
    house: houseRulesSchema.parse({}),
    map: 'thamesford',
    wards: 0,
    whim: 0,
    gangs: {},
    precedence: [],
    areas: {},
    pieces: {},
    graveyard: {},
    alliances: {},
    pastAlliances: {},
    alliancesMade: 0,
    betrayals: {},
    sealed: emptySealed(),
    letters: {},
    lettersSent: 0,
    turns: {},
    question: null,
    answers: { victims: [], refuges: [], asked: [] },
    dropped: [],
    filesOpen: false,
    ending: null,
    nextHost: null,
  };
}
