import type { SeatId } from '#shared/words/ids.ts';

/**
 * [EMP-NEWS-2] The kinds of news, each with its number there and its weight for choosing the lead. A number with
 * several sides has several kinds.
 */
export const newsKinds = {
  'won-points': { number: 1, weight: 40 },
  'won-notables': { number: 1, weight: 40 },
  'won-martial': { number: 1, weight: 40 },
  'won-limit': { number: 1, weight: 40 },
  'ness-comes': { number: 2, weight: 32 },
  'ness-leaves': { number: 2, weight: 26 },
  'ness-wrecks': { number: 3, weight: 25 },
  'ness-closes': { number: 3, weight: 12 },
  'new-godfather': { number: 4, weight: 24 },
  'same-godfather': { number: 4, weight: 11 },
  'tie-decided': { number: 5, weight: 15 },
  abducted: { number: 6, weight: 22 },
  'three-families': { number: 8, weight: 21 },
  combat: { number: 7, weight: 20 },
  killed: { number: 9, weight: 19 },
  foiled: { number: 10, weight: 13 },
  missed: { number: 10, weight: 12 },
  mark: { number: 11, weight: 16 },
  busted: { number: 12, weight: 14 },
  bailed: { number: 12, weight: 7 },
  decree: { number: 13, weight: 10 },
  chief: { number: 13, weight: 6 },
  'cops-added': { number: 14, weight: 6 },
  'cops-withdrawn': { number: 14, weight: 5 },
  'pot-won': { number: 15, weight: 13 },
  'pot-grows': { number: 15, weight: 3 },
  'city-hall-gift': { number: 16, weight: 9 },
  'church-gift': { number: 16, weight: 6 },
  scandal: { number: 17, weight: 11 },
  smear: { number: 17, weight: 11 },
  hero: { number: 17, weight: 9 },
  gala: { number: 17, weight: 7 },
  opened: { number: 18, weight: 9 },
  wrecked: { number: 19, weight: 14 },
  claimed: { number: 20, weight: 6 },
  deed: { number: 20, weight: 8 },
  strike: { number: 21, weight: 8 },
  skim: { number: 21, weight: 7 },
  hijack: { number: 21, weight: 9 },
  escort: { number: 21, weight: 8 },
  injunction: { number: 21, weight: 7 },
  hired: { number: 22, weight: 5 },
  boat: { number: 22, weight: 8 },
  bluff: { number: 23, weight: 12 },
  pact: { number: 24, weight: 6 },
  'pact-kept': { number: 24, weight: 5 },
  'pact-broken': { number: 24, weight: 14 },
  vendetta: { number: 25, weight: 5 },
  limping: { number: 26, weight: 4 },
  business: { number: 27, weight: 3 },
  'near-points': { number: 28, weight: 17 },
  'near-martial': { number: 28, weight: 18 },
  'record-income': { number: 29, weight: 5 },
  'record-bid': { number: 29, weight: 8 },
  'record-battle': { number: 29, weight: 8 },
} as const;
export type NewsKind = keyof typeof newsKinds;

/** One piece of news and the words its phrasings need: `family`, `other`, `place`, `man`, `count` and more, by kind. */
export type NewsItem = { kind: NewsKind; facts: Record<string, string> };

/** One round’s public facts. */
export type RoundNews = {
  round: number;
  /** The rotation of the phrasings, not of the game. */
  rotation: number;
  city: string;
  items: NewsItem[];
  /** [EMP-NEWS-3] */
  table: { seat: SeatId; name: string; points: number; corruption: number; squares: number; incomeDollars: number }[];
  godfather: string;
  /** Null before there is one. */
  chief: string | null;
  bribeDollars: number | null;
  pot: number;
  /** [EMP-NEWS-3] The highest corruption, for the tone. */
  corruption: number;
  martialLaw: number;
  final: { place: number; name: string; points: number; corruption: number }[];
};
