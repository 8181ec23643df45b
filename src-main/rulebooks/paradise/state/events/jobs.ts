import type { Battle } from '../battles.ts';
import type { Carrying } from './carrying.ts';
import type { Muscle, MuscleProfile } from '../../../../../src-shared/games/paradise/battles.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type JobPayloads = {
  /** [GANG-13] Paid when the job is planned; the types rest once it is fought. */
  'muscle-hired': { seat: SeatId; muscle: Muscle[]; costDollars: number };
  'muscle-sent-home': { seat: SeatId; dollars: number };
  /** `muscle`: what was hired, and for how many scenarios it stays away; `rested`: what has one fewer to wait for. */
  'muscle-rests': {
    seat: SeatId;
    muscle: { profile: MuscleProfile; scenarios: number }[];
    rested: MuscleProfile[];
  };
  'battle-arranged': { battle: Battle };
  /** A job came to nothing before a shot was fired. */
  'job-dropped': { seat: SeatId; title: string; why: string };
};

export type JobEvent = Carrying<JobPayloads>;
