import Database from 'better-sqlite3';
import { countAllTables } from '#store/seals/tallies.ts';
import { openCampaign } from '#commands/files.ts';
import { describeFile } from '#queries/files.ts';
import { sealAllRows } from '#store/seals/rowSeals.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { redo } from '#commands/undo.ts';
import { forgeLastEvents } from '#test/support/journalRows.ts';
import { copyOf, isSentence, noon, openProblem, played } from '../campaign.ts';
import { tryOften, type Trial } from '../trial.ts';

/** Writes an event of somebody's own into the last entry and seals the journal as the program would. */
function forgeEvent(db: Database.Database, event: string): void {
  const hash = forgeLastEvents(db, `[{"event":${event}}]`);
  db.prepare('UPDATE period SET seal = ? WHERE step = (SELECT max(step) FROM step)').run(hash);
}

const schemas = [
  'CREATE TRIGGER t AFTER INSERT ON step BEGIN DELETE FROM edition; END',
  "CREATE TRIGGER t BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no'); END",
  'CREATE TRIGGER t AFTER INSERT ON step BEGIN INSERT INTO edition SELECT * FROM (WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x, x, x, x FROM n); END',
  'CREATE VIEW v AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n',
  "CREATE TABLE slow (a TEXT CHECK (length(printf('%.*c', 50000000, 'x')) > 0)); INSERT INTO slow SELECT 'x' FROM journal",
  'CREATE TABLE extra (a TEXT)',
  'CREATE VIRTUAL TABLE extra USING fts5(a)',
  'CREATE INDEX extra ON journal (length(title))',
  "INSERT INTO projection VALUES ('journal', 'CREATE TABLE journal (a TEXT) STRICT')",
  "CREATE TABLE slow (a TEXT CHECK (length(a) > 0)) STRICT; INSERT INTO projection VALUES ('slow', 'CREATE TABLE slow (a TEXT CHECK (length(a) > 0)) STRICT')",
  'ALTER TABLE campaign RENAME TO campaigns',
  'DROP TABLE edition',
];

const eventTypes = ['owner-set', 'custody-set', 'defected', 'deal-ended', 'payoff-policy-set', 'gang-formed'];
const words = ['__proto__', 'constructor', 'toString'];
const events = [
  ...eventTypes.flatMap((type) =>
    words.map(
      (word) =>
        `{"type":"${type}","seat":"${word}","gang":"${word}","business":"${word}","gangster":"${word}","policy":"x","deal":"${word}","custody":null}`,
    ),
  ),
  ...[...words, 'prototype'].map((word) => `{"type":"owner-set","${word}":{"a":1}}`),
  '{"type":"owner-set"}',
  '{"type":"meteor"}',
  '{"type":5}',
  'null',
  '[]',
  '"owner-set"',
];

const rows = [
  "UPDATE step SET rng_after = replace(rng_after, ',', '-')",
  "UPDATE step SET rng_after = '{}' WHERE step = 2",
  "UPDATE campaign SET seed = 'x'",
  'DELETE FROM campaign',
  "UPDATE journal SET author_kind = 'nobody' WHERE seq = 3",
  'UPDATE undone SET step_json = \'{"step":{"x; DROP TABLE step":1}}\'',
  "UPDATE undone SET step_json = '[]'",
  "UPDATE edition SET packed = x'00'",
  'DELETE FROM step',
  'DELETE FROM journal WHERE seq = 2',
  'DELETE FROM dictionary',
  "UPDATE dictionary SET packed = x'00'",
  // A packed letter.
  "UPDATE dictionary SET packed = x'28b52ffd000009000078'",
  'UPDATE body SET dictionary = NULL',
  'UPDATE body SET dictionary = 7 WHERE step = 3',
  'UPDATE edition SET dictionary = NULL',
  "UPDATE step SET hash = ''",
];

type Case = { what: string; spoil: (db: Database.Database) => void; isOpened?: boolean };

const cases: Case[] = [
  ...schemas.map((sql) => ({ what: sql, spoil: (db: Database.Database) => void db.exec(sql) })),
  ...events.map((event) => ({ what: event, spoil: (db: Database.Database) => forgeEvent(db, event) })),
  ...rows.map((sql) => ({
    what: sql,
    // Undone steps and papers are looked at when somebody asks for them.
    isOpened: /undone|edition/.test(sql),
    spoil: (db: Database.Database) => {
      db.pragma('ignore_check_constraints = ON');
      db.pragma('foreign_keys = OFF');
      try {
        db.exec(sql);
      } catch {
        // The columns' own types will not have it.
      }
    },
  })),
];

/** Campaign files that somebody made to do harm: refused as damage, nothing of them runs, the next file is served. */
export const hostileFiles: Trial = {
  name: 'hostile campaign files',
  tries: 120,
  short: 60,
  seconds: 6,
  isTimed: true,
  async run(context) {
    const { folder } = context;
    const base = await played(folder, 3, 1);
    const good = copyOf(base, folder, 'good');
    const names = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
    return tryOften(context, async (nth) => {
      const hostile = cases[nth % cases.length];
      if (hostile === undefined) return null;
      const path = copyOf(base, folder, 'hostile');
      const db = new Database(path);
      try {
        hostile.spoil(db);
        // A forger reseals what he can.
        if (nth % 2 === 0 || !/^(UPDATE|DELETE)/.test(hostile.what)) reseal(db);
      } finally {
        db.close();
      }
      const started = performance.now();
      const failure = await harm(path, hostile);
      if (failure !== null) return `${hostile.what}: ${failure}`;
      if (performance.now() - started > 2_000) return `${hostile.what}: took too long`;
      if (JSON.stringify(Object.getOwnPropertyNames(Object.prototype)) !== names)
        return `${hostile.what}: reached every object`;
      const next = await openProblem(good);
      return next === null ? null : `${hostile.what}: the next file: ${next.message}`;
    });
  },
};

function reseal(db: Database.Database): void {
  try {
    sealAllRows(db);
    countAllTables(db);
  } catch {
    // The tables are no campaign's any more.
  }
}

async function harm(path: string, { isOpened }: Case): Promise<string | null> {
  const listed = (await describeFile(path)).problem;
  if (listed !== null && !isSentence(listed)) return `lists ${listed}`;
  const problem = await openProblem(path);
  if (problem !== null) {
    if (!isSentence(problem.message)) return `says ${problem.message}`;
    return problem.isDamage ? null : `is not called damage: ${problem.message}`;
  }
  if (isOpened !== true) return wholeOrNot(path);
  const session = await openCampaign(path, noon);
  try {
    await redo(session);
    return null;
  } catch (refused) {
    const said = refused instanceof Error ? refused.message : '';
    return isSentence(said) ? null : `redo says ${said}`;
  } finally {
    session.store.close();
  }
}

/** A change that has no effect is none. */
async function wholeOrNot(path: string): Promise<string | null> {
  const session = await openCampaign(path, noon);
  const { isWhole } = verifyCampaign(session);
  session.store.close();
  return isWhole ? null : 'was opened';
}
