import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { isPlayingAlone } from '../campaign/takingBack.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';
import type { EntryRow, NewStep, StepRow } from '../store/file/schema.ts';
import type { ReadableStore } from '../store/readable.ts';
import { computeReading, describeOthersOrder, mayReadDeed } from './reading.ts';

type Played = { rulebook: AnyRulebook; store: ReadableStore; snapshot: { state: Game['state'] } };

/** A step as a viewer may read it. */
export type ToldStep = {
  /** A lasting name of this step: its number and `seq` are assigned again after an undo. */
  id: string;
  step: number;
  period: number;
  title: string;
  /** The viewer's own number of it: its last entry for the games master, its place in this list for a seat. */
  seq: number;
};

/** A step's title for a seat, and whether the seat knows of it. */
type Telling = { title: string; isTold: boolean };

/**
 * Lists the steps that a viewer may know of, oldest first, without the founding. A seat among several knows its own
 * steps, those of the table, and those of others with a part it may read; their numbers have no gaps.
 */
export function listToldSteps(played: Played, viewer: Viewer): ToldStep[] {
  const { store } = played;
  const steps = store.journal.steps().slice(1);
  const known = findTellings(played);
  if (viewer === 'gm') {
    const heads = new Map(store.journal.entryHeads().map((head) => [head.step, head]));
    return steps.map(({ step, period, title, row_hash: seal }) => {
      return { id: known.nameStep(seal), step, period, title, seq: heads.get(step)?.last ?? 0 };
    });
  }
  const knowsAll = isPlayingAlone(played, viewer);
  return steps
    .map((row) => {
      const { title, isTold } = known.find(`${viewer} ${knowsAll} ${row.row_hash}`, () =>
        describeRecorded(played, viewer, row),
      );
      const id = known.nameStep(row.row_hash);
      return { id, step: row.step, period: row.period, title, isTold };
    })
    .filter(({ isTold }) => isTold || knowsAll)
    .map(({ id, step, period, title }, place) => ({ id, step, period, title, seq: place + 1 }));
}

/** Names an undone step for the lists: by its words and its time, since it has no place in the journal. */
export function nameUndone(played: Played, { step }: NewStep): string {
  const { title, period, written_at: at, rng_after: chance } = step;
  return findTellings(played).nameStep(`${period} ${at} ${chance} ${title}`);
}

/** Describes a step that was written for a seat. */
function describeRecorded(played: Played, seat: SeatId, { step, title }: Pick<StepRow, 'step' | 'title'>): Telling {
  const { journal } = played.store;
  // perf: unpacking the entries of a month takes longer than a command, and most steps are known by their authors.
  if (isKnownByAuthors(played, seat, journal.authorsOf(step))) return { title, isTold: true };
  return describeStep(played, seat, title, journal.entriesAfter(step - 1, step));
}

type Author = Pick<EntryRow, 'author_kind' | 'author_seat'>;

/** True of a step whose title a seat knows for its authors: its own, the table's, or any of a game that it runs alone. */
function isKnownByAuthors(played: Played, seat: SeatId, authors: readonly Author[]): boolean {
  const [first] = authors;
  if (first === undefined || isOfTable(first, authors)) return true;
  if (first.author_kind === 'human') return first.author_seat === seat;
  return isPlayingAlone(played, seat);
}

/**
 * Describes a step by its entries for a seat: by its title where the seat did it, where the table did, where all that
 * was ordered may be read, or the games master’s deed itself. Otherwise it is an order of another, of which the seat
 * knows if any of it shows. Whoever plays alone is his own games master.
 */
export function describeStep(
  played: Played,
  seat: SeatId,
  title: string,
  entries: readonly Omit<EntryRow, 'seq' | 'step'>[],
): Telling {
  const [first] = entries;
  const own: Telling = { title, isTold: true };
  if (first === undefined || isKnownByAuthors(played, seat, entries)) return own;
  if (first.author_kind === 'gm' && mayReadDeed(played, seat, first)) return own;
  const isOther = (entry: Omit<EntryRow, 'seq' | 'step'>): boolean =>
    entry.author_kind !== first.author_kind || entry.author_seat !== first.author_seat;
  const end = entries.findIndex(isOther);
  const ordered = end === -1 ? entries : entries.slice(0, end);
  if (computeReading(played, seat, ordered) === 'all') return { title, isTold: true };
  return {
    title: first.author_kind === 'gm' ? 'A decision of the games master' : describeOthersOrder(played.rulebook),
    isTold: computeReading(played, seat, entries) !== 'nothing',
  };
}

/** True of a step in which the table played on: the rules have entries in it beside those of NPC seats. */
function isOfTable(first: Author, entries: readonly Author[]): boolean {
  if (first.author_kind === 'rules') return true;
  return first.author_kind === 'npc' && entries.some(({ author_kind: kind }) => kind === 'rules');
}

/** Caches step titles by viewer and seal, which never change. */
class Tellings {
  readonly #known = new Map<string, Telling>();
  readonly #names = new Map<string, string>();

  /**
   * Names a step by its seal. The name is drawn: a seal would let a seat test guesses about others, and a number would
   * reveal the number of hidden steps.
   */
  nameStep(seal: string): string {
    const name = this.#names.get(seal) ?? crypto.randomUUID();
    this.#names.set(seal, name);
    return name;
  }

  find(key: string, describe: () => Telling): Telling {
    const known = this.#known.get(key) ?? describe();
    this.#known.set(key, known);
    return known;
  }
}

const kept = new WeakMap<ReadableStore, Tellings>();

function findTellings({ store }: Played): Tellings {
  const known = kept.get(store) ?? new Tellings();
  kept.set(store, known);
  return known;
}
