import type { Doctrine, Level } from '#shared/games/godfather/minds.ts';

/** [GOD-NPC-6] The leanings of a family. */
export type Weights = {
  /** The least return of a dollar spent. */
  thrift: number;
  /** How much the gain of the best rival counts against its own. */
  denial: number;
  /** Dollars kept back. */
  reserveDollars: number;
  /** The weight of takings beyond their return. */
  taking: number;
  /** The extra weight of small Neighborhoods. */
  small: number;
  /** How much less a claim of a rival is worth suffering. */
  breaking: number;
  /** Points an offer must be worth. */
  margin: number;
  /** Times the cost of distrust that a breach must bring. */
  honor: number;
  /** Proposals it makes in one turn at most, and rounds it keeps quiet after one. */
  proposals: number;
  silence: number;
};

const plain: Weights = {
  thrift: 1.5,
  denial: 0.3,
  reserveDollars: 0,
  taking: 1,
  small: 1,
  breaking: 1,
  margin: 150,
  honor: 2,
  proposals: 1,
  silence: 3,
};

export const weightsByDoctrine: Readonly<Record<Doctrine, Weights>> = {
  landlord: plain,
  bull: { ...plain, thrift: 1.2, denial: 0.4, taking: 1.3, margin: 250, silence: 6 },
  accountant: { ...plain, thrift: 2, reserveDollars: 300, small: 1.15, margin: 100 },
  fox: {
    ...plain,
    thrift: 1.8,
    denial: 0.35,
    reserveDollars: 200,
    breaking: 1.3,
    margin: 0,
    honor: 1,
    proposals: 2,
    silence: 2,
  },
};

/** [GOD-NPC-9] How well a level thinks. */
export type Effort = {
  /** Any legal order will do. */
  isErratic: boolean;
  /** Out of how many of its best candidates it plays one. */
  among: number;
  /** Steps that it puts a plan together in, at most. */
  steps: number;
  /** How far its estimates are off, as a share. */
  noise: number;
  /** Plans it compares by the replies of its rivals, and over how many rounds it follows them. */
  plans: number;
  rounds: number;
  /** More plans, made with estimates that are off. */
  shakes: number;
};

export const efforts: Readonly<Record<Level, Effort>> = {
  erratic: { isErratic: true, among: 1, steps: 24, noise: 0, plans: 0, rounds: 0, shakes: 0 },
  easy: { isErratic: false, among: 12, steps: 2, noise: 0.8, plans: 1, rounds: 0, shakes: 0 },
  standard: { isErratic: false, among: 1, steps: 24, noise: 0.15, plans: 1, rounds: 0, shakes: 0 },
  hard: { isErratic: false, among: 1, steps: 24, noise: 0, plans: 8, rounds: 3, shakes: 10 },
};
