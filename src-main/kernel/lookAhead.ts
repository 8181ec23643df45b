import type { SeatId, Viewer } from '../../src-shared/words/ids.ts';
import { seedRng } from './dice.ts';
import type { Figure, Foresight } from './capabilities.ts';
import { playOn } from './play.ts';
import type { Rulebook } from './rulebook.ts';
import type { Game, StateOf, TableOf } from './game.ts';
import { scrambled } from './scramble.ts';
import { runOnOwn, type Snapshot } from './run.ts';
import { stateWriter } from './writers.ts';

/** What a look ahead is of: whose, how far, and on which dice. */
export type Look = { viewer: Viewer; periods: number; seed: number };

/** One future in numbers. */
export type Future = {
  /** The figures of the start and of each period's end, row after row, in the order of `figuresOf`. */
  rows: Float64Array;
  winner: SeatId | null;
  /** How it was won, in the game's own word. */
  how: string | null;
  /** Who won, or is first as it stands. */
  first: SeatId | null;
};

/**
 * Plays one future, everybody's orders written by the planner. Its number and the seed make what is
 * imagined and its dice, so futures of the same number with and without somebody's orders differ by
 * nothing else. A game that ends keeps its last figures.
 */
export function playFuture<G extends Game>(
  { rulebook, foresight }: { rulebook: Rulebook<G>; foresight: Foresight<G> },
  state: StateOf<G>,
  { viewer, periods, seed }: Look,
  { number, without }: { number: number; without: readonly SeatId[] },
): Future {
  const start = foresight.imagine(state, viewer, scrambled(seed, number, 1));
  let own: Snapshot<G['state']> = { state: start, rng: seedRng(scrambled(seed, number, 2)) };
  for (const seat of without) own = onward(rulebook, own, withdrawing(foresight, seat));
  const rows = [valuesOf(foresight.figures(own.state as StateOf<G>))];
  for (let period = 0; period < periods; period += 1) {
    own = closePeriod(rulebook, own);
    rows.push(valuesOf(foresight.figures(own.state as StateOf<G>)));
  }
  return { rows: Float64Array.from(rows.flat()), ...foresight.ranking(own.state as StateOf<G>) };
}

function valuesOf(figures: readonly Figure[]): number[] {
  return figures.map(({ value }) => value);
}

/** Plays on until the period is over, or the game. */
function closePeriod<G extends Game>(
  rulebook: Rulebook<G>,
  before: Snapshot<G['state']>,
): Snapshot<G['state']> {
  let own = before;
  const period = rulebook.periodOf(own.state as StateOf<G>);
  const isOpen = (): boolean => {
    const state = own.state as StateOf<G>;
    return rulebook.ending(state) === null && rulebook.periodOf(state) === period;
  };
  while (isOpen()) {
    own = onward(rulebook, own, (table) => void playOn(rulebook, table, { auto: true }));
  }
  return own;
}

function withdrawing<G extends Game>(
  foresight: Foresight<G>,
  seat: SeatId,
): (table: TableOf<G>) => void {
  return (table) => {
    table.entry({ title: '', author: { kind: 'rules' }, order: null, reason: null });
    foresight.withdrawAll(table, seat);
  };
}

function onward<G extends Game>(
  rulebook: Rulebook<G>,
  own: Snapshot<G['state']>,
  rule: (table: TableOf<G>) => void,
): Snapshot<G['state']> {
  const result = runOnOwn(own, stateWriter(rulebook), rule);
  if (result.kind === 'question') {
    throw new Error(`Nobody is there to answer “${result.question.prompt}”.`);
  }
  return result.after;
}
