import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations } from '../../migrations/index.ts';

type Db = Database.Database;

/** An empty file brought to just before the migration named, and the way to run it. */
async function before(name: string): Promise<{ db: Db; run: () => Promise<void> }> {
  const at = migrations.findIndex((migration) => migration.name === name);
  const db = new Database(':memory:');
  onTestFinished(() => {
    db.close();
  });
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  for (const migration of migrations.slice(0, at)) await migration.up(kysely);
  return { db, run: async () => migrations[at]?.up(kysely) };
}

/** A gang, which most other rows point to. */
function insertGang(db: Db): void {
  db.prepare('INSERT INTO gang VALUES (?, ?, ?, ?, ?, ?, ?)').run(
    ...['g1', 'The Old Ones', 'irish', 1, 'The Docks', 'Mick', null],
  );
}

describe('0002-officials', () => {
  it('keeps the books, whose months cost no officials, and adds the tables of City Hall', async () => {
    const { db, run } = await before('0002-officials');
    insertGang(db);
    db.prepare(
      `INSERT INTO money_month (id, gang, month, opening_dollars, loot_dollars, payoff_dollars,
        recruit_dollars, equipment_dollars, adjustment_dollars, closing_dollars)
       VALUES ('g1:1', 'g1', 1, 1000, 700, -200, -100, -50, 0, 1350)`,
    ).run();
    await run();
    expect(db.prepare('SELECT * FROM money_month').all()).toMatchObject([
      { id: 'g1:1', loot_dollars: 700, official_dollars: 0, closing_dollars: 1350 },
    ]);
    db.prepare('INSERT INTO official VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
      ...['mayor', 'Mayor', 'Mayor', 'Amos Pell', 3, 1, 1, '{}'],
    );
    db.prepare('INSERT INTO payroll VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
      ...['g1:mayor', 'g1', 'mayor', 1000, 1000, null, 0, 2],
    );
    db.prepare('INSERT INTO dealing VALUES (?, ?, ?, ?, ?, ?)').run(
      ...['g1:mayor', 'g1', 'mayor', 0, 1, 900],
    );
    const paid = db.prepare(
      'SELECT gang.name, official.post FROM payroll JOIN gang ON gang.seat = payroll.gang JOIN official ON official.id = payroll.official',
    );
    expect(paid.all()).toEqual([{ name: 'The Old Ones', post: 'Mayor' }]);
    expect(() => db.exec("INSERT INTO official VALUES ('x', 1)")).toThrow();
  });
});
