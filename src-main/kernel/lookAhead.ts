import type { ForecastFigure } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { seedRng } from './dice/dice.ts';
import type { Foresight } from './capabilities.ts';
import { playOn } from './play.ts';
import type { Rulebook } from './rulebook.ts';
import type { Game, StateOf, TableOf } from './game.ts';
import { scrambleSeed } from './dice/scramble.ts';
import { simulate, type Snapshot } from './run.ts';
import { createStateWriter } from './writers.ts';

/** The subject of a forecast: its viewer, its length, and its dice. */
export type Look = { viewer: Viewer; periods: number; seed: number };

/** One future in numbers. */
export type Future = {
  /** The figures of the start and of each period's end, row after row, in the order of `listColumns`. */
  rows: Float64Array;
  winners: readonly SeatId[];
  /** By which of the game's endings it was won. */
  how: string | null;
  /** Seats that are out of the game. */
  out: readonly SeatId[];
  /** The winner, or the first so far. */
  first: SeatId | null;
};

/** One number of a row: a figure, of a seat or (null) of the game. */
export type FutureColumn = { figure: string; seat: SeatId | null };

/** The numbers of a row: the game's figures, then each seat's. */
export function listColumns(
  figures: readonly Pick<ForecastFigure, 'id' | 'of'>[],
  seats: readonly { seat: SeatId }[],
): FutureColumn[] {
  const own = figures.filter(({ of }) => of === 'game');
  const theirs = figures.filter(({ of }) => of === 'seat');
  return [
    ...own.map(({ id }) => ({ figure: id, seat: null })),
    ...seats.flatMap(({ seat }) => theirs.map(({ id }) => ({ figure: id, seat }))),
  ];
}

/** A future that is being played. */
export type FutureUnderWay = {
  /** Plays on to the end of the period; a game that is over keeps its last figures. */
  playPeriod(): void;
  /** The future as if it ended here. */
  soFar(): Future;
};

/**
 * Begins a future in which the planner writes all orders. Its number and the seed decide the imagined facts and dice,
 * so futures of the same number differ by the removed orders alone.
 */
export function beginFuture<G extends Game>(
  { rulebook, foresight }: { rulebook: Rulebook<G>; foresight: Foresight<G> },
  state: StateOf<G>,
  { viewer, seed }: Look,
  { number, without }: { number: number; without: readonly SeatId[] },
): FutureUnderWay {
  const start = foresight.imagine(state, viewer, scrambleSeed(seed, number, 1));
  let own: Snapshot<G['state']> = { state: start, rng: seedRng(scrambleSeed(seed, number, 2)) };
  for (const seat of without) own = playOnward(rulebook, own, createWithdrawal(foresight, seat));
  const columns = listColumns(foresight.figures, rulebook.seats(start as StateOf<G>));
  const listOut = (state: StateOf<G>): SeatId[] =>
    rulebook.seats(state).flatMap(({ seat, isOut }) => (isOut ? [seat] : []));
  const stand = (): number[] => {
    const state = own.state as StateOf<G>;
    const out: readonly (SeatId | null)[] = listOut(state);
    return columns.map(({ figure, seat }) => (out.includes(seat) ? 0 : foresight.findFigureValue(state, figure, seat)));
  };
  const rows = [stand()];
  return {
    playPeriod() {
      own = closePeriod(rulebook, own);
      rows.push(stand());
    },
    soFar() {
      const end = own.state as StateOf<G>;
      return { rows: Float64Array.from(rows.flat()), out: listOut(end), ...foresight.ranking(end) };
    },
  };
}

/** Plays one future to its last period. */
export function playFuture<G extends Game>(
  rules: { rulebook: Rulebook<G>; foresight: Foresight<G> },
  state: StateOf<G>,
  look: Look,
  which: { number: number; without: readonly SeatId[] },
): Future {
  const future = beginFuture(rules, state, look, which);
  for (let period = 0; period < look.periods; period += 1) future.playPeriod();
  return future.soFar();
}

/** Plays on until the period is over, or the game. */
function closePeriod<G extends Game>(rulebook: Rulebook<G>, before: Snapshot<G['state']>): Snapshot<G['state']> {
  let own = before;
  const period = rulebook.periodOf(own.state as StateOf<G>);
  const isOpen = (): boolean => {
    const state = own.state as StateOf<G>;
    return rulebook.ending(state) === null && rulebook.periodOf(state) === period;
  };
  while (isOpen()) {
    own = playOnward(rulebook, own, (table) => void playOn(rulebook, table, { auto: true }));
  }
  return own;
}

function createWithdrawal<G extends Game>(foresight: Foresight<G>, seat: SeatId): (table: TableOf<G>) => void {
  return (table) => {
    table.entry({ title: '', author: { kind: 'rules' }, order: null, reason: null });
    foresight.withdrawAll(table, seat);
  };
}

function playOnward<G extends Game>(
  rulebook: Rulebook<G>,
  own: Snapshot<G['state']>,
  rule: (table: TableOf<G>) => void,
): Snapshot<G['state']> {
  return simulate(own, createStateWriter(rulebook), rule);
}
