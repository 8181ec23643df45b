import type { Handouts } from '#kernel/events/handouts.ts';
import type { NeighborhoodKey, Position } from '#shared/games/godfather/board.ts';
import type { BadBreak, Card, GoodBreak } from '#shared/games/godfather/cards.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/godfather/houseRules.ts';
import type { DealId } from '#shared/games/godfather/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Deck } from '#kernel/dice/decks.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { FilmStep, RoundRecord, Stage, Tally } from '#shared/games/godfather/records.ts';
import type { Deal, Family, GameEnding, Piece, Place, TurnLog } from './records.ts';

/** The three decks; with cards of the table all of them are empty. */
export type Decks = { playing: Deck<Card>; good: Deck<GoodBreak>; bad: Deck<BadBreak> };

/** [GOD-FOG-2] Cards seen in this pass of each deck, by kind, and how many were played in it. */
export type Pass = { seen: Record<string, number>; played: number };

export type GodfatherState = {
  title: string;
  firstWeek: string;
  house: HouseRules;
  /** The house rules from the next round on; absent when no change waits. */
  houseNext?: HouseRules;
  /** Letters, pictures, and rumors of the games master; absent until the first. */
  handouts?: Handouts;
  round: number;
  /** Seat order: clockwise at the table. */
  seats: SeatId[];
  /** NPC families whose orders the games master gives until the round closes. */
  stoodIn: SeatId[];
  /** [GOD-SETUP-3] The order of play of round 1, and of all later rounds. */
  firstOrder: SeatId[];
  laterOrder: SeatId[];
  families: Record<SeatId, Family>;
  /** Board order; Neighborhoods that are not in play are left out. */
  places: Partial<Record<NeighborhoodKey, Place>>;
  pieces: Record<Position, Piece>;
  decks: Decks;
  passes: { playing: Pass; good: Pass; bad: Pass };
  deals: Record<DealId, Deal>;
  /** Deals put so far, so that no id is given twice. */
  dealsPut: number;
  /** The turn that is being played: its number through the game, and whose it is. */
  turn: { number: number; seat: SeatId; place: number; log: TurnLog };
  stage: Stage;
  /** [GOD-STALE-4] The round from whose end on one Neighborhood alone was left. */
  lastFight: number | null;
  tallies: Record<SeatId, Tally>;
  records: RoundRecord[];
  /** The changes on the board from the first round on. */
  film: FilmStep[];
  ending: GameEnding | null;
};

export type State = DeepReadonly<GodfatherState>;

export const emptyLog = (): TurnLog => ({
  proposals: 0,
  hasProposedStalemate: false,
  free: null,
  fingered: [],
  taken: [],
  placed: [],
  excused: [],
  could: [],
  declare: [],
});

export const emptyTally = (): Tally => ({
  bought: 0,
  free: 0,
  taken: 0,
  lost: 0,
  claims: 0,
  broken: 0,
  conceded: 0,
  money: { cards: 0, bonuses: 0, breaks: 0, pieces: 0, sold: 0, deals: 0 },
});

const emptyDeck = <C>(): Deck<C> => ({ draw: [], discard: [] });
export const emptyPass = (): Pass => ({ seen: {}, played: 0 });

/** [GOD-NPC-8] A seat holds something against another, counted in pieces; it fades from this round on. */
export function holdAgainst(state: GodfatherState, seat: SeatId, other: SeatId, points: number): void {
  const family = state.families[seat];
  if (family === undefined) return;
  const before = family.grudges[other]?.points ?? 0;
  family.grudges[other] = { points: before + points, round: state.round };
}

/** The game before it is founded. */
export function createBlankState(): GodfatherState {
  return {
    title: '',
    firstWeek: '1931-01-05',
    house: houseRulesSchema.parse({}),
    round: 1,
    seats: [],
    stoodIn: [],
    firstOrder: [],
    laterOrder: [],
    families: {},
    places: {},
    pieces: {},
    decks: { playing: emptyDeck(), good: emptyDeck(), bad: emptyDeck() },
    passes: { playing: emptyPass(), good: emptyPass(), bad: emptyPass() },
    deals: {},
    dealsPut: 0,
    turn: { number: 0, seat: '' as SeatId, place: 0, log: emptyLog() },
    stage: { at: 'opening' },
    lastFight: null,
    tallies: {},
    records: [],
    film: [],
    ending: null,
  };
}
