import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The totals of a Vitest JSON report; a missing or broken report is one failure. */
export function readVitestCounts(path: string): Counts {
  const report = readReport(path) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    numTodoTests?: number;
    numFailedTestSuites?: number;
    testResults?: { status: string; assertionResults: { status: string }[] }[];
  } | null;
  if (report === null) return { ...none, failed: 1 };
  // A file that cannot even be loaded fails without a test of its own.
  const unloadable = (report.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + unloadable,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/** Playwright's words for tests that were not begun within the time it was given; those are skipped, not failed. */
const timeIsUp = 'Timed out waiting';

/** The totals of a Playwright JSON report; a missing or broken report is one failure. */
export function readPlaywrightCounts(path: string): Counts {
  const report = readReport(path) as {
    stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
    errors?: { message?: string }[];
  } | null;
  if (report?.stats === undefined) return { ...none, failed: 1 };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  const errors = (report.errors ?? []).filter(({ message = '' }) => !message.startsWith(timeIsUp));
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/** Both counts together. */
export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** `12 passed, 0 failed`, and how many were skipped when any were. */
export function countLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
