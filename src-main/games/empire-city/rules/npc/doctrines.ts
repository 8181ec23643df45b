import type { Doctrine, Level } from '#shared/games/empire-city/minds.ts';

/** [EMP-NPC-12] The leanings of a family; 1 is the middle of the road. */
export type Weights = {
  fight: number;
  hit: number;
  build: number;
  office: number;
  clean: number;
  collect: number;
  /** 0 to 1: how much its word binds it. */
  trust: number;
};

export const weightsByDoctrine: Readonly<Record<Doctrine, Weights>> = {
  bruiser: { fight: 1.4, hit: 1.3, build: 1, office: 1, clean: 0.7, collect: 0.3, trust: 0.5 },
  banker: { fight: 0.8, hit: 0.8, build: 1.3, office: 1, clean: 1, collect: 0.3, trust: 0.8 },
  politician: { fight: 0.9, hit: 0.8, build: 1, office: 1.35, clean: 0.8, collect: 0.3, trust: 0.7 },
  undertaker: { fight: 1, hit: 1.8, build: 0.9, office: 0.9, clean: 0.8, collect: 0.5, trust: 0.6 },
  deacon: { fight: 0.75, hit: 0.5, build: 1, office: 0.6, clean: 2, collect: 0.3, trust: 0.9 },
  collector: { fight: 0.9, hit: 1.1, build: 0.9, office: 0.9, clean: 1, collect: 2, trust: 0.6 },
  viper: { fight: 1, hit: 1, build: 1, office: 1, clean: 1, collect: 0.3, trust: 0.1 },
};

/** [EMP-NPC-13] How a level thinks. */
export type Effort = {
  isErratic: boolean;
  /** The number of its best ideas from which it picks at random. */
  among: number;
  /** True if it considers rivals' possible hands. */
  readsHands: boolean;
  /** Ideas it plays out, and imagined worlds it plays each in. */
  ideas: number;
  worlds: number;
};

export const efforts: Readonly<Record<Level, Effort>> = {
  erratic: { isErratic: true, among: 0, readsHands: false, ideas: 0, worlds: 0 },
  easy: { isErratic: false, among: 4, readsHands: false, ideas: 0, worlds: 0 },
  standard: { isErratic: false, among: 1, readsHands: true, ideas: 0, worlds: 0 },
  hard: { isErratic: false, among: 1, readsHands: true, ideas: 5, worlds: 4 },
};
