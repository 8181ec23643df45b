import Database from 'better-sqlite3';
import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { migrations } from '#migrations/index.ts';
import { applicationId } from '#store/file/schema.ts';
import { describeFile } from '#queries/files.ts';
import { bytesOf, copyOf, dumpOf, isSentence, judge, noticeOf, openProblem, played, wordsOf } from '../campaign.ts';
import { tryOften, type Random, type Trial } from '../trial.ts';

/** Null where a change was found, or did not change anything that the file says. */
async function verdict(path: string, before: string): Promise<string | null> {
  const judged = await judge(path);
  if (judged.kind === 'bug') return `a bug: ${judged.message}`;
  if (judged.kind === 'refused') return isSentence(judged.message) ? null : `says ${judged.message}`;
  if (judged.kind === 'findings') return null;
  return dumpOf(path) === before ? null : 'changed, and nobody noticed';
}

/** A single bit of the file is turned over. */
export const bitFlips: Trial = {
  name: 'bit flips',
  tries: 400,
  short: 12,
  seconds: 15,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const base = await played(folder, 3, 1);
    const before = dumpOf(base);
    return tryOften(context, () => {
      const path = copyOf(base, folder, 'flipped');
      const bytes = readFileSync(path);
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
      writeFileSync(path, bytes);
      return verdict(path, before);
    });
  },
};

/** One value of one row of each table in turn is another. */
export const aimedFlips: Trial = {
  name: 'bit flips aimed at every table',
  tries: 400,
  short: 20,
  seconds: 10,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const base = await played(folder, 3, 1);
    const db = new Database(base);
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as string[];
    db.close();
    const before = dumpOf(base);
    return tryOften(context, async (nth) => {
      const path = copyOf(base, folder, 'aimed');
      const table = tables[nth % tables.length] ?? '';
      if (!alterOne(path, table, random)) return null;
      const failure = await verdict(path, before);
      return failure === null ? null : `${table}: ${failure}`;
    });
  },
};

/** Turns one bit over in a value of a table's row; false where it has none, or its own checks will not have it. */
function alterOne(path: string, table: string, random: Random): boolean {
  const db = new Database(path);
  try {
    db.pragma('ignore_check_constraints = ON');
    db.pragma('foreign_keys = OFF');
    const rows = db.prepare(`SELECT rowid AS r, * FROM "${table}"`).all() as Record<string, unknown>[];
    if (rows.length === 0) return false;
    const row = random.pick(rows);
    const columns = Object.keys(row).filter((column) => column !== 'r' && row[column] !== null);
    const column = random.pick(columns);
    db.prepare(`UPDATE "${table}" SET "${column}" = ? WHERE rowid = ?`).run(turned(row[column], random), row['r']);
    return true;
  } catch {
    return false;
  } finally {
    db.close();
  }
}

function turned(value: unknown, random: Random): string | number | Uint8Array {
  if (typeof value === 'number') return value ^ (1 << random.below(8));
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return bytes;
  }
  const text = String(value);
  if (text === '') return 'x';
  const at = random.below(text.length);
  const letter = String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(5)));
  return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
}

type Spoil = (path: string, random: Random) => void;

const spoils: readonly (readonly [string, Spoil])[] = [
  [
    'a zeroed page',
    (path, random) => {
      const page = random.below(statSync(path).size / 4_096);
      write(path, page * 4_096, Buffer.alloc(4_096));
    },
  ],
  [
    'a cut end',
    (path, random) => {
      const file = openSync(path, 'r+');
      ftruncateSync(file, random.below(statSync(path).size));
      closeSync(file);
    },
  ],
  [
    'random bytes',
    (path, random) => {
      const some = Buffer.from(Array.from({ length: 1 + random.below(4_096) }, () => random.below(256)));
      write(path, random.below(statSync(path).size - some.length), some);
    },
  ],
  ['an empty file', (path) => writeFileSync(path, '')],
  [
    'a foreign database',
    (path) => {
      writeFileSync(path, '');
      const db = new Database(path);
      db.exec('CREATE TABLE recipe (name TEXT)');
      db.close();
    },
  ],
  ['a newer format', (path) => pragma(path, `user_version = ${migrations.length + 3}`)],
  ['a format of none', (path, random) => pragma(path, `user_version = ${random.pick([0, -1, 3, 5])}`)],
  ['a foreign database with the mark', (path) => markedStranger(path)],
];

function write(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

function pragma(path: string, text: string): void {
  const db = new Database(path);
  db.pragma(text);
  db.pragma('journal_mode = DELETE');
  db.close();
}

function markedStranger(path: string): void {
  writeFileSync(path, '');
  const db = new Database(path);
  db.pragma(`application_id = ${applicationId}`);
  db.pragma('user_version = 9');
  db.exec('CREATE TABLE recipe (name TEXT)');
  db.close();
}

/** Files that are broken in a coarser way, opened for playing: one sentence, and not a byte of them changes. */
export const brokenFiles: Trial = {
  name: 'broken, foreign and newer files',
  tries: 240,
  short: 16,
  seconds: 5,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const base = await played(folder, 3, 1);
    const [whole, words] = [dumpOf(base), wordsOf(base)];
    return tryOften(context, async (nth) => {
      const path = copyOf(base, folder, 'broken');
      const [what, spoil] = spoils[nth % spoils.length] ?? spoils[0] ?? ['', () => undefined];
      spoil(path, random);
      const before = bytesOf(path);
      const listed = await describeFile(path);
      const problem = await openProblem(path);
      // A page that nobody uses may hold anything; so may what the program makes of the rest, if `verify` tells.
      if (problem === null) {
        if (noticeOf(path) !== null) return null;
        const isTold = (await judge(path)).kind === 'findings' || dumpOf(path) === whole;
        return isTold && wordsOf(path) === words ? null : `${what} was opened`;
      }
      if (!isSentence(problem.message)) return `${what}: says ${problem.message}`;
      if (listed.problem !== null && !isSentence(listed.problem)) return `${what}: lists ${listed.problem}`;
      return bytesOf(path) === before ? null : `${what}: the file was changed`;
    });
  },
};
