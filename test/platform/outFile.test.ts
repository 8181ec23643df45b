import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOutFile } from '#platform/outFile.ts';
import { createStore } from '#store/open.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-out-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function campaignAt(path: string): Promise<void> {
  (await createStore(path)).close();
}

describe('a file that leaves the program', () => {
  it('is written whole, through links, with the rights of the one before', () => {
    const [old, link] = [join(folder, 'old.txt'), join(folder, 'link.txt')];
    writeFileSync(old, 'yesterday');
    chmodSync(old, 0o640);
    symlinkSync(old, link);
    writeOutFile(link, 'today');
    writeOutFile(join(folder, 'new.bin'), Uint8Array.of(1, 2, 3));
    expect(readFileSync(old, 'utf8')).toBe('today');
    if (process.platform !== 'win32') expect(statSync(old).mode & 0o777).toBe(0o640);
    expect([...readFileSync(join(folder, 'new.bin'))]).toEqual([1, 2, 3]);
    expect(readdirSync(folder).sort()).toEqual(['link.txt', 'new.bin', 'old.txt']);
  });

  it.skipIf(process.platform === 'win32')('may be a device, which stays one', () => {
    writeOutFile('/dev/null', 'gone');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('never takes the place of a campaign, whatever either is called', async () => {
    const campaign = join(folder, 'game.racketeer');
    await campaignAt(campaign);
    const disguised = join(folder, 'game.html');
    copyFileSync(campaign, disguised);
    const link = join(folder, 'link.html');
    symlinkSync(campaign, link);
    for (const target of [campaign, disguised, link]) {
      const before = readFileSync(target);
      expect(() => writeOutFile(target, 'a page'), target).toThrow(
        / is a campaign, or is called like one, and nothing is written over it; name another file\.$/,
      );
      expect(readFileSync(target).equals(before)).toBe(true);
    }
    for (const name of ['new.racketeer', 'NEW.RACKETEER', 'a.racketeer-wal', '.a.racketeer.lock']) {
      expect(() => writeOutFile(join(folder, name), 'a page'), name).toThrow(/name another file/);
      expect(existsSync(join(folder, name))).toBe(false);
    }
  });

  it('says in a sentence where it cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'sub'));
    expect(() => writeOutFile(join(folder, 'sub'), 'x')).toThrow(/ is a folder; name a file in it\.$/);
    for (const place of ['none', 'file']) {
      expect(() => writeOutFile(join(folder, place, 'a.txt'), 'x'), place).toThrow(
        /^There is no folder .*; make it first, or choose another place\.$/,
      );
    }
  });

  const disk = mountSmallDisk();
  it.skipIf(disk === null)('stays as it was on a full disk', () => {
    if (disk === null) return;
    try {
      const old = join(disk, 'paper.html');
      writeFileSync(old, 'yesterday’s paper');
      const large = 'x'.repeat(4_000_000);
      expect(() => writeOutFile(old, large)).toThrow(
        'The disk is full and paper.html stays as it was; make room and try again.',
      );
      expect(() => writeOutFile(join(disk, 'b.html'), large)).toThrow(
        'The disk is full and b.html was not written; make room and try again.',
      );
      expect(readFileSync(old, 'utf8')).toBe('yesterday’s paper');
      expect(readdirSync(disk)).toEqual(['paper.html']);
    } finally {
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  });
});

/** Returns a disk of a megabyte; null for who may mount none. */
function mountSmallDisk(): string | null {
  if (process.getuid?.() !== 0) return null;
  const place = mkdtempSync(join(tmpdir(), 'racketeer-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]);
  if (status === 0) return place;
  rmSync(place, { recursive: true });
  return null;
}
