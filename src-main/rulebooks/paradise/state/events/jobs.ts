import type { Battle } from '../battles.ts';
import type { Carrying } from './carrying.ts';
import type { Muscle } from '../../../../../src-shared/games/paradise/battles.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type JobPayloads = {
  /** [GANG-13] Paid when the job is planned; the types rest once it is fought. */
  'muscle-hired': { seat: SeatId; muscle: Muscle[]; costDollars: number };
  'muscle-sent-home': { seat: SeatId; dollars: number };
  'muscle-rests': { seat: SeatId; muscle: Muscle['profile'][]; rested: Muscle['profile'][] };
  'battle-arranged': { battle: Battle };
  /** A job came to nothing before a shot was fired. */
  'job-dropped': { seat: SeatId; title: string; why: string };
};

export type JobEvent = Carrying<JobPayloads>;
