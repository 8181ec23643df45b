import type { Handouts } from '#kernel/events/handouts.ts';
import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { AllianceId, LetterId, PieceId } from '#shared/games/turf-war/ids.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/turf-war/houseRules.ts';
import type { MapId } from '#shared/games/turf-war/maps.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { emptySealed, type Sealed } from '#kernel/orders/sealed.ts';

/** [WAR-NEWS-28] An alliance with everybody who was in it before and went without grace. */
export type RememberedAlliance = Alliance & { gone?: SeatId[] };

export type Betrayal = { turn: number; traitor: SeatId; victim: SeatId };

import type { FightQuestion, TurnRecord, Letter, Alliance, Gang, Piece } from './records.ts';
export type TurfWarState = {
  title: string;
  turn: number;
  phase: 'orders' | 'combat';
  house: HouseRules;
  /** The house rules from the next turn on; absent when no change waits. */
  houseNext?: HouseRules;
  /** Letters, pictures, and rumors of the games master; absent until the first. */
  handouts?: Handouts;
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
    RememberedAlliance & { endedTurn: number; how: 'left' | 'dissolved' | 'treachery' | 'out' | 'replaced' | 'ruling' }
  >;
  alliancesMade: number;
  betrayals: Record<number, Betrayal>;
  sealed: Sealed<SheetOrder>;
  letters: Record<LetterId, Letter>;
  lettersSent: number;
  turns: Record<number, TurnRecord>;
  question: FightQuestion | null;
  answers: { victims: PieceId[]; refuges: { seat: SeatId; area: number; to: number }[]; asked: string[] };
  /** [WAR-FOG-8] Orders that came to nothing, by gang. */
  dropped: { turn: number; seat: SeatId; title: string; sentence: string }[];
  filesOpen: boolean;
  ending: { winners: SeatId[]; how: EndingWay; turn: number; table: SeatId[] } | null;
  nextHost: SeatId | null;
};

export const endingWays = ['solo', 'allied', 'nobody', 'points', 'standstill', 'agreed', 'supremacy'] as const;
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
