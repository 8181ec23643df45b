import type { Result } from './result.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The words for the time of a game. */
export type GamePeriod = {
  /** One of them: `month`, `turn`. */
  one: string;
  /** By its number, from 1: `March 1925`, `Turn 7`. */
  name(period: number): string;
  /** Its name is a date, which does not tell the number: both are shown. */
  isDate?: true;
  /** The name of a period, as short as an axis has room for: `Mar`, `7`. */
  short(period: number): string;
};

/** The duties of the state that a game keeps beside the frame's own. */
export interface OwnSession {
  /** The inspector shows something. */
  readonly isInspecting: boolean;
  closeInspector(): void;
  /** The inspector's contents, as plain data, for the way back to it; only of games that have one. */
  readonly inspected?: unknown;
  /** Shows again what `inspected` told; null closes the inspector. */
  inspect?(inspected: unknown): void;
  /** Shows what a name of a report stands for; without it, names are only read. */
  open?(ref: { kind: string; id: string }): void;
  /** True if the news of playing on are told at once: the reveal order after order, each stage as a slip. */
  readonly tellsWhatHappened?: boolean;
  /** True in a game that goes on to the next person asked after each order. */
  readonly goesOnByItself?: boolean;
  /** Somebody else looks from now on: nothing of what one seat saw or picked stays. */
  leave(): void;
  /** One of the eight colors of `GangMark`; null for a seat without one. */
  colorOf(seat: SeatId): number | null;
  /** A sum gained or lost in the game's own money, with its sign; without it, dollars. */
  signedMoney?(amount: number): string;
  /** The words of the status line for playing on: `Closing the month`. */
  readonly playingOn: string;
  /** The game was played on, or refused to be. */
  playedOn(result: 'done' | 'refused'): void;
  /**
   * Settles by the program what the game waits for and is not the viewer's own; null where there is nothing of the
   * kind. A game that has it can be closed in one go.
   */
  settleOthers?(): Promise<Result | null>;
  /** Finds the matter of the viewer's own that the game waits for before it closes, in a clause; null for none. */
  findOwnMatter?(): string | null;
  /** The last piece that was put down and is no order yet; undo takes it back first. Null for none. */
  readonly lastDrop?: { title: string; takeBack(): void } | null;
  /** Orders of people that wait to be opened. */
  readonly ordersWaiting: number;
  /** True if playing on hands in what was written, because nobody else writes. */
  readonly closingHandsIn?: boolean;
  /** The facts on the file's page beside those of every game. */
  readonly facts: readonly { name: string; value: string }[];
}
