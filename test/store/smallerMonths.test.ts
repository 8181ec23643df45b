import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdCompressSync } from 'node:zlib';
import { Kysely, SqliteDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '#migrations/index.ts';
import { openCampaign } from '#commands/files.ts';
import { giveRuling } from '#commands/play.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { describeFile } from '#queries/files.ts';
import { openReadable } from '#store/open.ts';
import { unpack } from '#store/steps/packing.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { entriesIn } from '../support/journalRows.ts';
import { changeAndSeal } from '../support/sealing.ts';

/** A campaign of four periods as the format before left it. */
function formatBefore(game = ''): string {
  const name = `../fixtures/format-13${game === '' ? '' : `-${game}`}.racketeer.gz`;
  const path = join(temporaryFolder(), 'Older.racketeer');
  writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, name))));
  return path;
}

function rowsOf<Row>(path: string, query: string): Row[] {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(query).all() as Row[];
  } finally {
    db.close();
  }
}

function change(path: string, statement: string): void {
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  db.exec(statement);
  db.close();
}

const textsIn = (packed: Uint8Array): string[] => brotliDecompressSync(packed).toString('utf8').split('\u001e');

/** What a file of the format before says: its bodies, the hash of each step's last entry, its papers. */
function saidBefore(path: string) {
  type Packed = { packed: Uint8Array };
  const bodies = rowsOf<Packed>(path, 'SELECT packed FROM body ORDER BY step');
  const papers = rowsOf<Packed>(path, 'SELECT packed FROM edition ORDER BY period');
  const hashes = 'SELECT step, hash FROM journal GROUP BY step HAVING seq = max(seq) ORDER BY step';
  return {
    texts: bodies.flatMap(({ packed }) => textsIn(packed)),
    papers: papers.flatMap(({ packed }) => textsIn(packed)),
    hashes: rowsOf(path, hashes),
  };
}

const plainRows = [
  'SELECT seq, step, period, title, author_kind, author_seat, rules_version FROM journal',
  'SELECT step, title, period, rng_after, written_at FROM step',
  'SELECT * FROM ledger',
  'SELECT period, date, step, seal, state_hash, rules_version FROM period',
];

describe('0014-smaller-months', () => {
  it.each(['', 'turf-war', 'brotherhood', 'godfather', 'empire-city'])(
    'says letter by letter what was said before (%s)',
    async (game) => {
      const path = formatBefore(game);
      const before = saidBefore(path);
      const rows = plainRows.map((query) => rowsOf(path, query));
      const { store, rulebook } = await openCampaign(path, noon);
      const entries = store.journal.entries();
      expect(entries.flatMap((e) => [e.order_json, e.reason_json, e.events_json])).toEqual(before.texts);
      expect(store.journal.steps().map(({ step, hash }) => ({ step, hash }))).toEqual(before.hashes);
      const papers = store.periods().flatMap(({ period }) => store.edition(period) ?? []);
      expect(papers.map(({ edition_json }) => edition_json)).toEqual(before.papers);
      expect(plainRows.map((query) => rowsOf(path, query))).toEqual(rows);
      expect(verifyCampaign({ store, rulebook }).findings).toEqual([]);
      for (const { period } of store.periods()) {
        const own = entries.filter((entry) => entry.period === period);
        expect(store.journal.entriesOfPeriod(period)).toEqual(own);
      }
      const sizes = 'SELECT sum(length(packed)) AS bytes FROM body WHERE dictionary = 1';
      const [after] = rowsOf<{ bytes: number }>(path, sizes);
      const [{ bytes: was } = { bytes: 0 }] = rowsOf<{ bytes: number }>(
        formatBefore(game),
        'SELECT sum(length(packed)) AS bytes FROM body WHERE step > 2',
      );
      expect(after?.bytes).toBeLessThan(was * 0.85);
      store.close();
    },
  );

  it('lets the states go that were sealed with the rows of before', async () => {
    const path = formatBefore();
    expect(rowsOf(path, 'SELECT step FROM kept_state')).toHaveLength(1);
    (await openCampaign(path, noon)).store.close();
    expect(rowsOf(path, 'SELECT step FROM kept_state')).toEqual([]);
  });

  it('of a campaign that has closed nothing makes no dictionary', async () => {
    const db = new Database(':memory:');
    const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
    const last = migrations.findIndex(({ name }) => name === '0014-smaller-months');
    for (const migration of migrations.slice(0, last)) await migration.up(kysely);
    const events = '[{"event":1,"text":"It rained."},{"event":2,"text":"It poured."}]';
    const packed = brotliCompressSync(['null', 'null', events, '{}', 'null', '[]'].join('\u001e'));
    db.exec(`
      INSERT INTO step (step, title, period, rng_after, written_at) VALUES (1, 'Found', 1, '[]', '');
      INSERT INTO journal (seq, step, period, title, author_kind, told, hash) VALUES
        (1, 1, 1, 'Rain', 'rules', 'It rained.' || char(10) || 'It poured.', 'h1'),
        (2, 1, 1, 'Sun', 'gm', '', 'h2');
    `);
    db.prepare('INSERT INTO body VALUES (1, ?)').run(packed);
    await migrations[last]?.up(kysely);
    expect(db.prepare('SELECT * FROM dictionary').all()).toEqual([]);
    expect(db.prepare('SELECT step, hash FROM step').all()).toEqual([{ step: 1, hash: 'h2' }]);
    const said = db.prepare('SELECT packed FROM body WHERE dictionary IS NULL').pluck().get();
    expect(unpack(said as Uint8Array)[2]).toBe('[{"event":1,"text":\u001f},{"event":2,"text":\u001f}]');
    for (const migration of migrations.slice(last + 1)) await migration.up(kysely);
    const [entry, other] = entriesIn(db);
    expect(entry).toMatchObject({ order_json: 'null', reason_json: 'null', events_json: events });
    expect(other).toMatchObject({ order_json: '{}', reason_json: 'null', events_json: '[]' });
    db.close();
  });

  it('does not touch a file whose journal was altered', async () => {
    for (const statement of [
      "UPDATE journal SET title = 'forged' WHERE seq = 3",
      "UPDATE body SET packed = x'00' WHERE step = 3",
      'DELETE FROM body WHERE step = 2',
    ]) {
      const path = formatBefore();
      change(path, statement);
      const bytes = readFileSync(path);
      await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged \(.*altered/);
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
  });

  it('has a paper that cannot be read printed anew', async () => {
    const path = formatBefore();
    const before = saidBefore(path).papers;
    change(path, "UPDATE edition SET packed = x'00' WHERE period = 3");
    const { store, printedAnew } = await openCampaign(path, noon);
    expect(printedAnew).toEqual([3]);
    for (const period of [1, 2, 4]) {
      expect(store.edition(period)?.edition_json).toBe(before[period - 1]);
    }
    store.close();
  });
});

/** Every entry and paper of a file. */
function saidIn(path: string): unknown {
  const store = openReadable(path);
  try {
    return [store.journal.entries(), store.periods().map(({ period }) => store.edition(period))];
  } finally {
    store.close();
  }
}

/** A dictionary that is none: a packed letter. */
const letter = '28b52ffd000009000078';

describe('a dictionary', () => {
  async function campaign(): Promise<string> {
    const session = await campaignOnDisk({ npcs: 2 });
    await playMonths(session, 3);
    session.store.close();
    return session.store.path;
  }

  it('is the first closed period, and what comes after it is packed with it', async () => {
    const path = await campaign();
    expect(rowsOf(path, 'SELECT id FROM dictionary')).toEqual([{ id: 1 }]);
    const packedWith = (table: string): unknown[] =>
      rowsOf<{ dictionary: number | null }>(path, `SELECT dictionary FROM ${table}`).map(
        ({ dictionary }) => dictionary,
      );
    expect(packedWith('body')).toEqual([null, null, 1, 1]);
    expect(packedWith('edition')).toEqual([null, 1, 1]);
  });

  it('stays when the period is taken back, and what is put forward again reads as before', async () => {
    const path = await campaign();
    const before = saidIn(path);
    const session = await openCampaign(path, noon);
    await undo(session, { toPeriod: 1 });
    await playMonths(session, 3);
    session.store.close();
    expect(saidIn(path)).toEqual(before);
    expect(rowsOf(path, 'SELECT id FROM dictionary')).toEqual([{ id: 1 }]);
  });

  it('that a failing write took back is not what later steps are packed with', async () => {
    const session = await campaignOnDisk({ npcs: 2 });
    const { store } = session;
    const paper = { period: 1, headline: 'Rain', edition_json: '{}' };
    expect(() =>
      store.transaction(() => {
        store.keepDictionary(1);
        store.writeEdition(paper);
      }),
    ).toThrow(/FOREIGN KEY/);
    await playMonths(session, 3);
    store.close();
    const again = await openCampaign(store.path, noon);
    expect(verifyCampaign(again).findings).toEqual([]);
    again.store.close();
  });

  it.each([
    ['that is gone', 'DELETE FROM dictionary', /A row of (body|edition) points to nothing/],
    [
      'that nobody points to',
      'UPDATE body SET dictionary = NULL; UPDATE edition SET dictionary = NULL; DELETE FROM dictionary',
      /A row of dictionary is missing/,
    ],
    ['that was altered', `UPDATE dictionary SET packed = x'${letter}'`, /The row 1 of dictionary was altered/],
    ['that a step does not name', 'UPDATE body SET dictionary = NULL', /Step 3 \(.*\) was altered/],
  ])('%s makes the file a damaged one, in a sentence', async (_what, statement, finding) => {
    const path = await campaign();
    change(path, `${statement}; DELETE FROM kept_state`);
    await expect(openCampaign(path, noon)).rejects.toThrow(finding);
  });

  it('in another’s place is damage too, though somebody sealed it', async () => {
    const path = await campaign();
    changeAndSeal(path, `UPDATE dictionary SET packed = x'${letter}'`);
    await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged \(Step 3 .* was altered\)/);
    expect(await describeFile(path)).toMatchObject({ isDamage: true });
  });

  it('that was altered does not hide behind a kept state', async () => {
    const session = await campaignOnDisk({ npcs: 1 });
    await playMonths(session, 4);
    expect(session.store.keptState()?.step).toBe(5);
    session.store.close();
    const { path } = session.store;
    changeAndSeal(path, `UPDATE dictionary SET packed = x'${letter}'`);
    await expect(openCampaign(path, noon)).rejects.toThrow(/was altered/);
  });

  it('that comes to more than anything ever does is damage', async () => {
    const path = await campaign();
    const bomb = zstdCompressSync(Buffer.alloc(40 * 1024 * 1024, 'x')).toString('hex');
    changeAndSeal(path, `UPDATE dictionary SET packed = x'${bomb}'`);
    await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged \(/);
  });
});

it('the entries of a period lie between the steps that closed it and the one before', async () => {
  const session = await campaignOnDisk({ npcs: 1 });
  await playMonths(session, 2);
  const edit = { kind: 'set-outrage', outrage: 9 } as const;
  await giveRuling(session, { ruling: edit, reason: 'A quiet word.' }, noon);
  await playMonths(session, 1);
  await giveRuling(session, { ruling: edit, reason: 'Another.' }, noon);
  const { store } = session;
  const entries = store.journal.entries();
  for (const period of [0, 1, 2, 3, 4, 5]) {
    const own = entries.filter((entry) => entry.period === period);
    expect(store.journal.entriesOfPeriod(period)).toEqual(own);
  }
  // The step that closed the third began the fourth.
  expect(new Set(store.journal.entriesOfPeriod(4).map(({ step }) => step)).size).toBe(2);
});
