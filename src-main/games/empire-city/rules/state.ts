import type { Handouts } from '#kernel/events/handouts.ts';
import type { CopCard } from '#shared/games/empire-city/copCards.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/empire-city/houseRules.ts';
import type { Cell, DeckId, ManId, RacketId } from '#shared/games/empire-city/ids.ts';
import type { AnswerOrder } from '#shared/games/empire-city/orders.ts';
import type { Fight } from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Deck } from '#kernel/dice/decks.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Capo, Combat, Cop, Hit, Pact, RoundRecord, Square, Talk, Task } from './records.ts';

export type Message = { id: number; round: number; from: SeatId; to: SeatId | null; text: string };

/** [EMP-DECL-3] The effects of his cards and men on this turn. */
export type TurnNow = { seat: SeatId; wholesale: number; benefactor: number; proposals: number };

export type Tally = Pick<RoundRecord, 'incomes' | 'spent' | 'combats' | 'bid'>;

export type EmpireState = {
  title: string;
  city: string;
  round: number;
  house: HouseRules;
  /** The house rules from the next round on; absent when no change waits. */
  houseNext?: HouseRules;
  /** Letters, pictures, and rumors of the games master; absent until the first. */
  handouts?: Handouts;
  /** The phase; `setup` while nothing is played yet. */
  phase: 'setup' | 'cops' | 'godfather' | 'declarations' | 'combat' | 'upkeep' | 'over';
  /** Seat order. */
  seats: SeatId[];
  capos: Record<SeatId, Capo>;
  godfather: SeatId | null;
  chief: SeatId | null;
  /** The seat that moves the cops in this phase. */
  mover: SeatId | null;
  copCard: CopCard | null;
  /** Open squares, closed ones are not in it. */
  squares: Partial<Record<Cell, Square>>;
  cops: Cop[];
  copsMade: number;
  ness: Cell | null;
  isNessHere: boolean;
  /** [EMP-COPS-8] Cops that moved, in their order. */
  beat: { cop: string; from: Cell }[];
  pot: number;
  decks: Record<DeckId, Deck<string>>;
  racketTrack: RacketId[];
  menTrack: ManId[];
  /** [EMP-SET-7] Specials that turned up before the game began. */
  aside: ManId[];
  dead: ManId[];
  /** Reached marks of corruption, and their capos. */
  marks: { mark: number; seat: SeatId }[];
  /** [EMP-CORR-12] The first round of the Union Boss’s figure. */
  bossFrom: number;
  /** Figures on the board this round: on a cell, or before a rival. */
  placed: { seat: SeatId; at: string }[];
  attacks: { square: Cell; seat: SeatId }[];
  turn: TurnNow | null;
  /** [EMP-MID-6, EMP-MID-9] On this round's upkeep. */
  skims: { square: Cell; to: SeatId }[];
  strikes: Cell[];
  /** Once a round: who drew at Pancetta, refreshed his first man, and had his surgeon at work. */
  used: { pancetta: SeatId[]; refresh: SeatId[]; surgeon: SeatId[] };
  hit: Hit | null;
  combat: Combat | null;
  agenda: Task[];
  /** To the first task of the agenda. */
  answers: Record<SeatId, AnswerOrder>;
  messages: Message[];
  pacts: Pact[];
  /** [EMP-POL] Proposals of this round. */
  talks: Talk[];
  /** [EMP-VEND-1] Attacks and hits of one family on another in the whole game. */
  feuds: Record<SeatId, Record<SeatId, number>>;
  /** [EMP-VIEW-6] Combats and assassinations as they were shown to all. */
  fights: Fight[];
  tally: Tally;
  records: RoundRecord[];
  ending: { winners: SeatId[]; how: string; ranking: SeatId[] } | null;
};

export type State = DeepReadonly<EmpireState>;

const emptyDeck = (): Deck<string> => ({ draw: [], discard: [] });

export function emptyTally(): Tally {
  return { incomes: {}, spent: {}, combats: {}, bid: 0 };
}

/** The game before it is founded. */
export function createBlankState(): EmpireState {
  return {
    title: '',
    city: '',
    round: 1,
    house: houseRulesSchema.parse({}),
    phase: 'setup',
    seats: [],
    capos: {},
    godfather: null,
    chief: null,
    mover: null,
    copCard: null,
    squares: {},
    cops: [],
    copsMade: 0,
    ness: null,
    isNessHere: false,
    beat: [],
    pot: 0,
    decks: {
      slums: emptyDeck(),
      midtown: emptyDeck(),
      downtown: emptyDeck(),
      rackets: emptyDeck(),
      men: emptyDeck(),
      cops: emptyDeck(),
      corruption: emptyDeck(),
    },
    racketTrack: [],
    menTrack: [],
    aside: [],
    dead: [],
    marks: [],
    bossFrom: 1,
    placed: [],
    attacks: [],
    turn: null,
    skims: [],
    strikes: [],
    used: { pancetta: [], refresh: [], surgeon: [] },
    hit: null,
    combat: null,
    agenda: [],
    answers: {},
    messages: [],
    pacts: [],
    talks: [],
    feuds: {},
    fights: [],
    tally: emptyTally(),
    records: [],
    ending: null,
  };
}
