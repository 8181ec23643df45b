import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { verifyCampaign } from '../../src-main/commands/verify.ts';
import { migrations } from '../../migrations/index.ts';
import { campaignOnDisk, playMonths } from '../support/campaigns.ts';

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

it('0001-campaign-file makes the tables of an empty file', async () => {
  const { db, go } = await before('0001-campaign-file');
  await go();
  expect(tablesOf(db)).toEqual([
    'business',
    'campaign',
    'edition',
    'gang',
    'gangster',
    'journal',
    'ledger',
    'money_month',
    'month',
    'outrage_month',
    'purse',
    'step',
    'undone',
    'vehicle',
    'waiting_order',
  ]);
});

it('0003-shows-and-standing keeps every row, with nothing booked under its new columns', async () => {
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
  expect(tablesOf(db).filter((table) => !tables.includes(table))).toEqual(
    ['band', 'boxer', 'bout', 'offer', 'death', 'lesson'].toSorted(),
  );
});

it('months closed before an upgrade verify without a seal, later ones only with theirs', async () => {
  const session = await campaignOnDisk();
  await playMonths(session, 2);
  const db = new Database(session.store.path);
  db.exec("UPDATE month SET state_hash = '' WHERE month = 1");
  expect(verifyCampaign(session.store).isWhole).toBe(true);
  db.exec("UPDATE month SET state_hash = 'other' WHERE month = 2");
  expect(verifyCampaign(session.store).findings).toEqual(['Month 2 does not replay to its seal.']);
  db.close();
});
