import Database from 'better-sqlite3';
import {
  existsSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { copyOf, founded, hashOfState, judge, noon, played, playMonths } from '../campaign.ts';
import { startClosing } from '../program.ts';
import { tryOften, type Context, type Trial } from '../trial.ts';

/** The program is killed at some moment while months are closed: no month that it told of is lost. */
export const kills: Trial = {
  name: 'kill -9 while months close',
  tries: 300,
  short: 2,
  seconds: 250,
  async run(context) {
    const atOnce = 2;
    const base = await played(context.folder, 1);
    const half = Math.ceil(context.tries / atOnce);
    const runs = await Promise.all(
      Array.from({ length: atOnce }, (_, nth) => killOften({ ...context, tries: half }, base, nth)),
    );
    return {
      tries: runs.reduce((sum, { tries }) => sum + tries, 0),
      failures: runs.flatMap(({ failures }) => failures),
    };
  },
};

async function killOften(context: Context, base: string, runner: number) {
  const { random, folder } = context;
  let path = copyOf(base, folder, `killed-${runner}-0`);
  return tryOften(context, async (nth) => {
    let last = 0;
    let wait: NodeJS.Timeout | undefined;
    const delayMs = random.below(250);
    const run = startClosing(context, path, 60, (month) => {
      last = month;
      wait ??= setTimeout(run.kill, delayMs);
    });
    await run.ended;
    clearTimeout(wait);
    const opened = await openCampaign(path, noon);
    const closed = opened.store.periods().length;
    const { findings } = verifyCampaign(opened);
    opened.store.close();
    const complaint = run.complaint();
    if (complaint !== null) return complaint;
    if (closed < last) return `month ${last} was told and is lost`;
    if (findings.length > 0) return findings[0] ?? '';
    // A long campaign takes long to verify: begin anew now and then.
    if (closed > 24) path = copyOf(base, folder, `killed-${runner}-${nth + 1}`);
    return null;
  });
}

/** SQLite's log is cut or garbled at some byte: exactly what was committed before it is there. */
export const cutLogs: Trial = {
  name: 'log cut or garbled',
  tries: 400,
  short: 10,
  seconds: 20,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    const live = join(folder, 'live.racketeer');
    const closed = await founded(live);
    await playMonths(closed, 1);
    closed.store.close();
    const first = copyOf(live, folder, 'logged');
    const session = await openCampaign(live, noon);
    // Another program that reads the file keeps what is written since in the log.
    const reader = new Database(live, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM journal').get();
    const committed = new Map<number, string>();
    const note = (): void => void committed.set(session.store.journal.steps().length, hashOfState(session));
    note();
    for (let month = 0; month < 3; month += 1) {
      await playMonths(session, 1);
      note();
    }
    // Everything since the file itself was copied.
    const log = readFileSync(`${live}-wal`);
    reader.close();
    session.store.close();
    if (log.length === 0) return { tries: 1, failures: ['there is no log to cut'] };
    const file = readFileSync(first);
    const outcome = await tryOften(context, async (nth) => {
      const path = join(folder, 'cut.racketeer');
      for (const part of ['-wal', '-shm']) rmSync(`${path}${part}`, { force: true });
      writeFileSync(path, file);
      writeFileSync(`${path}-wal`, log);
      const at = random.below(log.length);
      if (nth % 2 === 0) {
        const handle = openSync(`${path}-wal`, 'r+');
        ftruncateSync(handle, at);
        closeSync(handle);
      } else {
        const bytes = Buffer.from(log);
        bytes[at] = (bytes[at] ?? 0) ^ (1 + random.below(255));
        writeFileSync(`${path}-wal`, bytes);
      }
      const opened = await openCampaign(path, noon).catch((problem: unknown) => String(problem));
      if (typeof opened === 'string') return opened;
      const isPrefix = committed.get(opened.store.journal.steps().length) === hashOfState(opened);
      opened.store.close();
      if (!isPrefix) return 'the state is none that was committed';
      const judged = await judge(path);
      return judged.kind === 'whole' ? null : JSON.stringify(judged);
    });
    return outcome;
  },
};

/** The file is on a disk that fills up in the middle of a month. */
export const fullDisk: Trial = {
  name: 'disk full in the middle of a month',
  tries: 10,
  short: 1,
  seconds: 3,
  async run(context) {
    const { folder, random } = context;
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const { spawnSync } = await import('node:child_process');
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]);
    // Only where somebody may mount a disk of his own.
    if (mounted.status !== 0) return { tries: 0, failures: [] };
    try {
      return await tryOften(context, async (nth) => {
        const path = join(disk, `full-${nth}.racketeer`);
        const session = await founded(path);
        await playMonths(session, 1);
        const before = hashOfState(session);
        const ballast = join(disk, 'ballast');
        const free = 6 * 1024 * 1024 - statSync(path).size - statSync(`${path}-wal`).size;
        fill(ballast, free - random.below(60_000));
        const problem = await playMonths(session, 3).then(
          () => 'the month was closed on a full disk',
          (refused: unknown) => (refused instanceof Error ? refused.message : ''),
        );
        const whole = verifyCampaign(session).findings;
        rmSync(ballast);
        const after = hashOfState(session);
        await playMonths(session, 1);
        session.store.close();
        for (const part of ['', '-wal', '-shm']) rmSync(`${path}${part}`, { force: true });
        if (!/disk is full|did not take/.test(problem)) return problem;
        if (whole.length > 0) return whole[0] ?? '';
        return before === '' || after === '' ? 'no state' : null;
      });
    } finally {
      spawnSync('umount', [disk]);
    }
  },
};

function fill(path: string, bytes: number): void {
  try {
    writeFileSync(path, Buffer.alloc(Math.max(0, bytes)));
  } catch {
    // As much as there is room for.
  }
}

/** Every former format is brought up to date and killed before each of fifty of its statements, or of all there are. */
export const killedUpgrades: Trial = {
  name: 'upgrade killed at fifty statements of each format',
  tries: 600,
  short: 12,
  seconds: 60,
  inMemory: true,
  async run(context) {
    const { folder } = context;
    const { gunzipSync } = await import('node:zlib');
    const { migrations } = await import('#migrations/index.ts');
    const { openWritable } = await import('#store/open.ts');
    const { listBackups } = await import('#store/backups/lookup.ts');
    const taken: { format: number; path: string; original: string }[] = [];
    const each = Math.ceil(context.tries / (migrations.length - 1));
    /** Brings a file up to date; `before` is called before each statement and before the end. */
    const upgraded = async (path: string, before: () => void): Promise<void> => {
      const watched = migrations.map(({ name, up }) => ({
        name,
        up: (db: Parameters<typeof up>[0]) =>
          up(
            db.withPlugin({
              transformQuery: ({ node }) => {
                before();
                return node;
              },
              transformResult: ({ result }) => Promise.resolve(result),
            }),
          ),
      }));
      (await openWritable(path, noon, { known: watched })).close();
      before();
    };
    for (let format = 1; format < migrations.length; format += 1) {
      const packed = join(import.meta.dirname, `../../fixtures/format-${format}.racketeer.gz`);
      // No program ever left a file of the eighth format.
      if (!existsSync(packed)) continue;
      const original = join(folder, `format-${format}.racketeer`);
      writeFileSync(original, gunzipSync(readFileSync(packed)));
      let statements = 0;
      await upgraded(copyOf(original, folder, `counted-${format}`), () => (statements += 1));
      const stride = Math.max(1, Math.ceil(statements / each));
      let at = 0;
      await upgraded(original, () => {
        at += 1;
        if ((at + (stride >> 1)) % stride !== 0) return;
        const path = copyOf(original, folder, `stopped-${format}-${taken.length}`);
        taken.push({ format, path, original });
      });
    }
    const all = Math.min(context.tries, taken.length);
    const outcome = await tryOften({ ...context, tries: all }, async (nth) => {
      const stopped = taken[nth];
      if (stopped === undefined) return null;
      const db = new Database(stopped.path);
      const version = db.pragma('user_version', { simple: true });
      db.close();
      if (version !== stopped.format && version !== migrations.length) return `format ${String(version)} in between`;
      if (listBackups(stopped.original).length === 0) return 'there is no backup';
      const opened = await openCampaign(stopped.path, noon);
      const { findings } = verifyCampaign(opened);
      opened.store.close();
      rmSync(stopped.path);
      return findings[0] ?? null;
    });
    return { ...outcome, demanded: all };
  },
};
