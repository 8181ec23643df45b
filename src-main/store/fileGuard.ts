import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type Database from 'better-sqlite3';
import { endOfChain } from './seals/chain.ts';
import { patienceMs } from './file/connection.ts';
import { describeFileProblem } from './file/damage.ts';
import { CampaignFileError } from './file/errors.ts';
import { fileNumber, resolveRealPath } from './file/place.ts';
import { readDatabase } from './file/snapshot.ts';

/** Why a store is read-only: it is a backup, with its campaign's last path, or it cannot be written at its place. */
export type ReadOnly = { backupOf: string | null } | 'place';

/** SQLite's codes for a failing disk or file; all others are mistakes of this program. */
const ofTheDisk = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|FULL|BUSY|LOCKED|PROTOCOL|READONLY|PERM)/;

/** How long a log that another program is reading waits for the next try to move it into the file, in milliseconds. */
const idleMs = 1_000;

/** Notices what other programs do to an open campaign file, and moves writes from SQLite's log into it. */
export class FileGuard {
  private readonly path: string;
  private readonly db: Database.Database;
  readonly readOnly: ReadOnly | null;
  private readonly file: number | null;
  /** The file's state at this program's last write. */
  private stamp: string | null = null;
  /** The journal's end then, and SQLite's count of writes by other connections. */
  private end: string | null = null;
  private retry: NodeJS.Timeout | null = null;
  /** The file as it was opened, until this session writes: before that, SQLite takes a file cut short for all there is. */
  private opened: Buffer | null = null;

  constructor(path: string, db: Database.Database, readOnly: ReadOnly | null) {
    this.path = path;
    this.db = db;
    this.readOnly = readOnly;
    this.file = fileNumber(path);
    if (readOnly !== null) return;
    this.end = this.findEnd();
    this.opened = db.serialize();
  }

  /** Takes the file as it is after a transaction of this program. */
  takeWritten(): void {
    this.end = this.findEnd();
    this.opened = null;
    this.checkpoint();
  }

  /** Gives up moving the log. */
  stop(): void {
    if (this.retry !== null) clearTimeout(this.retry);
  }

  /**
   * Moves writes from SQLite's log into the file, so that the file alone is the campaign. While another program reads
   * the file the log stays, and the move is repeated soon.
   */
  checkpoint(): void {
    if (this.readOnly !== null || !this.db.open || this.db.inTransaction) return;
    this.stop();
    this.retry = null;
    let isMoved = false;
    this.db.pragma('busy_timeout = 0');
    try {
      const [result] = this.db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      isMoved = result?.busy === 0;
    } catch {
      // The disk does not take it now; what was written is safe in the log.
    }
    this.db.pragma(`busy_timeout = ${patienceMs}`);
    this.stamp = this.findStamp();
    if (!isMoved) this.retry = setTimeout(() => this.checkpoint(), idleMs).unref();
  }

  /** True if another program moved, replaced or wrote the file since this one last wrote it. */
  wasChangedOutside(): boolean {
    if (this.readOnly !== null) return false;
    return !this.isInPlace() || !this.isAsWritten() || this.findEnd() !== (this.end ?? this.findEnd());
  }

  /**
   * Reads the campaign of this session's last write or opening from memory, whatever the file's state. Null if it is
   * not complete in memory. The bytes must be checked: missing pages come from the file.
   */
  readHeld(): { bytes: Buffer; end: string } | null {
    const [, ...end] = (this.end ?? '').split(' ');
    try {
      return { bytes: this.opened ?? this.db.serialize(), end: end.join(' ') };
    } catch {
      return null;
    }
  }

  /**
   * Explains why the open file could not be read: another program's change, or the disk's error. A mistake of this
   * program is returned unchanged.
   */
  explainUnread(problem: unknown): unknown {
    try {
      if (this.wasChangedOutside()) return this.changedOutside('it cannot be read any further');
    } catch {
      // Nor can its end be read: then the problem itself says why.
    }
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    return ofTheDisk.test(code) ? describeFileProblem(this.path, problem) : problem;
  }

  private isInPlace(): boolean {
    return this.file === null || fileNumber(this.path) === this.file;
  }

  /** A file with another time on it may still be the same: then all of it is compared. */
  private isAsWritten(): boolean {
    const stamp = this.findStamp();
    if (this.stamp === null || stamp === this.stamp || this.retry !== null) return true;
    if (!this.saysWhatIsHere()) return false;
    this.stamp = stamp;
    return true;
  }

  private saysWhatIsHere(): boolean {
    try {
      return readDatabase(resolveRealPath(this.path)).equals(this.db.serialize());
    } catch {
      // It cannot be read any more, or not as far as it should.
      return false;
    }
  }

  private findStamp(): string | null {
    const found = statSync(this.path, { throwIfNoEntry: false, bigint: true });
    return found === undefined ? null : `${found.ino} ${found.mtimeNs} ${found.size}`;
  }

  private findEnd(): string {
    const { seq, hash } = endOfChain(this.db);
    return `${this.db.pragma('data_version', { simple: true }) as number} ${seq} ${hash}`;
  }

  /** Refuses to write on where another program has written: the session here does not know of it. */
  requireOwnEnd(): void {
    if (this.end !== this.findEnd()) throw this.changedOutside();
  }

  private changedOutside(so = 'nothing was written'): CampaignFileError {
    return new CampaignFileError(
      `Another program changed ${basename(this.path)} while it was open here, so ${so}; open it again to see what it says now, restore a backup, or save what is open here as a separate file.`,
      { about: 'file' },
    );
  }

  /** Refuses to go on with a file that cannot be written, is not in its place any more, or was changed by another program. */
  requireWritable(): void {
    // A file that was moved, deleted or replaced still accepts writes, which would be lost.
    if (this.readOnly === null && !this.isInPlace()) {
      throw new CampaignFileError(
        `${basename(this.path)} is not where it was opened any more, so nothing was changed; put it back there, or branch the campaign to go on in a copy.`,
        { about: 'file' },
      );
    }
    if (this.readOnly !== null && this.readOnly !== 'place') {
      throw new CampaignFileError('This is a backup, and backups stay as they are; restore it, or go on in a copy.');
    }
    if (this.readOnly === 'place') {
      throw new CampaignFileError(
        `${basename(this.path)} can only be read where it lies, so nothing was changed; copy it to a folder that can be written and open the copy.`,
      );
    }
    if (!this.isAsWritten()) throw this.changedOutside();
  }
}
