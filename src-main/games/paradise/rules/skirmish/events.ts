import type {
  BattleState,
  Car,
  CarId,
  Card,
  Figure,
  FigureId,
  Fire,
  Fuse,
  Objective,
  PublicCause,
  CardSide,
  RankCard,
  Side,
} from './battle.ts';
import type { Point } from './table/geometry.ts';
import type { BattleEnding } from '#shared/games/paradise/battles.ts';

/** The change of a figure or a car; ids stay. */
export type FigureChange = Partial<Omit<Figure, 'id' | 'side' | 'stats'>>;
export type CarChange = Partial<Omit<Car, 'id' | 'side'>>;

/** An action of one man at another, or at a place. */
export type Deed = {
  kind: 'fires' | 'aims' | 'throws' | 'talks' | 'brawls' | 'looks';
  by: FigureId;
  to: FigureId | Point;
  /** How many of his dice hit, for a shot. */
  hits?: number;
};

/** The fields of each event type. `text` is the report's sentence, without the dice. */
type Payloads = {
  begun: { state: BattleState };
  'card-turned': { card: Card };
  'deck-shuffled': { deck: Card[] };
  'card-held': { side: CardSide; card: RankCard };
  /** [CARD-4] A held card is laid: to break in, to act before who breaks in, or only to trump that. */
  'card-played': { side: CardSide; card: RankCard; how?: 'breaks-in' | 'answers' | 'trumps' };
  /** A card gives these figures their numbers of actions. */
  'card-opened': { side: CardSide; card: RankCard; actions: number; figures: FigureId[] };
  'card-done': { side: CardSide };
  /** One of a figure's actions on the card in play is gone. */
  acted: { figure: FigureId };
  /** [FIST-1] These have nothing left to do on the card in play. */
  'turns-ended': { figures: FigureId[] };
  /** [FIST-1] A man attacks another; their brawl is fought once all figures of the card have acted. */
  rushed: { figure: FigureId; victim: FigureId; text: string };
  'rushes-met': Record<never, never>;
  /** One event as a sentence, with its changes. */
  told: {
    text: string;
    figures?: Record<FigureId, FigureChange>;
    cars?: Record<CarId, CarChange>;
    objectives?: Record<string, Partial<Objective>>;
    saw?: PublicCause[];
    /** A shot was fired. */
    isShot?: true;
    deed?: Deed;
  };
  'figure-moved': { figure: FigureId; to: Point; gait: Figure['gait'] };
  /** Out of the reserve, or made on the spot. */
  arrived: { figures: Figure[]; cars: Car[]; text: string };
  'fuse-lit': { fuse: Fuse };
  'fuses-burned': { fuses: Fuse[] };
  'fire-started': { fire: Fire };
  /** [BOMB-3] From its side's next card on anyone who stays in it is hit. */
  'building-caught-fire': { building: string; text: string; saw: PublicCause[] };
  /** [SCN-10] A shut gate is a way in from now on. */
  'gate-rammed': { building: string; text: string };
  phoned: { side: Side };
  /** [SCN-4] The negotiators have spoken, or a side drew. */
  talked: { traitor: Side | null };
  /** [SCN-10] A side gives up and makes for the way out. */
  'turned-back': { side: CardSide; text: string };
  sirens: { on: boolean };
  'citizens-rose': { against: Side | null };
  'building-smashed': { points: number };
  ended: { winner: Side | 'nobody'; ending: BattleEnding; text: string };
};

export type BattleEventType = keyof Payloads;
export type BattleEventOf<T extends BattleEventType> = { type: T } & Payloads[T];
export type BattleEvent = { [T in BattleEventType]: BattleEventOf<T> }[BattleEventType];

/**
 * Returns a change of one piece alone. A computed key in a literal costs the engine many times as much as a store.
 */
export function makeChange<T>(id: string, change: T): Record<string, T> {
  const changes: Record<string, T> = {};
  changes[id] = change;
  return changes;
}
