import Database from 'better-sqlite3';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { loadRulebookFor, restoreState } from '#campaign/recorded.ts';
import { damageNotice, foundCampaign, openCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { sha256 } from '#store/seals/chain.ts';
import { CampaignFileError } from '#store/file/errors.ts';
import { openReadable } from '#store/open.ts';
import { unpack, unpackBytes } from '#store/steps/packing.ts';
import { setupFor } from '../support/founded.ts';

export const noon = new Date('2026-01-02T12:00:00Z');

/** A campaign of two NPC gangs in a new file, open. */
export async function founded(path: string, seed = 11): Promise<Session> {
  const setup = setupFor({ seed, npcs: 2 });
  const result = await foundCampaign({ game: 'paradise', path, fileId: randomUUID(), setup }, noon);
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.session;
}

/** Closes months unattended; stops where the campaign ends. */
export async function playMonths(session: Session, months: number): Promise<void> {
  for (let month = 0; month < months; month += 1) {
    if (session.rulebook.ending(session.snapshot.state) !== null) return;
    await advance(session, { auto: true }, noon);
  }
}

/** A closed campaign of some months, the last of them undone where that is asked for. */
export async function played(folder: string, months: number, undone = 0): Promise<string> {
  const path = join(folder, `base-${months}-${undone}.racketeer`);
  if (existsSync(path)) return path;
  const session = await founded(path);
  await playMonths(session, months);
  for (let n = 0; n < undone; n += 1) await undo(session, {});
  const { store } = session;
  store.transaction(() => {
    store.keepDraft({ seat: 'g1', name: 'letter', period: months, draft: { text: 'Meet me' } });
    store.keepNote({ viewer: 'gm', subject: 'period 1', words: 'A quiet month' });
    store.keepPressEdit(1, { headline: 'Mayor flees' });
  });
  store.close();
  return path;
}

/** A copy of a closed campaign under a name of its own. */
export function copyOf(path: string, folder: string, name: string): string {
  const copy = join(folder, `${name}.racketeer`);
  copyFileSync(path, copy);
  for (const part of ['-wal', '-shm']) {
    if (existsSync(`${path}${part}`)) copyFileSync(`${path}${part}`, `${copy}${part}`);
  }
  return copy;
}

/** What a state comes to, as text. */
export const hashOfState = (session: Pick<Session, 'snapshot'>): string => sha256(JSON.stringify(session.snapshot));

/** One line that ends as a sentence does, and shows nothing of the program's inside. */
export function isSentence(message: string): boolean {
  return /^\S[^\n]{10,600}\.$/.test(message) && !/node_modules|\.ts:\d|\bat \w+ \(/.test(message);
}

export type Judged =
  | { kind: 'whole' }
  | { kind: 'findings'; findings: string[] }
  | { kind: 'refused'; message: string; isDamage: boolean }
  | { kind: 'bug'; message: string };

/** What the program says of a file: reads it as it does at opening, then verifies it, which replays the whole of it. */
export async function judge(path: string): Promise<Judged> {
  try {
    const store = openReadable(path);
    try {
      store.requireSealedRows();
      const rulebook = await loadRulebookFor(store);
      restoreState(store, rulebook);
      const { isWhole, findings } = verifyCampaign({ store, rulebook });
      return isWhole ? { kind: 'whole' } : { kind: 'findings', findings };
    } finally {
      store.close();
    }
  } catch (problem) {
    if (problem instanceof CampaignFileError || (problem instanceof Error && problem.name === 'Refusal')) {
      const isDamage = problem instanceof CampaignFileError && problem.isDamage;
      return { kind: 'refused', message: problem.message, isDamage };
    }
    return { kind: 'bug', message: problem instanceof Error ? (problem.stack ?? '') : String(problem) };
  }
}

/** Opens a campaign for playing; what kept it from that, or null. */
export async function openProblem(path: string): Promise<{ message: string; isDamage: boolean } | null> {
  try {
    (await openCampaign(path, noon)).store.close();
    return null;
  } catch (problem) {
    const isDamage = problem instanceof CampaignFileError && problem.isDamage;
    const isKnown = problem instanceof CampaignFileError || (problem instanceof Error && problem.name === 'Refusal');
    if (!isKnown) return { message: `BUG ${String(problem)}`, isDamage: false };
    return { message: problem.message, isDamage };
  }
}

/** What the program says of a part that is damaged when it opens a campaign nevertheless; null: nothing. */
export function noticeOf(path: string): string | null {
  const store = openReadable(path);
  try {
    const notice = damageNotice(store);
    if (notice !== null && !isSentence(notice)) throw new Error(`It says ${notice}`);
    return notice;
  } finally {
    store.close();
  }
}

/** What people did, wrote and read: all that no program could make again from the rest. */
export function wordsOf(path: string): string {
  const store = openReadable(path);
  try {
    const editions = store.editions().map(({ period }) => store.edition(period));
    const [entries, redo] = [store.journal.entries(), store.nextRedo()];
    return sha256(JSON.stringify([store.campaign(), store.journal.steps(), entries, redo, store.periods(), editions]));
  } finally {
    store.close();
  }
}

/** Everything a file says, table by table, whatever bytes it is written in. */
export function dumpOf(path: string): string {
  const db = new Database(path, { readonly: false });
  try {
    db.pragma('query_only = ON');
    const tables = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as {
      name: string;
      sql: string;
    }[];
    const dictionaries = dictionariesOf(db);
    const rows = tables.map(({ name, sql }) => [
      name,
      sql,
      (db.prepare(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[]).map((row) =>
        unpacked(row, dictionaries),
      ),
    ]);
    return sha256(JSON.stringify(rows));
  } catch {
    return 'unreadable';
  } finally {
    db.close();
  }
}

function dictionariesOf(db: Database.Database): Map<unknown, Uint8Array> {
  const rows = db.prepare('SELECT id, packed FROM dictionary').all() as { id: number; packed: Uint8Array }[];
  return new Map(rows.map(({ id, packed }) => [id, unpackBytes(packed)]));
}

/** A row with the texts of its packed column: it has bits that say nothing. */
function unpacked(
  row: Record<string, unknown>,
  dictionaries: ReadonlyMap<unknown, Uint8Array>,
): Record<string, unknown> {
  const { packed, dictionary } = row;
  if (!(packed instanceof Uint8Array)) return row;
  return { ...row, packed: unpack(packed, dictionaries.get(dictionary) ?? null) };
}

export const bytesOf = (path: string): string => sha256(readFileSync(path).toString('base64'));
