import type Database from 'better-sqlite3';
import { describeDamage } from './file/damage.ts';
import { isSealed, checkRows, type SealedTable } from './seals/rowSeals.ts';
import { checkTallies } from './seals/tallies.ts';
import {
  draftId,
  newStepSchema,
  type CampaignRow,
  type EditionRow,
  type LedgerRow,
  type NewStep,
  type PeriodRow,
  type ProjectedTable,
  type ProjectionRow,
  type SeatRow,
  type StoreTables,
} from './file/schema.ts';
import { Contents } from './seals/contents.ts';
import { Bodies } from './steps/bodies.ts';
import { Dictionaries } from './steps/dictionaries.ts';
import { openKeptState, type KeptState, type Origin } from './steps/keptState.ts';
import { Journal } from './steps/journal.ts';
import { unpack } from './steps/packing.ts';
import { Statements } from './file/statements.ts';

/**
 * The tables that the program cannot do without: a file in which a row of these was altered, or is gone, is damaged.
 */
const livedBy = ['campaign', 'step', 'period', 'journal', 'dictionary'] as const;

/** The tables that the program can do without. */
const leftOut = ['undone', 'edition', 'draft', 'note', 'press_edit'] as const;

/** A campaign file open for reading. Every method is one synchronous query. */
export class ReadableStore {
  readonly path: string;
  readonly journal: Journal;
  /** Sentences for the user who opened the file. */
  readonly notices: string[] = [];
  protected readonly db: Database.Database;
  protected readonly statements: Statements;

  protected readonly contents: Contents;
  protected readonly dictionaries: Dictionaries;

  private readonly whenClosed: () => void;

  constructor(path: string, db: Database.Database, whenClosed: () => void = () => undefined) {
    this.path = path;
    this.db = db;
    this.statements = new Statements(db);
    this.contents = new Contents(db);
    this.dictionaries = new Dictionaries(path, this.statements);
    this.journal = new Journal(path, this.statements, new Bodies(this.statements, this.dictionaries));
    this.whenClosed = whenClosed;
  }

  campaign(): CampaignRow {
    const row = this.statements.get('campaign', (q) => q.selectFrom('campaign').selectAll()).get();
    if (row === undefined) throw describeDamage(this.path, 'it has no campaign in it');
    return row as CampaignRow;
  }

  undoneSteps(): { step: number; title: string; period: number }[] {
    return this.statements
      .get('undoneSteps', (q) => q.selectFrom('undone').select(['step', 'title', 'period']).orderBy('step'))
      .all() as { step: number; title: string; period: number }[];
  }

  /** The next step to redo, or null; damage if it differs from the undone one. */
  nextRedo(): NewStep | null {
    const [first] = this.undoneSteps();
    if (first === undefined) return null;
    const row = this.statements
      .get('undoneRow', (q) => q.selectFrom('undone').selectAll().where('step', '=', 0))
      .get(first.step) as { step_json: string };
    if (!isSealed('undone', row)) throw describeDamage(this.path, 'the step to redo was altered');
    return this.read('the step to redo', () => newStepSchema.parse(JSON.parse(row.step_json)));
  }

  /** Reads every step that redo would put back, the next one first; altered ones count as none. */
  undoneWhole(): NewStep[] {
    const rows = this.statements.get('undoneRows', (q) => q.selectFrom('undone').selectAll().orderBy('step')).all() as {
      step_json: string;
    }[];
    return rows.flatMap((row) => {
      if (!isSealed('undone', row)) return [];
      return this.read('a step to redo', () => newStepSchema.parse(JSON.parse(row.step_json)));
    });
  }

  /** Reads a seat's half-written form of a period, or null; an altered one counts as none. */
  draft(seat: string, name: string, period: number): unknown {
    const row = this.statements
      .get('draft', (q) => q.selectFrom('draft').selectAll().where('id', '=', ''))
      .get(draftId(seat, name)) as StoreTables['draft'] | undefined;
    if (row?.period !== period || !isSealed('draft', row)) return null;
    return JSON.parse(row.draft_json) as unknown;
  }

  /** Lists the names of a seat's half-written forms of a period. */
  draftNames(seat: string, period: number): string[] {
    const rows = this.statements
      .get('draftNames', (q) => q.selectFrom('draft').select('name').where('seat', '=', '').where('period', '=', 0))
      .all(seat, period) as { name: string }[];
    return rows.map(({ name }) => name);
  }

  /** Lists a viewer's notes; altered notes count as none. */
  notes(viewer: string): { subject: string; words: string }[] {
    const rows = this.statements
      .get('notes', (q) => q.selectFrom('note').selectAll().where('viewer', '=', '').orderBy('subject'))
      .all(viewer) as StoreTables['note'][];
    return rows.filter((row) => isSealed('note', row)).map(({ subject, words }) => ({ subject, words }));
  }

  /** Reads the games master's changes to a period's page, or null; altered ones count as none. */
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
      .get('keptStates', (q) => q.selectFrom('kept_state').selectAll().where('step', '<=', 0).orderBy('step', 'desc'))
      .all(until) as StoreTables['kept_state'][];
    for (const row of rows) {
      const kept = this.read('the kept state', () => openKeptState(row, this.originOf(row.step)));
      if (kept !== null) return kept;
    }
    return null;
  }

  /** Describes the origin of the state after a step. */
  protected originOf(step: number): Origin {
    const { game, seed } = this.campaign();
    return { game, seed, contents: this.contents.upTo(step) };
  }

  private read<T>(what: string, work: () => T): T {
    try {
      return work();
    } catch (cause) {
      throw describeDamage(this.path, `${what} cannot be read`, cause);
    }
  }

  periods(): PeriodRow[] {
    return this.statements
      .get('periods', (q) => q.selectFrom('period').selectAll().orderBy('period'))
      .all() as PeriodRow[];
  }

  editions(): Pick<EditionRow, 'period' | 'headline'>[] {
    return this.statements
      .get('editions', (q) => q.selectFrom('edition').select(['period', 'headline']).orderBy('period', 'desc'))
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
    if (!isSealed('edition', row)) throw describeDamage(this.path, 'the paper was altered');
    const { headline, packed, dictionary } = row;
    const [edition_json = ''] = this.read('the paper', () => unpack(packed, this.dictionaries.textOf(dictionary)));
    return { period, headline, edition_json };
  }

  ledger(): LedgerRow[] {
    return this.statements
      .get('ledger', (q) =>
        q.selectFrom('ledger').select(['entry', 'period', 'seat', 'cause', 'dollars']).orderBy('id'),
      )
      .all() as LedgerRow[];
  }

  /** True if the ledger's lines are numbered as writing them one after the other gives. */
  isLedgerNumbered(): boolean {
    const ids = this.statements.get('ledgerIds', (q) => q.selectFrom('ledger').select('id').orderBy('id')).all() as {
      id: number;
    }[];
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
    return this.statements.get('seats', (q) => q.selectFrom('seat').selectAll().orderBy('place')).all() as SeatRow[];
  }

  /** The tables of the state that the file has, with their declarations. */
  projections(): ProjectedTable[] {
    return this.statements
      .get('projections', (q) => q.selectFrom('projection').selectAll().orderBy('name'))
      .all() as ProjectedTable[];
  }

  /** All rows of a projection, in no particular order. */
  projection(table: string): ProjectionRow[] {
    return this.statements.get(`all ${table}`, (q) => q.selectFrom(table).selectAll()).all() as ProjectionRow[];
  }

  /** SQLite's own findings; empty when it finds the file whole. */
  integrityFindings(): string[] {
    try {
      const rows = this.db.pragma('integrity_check') as { integrity_check: string }[];
      const foreign = this.db.pragma('foreign_key_check') as { table: string }[];
      return [
        ...rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok'),
        ...foreign.map((row) => `A row of ${row.table} points to nothing.`),
      ];
    } catch (problem) {
      return [problem instanceof Error ? problem.message : 'It cannot be read.'];
    }
  }

  /** Altered rows beside the journal, and tables with missing rows. */
  rowFindings(): string[] {
    return this.alteredOrGone([...livedBy, ...leftOut, 'kept_state']);
  }

  /** Altered or missing rows that the game does not need: they are reported at opening, and not shown. */
  smudges(): string[] {
    return this.alteredOrGone(leftOut);
  }

  /** Refuses a file in which a row that the program lives by was altered or is gone; see `smudges` for the others. */
  requireSealedRows(): void {
    const [finding] = this.alteredOrGone(livedBy);
    if (finding !== undefined) throw describeDamage(this.path, finding);
  }

  private alteredOrGone(tables: readonly (SealedTable | 'journal')[]): string[] {
    const sealed = tables.filter((table) => table !== 'journal');
    return [...checkRows(this.db, sealed), ...checkTallies(this.db, tables)];
  }

  /** True if another program changed the file since it was opened; a snapshot never changes. */
  wasChangedOutside(): boolean {
    return false;
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
