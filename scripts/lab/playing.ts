import { seedRng } from '#kernel/dice/dice.ts';
import type { Game, StateOf } from '#kernel/game.ts';
import type { DraftEntry } from '#kernel/journal/journal.ts';
import { playOn } from '#kernel/play.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import { runInPlace, type Table } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';

/** Events of a game played in memory, and the state they led to. */
type Stretch<G extends Game> = { entries: readonly DraftEntry<G['event']>[]; state: G['state'] };

/**
 * Plays a game with the program in every seat, in memory, for so many periods or to its end. The first stretch is the
 * founding.
 */
export function playByPrograms<G extends Game>(
  rulebook: Rulebook<G>,
  setup: G['setup'],
  onStretch: (played: Stretch<G>) => void,
  periods = Infinity,
): G['state'] {
  const writer = createStateWriter(rulebook);
  let own = { state: rulebook.blank(), rng: seedRng(setup.seed) };
  const play = (rule: (table: Table<G['state'], G['event']>) => void): void => {
    const result = runInPlace<G['state'], G['event']>(own, writer, rule);
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    own = { state: result.after.state, rng: [...result.after.rng] };
    onStretch({ entries: result.entries, state: own.state });
  };
  play((table) => rulebook.found(table, setup));
  for (let period = 1; period <= periods && rulebook.ending(own.state as StateOf<G>) === null; period += 1) {
    play((table) => void playOn(rulebook, table, { auto: true }));
  }
  return own.state;
}
