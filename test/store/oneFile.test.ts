import Database from 'better-sqlite3';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadRulebookFor, restoreState } from '#campaign/recorded.ts';
import {
  branchCampaign,
  openCampaign,
  describeOpeningNotice,
  rescueCampaign,
  restoreCampaign,
  restoreOpenBackup,
} from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { describeFile } from '#queries/files.ts';
import { findBackupFolder } from '#store/backups/backupFolders.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { openReadable } from '#store/open.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { everyGame, foundedIn } from '../support/everyGame.ts';

/** What a file says, read beside whoever plays it. */
async function readSnapshot(path: string): Promise<Session['snapshot']> {
  const store = openReadable(path);
  try {
    return restoreState(store, await loadRulebookFor(store)).snapshot;
  } finally {
    store.close();
  }
}

/** A closed campaign of some months under an id of its own. */
async function playedFile(months: number, name = 'Test'): Promise<string> {
  const session = await campaignOnDisk({ path: join(temporaryFolder(), `${name}.racketeer`) });
  session.store.transaction(() => {
    const id = `${name}-${Math.random()}`;
    session.store.writeCampaign({ ...session.store.campaign(), file_id: id });
  });
  session.store.close();
  const again = await openCampaign(session.store.path, noon);
  await playMonths(again, months);
  again.store.close();
  return again.store.path;
}

/** The log that a program leaves which is ended while another one reads its file, with the file as it was before. */
async function leftOver(path: string, months: number): Promise<Buffer> {
  const session = await openCampaign(path, noon);
  const reader = new Database(path, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM journal').get();
  await playMonths(session, months);
  const log = readFileSync(`${path}-wal`);
  reader.close();
  session.store.close();
  return log;
}

function filesBeside(path: string): string[] {
  return readdirSync(dirname(path)).filter((name) => name !== basename(path));
}

describe.each(everyGame)('the file alone, of $rulebook.title,', ({ rulebook }) => {
  it('says what the program says after every kind of command', async () => {
    const path = join(temporaryFolder(), 'Alone.racketeer');
    const copy = join(temporaryFolder(), 'Copy.racketeer');
    const session = await foundedIn(rulebook.id, path);
    const commands: [string, () => Promise<unknown>][] = [
      ['founding', () => Promise.resolve()],
      ['playing on', () => advance(session, { auto: true }, noon)],
      ['playing on', () => advance(session, { auto: true }, noon)],
      ['undo', () => undo(session, {})],
      ['redo', () => redo(session)],
      ['undo to the start', () => undo(session, { toPeriod: 1 })],
      ['playing on', () => advance(session, { auto: true }, noon)],
    ];
    for (const [name, command] of commands) {
      await command();
      copyFileSync(path, copy);
      expect(await readSnapshot(copy), name).toEqual(session.snapshot);
      expect(statSync(`${path}-wal`).size, name).toBe(0);
    }
    session.store.close();
    expect(filesBeside(path)).toEqual([]);
  });
});

describe('a log that was left over', () => {
  it('of a later play is not written into an older copy that was put in its place', async () => {
    const path = await playedFile(2);
    const mine = readFileSync(path);
    await playMonthsIn(path, 1);
    const log = await leftOver(path, 2);
    writeFileSync(path, mine);
    writeFileSync(`${path}-wal`, log);
    // All that only reads.
    const read = openReadable(path);
    expect(read.periods()).toHaveLength(2);
    expect(read.notices).toEqual([expect.stringMatching(/does not belong to it; it was left out/)]);
    read.close();
    expect((await describeFile(path)).problem).toBeNull();
    expect(readFileSync(path).equals(mine)).toBe(true);
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);

    const session = await openCampaign(path, noon);
    expect(describeOpeningNotice(session)).toMatch(/does not belong to it, so it was not applied/);
    expect(session.store.periods()).toHaveLength(2);
    expect(verifyCampaign(session).findings).toEqual([]);
    session.store.close();
    const [kept, ...more] = filesBeside(path);
    expect(more).toEqual([]);
    expect(readFileSync(join(dirname(path), kept ?? '')).equals(log)).toBe(true);
  });

  it('of another campaign of the same name is set aside', async () => {
    const [path, other] = [await playedFile(1), await playedFile(2, 'Other')];
    const log = await leftOver(other, 2);
    writeFileSync(`${path}-wal`, log);
    const session = await openCampaign(path, noon);
    expect(session.store.periods()).toHaveLength(1);
    expect(describeOpeningNotice(session)).toMatch(/does not belong to it/);
    session.store.close();
  });

  it('of the same campaign is applied: what was acknowledged is there, for reading too', async () => {
    const path = await playedFile(1);
    const before = readFileSync(path);
    const log = await leftOver(path, 2);
    writeFileSync(path, before);
    writeFileSync(`${path}-wal`, log);
    const read = openReadable(path);
    expect(read.periods()).toHaveLength(3);
    read.close();
    expect(readFileSync(path).equals(before)).toBe(true);
    const session = await openCampaign(path, noon);
    expect(session.store.periods()).toHaveLength(3);
    expect(describeOpeningNotice(session)).toBeNull();
    session.store.close();
    expect(filesBeside(path)).toEqual([]);
  });

  it('that undid is applied, and one of before is not', async () => {
    const path = await playedFile(3);
    const [before, session] = [readFileSync(path), await openCampaign(path, noon)];
    const reader = new Database(path, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM journal').get();
    await undo(session, {});
    const log = readFileSync(`${path}-wal`);
    reader.close();
    session.store.close();
    writeFileSync(path, before);
    writeFileSync(`${path}-wal`, log);
    const again = await openCampaign(path, noon);
    expect(again.store.periods()).toHaveLength(2);
    again.store.close();
  });

  it('is left where it lies when neither the file nor both together are whole', async () => {
    const path = await playedFile(2);
    const log = await leftOver(path, 1);
    const bytes = readFileSync(path);
    for (let at = 8_192; at < bytes.length; at += 4_096) bytes[at] = 0x5a;
    writeFileSync(path, bytes);
    writeFileSync(`${path}-wal`, log);
    await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged/);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
  });
});

async function playMonthsIn(path: string, months: number): Promise<void> {
  const session = await openCampaign(path, noon);
  await playMonths(session, months);
  session.store.close();
}

describe('a second writer', () => {
  it('is refused even where the lock was deleted: one writes, the other says so, the file is whole', async () => {
    const path = await playedFile(1);
    const first = await openCampaign(path, noon);
    rmSync(join(dirname(path), `.${basename(path)}.lock`));
    const second = await openCampaign(path, noon);
    await playMonths(second, 1);
    const { snapshot } = first;
    await expect(playMonths(first, 1)).rejects.toThrow(/Another program changed Test.racketeer/);
    expect(first.snapshot).toBe(snapshot);
    expect(verifyCampaign(first).findings).toContainEqual(
      expect.stringMatching(/^Another program changed the file while it was open here/),
    );
    await playMonths(second, 1);
    first.store.close();
    second.store.close();
    const store = openReadable(path);
    const rulebook = await loadRulebookFor(store);
    expect(verifyCampaign({ store, rulebook }).findings).toEqual([]);
    expect(store.periods()).toHaveLength(3);
    store.close();
    expect(filesBeside(path)).toEqual([]);
  });

  const changes: [string, (path: string) => Promise<void>][] = [
    ['emptied', (path) => Promise.resolve(truncateSync(path, 0))],
    ['cut in half', (path) => Promise.resolve(truncateSync(path, statSync(path).size >> 1))],
    [
      'overwritten in place by another campaign',
      async (path) => writeFileSync(path, readFileSync(await playedFile(2, 'Other'))),
    ],
  ];
  it.each(changes)('that left the file %s is noticed before writing', async (_how, change) => {
    const path = await playedFile(1);
    const session = await openCampaign(path, noon);
    await change(path);
    const bytes = readFileSync(path);
    await expect(playMonths(session, 1)).rejects.toThrow(/Another program changed/);
    expect(verifyCampaign(session).isWhole).toBe(false);
    session.store.close();
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('that only touched the file is no trouble', async () => {
    const path = await playedFile(1);
    const session = await openCampaign(path, noon);
    utimesSync(path, noon, new Date(noon.getTime() + 60_000));
    await playMonths(session, 1);
    expect(verifyCampaign(session).findings).toEqual([]);
    session.store.close();
  });
});

describe('a copy of a campaign', () => {
  it('gets an id of its own while the original lies where it was; the original keeps its backups', async () => {
    const path = await playedFile(3);
    const kept = listBackups(path).map((backup) => backup.path);
    // Three months', and that of its opening.
    expect(kept).toHaveLength(4);
    const copy = join(dirname(path), 'Test (conflicted copy).racketeer');
    copyFileSync(path, copy);
    const session = await openCampaign(copy, noon);
    expect(describeOpeningNotice(session)).toMatch(
      /^This is a copy of .*Test\.racketeer\. It goes on as a campaign of its own/,
    );
    await playMonths(session, 8);
    session.store.close();
    expect(listBackups(path).map((backup) => backup.path)).toEqual(kept);
    const own = listBackups(copy).map((backup) => backup.path);
    // Its own five, and those of before it was copied, which it began with as well.
    expect(own.slice(5)).toEqual(kept);
    const again = await openCampaign(copy, noon);
    expect(describeOpeningNotice(again)).toBeNull();
    again.store.close();
  });

  it('goes back to a month of before it was copied and stays a campaign of its own', async () => {
    const path = await playedFile(3);
    const copy = join(dirname(path), 'Copy.racketeer');
    copyFileSync(path, copy);
    const session = await openCampaign(copy, noon);
    await playMonths(session, 1);
    const { file_id: id } = session.store.campaign();
    const earliest = listBackups(copy).at(-1);
    expect(earliest?.label).toBe('opened');
    const restored = await restoreCampaign(session, earliest?.path ?? '', noon);
    expect(restored.store.periods()).toHaveLength(0);
    expect(restored.store.campaign().file_id).toBe(id);
    expect(describeOpeningNotice(restored)).toBeNull();
    restored.store.close();
    // The original's later months are none of the copy's.
    await playMonthsIn(path, 1);
    const shared = listBackups(copy).filter((backup) => dirname(backup.path) === dirname(earliest?.path ?? ''));
    expect(shared.map(({ label }) => label)).toEqual(['before January 1925 closed', 'opened']);
  });

  it('is no copy where the campaign was moved, or is reached through a link', async () => {
    const path = await playedFile(2);
    const kept = listBackups(path).map((backup) => backup.path);
    const moved = join(temporaryFolder(), 'Moved.racketeer');
    renameSync(path, moved);
    const link = join(temporaryFolder(), 'Link.racketeer');
    symlinkSync(moved, link);
    for (const name of [moved, link]) {
      const session = await openCampaign(name, noon);
      expect(describeOpeningNotice(session)).toBeNull();
      session.store.close();
      expect(listBackups(name).map((backup) => backup.path)).toEqual(kept);
    }
  });

  const losses: [string, (path: string) => void][] = [
    ['lost', (path) => rmSync(path)],
    ['emptied', (path) => writeFileSync(path, '')],
    ['unreadable', (path) => writeFileSync(path, readFileSync(path).subarray(0, 3_000))],
  ];
  const others: [string, (path: string) => Promise<void>][] = [
    [
      'a copy',
      async (path) => {
        const copy = join(dirname(path), 'Copy.racketeer');
        copyFileSync(path, copy);
        await playMonthsIn(copy, 1);
      },
    ],
    [
      'a branch',
      async (path) => {
        const way = { path: join(dirname(path), 'If.racketeer'), fileId: 'if', title: 'If' };
        (await branchCampaign(await openCampaign(path, noon), way, noon)).store.close();
      },
    ],
    [
      'a backup',
      async (path) => {
        (await openCampaign(listBackups(path)[1]?.path ?? '', noon)).store.close();
      },
    ],
    [
      'a copied backup',
      async (path) => {
        const copy = join(dirname(path), 'From a backup.racketeer');
        copyFileSync(listBackups(path)[1]?.path ?? '', copy);
        await playMonthsIn(copy, 1);
      },
    ],
  ];
  const cases = losses.flatMap(([loss, lose]) => others.map(([other, open]) => [loss, other, lose, open] as const));
  it.each(cases)('leaves a %s original all its backups after %s was opened', async (...one) => {
    const [, , lose, open] = one;
    const path = await playedFile(3);
    const kept = listBackups(path).map((backup) => backup.path);
    await open(path);
    lose(path);
    expect(listBackups(path).map((backup) => backup.path)).toEqual(kept);
    expect(await describeFile(path)).toMatchObject({ isDamage: true });
    const { session } = await rescueCampaign(path, kept[0] ?? '', noon);
    expect(session.store.periods()).toHaveLength(2);
    expect(describeOpeningNotice(session)).toBeNull();
    session.store.close();
  });
});

describe('a backup that is opened from its folder', () => {
  it('stays as it is, says so, and is restored to where its campaign lies', async () => {
    const path = await playedFile(3);
    const [backup] = listBackups(path);
    const bytes = readFileSync(backup?.path ?? '');
    const session = await openCampaign(backup?.path ?? '', noon);
    expect(session.store.backup).toEqual({ backupOf: path });
    await expect(playMonths(session, 1)).rejects.toThrow(/^This is a backup, and backups stay/);
    expect(readFileSync(backup?.path ?? '').equals(bytes)).toBe(true);
    const { session: restored } = await restoreOpenBackup(session, noon);
    expect(restored.store.path).toBe(path);
    expect(restored.store.periods()).toHaveLength(2);
    expect(listBackups(path)[0]?.label).toBe('before a restore');
    restored.store.close();
    expect(session.store.isOpen).toBe(false);
  });

  it('is not pruned while somebody looks at it', async () => {
    const path = await playedFile(1);
    const [backup] = listBackups(path);
    const looked = await openCampaign(backup?.path ?? '', noon);
    const session = await openCampaign(path, noon);
    const close = async (label: string): Promise<unknown> => session.store.backUp('close', label, noon);
    for (let n = 0; n < 6; n += 1) await close(`filler ${n}`);
    expect(existsSync(backup?.path ?? '')).toBe(true);
    looked.store.close();
    await close('one more');
    expect(existsSync(backup?.path ?? '')).toBe(false);
    session.store.close();
  });

  it('is restored where its campaign is lost, and is refused where nobody knows where that lay', async () => {
    const path = await playedFile(2);
    const [backup] = listBackups(path);
    rmSync(path);
    const session = await openCampaign(backup?.path ?? '', noon);
    const { session: restored, keptAs } = await restoreOpenBackup(session, noon);
    expect(keptAs).toBeNull();
    expect(restored.store.path).toBe(path);
    restored.store.close();
    rmSync(join(dirname(backup?.path ?? ''), 'campaign.json'));
    const again = await openCampaign(backup?.path ?? '', noon);
    await expect(restoreOpenBackup(again, noon)).rejects.toThrow(/go on in a copy instead/);
    again.store.close();
  });
});

describe('where backups cannot be kept', () => {
  it('play goes on and the folder is named; a restore does not begin', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const [backup] = listBackups(session.store.path);
    const saved = readFileSync(backup?.path ?? '');
    const elsewhere = join(temporaryFolder(), 'saved.racketeer');
    writeFileSync(elsewhere, saved);
    const file = join(temporaryFolder(), 'no-folder');
    writeFileSync(file, '');
    const before = process.env['RACKETEER_BACKUPS'];
    onTestFinished(() => {
      process.env['RACKETEER_BACKUPS'] = before;
    });
    process.env['RACKETEER_BACKUPS'] = file;
    const outcome = await advance(session, { auto: true }, noon);
    expect(outcome).toMatchObject({ kind: 'done', periodsClosed: [2] });
    expect(outcome.kind === 'done' && outcome.notice).toBe(
      `No backup could be kept in ${file}; check that it is a folder that can be written, or name another one in RACKETEER_BACKUPS. Play goes on without it.`,
    );
    await expect(restoreCampaign(session, elsewhere, noon)).rejects.toThrow(`No backup could be kept in ${file}`);
    expect(session.store.isOpen).toBe(true);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('nothing unfinished is left behind', async () => {
    const session = await campaignOnDisk();
    mkdirSync(findBackupFolder('test-file'), { recursive: true });
    await playMonths(session, 1);
    expect(readdirSync(findBackupFolder('test-file')).filter((n) => n.startsWith('unfinished'))).toEqual([]);
  });
});

describe('a campaign behind a link', () => {
  it('is restored and rescued where it really lies', async () => {
    const real = await playedFile(2);
    const link = join(temporaryFolder(), 'Link.racketeer');
    symlinkSync(real, link);
    const session = await openCampaign(link, noon);
    const restored = await restoreCampaign(session, listBackups(link)[0]?.path ?? '', noon);
    restored.store.close();
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    truncateSync(real, 5_000);
    const { session: rescued } = await rescueCampaign(link, listBackups(link)[0]?.path ?? '', noon);
    expect(rescued.store.periods()).toHaveLength(2);
    rescued.store.close();
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(filesBeside(link)).toEqual([]);
  });
});

describe('a sentence of damage', () => {
  it('is in plain words, not in SQLite’s', async () => {
    const path = await playedFile(2);
    const bytes = readFileSync(path);
    const said = new Set<string>();
    for (let page = 2; page < bytes.length / 4_096; page += 7) {
      const broken = Buffer.from(bytes);
      broken.fill(0xff, page * 4_096, page * 4_096 + 64);
      writeFileSync(path, broken);
      await openCampaign(path, noon).then(
        ({ store }) => store.close(),
        (problem: unknown) => said.add(problem instanceof Error ? problem.message : ''),
      );
      for (const name of filesBeside(path)) rmSync(join(dirname(path), name));
    }
    expect(said.size).toBeGreaterThan(0);
    for (const sentence of said) expect(sentence).not.toMatch(/\*\*\*|Tree|btree|cell|rowid|page/i);
  });
});
