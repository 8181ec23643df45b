import Database from 'better-sqlite3';

/** Opens a database in memory and runs one query; throws if SQLite cannot be loaded. */
export const databaseProbe = {
  needs: 'SQLite',
  isMet(): boolean {
    const database = new Database(':memory:');
    try {
      return database.prepare('SELECT 6 * 7').pluck().get() === 42;
    } finally {
      database.close();
    }
  },
};
