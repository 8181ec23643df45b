import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCounts, countLine, readPlaywrightCounts, readVitestCounts } from '#scripts/counts.ts';
import { findElectron } from '#scripts/electronRuntime.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-counts-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('the last line counts what ran', () => {
  expect(countLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(countLine({ passed: 11, failed: 2, skipped: 1 })).toBe('11 passed, 2 failed, 1 skipped');
});

test('both runners are added up', () => {
  const units = readVitestCounts(
    report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    }),
  );
  expect(units).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const browser = readPlaywrightCounts(
    report({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 }, errors: [] }),
  );
  expect(addCounts(units, browser)).toEqual({ passed: 8, failed: 3, skipped: 3 });
});

test.each(['', '{"numPassed', 'null'])('a report that holds %j is a failure', (text) => {
  expect(readVitestCounts(report(text)).failed).toBe(1);
  expect(readPlaywrightCounts(report(text)).failed).toBe(1);
  expect(readVitestCounts(join(folder, 'missing.json')).failed).toBe(1);
});

test('an Electron runtime is found where it was put, and nowhere else', () => {
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder);
  expect(findElectron()).toBeNull();
  const name = process.platform === 'win32' ? 'electron.exe' : 'electron';
  writeFileSync(join(folder, name), '');
  expect(findElectron()).toBe(join(folder, name));
});

test('browser tests that were not begun in time are skipped, and nothing else that stopped them is', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 4 };
  const late = { message: 'Timed out waiting 60s for the test suite to run' };
  expect(readPlaywrightCounts(report({ stats, errors: [late] }))).toEqual({ passed: 3, failed: 0, skipped: 4 });
  expect(readPlaywrightCounts(report({ stats, errors: [late, { message: 'No tests found' }] })).failed).toBe(1);
});
