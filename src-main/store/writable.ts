import { rmSync } from 'node:fs';
import { backUp } from './backups/backups.ts';
import type { BackupKind } from './backups/kept.ts';
import { sealEntry, endOfChain } from './seals/chain.ts';
import { explainDiskRefusal, requireKeepable as requireStorable } from './file/errors.ts';
import { formatJsonPieces, sealOfState, type StateToKeep } from './steps/keptState.ts';
import { packBodies } from './steps/bodies.ts';
import { packDictionary } from './steps/dictionaries.ts';
import { pack, packFast, unpackBytes } from './steps/packing.ts';
import { ReadableStore } from './readable.ts';
import { FileGuard, type ReadOnly } from './fileGuard.ts';
import { RowStatements } from './file/statements.ts';
import {
  draftId,
  noteId,
  type CampaignRow,
  type EditionRow,
  type EntryRow,
  type NewStep,
  type PeriodRow,
  type ProjectedTable,
  type SeatRow,
  type SqlValue,
  type StepRow,
} from './file/schema.ts';
import { sealedTables, sealRow, type SealedTable } from './seals/rowSeals.ts';
import { Tallies, isTallied, type TalliedTable } from './seals/tallies.ts';
import type Database from 'better-sqlite3';

/** A draft; null: there is none any more. */
type DraftToKeep = { seat: string; name: string; period: number; draft: unknown };

/** A campaign file open for writing by this program alone. Write only inside `transaction`. */
export class WritableStore extends ReadableStore {
  private readonly guard: FileGuard;
  private readonly tallies: Tallies;
  private readonly upserts = new RowStatements();
  private readonly inserts = new RowStatements();

  constructor(
    path: string,
    db: Database.Database,
    { unlock, readOnly = null }: { unlock: () => void; readOnly?: ReadOnly | null },
  ) {
    super(path, db, unlock);
    this.tallies = new Tallies(db);
    this.guard = new FileGuard(path, db, readOnly);
  }

  /** True if the file can only be read; every write is refused then. */
  get isReadOnly(): boolean {
    return this.guard.readOnly !== null;
  }

  /** The campaign that an open backup belongs to; null of a campaign. */
  get backup(): { backupOf: string | null } | null {
    const { readOnly } = this.guard;
    return readOnly === null || readOnly === 'place' ? null : { backupOf: readOnly.backupOf };
  }

  /** Runs all or nothing; its writes are in the file itself at its return. */
  transaction<T>(work: () => T): T {
    this.requireWritable();
    if (this.db.inTransaction) throw new Error('Transactions do not nest.');
    try {
      const runCounted = (): T => {
        this.guard.requireOwnEnd();
        const done = work();
        this.tallies.write();
        return done;
      };
      const done = this.db.transaction(runCounted).immediate();
      this.guard.takeWritten();
      return done;
    } catch (problem) {
      this.tallies.forget();
      // Hashes of removed steps must not be used for new ones.
      this.contents.forgetAfter(0);
      this.dictionaries.forget();
      throw explainDiskRefusal(this.path, problem);
    }
  }

  /** Moves writes from SQLite's log into the file, so that the file alone is the campaign. */
  checkpoint(): void {
    this.guard.checkpoint();
  }

  override wasChangedOutside(): boolean {
    return this.guard.wasChangedOutside();
  }

  /** Reads the campaign of this session's last write or opening from memory; null if it is not complete there. */
  readHeld(): { bytes: Buffer; end: string } | null {
    return this.guard.readHeld();
  }

  /** Explains why the open file could not be read; a mistake of this program is returned unchanged. */
  explainUnread(problem: unknown): unknown {
    return this.guard.explainUnread(problem);
  }

  requireWritable(): void {
    this.guard.requireWritable();
  }

  override close(): void {
    this.guard.stop();
    super.close();
  }

  writeCampaign(row: CampaignRow): void {
    this.upsertSealed('campaign', { id: 1, ...row });
  }

  /** Writes a row with its seal, which it returns. */
  private upsertSealed(table: SealedTable, row: Row): string {
    const { row_hash: _before, ...rest } = row;
    const key = sealedTables[table];
    const sealed = sealRow(table, rest);
    if (isTallied(table)) {
      const id = row[key];
      this.tallies.takeRows(table, `${key} = ?`, id as string | number);
      this.tallies.add(table, sealed.row_hash);
    }
    this.upsert(table, key, sealed);
    return sealed.row_hash;
  }

  /** Appends a step with its entries, ledger lines and seals; returns its number. */
  appendStep(written: NewStep): number {
    let { seq, hash } = endOfChain(this.db);
    const step = this.journal.lastStep() + 1;
    const entries = written.entries.map(({ ledger, ...entry }) => {
      seq += 1;
      const numbered = { seq, step, ...entry };
      hash = sealEntry(hash, numbered);
      return { ...numbered, ledger };
    });
    const sealed = sealRow('step', { step, ...written.step, hash });
    this.tallies.add('step', sealed.row_hash);
    this.insert('step', sealed);
    const dictionary = this.dictionaries.newest();
    const packed = packBodies(entries, dictionary);
    this.insert('body', { step, packed, dictionary: dictionary?.id ?? null });
    for (const { ledger, order_json: _o, reason_json: _r, events_json: _e, ...head } of entries) {
      this.insert('journal', head);
      for (const line of ledger) {
        this.insert('ledger', { entry: head.seq, period: head.period, ...line });
      }
    }
    return step;
  }

  /** Keeps the texts and papers of the first step that closed a period: later ones repeat most of them. */
  keepDictionary(step: number): void {
    if (this.dictionaries.newest() !== null) return;
    const { packed } = this.statements
      .get('body', (q) => q.selectFrom('body').selectAll().where('step', '=', 0))
      .get(step) as { packed: Uint8Array };
    const papers = this.editionsOf(step).map(({ edition_json }) => edition_json);
    const texts = [...papers, unpackBytes(packed).toString('utf8')];
    this.upsertSealed('dictionary', { id: 1, packed: packDictionary(texts) });
  }

  /** Takes every step after `step` out of the journal and keeps it for redo. */
  undoAfter(step: number): string[] {
    const undone = this.journal.steps().filter((row) => row.step > step);
    const entries = this.journal.entriesAfter(step);
    const ledger = this.ledgerFrom(entries[0]?.seq ?? 0);
    for (const row of undone) {
      const own = entries.filter((entry) => entry.step === row.step);
      const kept: NewStep = {
        step: omitStep(row),
        entries: own.map((entry) => ({
          ...omitNumbers(entry),
          ledger: ledger
            .filter((line) => line.entry === entry.seq)
            .map(({ seat, cause, dollars }) => ({ seat, cause, dollars })),
        })),
        editions: this.editionsOf(row.step),
      };
      const { title, period } = row;
      this.upsertSealed('undone', { step: row.step, title, period, step_json: JSON.stringify(kept) });
    }
    // The rows that go with a step are counted before they are gone.
    const closedSince = 'period IN (SELECT period FROM period WHERE step > ?)';
    this.tallies.takeRows('edition', closedSince, step);
    this.tallies.takeRows('period', 'step > ?', step);
    this.tallies.takeRows('step', 'step > ?', step);
    this.statements.get('deleteStepsAfter', (q) => q.deleteFrom('step').where('step', '>', 0)).run(step);
    this.contents.forgetAfter(step);
    return undone.map((row) => row.title).reverse();
  }

  private editionsOf(step: number): EditionRow[] {
    return this.periods()
      .filter((row) => row.step === step)
      .flatMap(({ period }) => this.edition(period) ?? [])
      .map(({ period, headline, edition_json }) => ({ period, headline, edition_json }));
  }

  forgetUndone(step: number | 'all'): void {
    const from = step === 'all' ? 0 : step;
    const to = step === 'all' ? Number.MAX_SAFE_INTEGER : step;
    this.tallies.takeRows('undone', 'step BETWEEN ? AND ?', from, to);
    this.statements
      .get('forgetUndone', (q) => q.deleteFrom('undone').where('step', '>=', 0).where('step', '<=', 0))
      .run(from, to);
  }

  /** Seals a closed period with the journal's present end, and with the hash of its final state. */
  writePeriod(row: Omit<PeriodRow, 'seal' | 'row_hash'>): void {
    const { hash: seal } = endOfChain(this.db);
    this.upsertSealed('period', { ...row, seal });
  }

  /**
   * Keeps the state after the newest step; the one kept before remains for undo, or is dropped. Nothing is kept without
   * a key.
   */
  keepState({ step, rulesVersion, state }: StateToKeep, before: 'stays' | 'goes'): void {
    const row = { step, rules_version: rulesVersion, packed: packFast(formatJsonPieces(state)) };
    const seal = sealOfState(row, this.originOf(step));
    if (seal === null) return;
    const last = this.statements
      .get('keptBefore', (q) =>
        q
          .selectFrom('kept_state')
          .select((eb) => eb.fn.max('step').as('last'))
          .where('step', '<', 0),
      )
      .get(step) as { last: number | null };
    this.statements
      .get('forgetKept', (q) => q.deleteFrom('kept_state').where('step', '<', 0))
      .run(before === 'stays' ? (last.last ?? 0) : step);
    this.upsertSealed('kept_state', { ...row, seal });
  }

  /** The present names of the seats. */
  writeSeats(seats: readonly SeatRow[]): void {
    this.clearProjection('seat');
    for (const seat of seats) this.upsert('seat', 'seat', seat);
  }

  /** Drops a table of the state, if there is one, and creates it empty by its declaration. */
  rebuildProjection({ name, ddl }: ProjectedTable): void {
    this.dropProjection(name);
    this.db.exec(ddl);
    this.upsert('projection', 'name', { name, ddl });
  }

  /** Drops an undeclared table of the state. */
  dropProjection(name: string): void {
    this.db.exec(`DROP TABLE IF EXISTS "${name}"`);
    this.deleteRow('projection', 'name', name);
  }

  /** Keeps the paper of a period; returns the seal of its row. */
  writeEdition(row: EditionRow): string {
    const { edition_json: json, ...head } = row;
    const dictionary = this.dictionaries.newest();
    const packed = pack([json], dictionary?.text ?? null);
    return this.upsertSealed('edition', { ...head, packed, dictionary: dictionary?.id ?? null });
  }

  /** Counts a table's present rows: missing ones were replaced or are given up. */
  countAnew(table: TalliedTable): void {
    this.tallies.countAnew(table);
  }

  /** Keeps a draft in the place of the one before; null: none. Those of other periods go. */
  keepDraft({ seat, name, period, draft }: DraftToKeep): void {
    this.tallies.takeRows('draft', 'period <> ?', period);
    this.statements.get('oldDrafts', (q) => q.deleteFrom('draft').where('period', '<>', 0)).run(period);
    const id = draftId(seat, name);
    if (draft === null || draft === undefined) this.deleteSealed('draft', id);
    else {
      const draft_json = JSON.stringify(draft);
      this.upsertSealed('draft', { id, seat, period, name, draft_json });
    }
  }

  /** Keeps a viewer's note on something in the place of the one before; empty words take it away. */
  keepNote({ viewer, subject, words }: { viewer: string; subject: string; words: string }): void {
    const id = noteId(viewer, subject);
    if (words === '') this.deleteSealed('note', id);
    else this.upsertSealed('note', { id, viewer, subject, words });
  }

  /** Keeps the edits of a period's page; null: it is as printed. */
  keepPressEdit(period: number, edit: unknown): void {
    if (edit === null) this.deleteSealed('press_edit', period);
    else this.upsertSealed('press_edit', { period, edit_json: JSON.stringify(edit) });
  }

  /** Inserts or replaces one row of a table by its key column. */
  upsert(table: string, key: string, row: Row): void {
    this.upserts
      .of(table, row, (columns) =>
        this.statements.get(`upsert ${table} ${columns.join()}`, (q) =>
          q
            .insertInto(table)
            .values(row)
            .onConflict((conflict) =>
              conflict
                .column(key)
                .doUpdateSet((eb) => Object.fromEntries(columns.map((c) => [c, eb.ref(`excluded.${c}`)]))),
            ),
        ),
      )
      .run(listStorable(row));
  }

  private insert(table: string, row: Row): void {
    this.inserts
      .of(table, row, (columns) =>
        this.statements.get(`insert ${table} ${columns.join()}`, (q) => q.insertInto(table).values(row)),
      )
      .run(listStorable(row));
  }

  private deleteSealed(table: TalliedTable, id: string | number): void {
    const key = sealedTables[table];
    this.tallies.takeRows(table, `${key} = ?`, id);
    this.deleteRow(table, key, id);
  }

  deleteRow(table: string, key: string, id: string | number): void {
    this.statements.get(`delete ${table}`, (q) => q.deleteFrom(table).where(key, '=', '')).run(id);
  }

  clearProjection(table: string): void {
    this.statements.get(`clear ${table}`, (q) => q.deleteFrom(table)).run();
  }

  /** Keeps a checked copy beside the campaign and prunes the oldest; returns its path. */
  async backUp(kind: BackupKind, label: string, now: Date): Promise<string> {
    this.requireWritable();
    return backUp(this, this.db, { kind, label }, now);
  }

  /** SQLite's own online copy; the target must not exist. */
  async copyTo(path: string): Promise<void> {
    try {
      await this.db.backup(path);
    } catch (problem) {
      rmSync(path, { force: true });
      throw explainDiskRefusal(path, problem);
    }
  }
}

type Row = Record<string, SqlValue>;

/** Lists the values of a row, once it is sure that SQLite returns exactly the texts it was given. */
function listStorable(row: Row): SqlValue[] {
  const values = Object.values(row);
  for (const value of values) if (typeof value === 'string') requireStorable(value);
  return values;
}

function omitStep({ step: _step, hash: _hash, row_hash: _seal, ...rest }: StepRow): NewStep['step'] {
  return rest;
}

function omitNumbers({ seq: _seq, step: _step, ...rest }: EntryRow): Omit<EntryRow, 'seq' | 'step'> {
  return rest;
}
