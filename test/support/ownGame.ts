import { createScriptedDice, seedRng } from '#kernel/dice/dice.ts';
import type { Game, StateOf } from '#kernel/game.ts';
import type { DraftEntry } from '#kernel/journal/journal.ts';
import { playOn } from '#kernel/play.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import { runInPlace, type Table, type Writer } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';

/** A state and what its chance goes on from. */
export type Own<S> = { state: S; rng: readonly number[] };
export type Rule<S, E> = (table: Table<S, E>) => void;
type Ran<S, E> = Own<S> & { entries: DraftEntry<E>[]; events: E[] };

/** Runs a rule on the state itself; nothing may be asked, and dice of a script must be used up. */
export function ranOn<S, E>(
  { state, rng }: Own<S>,
  writer: Writer<S, E>,
  rule: Rule<S, E>,
  dice?: readonly number[],
): Ran<S, E> {
  const script = dice === undefined ? null : createScriptedDice(dice);
  const result = runInPlace<S, E>({ state, rng: [...rng] }, writer, rule, script === null ? {} : { source: script });
  if (result.kind === 'question') throw new Error(result.question.prompt);
  script?.assertUsedUp();
  const { entries, after } = result;
  const events = entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  return { ...after, entries, events };
}

/** As `ranOn`, but on a copy and within an entry, as a command does it. */
export function ranAsEntry<S, E>(
  own: Own<S>,
  writer: Writer<S, E>,
  rule: Rule<S, E>,
  dice?: readonly number[],
): Ran<S, E> {
  const inEntry: Rule<S, E> = (table) => {
    table.entry({ title: 'test', author: { kind: 'rules' }, order: null, reason: null });
    rule(table);
  };
  return ranOn({ ...own, state: structuredClone(own.state) }, writer, inEntry, dice);
}

/** A game and all its events from the founding on. */
export type Played<S, E> = Own<S> & { events: E[] };

/** Plays whole games of one rulebook in memory, everybody by the program. */
export function programsOf<G extends Game>(
  rulebook: Rulebook<G>,
  writer: Writer<G['state'], G['event']> = createStateWriter(rulebook),
) {
  type Game = Played<G['state'], G['event']>;
  const on = (played: Game, rule: Rule<G['state'], G['event']>): Game => {
    const { state, rng, events } = ranOn(played, writer, rule);
    return { state, rng, events: [...played.events, ...events] };
  };
  /** So many periods from the founding on, or to the end. */
  const game = (setup: G['setup'], periods: number): Game => {
    const blank: Game = { state: rulebook.blank(), rng: seedRng(setup.seed), events: [] };
    let played = on(blank, (table) => rulebook.found(table, setup));
    for (let period = 0; period < periods; period += 1) {
      if (rulebook.ending(played.state as StateOf<G>) !== null) break;
      played = on(played, (table) => void playOn(rulebook, table, { auto: true }));
    }
    return played;
  };
  /** What the events alone make of a blank state. */
  const again = (events: readonly G['event'][]): G['state'] => {
    const state = rulebook.blank();
    for (const event of events) writer.apply(state, structuredClone(event));
    return state;
  };
  return { on, game, again };
}
