import type { Viewer } from '#shared/words/ids.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Answer, AnyQuestion, Question } from '#shared/words/questions.ts';
import { Dice, createSeededDice, type DiceSource, type RngState } from './dice/dice.ts';
import type { DraftEntry, EntryHead } from './journal/journal.ts';
import { QuestionRaised, Questions } from './dice/questions.ts';
import { clonePlain, type DeepReadonly } from './readonly.ts';

/** A campaign at one moment: the game's state and the PRNG's. Plain JSON. */
export type Snapshot<S> = { state: S; rng: RngState };

/** The table that rules play on. They read `state`, throw `dice`, `ask`, and `emit`; they never assign. */
export interface Table<S, E> {
  readonly state: DeepReadonly<S>;
  readonly dice: Dice;
  readonly ask: Questions;
  /** Applies the event to the working copy at once and records it with the dice thrown for it. */
  emit(event: E): void;
  /** Begins a new journal entry for the next events. */
  entry(head: EntryHead): void;
}

/**
 * The only writer of a game's state, which also dates entries. `apply` keeps copies, never parts of the event, so that
 * later events cannot change recorded ones.
 */
export type Writer<S, E> = {
  apply(state: S, event: E): void;
  periodOf(state: DeepReadonly<S>): number;
  /** The log's sentence, in the names of the state it led to; a simulation has no log. */
  tell?(state: DeepReadonly<S>, event: E): string | null;
};

/** The source of a run's dice and answers. Tests script it in place of the PRNG. */
export type RunOptions = {
  dice?: DiceMode;
  answers?: readonly Answer[];
  /** The only viewer who can be asked; without one, each question's own. */
  answeredBy?: Viewer | undefined;
  source?: DiceSource;
  /** Questions that were asked before the snapshot was taken, for a run that goes on from the middle of another. */
  asked?: number;
};

export type RunResult<S, E> =
  | { kind: 'done'; entries: DraftEntry<E>[]; after: Snapshot<S> }
  | { kind: 'question'; question: Question };

/** A run that may ask for decisions; `soFar` has the events before the question, which are not kept. */
export type DecidedRun<S, E> =
  | { kind: 'done'; entries: DraftEntry<E>[]; after: Snapshot<S> }
  | { kind: 'question'; question: AnyQuestion; soFar: DraftEntry<E>[] };

/**
 * Runs a pure rule on a working copy. Done: the entries it wrote and the state after. Question: it
 * stopped, nothing changed. A `Refusal` passes through, nothing changed either.
 */
export function run<S, E>(
  before: Snapshot<S>,
  writer: Writer<S, E>,
  rule: (table: Table<S, E>) => void,
  options: RunOptions = {},
): RunResult<S, E> {
  return runInPlace({ state: clonePlain(before.state), rng: before.rng }, writer, rule, options);
}

/** Like `run`, but writes into the snapshot's own state: for simulations on a copy they own. */
export function runInPlace<S, E>(
  own: Snapshot<S>,
  writer: Writer<S, E>,
  rule: (table: Table<S, E>) => void,
  options: RunOptions = {},
): RunResult<S, E> {
  const result = runWithDecisions(own, writer, rule, options);
  if (result.kind === 'done') return result;
  const { question } = result;
  if (question.kind === 'decision') throw new Error(`Nobody decides “${question.prompt}” here.`);
  return { kind: 'question', question };
}

/** Works like `runInPlace`, for rules that ask for decisions too. */
export function runWithDecisions<S, E>(
  own: Snapshot<S>,
  writer: Writer<S, E>,
  rule: (table: Table<S, E>) => void,
  options: RunOptions = {},
): DecidedRun<S, E> {
  const seeded = createSeededDice(own.rng);
  const ask = new Questions(options.answers ?? [], options.answeredBy, options.asked);
  const program = options.source ?? seeded;
  const dice = new Dice(options.dice === 'table' ? ask.physicalDice(program) : program);
  const entries: DraftEntry<E>[] = [];
  let entry: DraftEntry<E> | null = null;
  const table: Table<S, E> = {
    state: own.state as DeepReadonly<S>,
    dice,
    ask,
    emit(event) {
      if (entry === null) throw new Error('An event needs an open journal entry.');
      writer.apply(own.state, event);
      const text = writer.tell?.(own.state as DeepReadonly<S>, event) ?? null;
      const rolls = dice.take();
      entry.happenings.push(text === null ? { event, dice: rolls } : { event, dice: rolls, text });
    },
    entry(head) {
      entry = { ...head, period: writer.periodOf(own.state as DeepReadonly<S>), happenings: [] };
      entries.push(entry);
    },
  };
  try {
    rule(table);
  } catch (stopped) {
    if (stopped instanceof QuestionRaised) {
      return { kind: 'question', question: stopped.question, soFar: entries };
    }
    throw stopped;
  }
  if (dice.isUntold) throw new Error('Dice were thrown that no event tells of.');
  return {
    kind: 'done',
    entries: entries.filter(({ happenings }) => happenings.length > 0),
    after: { state: own.state, rng: seeded.state() },
  };
}

/** Works like `runInPlace` without a record, for simulations. Throws if a rule asks a question. */
export function simulate<S, E>(
  own: Snapshot<S>,
  writer: Pick<Writer<S, E>, 'apply'>,
  rule: (table: Table<S, E>) => void,
): Snapshot<S> {
  const seeded = createSeededDice(own.rng);
  const dice = new Dice(seeded, false);
  let isEntryOpen = false;
  const table: Table<S, E> = {
    state: own.state as DeepReadonly<S>,
    dice,
    ask: new Questions([]),
    emit(event) {
      if (!isEntryOpen) throw new Error('An event needs an open journal entry.');
      writer.apply(own.state, event);
      dice.drop();
    },
    entry() {
      isEntryOpen = true;
    },
  };
  try {
    rule(table);
  } catch (stopped) {
    if (!(stopped instanceof QuestionRaised)) throw stopped;
    throw new Error(`Nobody is there to answer “${stopped.question.prompt}”.`, { cause: stopped });
  }
  if (dice.isUntold) throw new Error('Dice were thrown that no event tells of.');
  return { state: own.state, rng: seeded.state() };
}
