import type { SeatId } from '#shared/words/ids.ts';
import type { MapId } from './maps.ts';

/** [WAR-NEWS-1 to WAR-NEWS-27] The kinds of news, from public facts. */
export const newsKinds = [
  'victory',
  'don-dies',
  'don-cornered',
  'disbanded',
  'gang-out',
  'treachery',
  'new-don',
  'open-alliance',
  'great-battle',
  'strangers-together',
  'alliance-over',
  'lieutenant-dies',
  'cornered',
  'firefight',
  'don-survives',
  'new-leader',
  'ward-falls',
  'empty-coffers',
  'promotion',
  'walk-out',
  'garrison',
  'standoff',
  'bloodless',
  'new-faces',
  'consolation',
  'quiet',
  'rumor',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** [WAR-NEWS-1 to WAR-NEWS-27] For the choice of the page's lead. */
export const newsWeights: Readonly<Record<NewsKind, number>> = {
  victory: 12,
  'don-dies': 10,
  'don-cornered': 10,
  disbanded: 10,
  'gang-out': 10,
  treachery: 9,
  'new-don': 8,
  'open-alliance': 7,
  'great-battle': 7,
  'strangers-together': 7,
  'alliance-over': 6,
  'lieutenant-dies': 6,
  cornered: 6,
  firefight: 5,
  'don-survives': 5,
  'new-leader': 5,
  'ward-falls': 5,
  'empty-coffers': 4,
  promotion: 4,
  'walk-out': 4,
  garrison: 4,
  standoff: 3,
  bloodless: 3,
  'new-faces': 2,
  consolation: 2,
  quiet: 2,
  rumor: 1,
};

/** One piece of news: its people and places, and the words for its phrasings. */
export type NewsItem = {
  kind: NewsKind;
  /** `gang`, `other`, `place`, `man`, `count` and more, by kind. */
  facts: Record<string, string>;
};

/** One turn's news. */
export type TurnNews = {
  turn: number;
  /** The rotation of the phrasings, not of the game. */
  rotation: number;
  city: string;
  /** The board, for the picture. */
  board: { map: MapId; wards: number };
  items: NewsItem[];
  /** [WAR-NEWS-26] */
  table: { seat: SeatId; name: string; areas: number; change: number; pieces: number; dead: number }[];
  /** [WAR-NEWS-1] The final table, best first, once the war is over. */
  final: { name: string; areas: number; outTurn: number | null; isFinalWinner: boolean }[];
  /** [WAR-NEWS-28] The secrets that the last edition opens. */
  opened: string[];
};
