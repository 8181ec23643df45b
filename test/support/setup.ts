import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/** Backups of a test's campaigns lie in a folder of the test's own. */
beforeEach(() => {
  process.env['RACKETEER_BACKUPS'] = mkdtempSync(join(tmpdir(), 'racketeer-backups-'));
});

afterEach(() => {
  rmSync(process.env['RACKETEER_BACKUPS'] ?? '', { recursive: true, force: true });
});

/** The files of a worker share its globals: each gets them as they are. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
