import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Kysely, SqliteDialect } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { openCampaign } from '../../src-main/commands/files.ts';
import { advance } from '../../src-main/commands/play.ts';
import { verifyCampaign } from '../../src-main/commands/verify.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';

/** A campaign of two months as the first format wrote it. */
function firstFormat(): string {
  const packed = readFileSync(join(import.meta.dirname, '../fixtures/format-1.racketeer.gz'));
  const path = join(temporaryFolder(), 'Old.racketeer');
  writeFileSync(path, gunzipSync(packed));
  return path;
}

function rowsOf(path: string, query: string): unknown[] {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(query).all();
  } finally {
    db.close();
  }
}

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

describe('0002-battles', () => {
  it('keeps every row and gives the new columns their first values', async () => {
    const path = firstFormat();
    const members = 'SELECT id, name, gang, fists, hits FROM gangster ORDER BY id';
    const before = rowsOf(path, members);
    expect(before.length).toBeGreaterThan(10);
    const session = await openCampaign(path, noon);
    session.store.close();
    expect(rowsOf(path, members)).toEqual(before);
    expect(
      rowsOf(path, 'SELECT DISTINCT points_lost, is_stone_cold, custody FROM gangster'),
    ).toEqual([{ points_lost: 0, is_stone_cold: 0, custody: null }]);
    expect(rowsOf(path, 'SELECT * FROM battle')).toEqual([]);
  });

  it('seals the closed months anew, so that the old campaign verifies and plays on', async () => {
    const session = await openCampaign(firstFormat(), noon);
    expect(session.store.months().map(({ month }) => month)).toEqual([1, 2]);
    expect(verifyCampaign(session.store).findings).toEqual([]);
    const played = await advance(session, { auto: true }, noon);
    expect(played).toMatchObject({ kind: 'done', monthsClosed: [3] });
    // City Hall was empty then; it is seated before the next orders are written.
    expect(Object.keys(session.snapshot.state.officials)).toHaveLength(21);
    expect(verifyCampaign(session.store).findings).toEqual([]);
    session.store.close();
  });
});

describe('0003-officials', () => {
  it('keeps the books, whose months cost no officials, and adds the tables of City Hall', async () => {
    const { db, run } = await before('0003-officials');
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
