import { checkChain, chainStart } from '../seals/chain.ts';
import { describeDamage } from '../file/damage.ts';
import type { EntryRow, StepRow } from '../file/schema.ts';
import type { Statements } from '../file/statements.ts';
import type { Bodies, JournalEntryRow } from './bodies.ts';

/** The steps of a campaign file and their entries. Every method is one synchronous query. */
export class Journal {
  private readonly path: string;
  private readonly statements: Statements;
  private readonly bodies: Bodies;

  constructor(path: string, statements: Statements, bodies: Bodies) {
    this.path = path;
    this.statements = statements;
    this.bodies = bodies;
  }

  steps(): StepRow[] {
    return this.statements.get('steps', (q) => q.selectFrom('step').selectAll().orderBy('step')).all() as StepRow[];
  }

  /** The number of the newest step. */
  lastStep(): number {
    const row = this.statements
      .get('lastStep', (q) => q.selectFrom('step').select((eb) => eb.fn.max('step').as('last')))
      .get() as { last: number | null };
    return row.last ?? 0;
  }

  entries(): EntryRow[] {
    return this.bodies.of(
      this.statements
        .get('entries', (q) => q.selectFrom('journal').selectAll().orderBy('seq'))
        .all() as JournalEntryRow[],
    );
  }

  /** Entries of the steps after one, up to another, oldest first. */
  entriesAfter(step: number, until = Infinity): EntryRow[] {
    return this.bodies.of(
      this.statements
        .get('entriesAfter', (q) =>
          q.selectFrom('journal').selectAll().where('step', '>', 0).where('step', '<=', 0).orderBy('seq'),
        )
        .all(step, until) as JournalEntryRow[],
    );
  }

  /**
   * Lists the entries of a period, between the closing steps of the one before and its own; optionally only those of
   * steps before one.
   */
  entriesOfPeriod(period: number, before = Infinity): EntryRow[] {
    const from = this.firstStepOf(period);
    const until = Math.min(this.closingStep(period) ?? Infinity, before - 1);
    const heads = this.statements
      .get('entriesOfPeriod', (q) =>
        q
          .selectFrom('journal')
          .selectAll()
          .where('step', '>=', 0)
          .where('step', '<=', 0)
          .where('period', '=', 0)
          .orderBy('seq'),
      )
      .all(from, until, period) as JournalEntryRow[];
    return this.bodies.of(heads);
  }

  /** The first step that may hold entries of a period: the one that closed the period before, or the founding. */
  firstStepOf(period: number): number {
    return this.closingStep(period - 1) ?? 1;
  }

  private closingStep(period: number): number | null {
    const row = this.statements
      .get('closingStep', (q) => q.selectFrom('period').select('step').where('period', '=', 0))
      .get(period) as { step: number } | undefined;
    return row?.step ?? null;
  }

  /** One entry, or null. */
  entry(seq: number): EntryRow | null {
    const row = this.statements.get('entry', (q) => q.selectFrom('journal').selectAll().where('seq', '=', 0)).get(seq);
    return row === undefined ? null : (this.bodies.of([row as JournalEntryRow])[0] ?? null);
  }

  /** Lists the authors of a step's entries in their order; no text is unpacked. */
  authorsOf(step: number): Pick<EntryRow, 'author_kind' | 'author_seat'>[] {
    return this.statements
      .get('authorsOf', (q) =>
        q.selectFrom('journal').select(['author_kind', 'author_seat']).where('step', '=', 0).orderBy('seq'),
      )
      .all(step) as Pick<EntryRow, 'author_kind' | 'author_seat'>[];
  }

  /** The first and the last entry of each step, without their events. */
  entryHeads(): { step: number; first: number; last: number }[] {
    return this.statements
      .get('entryHeads', (q) =>
        q
          .selectFrom('journal')
          .select((eb) => ['step', eb.fn.min('seq').as('first'), eb.fn.max('seq').as('last')])
          .groupBy('step'),
      )
      .all() as { step: number; first: number; last: number }[];
  }

  /** The last entries of the journal, newest last, for a glance at a file. */
  lastEntries(count: number): EntryRow[] {
    return this.bodies.of(this.lastHeads(count));
  }

  /** Reads the journal after its check, because SQLite's check misses most single bit flips. */
  sealedEntries(): EntryRow[] {
    return this.sealedEntriesAfter(0);
  }

  /** Reads the entries of the steps after one, up to another, after their check. */
  sealedEntriesAfter(step: number, until = Infinity): EntryRow[] {
    const steps = this.stepsAfter(step, until);
    const entries = this.entriesAfter(step, until);
    const before = { seq: (entries[0]?.seq ?? 1) - 1, hash: this.hashAfter(step) };
    const [finding] = checkChain(steps, entries, before);
    if (finding !== undefined) throw describeDamage(this.path, finding);
    return entries;
  }

  /**
   * Refuses a file whose last steps, with a number of entries, were altered: for a glance, where opening checks all.
   */
  requireSealedEnd(count: number): void {
    const [first] = this.lastHeads(count);
    if (first !== undefined) this.sealedEntriesAfter(first.step - 1);
  }

  /** Lists steps whose hashes do not follow from their entries and the step before. */
  chainFindings(entries: readonly EntryRow[] = this.entries()): string[] {
    return checkChain(this.steps(), entries);
  }

  private stepsAfter(step: number, until: number): StepRow[] {
    return this.statements
      .get('stepsAfter', (q) =>
        q.selectFrom('step').selectAll().where('step', '>', 0).where('step', '<=', 0).orderBy('step'),
      )
      .all(step, until) as StepRow[];
  }

  /** The hash of a step's last entry, or the empty chain's. */
  private hashAfter(step: number): string {
    const row = this.statements
      .get('hashAfter', (q) => q.selectFrom('step').select('hash').where('step', '=', 0))
      .get(step) as { hash: string } | undefined;
    return row?.hash ?? chainStart.hash;
  }

  private lastHeads(count: number): JournalEntryRow[] {
    const heads = this.statements
      .get('lastEntries', (q) => q.selectFrom('journal').selectAll().orderBy('seq', 'desc').limit(1))
      .all(count) as JournalEntryRow[];
    return heads.reverse();
  }
}
