import type { SeatId } from '../../../src-shared/words/ids.ts';

/** What the time of a game is called. */
export type GamePeriod = {
  /** One of them: `month`, `turn`. */
  one: string;
  /** By its number, from 1: `March 1925`, `Turn 7`. */
  name(period: number): string;
  /** As short as an axis has room for: `Mar`, `7`. */
  short(period: number): string;
};

/** What the frame asks of the state a game keeps beside the frame's own. */
export interface OwnSession {
  /** The inspector shows something. */
  readonly isInspecting: boolean;
  closeInspector(): void;
  /** What the inspector shows, as plain data, for the way back to it; only of games that have one. */
  readonly inspected?: unknown;
  /** Shows again what `inspected` told; null closes the inspector. */
  inspect?(inspected: unknown): void;
  /** Shows what a name of a report stands for; without it, names are only read. */
  open?(ref: { kind: string; id: string }): void;
  /** What playing on has done is told at once: the reveal order after order, each stage as a slip. */
  readonly tellsWhatHappened?: boolean;
  /** Somebody else looks from now on: nothing of what one seat saw or picked stays. */
  leave(): void;
  /** One of the eight colors of `GangMark`; null for a seat without one. */
  colourOf(seat: SeatId): number | null;
  /** A sum gained or lost in the game's own money, with its sign; without it, dollars. */
  signedMoney?(amount: number): string;
  /** What playing on does now, for the status line: `Closing the month`. */
  readonly playingOn: string;
  /** The game was played on, or refused to be. */
  playedOn(result: 'done' | 'refused'): void;
  /** Orders of people that wait to be opened. */
  readonly ordersWaiting: number;
  /** What the page of the file tells beside what every game tells. */
  readonly facts: readonly { name: string; value: string }[];
}
