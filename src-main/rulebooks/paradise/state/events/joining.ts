import type { MonthRecord } from '../index.ts';
import type { Carrying } from './carrying.ts';
import type { GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type JoiningPayloads = {
  /** The campaign was played elsewhere until this month. */
  'play-resumed': { month: number };
  /** What a gang had made of itself, and who of it sits in the Pen. */
  'standing-entered': { seat: SeatId; permanentReputation: number; inPen: GangsterId[] };
  /** Public figures of months played elsewhere. */
  'past-outrage-booked': { months: Omit<MonthRecord, 'holdings'>[] };
  /** A gang's bank at the end of months played elsewhere. No money moves: the bank was entered as it is. */
  'past-bank-booked': { seat: SeatId; months: { month: number; closingDollars: number }[] };
};

export type JoiningEvent = Carrying<JoiningPayloads>;
