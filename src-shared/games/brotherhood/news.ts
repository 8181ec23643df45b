import type { SeatId } from '#shared/words/ids.ts';
import type { Card } from './cards.ts';
import type { AreaId } from './ids.ts';

/**
 * [BRO-NEWS-2] The kinds of news, each with its number there and its weight for choosing the lead. A number with two
 * sides (won and lost, arrested and bailed) has two kinds.
 */
export const newsKinds = {
  'godfather-shot': { number: 1, weight: 30 },
  'two-godfathers': { number: 2, weight: 31 },
  final: { number: 3, weight: 29 },
  'final-nobody': { number: 3, weight: 29 },
  'godfather-arrested': { number: 4, weight: 24 },
  'godfather-bailed': { number: 4, weight: 22 },
  'godfathers-return': { number: 5, weight: 21 },
  chicago: { number: 5, weight: 9 },
  battle: { number: 6, weight: 20 },
  extended: { number: 7, weight: 19 },
  deal: { number: 7, weight: 18 },
  seized: { number: 8, weight: 17 },
  'seized-quietly': { number: 9, weight: 16 },
  card: { number: 10, weight: 14 },
  'card-nothing': { number: 11, weight: 6 },
  framed: { number: 12, weight: 12 },
  'frame-failed': { number: 12, weight: 5 },
  undone: { number: 12, weight: 12 },
  neutralised: { number: 12, weight: 10 },
  arrested: { number: 13, weight: 7 },
  bailed: { number: 13, weight: 5 },
  opened: { number: 14, weight: 8 },
  bribed: { number: 15, weight: 6 },
  closed: { number: 16, weight: 6 },
  'changed-hands': { number: 17, weight: 9 },
  'control-won': { number: 18, weight: 11 },
  'control-lost': { number: 18, weight: 10 },
  saturated: { number: 19, weight: 7 },
  cleared: { number: 19, weight: 6 },
  guns: { number: 20, weight: 11 },
  obituary: { number: 21, weight: 10 },
  'without-operations': { number: 22, weight: 7 },
  'without-hoods': { number: 22, weight: 9 },
  'richest-month': { number: 23, weight: 6 },
  'record-battle': { number: 24, weight: 13 },
  'record-control': { number: 24, weight: 9 },
  'record-first': { number: 24, weight: 5 },
  announcement: { number: 25, weight: 5 },
  press: { number: 25, weight: 4 },
  'broken-announcement': { number: 26, weight: 8 },
} as const;
export type NewsKind = keyof typeof newsKinds;

/** One piece of news and the words its phrasings need. */
export type NewsItem = {
  kind: NewsKind;
  /** The card of a card's story, one of the sixteen. */
  card: Card | null;
  /** `family`, `other`, `place`, `man`, `count` and more, by kind. */
  facts: Record<string, string>;
};

/** One turn's public facts. */
export type TurnNews = {
  turn: number;
  /** The rotation of the phrasings, not of the game. */
  rotation: number;
  city: string;
  /** The areas in play, for the picture. */
  areas: { id: AreaId; name: string }[];
  items: NewsItem[];
  /** [BRO-NEWS-3] */
  table: {
    seat: SeatId;
    name: string;
    isDead: boolean;
    incomeDollars: number;
    operations: number;
    markers: number;
    losses: number;
  }[];
  /** [BRO-NEWS-3] For the weather line. */
  crowding: { area: string; operations: number; saturation: number }[];
  /** Cash and places of everybody, in the last issue. */
  final: { name: string; place: number; dollars: number; isDead: boolean }[];
};
