import { ORPCError } from '@orpc/server';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouter } from '#api/router.ts';
import { writeCrash } from '#platform/crash.ts';
import { ensureCampaignsFolder } from '#platform/folders.ts';
import { logProblem } from '#platform/log.ts';
import { closeCampaign, createCalls, type ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { setupFor } from '../support/founded.ts';
import { runningText } from '../support/running.ts';

let base: string;
let said: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'racketeer-folders-'));
  vi.stubEnv('RACKETEER_BACKUPS', join(base, 'backups'));
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true });
});

/** Makes a folder that takes nothing; returns how to take it away, or null where this user may write anywhere. */
function withoutRights(folder: string): (() => void) | null {
  mkdirSync(folder);
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o500);
    return () => chmodSync(folder, 0o700);
  }
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=64k', 'tmpfs', folder]);
  return status === 0 ? () => spawnSync('umount', [folder]) : null;
}

/** Campaigns folders that cannot be used, each made in the test's own folder. */
const places: [name: string, make: () => { home: string; undo: (() => void) | null } | null][] = [
  [
    'is a file',
    () => {
      const home = join(base, 'file');
      writeFileSync(home, '');
      return { home, undo: null };
    },
  ],
  [
    'would lie below a file',
    () => {
      writeFileSync(join(base, 'file'), '');
      return { home: join(base, 'file', 'games'), undo: null };
    },
  ],
  [
    'may not be written',
    () => {
      const home = join(base, 'shut');
      const undo = withoutRights(home);
      return undo === null ? null : { home, undo };
    },
  ],
];

describe.each(places)('a campaigns folder that %s', (_, make) => {
  async function inPlace(work: (home: string, calls: ProgramCalls) => Promise<void>) {
    const made = make();
    if (made === null) return;
    vi.stubEnv('RACKETEER_HOME', made.home);
    const calls: ProgramCalls = createCalls(createRouter(createHostServices(null)));
    try {
      await work(made.home, calls);
    } finally {
      await closeCampaign(calls);
      made.undo?.();
    }
  }

  it('is named in a sentence by every call that needs it', () =>
    inPlace(async (home, calls) => {
      const setup = setupFor();
      const asked: (() => Promise<unknown>)[] = [
        () => calls.campaign.openSample({ game: 'paradise' }),
        () => calls.games.paradise.found({ setup, path: null, answers: [] }),
        () => calls.campaign.join({ game: 'paradise', text: runningText(), path: null }),
        () => calls.app.forget({ path: join(base, 'a.racketeer') }),
      ];
      for (const ask of asked) {
        const problem: unknown = await ask().then(
          () => null,
          (thrown: unknown) => thrown,
        );
        expect(problem).toBeInstanceOf(ORPCError);
        expect(problem).toMatchObject({ code: 'REFUSED', status: 409 });
        const { message } = problem as Error;
        expect(message).toContain(home);
        expect(message).toContain('RACKETEER_HOME');
        expect(message).toMatch(/^The [^\n]+\.$/);
      }
      expect(await calls.app.recent()).toEqual([]);
      expect(said).toBe('');
    }));

  it('keeps nobody from a campaign that lies elsewhere', () =>
    inPlace(async (_home, calls) => {
      const path = join(base, 'elsewhere.racketeer');
      await calls.games.paradise.found({ setup: setupFor(), path, answers: [] });
      await calls.campaign.close();
      await calls.campaign.open({ path });
      expect((await calls.campaign.current())?.path).toBe(path);
      expect((await calls.campaign.verify()).findings).toEqual([]);
      expect(said).not.toMatch(/^\s+at /m);
    }));

  it('takes no log and no crash, which then are told or left out', () =>
    inPlace((home) => {
      expect(writeCrash(new Error('Broken'))).toBeNull();
      logProblem('This went wrong');
      expect(said).toContain('This went wrong');
      expect(said).not.toContain(home);
      return Promise.resolve();
    }));
});

describe('a place where no campaigns can be kept', () => {
  it.each([
    ['a file', (at: string) => writeFileSync(at, ''), '', /a file of that name is in the way/],
    ['a folder in a file', (at: string) => writeFileSync(at, ''), 'x', /is a file, not a folder/],
    ['a link to itself', (at: string) => symlinkSync(at, at), 'x', /leads back to itself/],
    ['a name too long', (at: string) => mkdirSync(at), 'n'.repeat(300), /the name is too long/],
  ])('is refused in one sentence: %s', (_case, make, below, why) => {
    const at = join(base, 'home');
    make(at);
    vi.stubEnv('RACKETEER_HOME', join(at, below));
    expect(ensureCampaignsFolder).toThrow(why);
    expect(ensureCampaignsFolder).toThrow(
      expect.objectContaining({ name: 'HostProblem', message: expect.stringMatching(/^[^\n]+\.$/) as string }),
    );
  });
});
