import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { branchCampaign, openCampaign, requireRescue, rescueCampaign, restoreOpenBackup } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { describeFile } from '#queries/files.ts';
import { loadRulebookFor, restoreState } from '#campaign/recorded.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { openReadable } from '#store/open.ts';
import {
  bytesOf,
  copyOf,
  founded,
  hashOfState,
  isSentence,
  judge,
  noon,
  played,
  playMonths,
  wordsOf,
} from '../campaign.ts';
import { tryOften, type Context, type Trial } from '../trial.ts';

/** Returns the state that a file says it stands in, read without opening it for play. */
async function readState(path: string): Promise<string> {
  const store = openReadable(path);
  try {
    return hashOfState(restoreState(store, await loadRulebookFor(store)));
  } finally {
    store.close();
  }
}

/** Does one command of a kind that is drawn; an undo or redo with nothing to do is none. */
async function actSomehow(session: Session, { random }: Context): Promise<string> {
  const { store } = session;
  const kind = random.pick(['close', 'close', 'undo', 'redo', 'note', 'draft', 'press'] as const);
  const period = Math.max(1, store.periods().length);
  if (kind === 'close') await advance(session, { auto: true }, noon);
  else if (kind === 'undo') await undo(session, {}).catch(() => undefined);
  else if (kind === 'redo') await redo(session).catch(() => undefined);
  else {
    store.transaction(() => {
      const words = `Words ${random.below(1_000_000)}`;
      if (kind === 'note') store.keepNote({ viewer: 'gm', subject: 'person p1', words });
      else if (kind === 'press') store.keepPressEdit(period, { headline: words });
      else store.keepDraft({ seat: 'g1', name: 'letter', period, draft: { text: words } });
    });
  }
  return kind;
}

/** The one file is copied after every command while the program has it open: the copy stands where the program stood. */
export const copiesWhileOpen: Trial = {
  name: 'the one file copied while the program is open',
  tries: 200,
  short: 8,
  seconds: 40,
  async run(context) {
    const { folder } = context;
    const path = copyOf(await played(folder, 1), folder, 'copied');
    const copy = join(folder, 'the copy.racketeer');
    let session = await openCampaign(path, noon);
    const outcome = await tryOften(context, async () => {
      const kind = await actSomehow(session, context);
      rmSync(copy, { force: true });
      copyFileSync(path, copy);
      if ((await readState(copy)) !== hashOfState(session)) return `${kind}: an older state`;
      if (wordsOf(copy) !== wordsOf(path)) return `${kind}: other words`;
      const judged = await judge(copy);
      if (judged.kind !== 'whole') return `${kind}: ${JSON.stringify(judged)}`;
      if (session.store.periods().length < 24) return null;
      session.store.close();
      copyFileSync(await played(folder, 1), path);
      session = await openCampaign(path, noon);
      return null;
    });
    session.store.close();
    return outcome;
  },
};

/** A log that was left over lies beside a file that it does not belong to: the file stays as it is, the log is kept. */
export const staleLogs: Trial = {
  name: 'a left-over log beside another file',
  tries: 100,
  short: 6,
  seconds: 40,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const logs = await makeLogs(folder);
    const files = [
      ...(await Promise.all([2, 4, 5].map((months) => played(folder, months)))),
      await played(folder, 4, 2),
      await makeStranger(folder),
    ];
    return tryOften(context, async (nth) => {
      const own = join(folder, `stale-${nth}`);
      mkdirSync(own);
      const path = copyOf(random.pick(files), own, 'stale');
      const [bytes, line] = [bytesOf(path), lineOf(path)];
      const log = random.pick(logs);
      writeFileSync(`${path}-wal`, log.bytes);
      // Everything that only reads, in any order, and the start screen's list.
      await judge(path);
      const listed = await describeFile(path);
      if (listed.problem !== null) return `the list says ${listed.problem}`;
      if (bytesOf(path) !== bytes) return 'reading changed the file';
      const session = await openCampaign(path, noon);
      const notices = session.store.notices.filter((notice) => /does not belong/.test(notice));
      session.store.close();
      const opened = lineOf(path);
      if (!opened.startsWith(line)) return 'what the file said is lost';
      // Of the same line of play it may be the very log that goes on from this file.
      if (opened === line && log.line !== line) {
        if (!notices.every(isSentence) || notices.length !== 1) return 'it was not told';
        const kept = readdirSync(own).filter((name) => name.includes('left-over'));
        if (kept.length !== 1) return `the log is not kept: ${readdirSync(own).join()}`;
      } else if (opened !== line && notices.length > 0) return `it was applied, and told: ${notices.join(' ')}`;
      const judged = await judge(path);
      rmSync(own, { recursive: true });
      return judged.kind === 'whole' ? null : JSON.stringify(judged);
    });
  },
};

/** The journal of a file as its steps' hashes, one after the other. */
function lineOf(path: string): string {
  const store = openReadable(path);
  try {
    return store.journal
      .steps()
      .map(({ hash }) => hash)
      .join();
  } finally {
    store.close();
  }
}

/** Logs of one to three months of play, as a program leaves them that is ended while another one reads its file. */
async function makeLogs(folder: string): Promise<{ bytes: Buffer; line: string }[]> {
  const path = copyOf(await played(folder, 3), folder, 'logging');
  const session = await openCampaign(path, noon);
  const reader = new Database(path, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM journal').get();
  const logs: { bytes: Buffer; line: string }[] = [];
  for (let month = 0; month < 3; month += 1) {
    await playMonths(session, 1);
    logs.push({ bytes: readFileSync(`${path}-wal`), line: lineOf(path) });
  }
  reader.close();
  session.store.close();
  return logs;
}

async function makeStranger(folder: string): Promise<string> {
  const path = join(folder, 'stranger.racketeer');
  const session = await founded(path, 99);
  await playMonths(session, 2);
  session.store.close();
  return path;
}

/** Somebody deletes the lock of an open campaign, and a second program opens it: one of the two writes, the other says so. */
export const deletedLocks: Trial = {
  name: 'the lock deleted, two programs write',
  tries: 100,
  short: 4,
  seconds: 60,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const base = await played(folder, 1);
    return tryOften(context, async (nth) => {
      const path = copyOf(base, folder, `unlocked-${nth}`);
      const first = await openCampaign(path, noon);
      rmSync(join(folder, `.unlocked-${nth}.racketeer.lock`));
      const second = await openCampaign(path, noon);
      const sessions = random.below(2) === 0 ? [first, second] : [second, first];
      const refused: string[] = [];
      let acknowledged = '';
      // The one that did not begin tries at the end, whatever was drawn.
      const turns = [sessions[0], ...[1, 2, 3].map(() => random.pick(sessions)), sessions[1]];
      for (const session of turns) {
        if (session === undefined) continue;
        try {
          await actWithin(session);
          acknowledged = hashOfState(session);
        } catch (problem) {
          refused.push(problem instanceof Error ? problem.message : '');
        }
      }
      first.store.close();
      second.store.close();
      if (refused.length === 0) return 'both programs wrote';
      if (acknowledged === '') return 'no program wrote';
      const odd = refused.find((message) => !/Another program changed/.test(message));
      if (odd !== undefined) return odd;
      if ((await readState(path)) !== acknowledged) return 'what was acknowledged is lost';
      const judged = await judge(path);
      rmSync(path);
      return judged.kind === 'whole' ? null : JSON.stringify(judged);
    });
  },
};

async function actWithin(session: Session): Promise<void> {
  await advance(session, { auto: true }, noon);
}

/** A copy by hand and a branch are played on beside their original: each keeps, lists and finds its own backups. */
export const copiesPlayedOn: Trial = {
  name: 'copies and branches played on',
  tries: 50,
  short: 3,
  seconds: 90,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    return tryOften(context, async (nth) => {
      const own = join(folder, `family-${nth}`);
      mkdirSync(own);
      const path = join(own, 'original.racketeer');
      const session = await founded(path, nth + 1);
      await playMonths(session, 3);
      const kept = listBackups(path).map((backup) => backup.path);
      let other: string;
      if (random.below(2) === 0) {
        session.store.close();
        other = join(own, 'original (conflicted copy).racketeer');
        copyFileSync(path, other);
        const copy = await openCampaign(other, noon);
        await playMonths(copy, 6);
        copy.store.close();
      } else {
        other = join(own, 'what if.racketeer');
        const way = { path: other, fileId: randomUUID(), title: 'What if' };
        const branch = await branchCampaign(session, way, noon);
        await playMonths(branch, 6);
        branch.store.close();
      }
      const lost = kept.find((backup) => !existsSync(backup));
      if (lost !== undefined) return `the original lost ${lost}`;
      const damage = random.pick(['emptied', 'cut', 'gone', 'garbled'] as const);
      spoil(path, damage);
      const listed = listBackups(path).map((backup) => backup.path);
      if (listed.join() !== kept.join()) return `${damage}: it lists ${listed.length} backups`;
      const { isDamage } = await describeFile(path);
      if (!isDamage) return `${damage}: it is not called damaged`;
      const backup = random.pick(kept);
      await requireRescue(path, backup);
      const { session: rescued } = await rescueCampaign(path, backup, noon);
      const { findings } = verifyCampaign(rescued);
      const months = rescued.store.periods().length;
      rescued.store.close();
      if (findings.length > 0) return findings[0] ?? '';
      if (months > 3) return 'the copy’s months were restored';
      const copies = listBackups(other);
      if (copies.length === 0) return 'the copy has no backups';
      const judged = await judge(other);
      rmSync(own, { recursive: true });
      return judged.kind === 'whole' ? null : JSON.stringify(judged);
    });
  },
};

function spoil(path: string, how: 'emptied' | 'cut' | 'gone' | 'garbled'): void {
  const bytes = readFileSync(path);
  if (how === 'emptied') writeFileSync(path, '');
  else if (how === 'cut') writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length / 3)));
  else if (how === 'gone') rmSync(path);
  else
    writeFileSync(
      path,
      bytes.map((byte, at) => (at < 4_096 ? byte ^ 0x5a : byte)),
    );
}

/** A backup is opened from its folder, as by a double click: it stays as it is, and both ways on from it work. */
export const backupsOpened: Trial = {
  name: 'backups opened from their folder',
  tries: 50,
  short: 3,
  seconds: 60,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const path = copyOf(await played(folder, 1), folder, 'backed up');
    return tryOften(context, async (nth) => {
      const session = await openCampaign(path, noon);
      if (session.store.periods().length > 24) await undo(session, { toPeriod: 3 });
      await playMonths(session, 2);
      session.store.close();
      const state = await readState(path);
      // Those of the file that this one was copied from would be restored to that one.
      const backups = listBackups(path).map((one) => one.path);
      const own = backups.filter((one) => dirname(one) === dirname(backups[0] ?? ''));
      const backup = random.pick(own);
      const before = bytesOf(backup);
      const looked = await openCampaign(backup, noon);
      const wanted = hashOfState(looked);
      const refused = await advance(looked, { auto: true }, noon).then(
        () => '',
        (problem: unknown) => (problem instanceof Error ? problem.message : ''),
      );
      if (!/This is a backup/.test(refused)) return `it was played: ${refused}`;
      // Another month of the campaign prunes beside it.
      const beside = await openCampaign(path, noon);
      for (let n = 0; n < 8; n += 1) await beside.store.backUp('close', `filler ${n}`, noon);
      beside.store.close();
      if (!existsSync(backup)) return 'it was pruned while it was open';
      if (bytesOf(backup) !== before) return 'it was changed';
      if (random.below(2) === 0) {
        const { session: restored } = await restoreOpenBackup(looked, noon);
        const isBack = hashOfState(restored) === wanted && restored.store.path === path;
        restored.store.close();
        if (!isBack) return 'it was not restored';
        const undone = listBackups(path).find(({ label }) => label === 'before a restore');
        if (undone === undefined || (await readState(undone.path)) !== state) return 'what was there is not kept';
      } else {
        const way = { path: join(folder, `on-${nth}.racketeer`), fileId: randomUUID(), title: 'On' };
        const copy = await branchCampaign(looked, way, noon);
        await playMonths(copy, 1);
        const { findings } = verifyCampaign(copy);
        copy.store.close();
        if (findings.length > 0) return findings[0] ?? '';
        if ((await readState(path)) !== state) return 'the campaign was changed';
      }
      const litter = readdirSync(dirname(backup)).filter((name) => !/\.(racketeer|json)$/.test(name));
      if (litter.length > 0) return `left beside it: ${litter.join()}`;
      return bytesOf(backup) === before || !existsSync(backup) ? null : 'it was changed later';
    });
  },
};

/** The program is killed while it makes a campaign: there is a whole one or none, and the name stays free. */
export const killedMakings: Trial = {
  name: 'kill -9 while a campaign is made',
  tries: 100,
  short: 2,
  seconds: 120,
  async run(context) {
    const { folder, random, program } = context;
    const running = join(import.meta.dirname, '../../../docs/examples/running.json');
    return tryOften(context, async (nth) => {
      const own = join(folder, `making-${nth}`);
      mkdirSync(own);
      const path = join(own, 'new.racketeer');
      const order = nth % 2 === 0 ? ['new', path, '--seed', '5'] : ['join', path, '--from', running];
      await runAndKill(program, order, own, random.below(60));
      if (existsSync(path)) {
        const judged = await judge(path);
        if (judged.kind !== 'whole') return JSON.stringify(judged);
        const session = await openCampaign(path, noon);
        await playMonths(session, 1);
        session.store.close();
        renameSync(path, join(own, 'first.racketeer'));
      }
      const again = await founded(path, 7);
      again.store.close();
      const left = readdirSync(own).filter((name) => !/^(new|first)\.racketeer$/.test(name));
      rmSync(own, { recursive: true });
      return left.length === 0 ? null : `left behind: ${left.join()}`;
    });
  },
};

/** Runs the command line and kills it some milliseconds after it began to write. */
async function runAndKill(program: string, order: readonly string[], folder: string, delayMs: number): Promise<void> {
  const watcher = watch(folder);
  const begun = new Promise<void>((resolve) => watcher.once('change', () => resolve()));
  const child = spawn(process.execPath, [program, ...order], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([begun, ended]);
  watcher.close();
  setTimeout(() => child.kill('SIGKILL'), delayMs).unref();
  await ended;
}
