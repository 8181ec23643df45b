import Database from 'better-sqlite3';

/** How long SQLite waits for another lock on the file, in milliseconds. */
export const patienceMs = 900;

/** Opens a path, or the bytes of a database, on a connection that trusts nothing in the file. */
export function connect(file: string | Buffer, options: Database.Options = {}): Database.Database {
  const db = new Database(file, { timeout: patienceMs, ...options });
  try {
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    db.pragma('mmap_size = 0');
    return db;
  } catch (problem) {
    db.close();
    throw problem;
  }
}

/** A reopened WAL file falls back to synchronous NORMAL, so it is set and checked every time. */
export function applySettings(db: Database.Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // All pages of a long campaign: an open one survives a file that another program spoils.
  db.pragma('cache_size = -65536');
  const synchronous = db.pragma('synchronous', { simple: true });
  if (synchronous !== 2) throw new Error('SQLite would not keep synchronous at FULL.');
}

/** The format of a file: how many migrations it has had. */
export function readFileVersion(db: Database.Database): number {
  return db.pragma('user_version', { simple: true }) as number;
}
