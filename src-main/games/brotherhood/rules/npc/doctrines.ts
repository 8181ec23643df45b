import type { Doctrine, Level } from '#shared/games/brotherhood/minds.ts';

/** [BRO-NPC-10] The leanings of a family; 1 is the middle of the road. */
export type Weights = {
  guard: number;
  raid: number;
  influence: number;
  /** Readiness to go for a Godfather. */
  hit: number;
  /** 0 to 1: how much its word binds it. */
  trust: number;
  fightOn: 'always' | 'when-ahead' | 'never';
  /** The Godfather stays away from the family’s own areas. */
  hides: boolean;
  /** Share of its announcements that name a place where it does not mean to go. */
  lies: number;
  /** Share of its spare money that it pays for quiet. */
  tribute: number;
  /** Men it wants beside its Godfather, Hitmen counting twice. */
  bodyguard: number;
  /** The share kept of the money that is usually held back. */
  reserve: number;
};

export const weightsByDoctrine: Readonly<Record<Doctrine, Weights>> = {
  merchant: {
    guard: 1,
    raid: 0.3,
    influence: 1,
    hit: 0,
    trust: 0.9,
    fightOn: 'when-ahead',
    hides: false,
    lies: 0,
    tribute: 0.1,
    bodyguard: 4,
    reserve: 1,
  },
  warlord: {
    guard: 0.8,
    raid: 1.4,
    influence: 0.6,
    hit: 0.5,
    trust: 0.3,
    fightOn: 'always',
    hides: false,
    lies: 0,
    tribute: 0,
    bodyguard: 4,
    reserve: 1,
  },
  politician: {
    guard: 0.7,
    raid: 0.6,
    influence: 1.8,
    hit: 0.1,
    trust: 0.7,
    fightOn: 'when-ahead',
    hides: false,
    lies: 0,
    tribute: 0,
    bodyguard: 4,
    reserve: 1,
  },
  undertaker: {
    guard: 0.8,
    raid: 0.8,
    influence: 0.8,
    hit: 1.5,
    trust: 0.4,
    fightOn: 'when-ahead',
    hides: false,
    lies: 0,
    tribute: 0,
    bodyguard: 4,
    reserve: 1,
  },
  fox: {
    guard: 0.9,
    raid: 0.8,
    influence: 1,
    hit: 0.7,
    trust: 0.1,
    fightOn: 'when-ahead',
    hides: true,
    lies: 0.6,
    tribute: 0,
    bodyguard: 4,
    reserve: 1,
  },
};

/** [BRO-NPC-10] How long a level thinks. */
export type Effort = {
  /** Any legal orders will do. */
  isErratic: boolean;
  /** True if it expects rivals' next moves, not only the board of last turn. */
  looksAhead: boolean;
  /** Sheets it compares, and sets of rivals’ sheets it tries them against. */
  sheets: number;
  worlds: number;
  /** How far its estimates are off, as a share. */
  noise: number;
};

export const efforts: Readonly<Record<Level, Effort>> = {
  erratic: { isErratic: true, looksAhead: false, sheets: 0, worlds: 0, noise: 1 },
  easy: { isErratic: false, looksAhead: false, sheets: 1, worlds: 0, noise: 0.5 },
  standard: { isErratic: false, looksAhead: true, sheets: 1, worlds: 0, noise: 0.15 },
  hard: { isErratic: false, looksAhead: true, sheets: 16, worlds: 8, noise: 0.15 },
};
