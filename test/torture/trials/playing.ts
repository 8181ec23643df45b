import { linkSync, mkdirSync, chmodSync, symlinkSync, rmSync, existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openCampaign, rescueCampaign, restoreCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { findBackupFolder } from '#store/backups/backupFolders.ts';
import { createStore, openWritable } from '#store/open.ts';
import { migrations } from '#migrations/index.ts';
import {
  bytesOf,
  copyOf,
  founded,
  hashOfState,
  isSentence,
  judge,
  noon,
  openProblem,
  played,
  playMonths,
} from '../campaign.ts';
import { tryOften, type Trial } from '../trial.ts';

/** Steps are taken back and put forward again: the same state each time. */
export const undoRedo: Trial = {
  name: 'undo and redo',
  tries: 1_000,
  short: 10,
  seconds: 12,
  inMemory: true,
  async run(context) {
    const path = copyOf(await played(context.folder, 3), context.folder, 'undone');
    const session = await openCampaign(path, noon);
    const steps = new Map<number, string>();
    const outcome = await tryOften(context, async (nth) => {
      const count = session.store.journal.steps().length;
      const hash = hashOfState(session);
      const known = steps.get(count);
      if (known !== undefined && known !== hash) return `after ${count} steps the state is another`;
      steps.set(count, hash);
      // Three back, three forward.
      if (nth % 6 < 3) await undo(session, {});
      else await redo(session);
      return null;
    });
    const { findings } = verifyCampaign(session);
    session.store.close();
    return { tries: outcome.tries, failures: [...outcome.failures, ...findings] };
  },
};

/** Months are played, the file is opened anew and every month's hash is made again. */
export const replays: Trial = {
  name: 'months replayed to their hashes',
  tries: 600,
  short: 6,
  seconds: 60,
  inMemory: true,
  async run(context) {
    const failures: string[] = [];
    let months = 0;
    for (let seed = 1; months < context.tries && performance.now() < context.until; seed += 1) {
      const path = join(context.folder, `long-${seed}.racketeer`);
      const session = await founded(path, seed);
      await playMonths(session, Math.min(60, context.tries - months));
      const state = hashOfState(session);
      months += session.store.periods().length;
      session.store.close();
      const again = await openCampaign(path, noon);
      if (hashOfState(again) !== state) failures.push(`seed ${seed}: another state after opening`);
      failures.push(...verifyCampaign(again).findings.map((finding) => `seed ${seed}: ${finding}`));
      again.store.close();
      rmSync(path);
    }
    return { tries: months, failures };
  },
};

/** Backups are taken while months close, and each is restored and gone back from. */
export const backupsRestored: Trial = {
  name: 'backups taken during writes, each restored',
  tries: 100,
  short: 3,
  seconds: 25,
  inMemory: true,
  async run(context) {
    const path = copyOf(await played(context.folder, 1), context.folder, 'restored');
    let session = await openCampaign(path, noon);
    const outcome = await tryOften(context, async (nth) => {
      // Nobody waits for the other: the queue has to.
      const [, before] = await Promise.all([
        advance(session, { auto: true }, noon),
        Promise.resolve(hashOfState(session)),
      ]);
      const after = hashOfState(session);
      const [backup] = listBackups(path);
      session = await restoreCampaign(session, backup?.path ?? '', noon);
      if (hashOfState(session) !== before) return 'the backup is not what was before';
      const { findings } = verifyCampaign(session);
      if (findings.length > 0) return findings[0] ?? '';
      const kept = listBackups(path).find(({ label }) => label === 'before a restore');
      session = await restoreCampaign(session, kept?.path ?? '', noon);
      if (hashOfState(session) !== after) return 'what was replaced was not kept';
      if (nth % 12 !== 11) return null;
      await undo(session, { toPeriod: 2 });
      return null;
    });
    session.store.close();
    return outcome;
  },
};

/** A wrong clock, failing upgrades, strangers among the backups, a lost campaign, another of its name. */
export const backupsInTrouble: Trial = {
  name: 'backups in trouble',
  tries: 5,
  short: 1,
  seconds: 6,
  async run(context) {
    return tryOften(context, async (nth) => {
      const path = join(context.folder, `trouble-${nth}.racketeer`);
      const session = await founded(path, nth);
      const { file_id: id } = session.store.campaign();
      for (let n = 0; n < 24; n += 1) await session.store.backUp('close', 'wrong', new Date('2031-05-05T12:00:00Z'));
      mkdirSync(join(findBackupFolder(id), '900000 20260101T000000 close folder.racketeer'));
      symlinkSync('/nowhere', join(findBackupFolder(id), '900001 20260101T000000 close link.racketeer'));
      await playMonths(session, 3);
      const state = hashOfState(session);
      session.store.close();
      const real = listBackups(path).filter(({ label }) => label.endsWith('closed'));
      const closings = real.length;
      if (closings < 2) return 'the backups of today are gone';
      const failing = { name: 'failing', up: () => Promise.reject(new Error('no')) };
      for (let n = 0; n < 30; n += 1) {
        await openWritable(path, noon, { known: [...migrations, failing] }).then(
          (store) => store.close(),
          () => undefined,
        );
      }
      const left = listBackups(path).filter(({ label }) => label.endsWith('closed'));
      if (left.length !== closings) return `${left.length} of ${closings} backups are left after failing upgrades`;
      rmSync(path);
      const back = await rescueCampaign(path, listBackups(path)[0]?.path ?? '', noon);
      const isBack = hashOfState(back.session) === state;
      back.session.store.close();
      if (!isBack) return 'the lost campaign came back otherwise';
      rmSync(path);
      const other = await founded(path, 77);
      const offered = listBackups(path).map(({ label }) => label);
      other.store.close();
      rmSync(path);
      return offered.join() === 'as it began' ? null : 'another campaign’s backups are offered';
    });
  },
};

/** Paths that lead to no plain file, answered at once. */
export const strangePlaces: Trial = {
  name: 'pipes, devices, folders, names of nothing',
  tries: 24,
  short: 12,
  seconds: 1,
  isTimed: true,
  async run(context) {
    const { folder } = context;
    const base = await played(folder, 1);
    const fifo = join(folder, 'fifo.racketeer');
    spawnSync('mkfifo', [fifo]);
    const linked = copyOf(base, folder, 'linked');
    linkSync(linked, join(folder, 'second.racketeer'));
    const looping = join(folder, 'loop.racketeer');
    symlinkSync(looping, looping);
    const places = [
      fifo,
      '/dev/null',
      '/dev/zero',
      folder,
      '',
      ':memory:',
      linked,
      looping,
      `${base}/x.racketeer`,
      `${folder}/${'x'.repeat(300)}.racketeer`,
      'a\0b.racketeer',
      join(folder, 'none.racketeer'),
    ];
    return tryOften(context, async (nth) => {
      const place = places[nth % places.length] ?? '';
      const started = performance.now();
      const opened = await openProblem(place);
      const made = await createStore(place).then(
        (store) => (store.close(), 'it was made'),
        (problem: unknown) => (problem instanceof Error ? problem.message : ''),
      );
      if (performance.now() - started > 1_000) return `${place} took more than a second`;
      if (opened === null || !isSentence(opened.message)) return `${place} says ${opened?.message ?? 'nothing'}`;
      const isMade = place.endsWith('none.racketeer') && made === 'it was made';
      if (isMade) rmSync(place);
      return isMade || isSentence(made) ? null : `${place} made: ${made}`;
    });
  },
};

/** Two programs, by every name; and a file that cannot be written. */
export const secondProgram: Trial = {
  name: 'a second program, a file that cannot be written',
  tries: 20,
  short: 4,
  seconds: 2,
  isTimed: true,
  async run(context) {
    const { folder } = context;
    const base = await played(folder, 1);
    return tryOften(context, async (nth) => {
      const path = copyOf(base, folder, `second-${nth}`);
      if (nth % 2 === 0) {
        const session = await openCampaign(path, noon);
        const link = join(folder, `link-${nth}.racketeer`);
        symlinkSync(path, link);
        const started = performance.now();
        const problem = await openProblem(nth % 4 === 0 ? path : link);
        const took = performance.now() - started;
        session.store.close();
        if (took > 1_000) return 'it took more than a second';
        return problem !== null && /open in another/.test(problem.message) ? null : 'it was opened twice';
      }
      const before = bytesOf(path);
      chmodSync(path, 0o444);
      const session = await openCampaign(path, noon);
      const refused = await advance(session, { auto: true }, noon).then(
        () => '',
        (problem: unknown) => (problem instanceof Error ? problem.message : ''),
      );
      const judged = await judge(path);
      session.store.close();
      if (!session.store.isReadOnly) return 'it is not said to be read only';
      if (!isSentence(refused)) return `a month says ${refused}`;
      if (existsSync(`${path}-wal`) || existsSync(`${path}-shm`)) return 'something was left beside it';
      return judged.kind === 'whole' && bytesOf(path) === before ? null : 'it was changed';
    });
  },
};
