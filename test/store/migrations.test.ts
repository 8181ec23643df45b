import { paradiseState, noon, temporaryFolder } from '../support/campaigns.ts';
import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Kysely, SqliteDialect } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '#migrations/index.ts';
import { undo } from '#commands/undo.ts';
import { readLog } from '#queries/log.ts';
import { readEdition } from '#queries/papers.ts';
import { forgeLastEvents } from '../support/journalRows.ts';
import { openCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { changeAndSeal } from '../support/sealing.ts';

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
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all();
}

/** A gang with one closed month, its books and its seal, as the formats before the eighth have them. */
function bookAMonth(db: Database.Database): void {
  db.exec(`
    INSERT INTO gang (seat, name, type, is_human, base, boss)
      VALUES ('g1', 'The Old Ones', 'irish', 1, 'The Docks', 'Mick');
    INSERT INTO money_month (id, gang, month, opening_dollars, loot_dollars, payoff_dollars,
        recruit_dollars, equipment_dollars, adjustment_dollars, closing_dollars)
      VALUES ('g1:1', 'g1', 1, 1000, 700, -200, -100, -50, 0, 1350);
    INSERT INTO step (step, title, month, rng_after, written_at) VALUES (1, 'Close', 1, '[]', '');
    INSERT INTO month (month, date, step, state_hash) VALUES (1, 'January 1925', 1, 'abc');
  `);
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
    expect(rowsOf(path, 'SELECT DISTINCT points_lost, is_stone_cold, custody FROM gangster')).toEqual([
      { points_lost: 0, is_stone_cold: 0, custody: null },
    ]);
    expect(rowsOf(path, 'SELECT * FROM battle')).toEqual([]);
  });

  it('seals the closed months anew, so that the old campaign verifies and plays on', async () => {
    const session = await openCampaign(firstFormat(), noon);
    expect(session.store.periods().map(({ period: month }) => month)).toEqual([1, 2]);
    expect(verifyCampaign(session).findings).toEqual([]);
    const played = await advance(session, { auto: true }, noon);
    expect(played).toMatchObject({ kind: 'done', periodsClosed: [3] });
    // City Hall was empty then; it is seated before the next orders are written.
    expect(Object.keys(paradiseState(session).officials)).toHaveLength(21);
    expect(verifyCampaign(session).findings).toEqual([]);
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
    expect(db.prepare('SELECT month, state_hash FROM month').all()).toEqual([{ month: 1, state_hash: '' }]);
    const added = tablesOf(db).filter((table) => !tables.includes(table));
    expect(added).toEqual(['band', 'bout', 'boxer', 'lesson', 'offer']);
  });
});

describe('0004-officials', () => {
  it('keeps the books, whose months cost no officials, and adds the tables of City Hall', async () => {
    const { db, go } = await before('0004-officials');
    bookAMonth(db);
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

describe('0005-infirmary-and-courts', () => {
  it('keeps the books, whose months cost neither care nor court, empties the seals and adds the patients', async () => {
    const { db, go } = await before('0005-infirmary-and-courts');
    bookAMonth(db);
    const tables = tablesOf(db);
    await go();
    expect(tablesOf(db).filter((table) => !tables.includes(table))).toEqual(['patient']);
    expect(db.prepare('SELECT * FROM money_month').get()).toMatchObject({
      ...{ id: 'g1:1', loot_dollars: 700, closing_dollars: 1350 },
      ...{ care_dollars: 0, court_dollars: 0 },
    });
    expect(db.prepare('SELECT month, state_hash FROM month').all()).toEqual([{ month: 1, state_hash: '' }]);
    db.exec("INSERT INTO patient VALUES ('m1', 'hospital', 'rest', 1, '{}')");
    expect(() => db.exec("INSERT INTO patient VALUES ('m2', 'hospital', 'rest', 1, 'no')")).toThrow();
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
  it('empties the seals of the closed months and touches nothing else', async () => {
    const { db, go } = await before('0007-seals-by-the-book');
    bookAMonth(db);
    const rows = () => tablesOf(db).map((table) => db.prepare(`SELECT * FROM ${String(table)}`).all());
    const kept = rows();
    await go();
    expect(db.prepare('SELECT state_hash FROM month').pluck().all()).toEqual(['']);
    db.exec("UPDATE month SET state_hash = 'abc'");
    expect(rows()).toEqual(kept);
  });
});

/** A campaign as the program of that format left it: two months of the first, eight of the sixth, four of the rest. */
function unpacked(format: number, game = ''): string {
  const name = `../fixtures/format-${format}${game === '' ? '' : `-${game}`}.racketeer.gz`;
  const path = join(temporaryFolder(), 'Older.racketeer');
  writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, name))));
  return path;
}

describe('campaigns of every format so far', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    'format %i opens, verifies, is told and plays on',
    async (format) => {
      const path = unpacked(format);
      // The tenth packed what entries say; their hashes are of it all the same.
      const columns =
        format < 10 ? (['seq', 'title', 'order_json', 'events_json'] as const) : (['seq', 'title'] as const);
      const journal = `SELECT ${columns.join()} FROM journal ORDER BY seq`;
      // From the fourteenth on a step has the hash of its last entry.
      const hashes =
        format < 14
          ? 'SELECT step, hash FROM journal WHERE seq IN (SELECT max(seq) FROM journal GROUP BY step)'
          : 'SELECT step, hash FROM step';
      const banks = 'SELECT seat, bank_dollars FROM purse ORDER BY seat';
      const before = { journal: rowsOf(path, journal), hashes: rowsOf(path, hashes), banks: rowsOf(path, banks) };
      const session = await openCampaign(path, noon);
      const kept = session.store.journal
        .entries()
        .map((entry) => Object.fromEntries(columns.map((column) => [column, entry[column]])));
      const ends = session.store.journal.steps().map(({ step, hash }) => ({ step, hash }));
      expect({ journal: kept, hashes: ends, banks: rowsOf(path, banks) }).toEqual(before);
      expect(verifyCampaign(session).findings).toEqual([]);
      expect(readLog(session, 'gm', null).length).toBeGreaterThan(0);
      for (const { period } of session.store.editions()) {
        expect(readEdition(session, period).period).toBe(period);
      }
      const closed = session.store.periods().length;
      expect(closed).toBeGreaterThan(1);
      const played = await advance(session, { auto: true }, noon);
      expect(played).toMatchObject({ kind: 'done', periodsClosed: [closed + 1] });
      // A program with the rules it came from must not open it any more.
      expect(session.store.campaign().rules_version).toBe(session.rulebook.version);
      await undo(session, { toPeriod: 2 });
      await advance(session, { auto: true }, noon);
      expect(verifyCampaign(session).findings).toEqual([]);
      session.store.close();
    },
  );

  it.each([
    ['turf-war', 12],
    ['brotherhood', 12],
    ['godfather', 12],
    ['empire-city', 12],
    ['turf-war', 13],
    ['brotherhood', 13],
    ['godfather', 13],
    ['empire-city', 13],
    ['turf-war', 14],
    ['brotherhood', 14],
    ['godfather', 14],
    ['empire-city', 14],
    ['turf-war', 15],
    ['brotherhood', 15],
    ['godfather', 15],
    ['empire-city', 15],
    ['turf-war', 16],
    ['brotherhood', 16],
    ['godfather', 16],
    ['empire-city', 16],
  ])('%s as format %i left it opens, verifies, is told, printed and plays on', async (game, format) => {
    const session = await openCampaign(unpacked(format, game), noon);
    expect(session.rulebook.id).toBe(game);
    expect(session.store.periods().map(({ period }) => period)).toEqual([1, 2, 3, 4]);
    expect(verifyCampaign(session).findings).toEqual([]);
    expect(readLog(session, 'gm', null).length).toBeGreaterThan(0);
    const printed = session.store.editions();
    expect(printed.length).toBeGreaterThan(0);
    for (const { period } of printed) expect(readEdition(session, period).period).toBe(period);
    const played = await advance(session, { auto: true }, noon);
    expect(played).toMatchObject({ kind: 'done', periodsClosed: [5] });
    await undo(session, { toPeriod: 2 });
    await advance(session, { auto: true }, noon);
    expect(verifyCampaign(session).findings).toEqual([]);
    session.store.close();
  });

  it('a campaign keeps the house rules it was founded with', async () => {
    const session = await openCampaign(unpacked(6), noon);
    expect(paradiseState(session).houseRules).toMatchObject({ fullRacketRaid: 'whole-racket' });
    session.store.close();
  });
});

describe('0013-tallies', () => {
  const step = `INSERT INTO step (step, title, period, rng_after, written_at) VALUES (1, 'Close', 1, '[]', '')`;

  it('counts the rows that an older format had, and misses none of them', async () => {
    const { db, go } = await before('0013-tallies');
    await go();
    expect(db.prepare('SELECT * FROM tally').all()).toEqual([]);
    const keep = db.prepare('INSERT INTO kept_state VALUES (?, 1, ?, ?, ?)');
    db.exec(step);
    expect(() => keep.run(1, Buffer.from([1]), 'seal', 'h')).not.toThrow();
    expect(() => keep.run(1, Buffer.from([1]), 'seal', 'h')).toThrow();
    const path = unpacked(12);
    (await openCampaign(path, noon)).store.close();
    const counts = rowsOf(path, 'SELECT name, row_count FROM tally ORDER BY name');
    const sealed = ['draft', 'edition', 'journal', 'note', 'period', 'press_edit', 'step', 'undone'];
    expect(counts).toEqual(
      ['dictionary', ...sealed].map((name) => ({
        name,
        row_count: (rowsOf(path, `SELECT count(*) AS n FROM ${name}`)[0] as { n: number }).n,
      })),
    );
  });
});

describe('0008-every-game', () => {
  it('keeps seals, seats, ledger and papers under their new names, and lets the tables of Paradise go', async () => {
    const path = unpacked(7);
    const old = {
      seats: rowsOf(path, 'SELECT seat, name, is_human FROM gang ORDER BY rowid'),
      ledger: rowsOf(path, 'SELECT id, entry, month AS period, gang AS seat, cause, dollars FROM ledger'),
      headlines: rowsOf(path, 'SELECT month AS period, headline FROM edition'),
      lastHash: rowsOf(path, 'SELECT step, hash FROM journal ORDER BY seq'),
    };
    const session = await openCampaign(path, noon);
    session.store.close();
    expect(rowsOf(path, 'SELECT seat, name, is_human FROM seat ORDER BY place')).toEqual(old.seats);
    const ledger = 'SELECT id, entry, period, seat, cause, dollars FROM ledger';
    expect(rowsOf(path, ledger)).toEqual(old.ledger);
    expect(rowsOf(path, 'SELECT period, headline FROM edition')).toEqual(old.headlines);
    const hashes = new Map((old.lastHash as { step: number; hash: string }[]).map(({ step, hash }) => [step, hash]));
    const periods = rowsOf(path, 'SELECT step, seal, state_hash, rules_version FROM period');
    for (const row of periods as { step: number; seal: string }[]) {
      expect(row).toMatchObject({ seal: hashes.get(row.step), state_hash: '', rules_version: 1 });
    }
  });

  it('an undone step of an older format is put forward again', async () => {
    const { db, go } = await before('0008-every-game');
    const step = { title: 'Hire', month: 3, rng_after: '[1,2,3,4]', written_at: 'x' };
    const line = { gang: 'g1', cause: 'recruitDollars', dollars: -25 };
    const entry = { month: 3, title: 'Hire', ledger: [line] };
    db.prepare('INSERT INTO undone VALUES (?, ?, ?, ?)').run(2, 'Hire', 3, JSON.stringify({ step, entries: [entry] }));
    await go();
    const json = db.prepare('SELECT step_json FROM undone').pluck().get() as string;
    expect(JSON.parse(json)).toEqual({
      step: { title: 'Hire', period: 3, rng_after: '[1,2,3,4]', written_at: 'x' },
      entries: [
        { title: 'Hire', period: 3, rules_version: 1, ledger: [{ seat: 'g1', cause: 'recruitDollars', dollars: -25 }] },
      ],
    });
  });

  it('a table that is declared anew is built and filled from the journal', async () => {
    const path = unpacked(7);
    const session = await openCampaign(path, noon);
    const gangs = rowsOf(path, 'SELECT * FROM gang ORDER BY seat');
    session.store.close();
    const db = new Database(path);
    db.exec("DROP TABLE gang; UPDATE projection SET ddl = 'older' WHERE name = 'gang'");
    db.exec(
      "CREATE TABLE gone (id TEXT PRIMARY KEY) STRICT; INSERT INTO projection VALUES ('gone', 'CREATE TABLE gone (id TEXT PRIMARY KEY) STRICT')",
    );
    db.close();
    const again = await openCampaign(path, noon);
    expect(rowsOf(path, 'SELECT * FROM gang ORDER BY seat')).toEqual(gangs);
    expect(verifyCampaign(again).findings).toEqual([]);
    again.store.close();
    expect(() => rowsOf(path, 'SELECT * FROM gone')).toThrow(/no such table/);
  });

  it('a file of newer rules is refused with one sentence', async () => {
    const path = unpacked(7);
    const session = await openCampaign(path, noon);
    session.store.close();
    changeAndSeal(path, 'UPDATE campaign SET rules_version = 99');
    await expect(openCampaign(path, noon)).rejects.toThrow(/newer rules of Paradise \(version 99/);
  });

  it.each([
    ['an unknown type', '[{"event":{"type":"meteor"}}]', /event of an unknown kind/],
    ['no event', '[{"event":null}]', /no readable event/],
    ['a hostile key', '[{"event":{"type":"shut","__proto__":{"a":1}}}]', /no readable event/],
    ['a hole in it', '[{"event":{"type":"shut"}}]', /a malformed event: shut\/business/],
    ['more than it knows', '[{"event":{"type":"shut","business":"x","by":1}}]', /event: shut\/by/],
    [
      'a word of the program for an id',
      '[{"event":{"type":"payoff-policy-set","seat":"constructor","policy":"ask"}}]',
      /has no readable event/,
    ],
    [
      'nobody it names',
      '[{"event":{"type":"payoff-policy-set","seat":"g9","policy":"ask"}}]',
      /do not follow from each other/,
    ],
  ])('an entry with %s is told as damage, and nothing is written', async (_case, json, sentence) => {
    const path = unpacked(7);
    const session = await openCampaign(path, noon);
    session.store.close();
    const db = new Database(path);
    forgeLastEvents(db, json);
    db.close();
    const bytes = readFileSync(path);
    await expect(openCampaign(path, noon)).rejects.toThrow(sentence);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });
});

/** The texts of a packed column, as the formats from the tenth to the thirteenth have them. */
function unpacked10(packed: Uint8Array): string[] {
  return brotliDecompressSync(packed).toString('utf8').split('\u001e');
}

describe('0010-packed-steps', () => {
  it('packs what each step said and each paper, and keeps the words of the log plain', async () => {
    const { db, go } = await before('0010-packed-steps');
    const events = '[{"event":{"type":"a"},"text":"It rained."},{"event":{"type":"b"},"text":"It poured."}]';
    db.exec(`
    INSERT INTO step (step, title, period, rng_after, written_at) VALUES (1, 'Close', 1, '[]', ''), (2, 'Go', 1, '[]', '');
    INSERT INTO journal (seq, step, period, title, author_kind, order_json, reason_json, events_json, hash) VALUES
      (1, 1, 1, 'Rain', 'rules', 'null', 'null', '${events}', 'h1'),
      (2, 1, 1, 'Snow', 'rules', '{"kind":"go"}', '{"why":"so"}', '[]', 'h2'),
      (3, 2, 1, 'Sun', 'rules', 'null', 'null', '[ {"event":1} ]', 'h3');
    INSERT INTO period (period, date, step, state_hash) VALUES (1, 'January', 1, '');
    INSERT INTO edition (period, headline, edition_json) VALUES (1, 'Rain', '{"lead": "Räin"}');
  `);
    await go();
    const told = db.prepare('SELECT seq, told, hash FROM journal ORDER BY seq').all();
    expect(told).toEqual([
      { seq: 1, told: 'It rained.\nIt poured.', hash: 'h1' },
      { seq: 2, told: '', hash: 'h2' },
      { seq: 3, told: '', hash: 'h3' },
    ]);
    const bodies = db.prepare('SELECT packed FROM body ORDER BY step').pluck().all();
    expect((bodies as Uint8Array[]).map(unpacked10)).toEqual([
      ['null', 'null', events, '{"kind":"go"}', '{"why":"so"}', '[]'],
      ['null', 'null', '[ {"event":1} ]'],
    ]);
    const paper = db.prepare('SELECT headline, packed FROM edition').get() as { headline: string; packed: Uint8Array };
    expect([paper.headline, unpacked10(paper.packed)]).toEqual(['Rain', ['{"lead": "Räin"}']]);
    db.close();
  });
});

describe('what the formats from the ninth on added', () => {
  const step = "INSERT INTO step (step, title, period, rng_after, written_at) VALUES (1, 'Close', 1, '[]', 'noon')";

  it('0009-sealed-rows: every row keeps what it held, with a hash that is still to be written, and there are drafts', async () => {
    const { db, go } = await before('0009-sealed-rows');
    db.exec(step);
    const tables = tablesOf(db);
    await go();
    expect(tablesOf(db).filter((table) => !tables.includes(table))).toEqual(['draft']);
    expect(db.prepare('SELECT step, title, period, row_hash FROM step').get()).toEqual({
      ...{ step: 1, title: 'Close', period: 1, row_hash: '' },
    });
    for (const table of ['campaign', 'undone', 'period', 'edition']) {
      const columns = db.pragma(`table_info(${table})`) as { name: string }[];
      expect(columns.map(({ name }) => name)).toContain('row_hash');
    }
    db.exec("INSERT INTO draft VALUES ('d1', 'g1', 1, 'raid', '{}', 'h')");
    expect(() => db.exec("INSERT INTO draft VALUES ('d2', 'g1', 1, 'raid', 'no', 'h')")).toThrow();
  });

  it('0011-notes-and-press: the step stays, and notes and changed pages have tables of their own', async () => {
    const { db, go } = await before('0011-notes-and-press');
    db.exec(step);
    const tables = tablesOf(db);
    const kept = db.prepare('SELECT * FROM step').all();
    await go();
    expect(tablesOf(db).filter((table) => !tables.includes(table))).toEqual(['note', 'press_edit']);
    expect(db.prepare('SELECT * FROM step').all()).toEqual(kept);
    db.exec("INSERT INTO note VALUES ('n1', 'gm', 'gang g1', 'Watch them.', 'h')");
    db.exec("INSERT INTO press_edit VALUES (1, '{}', 'h')");
    expect(() => db.exec("INSERT INTO press_edit VALUES (2, 'no', 'h')")).toThrow();
  });

  it('0012-kept-state: the step stays, and one state at most goes with the step it stands after', async () => {
    const { db, go } = await before('0012-kept-state');
    db.exec(step);
    const kept = db.prepare('SELECT * FROM step').all();
    await go();
    expect(db.prepare('SELECT * FROM step').all()).toEqual(kept);
    const insert = (id: number): unknown =>
      db.prepare('INSERT INTO kept_state VALUES (?, 1, 1, ?, ?, ?)').run(id, Buffer.from([1]), 'seal', 'h');
    insert(1);
    expect(() => insert(2)).toThrow();
    db.pragma('foreign_keys = ON');
    db.exec('DELETE FROM step');
    expect(db.prepare('SELECT COUNT(*) FROM kept_state').pluck().get()).toBe(0);
  });
});
