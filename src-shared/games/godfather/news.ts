import type { SeatId } from '#shared/words/ids.ts';
import type { NeighborhoodKey } from './board.ts';
import type { Color } from './setup.ts';
import type { Racket } from './values.ts';

/** [GOD-NEWS-1] The kinds of news, each with its weight for choosing the lead. */
export const newsKinds = {
  opened: 4,
  entered: 3,
  'claim-stands': 6,
  'claim-broken': 7,
  conceded: 9,
  bonus: 1,
  taken: 5,
  'taken-back': 7,
  fingerman: 6,
  'good-break': 3,
  'bad-break': 4,
  'sold-out': 5,
  stalemate: 5,
  'deal-struck': 5,
  'deal-kept': 2,
  'deal-broken': 8,
  declared: 6,
  challenged: 6,
  'big-spender': 2,
  'quiet-week': 2,
  'lead-changes': 6,
  'record-taking': 4,
  'record-fight': 4,
  'record-ground': 4,
  'last-fight': 7,
  'last-round': 7,
  rumor: 2,
  godfather: 10,
} as const;
export type NewsKind = keyof typeof newsKinds;

/** One piece of news and the words its phrasings need. */
export type NewsItem = {
  kind: NewsKind;
  /** For choosing the lead, 1 to 30. */
  weight: number;
  /** `family`, `other`, `place`, `dollars` and more, by kind. */
  facts: Record<string, string>;
};

/** One round’s public facts. [GOD-NEWS-2] */
export type RoundNews = {
  round: number;
  /** Monday of the week, `1931-01-05`. */
  week: string;
  /** The rotation of the phrasings, not of the game. */
  rotation: number;
  items: NewsItem[];
  table: { seat: SeatId; name: string; color: Color; cashDollars: number; valueDollars: number; pieces: number }[];
  places: {
    key: NeighborhoodKey;
    name: string;
    status: 'unplayed' | 'open' | 'controlled' | 'stalemated';
    racket: Racket | null;
    /** The seat that controls it, or that holds most of it. */
    first: SeatId | null;
    majority: number;
    held: { seat: SeatId; held: number }[];
  }[];
  /** Kinds of the playing deck with unseen cards in this pass. */
  unseen: { title: string; copies: number }[];
  /** The last count, in the last edition. */
  final: { name: string; place: number; totalDollars: number; valueDollars: number }[];
};
