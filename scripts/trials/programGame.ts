import { seedRng } from '#kernel/dice/dice.ts';
import type { Game, StateOf } from '#kernel/game.ts';
import { playOn } from '#kernel/play.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import { runInPlace, type Table } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';

/** Plays a game of programs alone to its end, and says every event on the way. */
export function playByPrograms<G extends Game>(
  rulebook: Rulebook<G>,
  setup: G['setup'],
  onEvent: (event: G['event']) => void,
): G['state'] {
  const writer = createStateWriter(rulebook);
  let own = { state: rulebook.blank(), rng: seedRng(setup.seed) };
  const on = (rule: (table: Table<G['state'], G['event']>) => void): void => {
    const result = runInPlace<G['state'], G['event']>(own, writer, rule);
    if (result.kind === 'question') throw new Error(result.question.prompt);
    for (const { happenings } of result.entries) {
      for (const { event } of happenings) onEvent(event);
    }
    own = { state: result.after.state, rng: [...result.after.rng] };
  };
  on((table) => rulebook.found(table, setup));
  while (rulebook.ending(own.state as StateOf<G>) === null) {
    on((table) => void playOn(rulebook, table, { auto: true }));
  }
  return own.state;
}
