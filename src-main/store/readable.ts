import type Database from 'better-sqlite3';
import { chainFindings, chainStart } from './seals/chain.ts';
import { damaged } from './file/damage.ts';
import { toldIn } from './steps/happenings.ts';
import { isSealed, rowFindings, type SealedTable } from './seals/rowSeals.ts';
import { tallyFindings } from './seals/tallies.ts';
import { draftId, newStepSchema } from './file/schema.ts';
import type {
  CampaignRow,
  EditionRow,
  EntryRow,
  LedgerRow,
  NewStep,
  PeriodRow,
  ProjectedTable,
  ProjectionRow,
  SeatRow,
  StepRow,
  StoreTables,
} from './file/schema.ts';
import { Contents } from './seals/contents.ts';
import { Bodies, type JournalEntryRow } from './steps/bodies.ts';
import { Dictionaries } from './steps/dictionaries.ts';
import { keptIn, type KeptState, type Origin } from './steps/keptState.ts';
import { unpack } from './steps/packing.ts';
import { Statements } from './file/statements.ts';

/** What the program lives by: a file in which a row of these was altered, or is gone, is damaged. */
const livedBy = ['campaign', 'step', 'period', 'journal', 'dictionary'] as const;

/** What it goes on without. */
const leftOut = ['undone', 'edition', 'draft', 'note', 'press_edit'] as const;

/** A campaign file open for reading. Every method is one synchronous query. */
export class ReadableStore {
  readonly path: string;
  protected readonly db: Database.Database;
  protected readonly statements: Statements;

  protected readonly contents: Contents;
  protected readonly dictionaries: Dictionaries;

  private readonly bodies: Bodies;
  private readonly whenClosed: () => void;

  constructor(path: string, db: Database.Database, whenClosed: () => void = () => undefined) {
    this.path = path;
    this.db = db;
    this.statements = new Statements(db);
    this.contents = new Contents(db);
    this.dictionaries = new Dictionaries(path, this.statements);
    this.bodies = new Bodies(this.statements, this.dictionaries);
    this.whenClosed = whenClosed;
  }

  campaign(): CampaignRow {
    const row = this.statements.get('campaign', (q) => q.selectFrom('campaign').selectAll()).get();
    if (row === undefined) throw damaged(this.path, 'it has no campaign in it');
    return row as CampaignRow;
  }

  steps(): StepRow[] {
    return this.statements
      .get('steps', (q) => q.selectFrom('step').selectAll().orderBy('step'))
      .all() as StepRow[];
  }

  entries(): EntryRow[] {
    return this.bodies.of(
      this.statements
        .get('entries', (q) => q.selectFrom('journal').selectAll().orderBy('seq'))
        .all() as JournalEntryRow[],
    );
  }

  /** The entries of a period, which lie between the steps that closed the one before and that closed it. */
  entriesOfPeriod(period: number): EntryRow[] {
    const from = this.closingStep(period - 1) ?? 0;
    const until = this.closingStep(period) ?? Infinity;
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

  private closingStep(period: number): number | null {
    const row = this.statements
      .get('closingStep', (q) => q.selectFrom('period').select('step').where('period', '=', 0))
      .get(period) as { step: number } | undefined;
    return row?.step ?? null;
  }

  /** Entries whose plain words are not what their events tell. */
  toldFindings(entries: readonly EntryRow[]): string[] {
    const heads = this.statements
      .get('told', (q) => q.selectFrom('journal').select(['seq', 'told']).orderBy('seq'))
      .all() as Pick<JournalEntryRow, 'seq' | 'told'>[];
    const told = new Map(heads.map((head) => [head.seq, head.told]));
    return entries
      .filter((entry) => told.get(entry.seq) !== toldIn(entry.events_json))
      .map((entry) => `Entry ${entry.seq} (${entry.title}) tells another story than its events.`);
  }

  /** Entries of the steps after one, up to another, oldest first. */
  entriesAfter(step: number, until = Infinity): EntryRow[] {
    return this.bodies.of(
      this.statements
        .get('entriesAfter', (q) =>
          q
            .selectFrom('journal')
            .selectAll()
            .where('step', '>', 0)
            .where('step', '<=', 0)
            .orderBy('seq'),
        )
        .all(step, until) as JournalEntryRow[],
    );
  }

  /** One entry, or null. */
  entry(seq: number): EntryRow | null {
    const row = this.statements
      .get('entry', (q) => q.selectFrom('journal').selectAll().where('seq', '=', 0))
      .get(seq);
    return row === undefined ? null : (this.bodies.of([row as JournalEntryRow])[0] ?? null);
  }

  /** What an entry is called; null where there is none. Nothing of what it says is unpacked. */
  entryTitle(seq: number): string | null {
    const row = this.statements
      .get('entryTitle', (q) => q.selectFrom('journal').select('title').where('seq', '=', 0))
      .get(seq) as { title: string } | undefined;
    return row?.title ?? null;
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

  /** The number of the newest step. */
  lastStep(): number {
    const row = this.statements
      .get('lastStep', (q) => q.selectFrom('step').select((eb) => eb.fn.max('step').as('last')))
      .get() as { last: number | null };
    return row.last ?? 0;
  }

  /** The hash of a step's last entry, or the empty chain's. */
  private hashAfter(step: number): string {
    const row = this.statements
      .get('hashAfter', (q) => q.selectFrom('step').select('hash').where('step', '=', 0))
      .get(step) as { hash: string } | undefined;
    return row?.hash ?? chainStart.hash;
  }

  undoneSteps(): { step: number; title: string; period: number }[] {
    return this.statements
      .get('undoneSteps', (q) =>
        q.selectFrom('undone').select(['step', 'title', 'period']).orderBy('step'),
      )
      .all() as { step: number; title: string; period: number }[];
  }

  /** The next step to redo, or null; damage where it is not what was undone. */
  nextRedo(): NewStep | null {
    const [first] = this.undoneSteps();
    if (first === undefined) return null;
    const row = this.statements
      .get('undoneRow', (q) => q.selectFrom('undone').selectAll().where('step', '=', 0))
      .get(first.step) as { step_json: string };
    if (!isSealed('undone', row)) throw damaged(this.path, 'the step to redo was altered');
    return this.read('the step to redo', () => newStepSchema.parse(JSON.parse(row.step_json)));
  }

  /** What a seat has begun to write in a form in a period, or null; an altered one is nothing. */
  draft(seat: string, name: string, period: number): unknown {
    const row = this.statements
      .get('draft', (q) => q.selectFrom('draft').selectAll().where('id', '=', ''))
      .get(draftId(seat, name)) as StoreTables['draft'] | undefined;
    if (row?.period !== period || !isSealed('draft', row)) return null;
    return JSON.parse(row.draft_json) as unknown;
  }

  /** What a viewer noted; altered notes are nothing. */
  notes(viewer: string): { subject: string; words: string }[] {
    const rows = this.statements
      .get('notes', (q) =>
        q.selectFrom('note').selectAll().where('viewer', '=', '').orderBy('subject'),
      )
      .all(viewer) as StoreTables['note'][];
    return rows
      .filter((row) => isSealed('note', row))
      .map(({ subject, words }) => ({ subject, words }));
  }

  /** What the games master changed on a period's page, or null; an altered change is none. */
  pressEdit(period: number): unknown {
    const row = this.statements
      .get('pressEdit', (q) => q.selectFrom('press_edit').selectAll().where('period', '=', 0))
      .get(period) as StoreTables['press_edit'] | undefined;
    if (row === undefined || !isSealed('press_edit', row)) return null;
    return JSON.parse(row.edit_json) as unknown;
  }

  /**
   * The newest state up to a step that this user's program kept, or null where there is none to be believed: the journal
   * makes it then.
   */
  keptState(until = Number.MAX_SAFE_INTEGER): KeptState | null {
    const rows = this.statements
      .get('keptStates', (q) =>
        q.selectFrom('kept_state').selectAll().where('step', '<=', 0).orderBy('step', 'desc'),
      )
      .all(until) as StoreTables['kept_state'][];
    for (const row of rows) {
      const kept = this.read('the kept state', () => keptIn(row, this.originOf(row.step)));
      if (kept !== null) return kept;
    }
    return null;
  }

  /** What the state after a step follows from. */
  protected originOf(step: number): Origin {
    const { game, seed } = this.campaign();
    return { game, seed, contents: this.contents.upTo(step) };
  }

  private read<T>(what: string, work: () => T): T {
    try {
      return work();
    } catch (cause) {
      throw damaged(this.path, `${what} cannot be read`, cause);
    }
  }

  periods(): PeriodRow[] {
    return this.statements
      .get('periods', (q) => q.selectFrom('period').selectAll().orderBy('period'))
      .all() as PeriodRow[];
  }

  editions(): Pick<EditionRow, 'period' | 'headline'>[] {
    return this.statements
      .get('editions', (q) =>
        q.selectFrom('edition').select(['period', 'headline']).orderBy('period', 'desc'),
      )
      .all() as Pick<EditionRow, 'period' | 'headline'>[];
  }

  /** The seals of the editions of some periods, the last one left out. */
  editionSeals(from: number, to: number): { period: number; row_hash: string }[] {
    return this.statements
      .get('editionSeals', (q) =>
        q
          .selectFrom('edition')
          .select(['period', 'row_hash'])
          .where('period', '>=', 0)
          .where('period', '<', 0)
          .orderBy('period'),
      )
      .all(from, to) as { period: number; row_hash: string }[];
  }

  edition(period: number): EditionRow | null {
    const row = this.statements
      .get('edition', (q) => q.selectFrom('edition').selectAll().where('period', '=', 0))
      .get(period) as StoreTables['edition'] | undefined;
    if (row === undefined) return null;
    if (!isSealed('edition', row)) throw damaged(this.path, 'the paper was altered');
    const { headline, packed, dictionary } = row;
    const [edition_json = ''] = this.read('the paper', () =>
      unpack(packed, this.dictionaries.textOf(dictionary)),
    );
    return { period, headline, edition_json };
  }

  ledger(): LedgerRow[] {
    return this.statements
      .get('ledger', (q) =>
        q
          .selectFrom('ledger')
          .select(['entry', 'period', 'seat', 'cause', 'dollars'])
          .orderBy('id'),
      )
      .all() as LedgerRow[];
  }

  /** Whether the ledger's lines bear the numbers that writing them one after the other gives. */
  isLedgerNumbered(): boolean {
    const ids = this.statements
      .get('ledgerIds', (q) => q.selectFrom('ledger').select('id').orderBy('id'))
      .all() as { id: number }[];
    return ids.every(({ id }, nth) => id === nth + 1);
  }

  /** The ledger from an entry on. */
  ledgerFrom(seq: number): LedgerRow[] {
    return this.statements
      .get('ledgerFrom', (q) =>
        q
          .selectFrom('ledger')
          .select(['entry', 'period', 'seat', 'cause', 'dollars'])
          .where('entry', '>=', 0)
          .orderBy('id'),
      )
      .all(seq) as LedgerRow[];
  }

  /** The seats in their order at the table. */
  seats(): SeatRow[] {
    return this.statements
      .get('seats', (q) => q.selectFrom('seat').selectAll().orderBy('place'))
      .all() as SeatRow[];
  }

  /** The tables of the state that the file has, with their declarations. */
  projections(): ProjectedTable[] {
    return this.statements
      .get('projections', (q) => q.selectFrom('projection').selectAll().orderBy('name'))
      .all() as ProjectedTable[];
  }

  /** All rows of a projection, in no particular order. */
  projection(table: string): ProjectionRow[] {
    return this.statements
      .get(`all ${table}`, (q) => q.selectFrom(table).selectAll())
      .all() as ProjectionRow[];
  }

  /** SQLite's own findings; empty when it finds the file whole. */
  integrityFindings(): string[] {
    const rows = this.db.pragma('integrity_check') as { integrity_check: string }[];
    const foreign = this.db.pragma('foreign_key_check') as { table: string }[];
    return [
      ...rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok'),
      ...foreign.map((row) => `A row of ${row.table} points to nothing.`),
    ];
  }

  /** Steps whose hashes do not follow from what their entries say and the step before. */
  chainFindings(entries: readonly EntryRow[] = this.entries()): string[] {
    return chainFindings(this.steps(), entries);
  }

  /** The entries of the steps after one, up to another, once it is sure that nobody altered them. */
  sealedEntriesAfter(step: number, until = Infinity): EntryRow[] {
    const steps = this.stepsAfter(step, until);
    const entries = this.entriesAfter(step, until);
    const before = { seq: (entries[0]?.seq ?? 1) - 1, hash: this.hashAfter(step) };
    const [finding] = chainFindings(steps, entries, before);
    if (finding !== undefined) throw damaged(this.path, finding);
    return entries;
  }

  private stepsAfter(step: number, until: number): StepRow[] {
    return this.statements
      .get('stepsAfter', (q) =>
        q
          .selectFrom('step')
          .selectAll()
          .where('step', '>', 0)
          .where('step', '<=', 0)
          .orderBy('step'),
      )
      .all(step, until) as StepRow[];
  }

  /** The journal, once it is sure that nobody altered it: SQLite's check misses most single bit flips. */
  sealedEntries(): EntryRow[] {
    return this.sealedEntriesAfter(0);
  }

  /** Rows beside the journal that are not what was written, and tables that have lost some. */
  rowFindings(): string[] {
    return this.alteredOrGone([...livedBy, ...leftOut, 'kept_state']);
  }

  /** Rows that were altered or are gone and that the game goes on without: they are told at opening, and shown nowhere. */
  smudges(): string[] {
    return this.alteredOrGone(leftOut);
  }

  /** Refuses a file in which a row that the program lives by was altered or is gone; see `smudges` for the others. */
  requireSealedRows(): void {
    const [finding] = this.alteredOrGone(livedBy);
    if (finding !== undefined) throw damaged(this.path, finding);
  }

  private alteredOrGone(tables: readonly (SealedTable | 'journal')[]): string[] {
    const sealed = tables.filter((table) => table !== 'journal');
    return [...rowFindings(this.db, sealed), ...tallyFindings(this.db, tables)];
  }

  /** Refuses a file whose last steps, which so many entries lie in, were altered: a glance, where opening reads all. */
  requireSealedEnd(count: number): void {
    const [first] = this.lastHeads(count);
    if (first !== undefined) this.sealedEntriesAfter(first.step - 1);
  }

  /** The last entries of the journal, newest last, for a glance at a file. */
  lastEntries(count: number): EntryRow[] {
    return this.bodies.of(this.lastHeads(count));
  }

  private lastHeads(count: number): JournalEntryRow[] {
    const heads = this.statements
      .get('lastEntries', (q) =>
        q.selectFrom('journal').selectAll().orderBy('seq', 'desc').limit(1),
      )
      .all(count) as JournalEntryRow[];
    return heads.reverse();
  }

  get isOpen(): boolean {
    return this.db.open;
  }

  /** SQLite's settings that a campaign depends on. */
  settings(): { journalMode: string; synchronous: number; foreignKeys: number } {
    return {
      journalMode: this.db.pragma('journal_mode', { simple: true }) as string,
      synchronous: this.db.pragma('synchronous', { simple: true }) as number,
      foreignKeys: this.db.pragma('foreign_keys', { simple: true }) as number,
    };
  }

  close(): void {
    this.db.close();
    this.whenClosed();
  }
}
