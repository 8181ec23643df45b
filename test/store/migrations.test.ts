import { paradiseState } from '../support/campaigns.ts';
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

/** A file that has had every migration before the named one, and a way to go on to it. */
async function before(name: string): Promise<{ db: Database.Database; go: () => Promise<void> }> {
  const db = new Database(':memory:');
  onTestFinished(() => {
    db.close();
  });
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  const index = migrations.findIndex((migration) => migration.name === name);
  for (const migration of migrations.slice(0, index)) await migration.up(kysely);
  return { db, go: async () => migrations[index]?.up(kysely) };
}

function tablesOf(db: Database.Database): unknown[] {
  return db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all();
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
    expect(session.store.periods().map(({ period: month }) => month)).toEqual([1, 2]);
    expect(verifyCampaign(session.store).findings).toEqual([]);
    const played = await advance(session, { auto: true }, noon);
    expect(played).toMatchObject({ kind: 'done', periodsClosed: [3] });
    // City Hall was empty then; it is seated before the next orders are written.
    expect(Object.keys(paradiseState(session).officials)).toHaveLength(21);
    expect(verifyCampaign(session.store).findings).toEqual([]);
    session.store.close();
  });
});

describe('0003-shows-and-standing', () => {
  it('keeps every row, with nothing booked under its new columns', async () => {
    const { db, go } = await before('0003-shows-and-standing');
    db.exec(`
    INSERT INTO gang (seat, name, type, is_human, base, boss)
      VALUES ('g1', 'The Old Guard', 'irish', 1, 'The Docks', 'Mick');
    INSERT INTO step (step, title, month, rng_after, written_at) VALUES (1, 'Close', 1, '[]', '');
    INSERT INTO month (month, date, step, state_hash) VALUES (1, 'January 1925', 1, 'abc');
    INSERT INTO money_month (id, gang, month, opening_dollars, loot_dollars, payoff_dollars,
        recruit_dollars, equipment_dollars, adjustment_dollars, closing_dollars)
      VALUES ('g1:1', 'g1', 1, 1000, 300, -100, -50, 0, 0, 1150);
    INSERT INTO waiting_order (id, gang, title, order_json) VALUES ('o1', 'g1', 'Go', '{}');
  `);
    const tables = tablesOf(db);
    await go();
    expect(db.prepare('SELECT * FROM money_month').get()).toMatchObject({
      id: 'g1:1',
      loot_dollars: 300,
      closing_dollars: 1150,
      training_dollars: 0,
      show_dollars: 0,
      ring_dollars: 0,
      standing_dollars: 0,
    });
    expect(db.prepare('SELECT * FROM waiting_order').get()).toMatchObject({
      id: 'o1',
      order_json: '{}',
      set_aside_dollars: 0,
    });
    expect(db.prepare('SELECT month, state_hash FROM month').all()).toEqual([
      { month: 1, state_hash: '' },
    ]);
    const added = tablesOf(db).filter((table) => !tables.includes(table));
    expect(added).toEqual(['band', 'bout', 'boxer', 'lesson', 'offer']);
  });
});

describe('0004-officials', () => {
  it('keeps the books, whose months cost no officials, and adds the tables of City Hall', async () => {
    const { db, go } = await before('0004-officials');
    db.exec(`
    INSERT INTO gang (seat, name, type, is_human, base, boss)
      VALUES ('g1', 'The Old Ones', 'irish', 1, 'The Docks', 'Mick');
    INSERT INTO money_month (id, gang, month, opening_dollars, loot_dollars, payoff_dollars,
        recruit_dollars, equipment_dollars, adjustment_dollars, closing_dollars)
      VALUES ('g1:1', 'g1', 1, 1000, 700, -200, -100, -50, 0, 1350);
    INSERT INTO step (step, title, month, rng_after, written_at) VALUES (1, 'Close', 1, '[]', '');
    INSERT INTO month (month, date, step, state_hash) VALUES (1, 'January 1925', 1, 'abc');
  `);
    const tables = tablesOf(db);
    await go();
    const added = tablesOf(db).filter((table) => !tables.includes(table));
    expect(added).toEqual(['dealing', 'official', 'payroll']);
    expect(db.prepare('SELECT * FROM money_month').get()).toMatchObject({
      id: 'g1:1',
      loot_dollars: 700,
      official_dollars: 0,
      closing_dollars: 1350,
    });
    expect(db.prepare('SELECT state_hash FROM month').pluck().all()).toEqual(['']);
    db.exec(`
    INSERT INTO official VALUES ('mayor', 'Mayor', 'Mayor', 'Amos Pell', 3, 1, 1, '{}');
    INSERT INTO payroll VALUES ('g1:mayor', 'g1', 'mayor', 1000, 1000, NULL, 0, 2);
    INSERT INTO dealing VALUES ('g1:mayor', 'g1', 'mayor', 0, 1, 900);
  `);
    const paid = db.prepare(
      'SELECT gang.name, official.post FROM payroll JOIN gang ON gang.seat = payroll.gang JOIN official ON official.id = payroll.official',
    );
    expect(paid.all()).toEqual([{ name: 'The Old Ones', post: 'Mayor' }]);
    expect(() => db.exec("INSERT INTO official VALUES ('x', 1)")).toThrow();
  });
});

describe('0006-bargains', () => {
  it('keeps what was agreed, and adds terms, proposals and their money', async () => {
    const { db, go } = await before('0006-bargains');
    db.exec(`
    INSERT INTO gang (seat, name, type, is_human, base, boss)
      VALUES ('g1', 'The Old Ones', 'irish', 1, 'The Docks', 'Mick'),
        ('g2', 'The New Ones', 'tong', 0, 'Chinatown', 'Wu');
    INSERT INTO deal (id, gang, other_gang, topic, since_month, until_month, broken_by)
      VALUES ('db1', 'g1', 'g2', 'truce', 2, 2, 'g2');
    INSERT INTO money_month (id, gang, month, opening_dollars, loot_dollars, payoff_dollars,
        recruit_dollars, equipment_dollars, adjustment_dollars, closing_dollars)
      VALUES ('g1:1', 'g1', 1, 1000, 700, -200, -100, -50, 0, 1350);
    INSERT INTO step (step, title, month, rng_after, written_at) VALUES (1, 'Close', 1, '[]', '');
    INSERT INTO month (month, date, step, state_hash) VALUES (1, 'January 1925', 1, 'abc');
  `);
    const tables = tablesOf(db);
    await go();
    expect(tablesOf(db).filter((table) => !tables.includes(table))).toEqual(['proposal']);
    expect(db.prepare('SELECT * FROM deal').get()).toEqual({
      id: 'db1',
      gang: 'g1',
      other_gang: 'g2',
      topic: 'truce',
      since_month: 2,
      until_month: 2,
      broken_by: 'g2',
      terms_json: '{}',
      paid: 0,
      is_public: 0,
    });
    expect(db.prepare('SELECT * FROM money_month').get()).toMatchObject({
      id: 'g1:1',
      loot_dollars: 700,
      bargain_dollars: 0,
      closing_dollars: 1350,
    });
    expect(db.prepare('SELECT state_hash FROM month').pluck().all()).toEqual(['']);
    db.exec("INSERT INTO proposal VALUES ('q1', 'g1', 'g2', 3, '{}', 0)");
    expect(() => db.exec("INSERT INTO proposal VALUES ('q2', 'g1', 'g2', 3, 'no', 0)")).toThrow();
  });
});

describe('0007-seals-by-the-book', () => {
  it('a campaign of eight months by the older rules opens, verifies and plays on by today’s', async () => {
    const packed = readFileSync(join(import.meta.dirname, '../fixtures/format-6.racketeer.gz'));
    const path = join(temporaryFolder(), 'Older.racketeer');
    writeFileSync(path, gunzipSync(packed));
    const banks = 'SELECT seat, name FROM gang ORDER BY seat';
    const before = rowsOf(path, banks);
    const session = await openCampaign(path, noon);
    expect(verifyCampaign(session.store).findings).toEqual([]);
    expect(rowsOf(path, banks)).toEqual(before);
    // A campaign keeps the house rules it was founded with.
    expect(paradiseState(session).houseRules).toMatchObject({ fullRacketRaid: 'whole-racket' });
    const played = await advance(session, { auto: true }, noon);
    expect(played).toMatchObject({ kind: 'done', periodsClosed: [9] });
    expect(verifyCampaign(session.store).findings).toEqual([]);
    session.store.close();
  });
});
