import type { Game, StateOf } from '#kernel/game.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { mean } from '#shared/words/statistics.ts';
import { sum } from '../numbers.ts';
import { playByPrograms } from '../playing.ts';

/** Every game has these levels, from the worst. */
export type Level = 'erratic' | 'easy' | 'standard' | 'hard';

/** One game to play: the levels of its seats in their order, one of them the challenger's. */
export type Contest = {
  seed: number;
  levels: readonly Level[];
  challenger: number;
  /** The last month of Paradise. */
  months: number;
  houseRules: object;
};

export type Tally = Record<string, number>;

/** A seat after a game: what it is besides its level, by group (a doctrine, say), and its share of the title. */
export type SeatResult = { kinds: Readonly<Record<string, string>>; share: number };

export type GameResult = {
  seats: readonly SeatResult[];
  challenger: number;
  how: string;
  periods: number;
  /** Figures of this game, printed as their means. */
  figures: Tally;
  /** Events counted on the way; a name that begins with a slash is not printed. */
  counts: Tally;
};

/** A figure of many games and the bounds that it keeps. */
export type Band = {
  name: string;
  measure: (results: readonly GameResult[]) => number;
  least: number;
  most: number;
  digits?: number;
};

type SeatsOfTables = readonly (readonly number[])[];

/** The part of a tournament that differs from game to game. */
export type TournamentRules<G extends Game> = {
  rulebook: Rulebook<G>;
  /** Numbers of seats, a list for each table; a list of several goes round with the seed. */
  tables: SeatsOfTables;
  /** The tables of Standards alone, where they are others. */
  parTables?: SeatsOfTables;
  /** True if the challenger changes its seat with the seed; else it has the first. */
  isTurning: boolean;
  /** True if winners share the title; else the first of them has it. */
  isShared?: true;
  /** The least that a challenger wins, as a multiple of its share. */
  wanted: Readonly<Partial<Record<'hard' | 'easy' | 'erratic', number>>>;
  /** House rules that each bring an ending about. */
  endings?: Readonly<Record<string, object>>;
  setUp: (contest: Contest) => G['setup'];
  describeSeat: (state: G['state'], seat: SeatId) => Readonly<Record<string, string>>;
  /** Names what an event adds to the counts: each name by one, or by a number. */
  count?: (event: G['event']) => readonly (string | readonly [string, number])[];
  measure?: (state: G['state'], counts: Tally, challenger: SeatId) => Tally;
  /** Bounds of a kind's wins among Standards, as multiples of its share, by group. */
  kindBounds?: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Bounds of other figures among Standards. */
  bands?: readonly Band[];
};

/** A game as the tournament plays it, whatever its types. */
export type TournamentGame = Omit<
  TournamentRules<Game>,
  'rulebook' | 'setUp' | 'describeSeat' | 'count' | 'measure'
> & { play: (contest: Contest) => GameResult };

export function defineTournament<G extends Game>(rules: TournamentRules<G>): TournamentGame {
  const { rulebook, setUp, describeSeat, count, measure, ...shared } = rules;
  const play = (contest: Contest): GameResult => {
    const counts: Tally = {};
    let periods = 0;
    const state = playByPrograms(rulebook, setUp(contest), ({ entries }) => {
      for (const { event } of entries.flatMap(({ happenings }) => happenings)) {
        periods = rulebook.closedPeriod(event) ?? periods;
        for (const added of count?.(event) ?? []) {
          const [name, times] = typeof added === 'string' ? [added, 1] : added;
          counts[name] = (counts[name] ?? 0) + times;
        }
      }
    });
    const seats = rulebook.seats(state as StateOf<G>).map(({ seat }) => seat);
    const { winners, how } = rulebook.ending(state as StateOf<G>) ?? { winners: [], how: 'nobody' };
    const titled = rules.isShared === true ? winners : winners.slice(0, 1);
    const challenger = seats[contest.challenger];
    return {
      seats: seats.map((seat) => ({
        kinds: describeSeat(state, seat),
        share: titled.includes(seat) ? 1 / titled.length : 0,
      })),
      challenger: contest.challenger,
      how,
      periods,
      figures: challenger === undefined ? {} : (measure?.(state, counts, challenger) ?? {}),
      counts,
    };
  };
  return { ...shared, play };
}

/** Returns the mean of a figure over the games that have it. */
export function computeMeanFigure(results: readonly GameResult[], name: string): number {
  return mean(results.flatMap(({ figures }) => figures[name] ?? []));
}

/** Returns how often something was counted in all games. */
export function sumCounts(results: readonly GameResult[], name: string): number {
  return sum(results.map(({ counts }) => counts[name] ?? 0));
}

/** Returns the band of a figure's mean. */
export function createBand(name: string, least: number, most: number, digits = 2): Band {
  return { name, measure: (results) => computeMeanFigure(results, name), least, most, digits };
}
