import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, noteBuilt, hashSources } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { addCounts, countLine, readPlaywrightCounts, readVitestCounts, type Counts } from './counts.ts';
import { root, step, type StepOptions } from './steps.ts';
import type { Suite } from './suites.ts';

/**
 * `npm test`: sources, types, the build, and the quick half of all tests; `npm run test:all`: the rest of them. The last
 * line is the count; a check that failed counts as one failed test. Tests are ended for saying nothing, not for taking
 * long: a busy machine takes three times as long as an idle one.
 */
const half: Suite = process.argv[2] === 'rest' ? 'rest' : 'quick';
const minutes = 60_000;
const reports = join(root, 'test-results');
const unitReport = join(reports, `unit-${half}.json`);
const browserReport = join(reports, `e2e-${half}.json`);

let counts: Counts = { passed: 0, failed: 0, skipped: 0 };

rmSync(unitReport, { force: true });
rmSync(browserReport, { force: true });
mkdirSync(reports, { recursive: true });

const sources = half === 'quick' ? checkSources() : Promise.resolve();
const isBuilt = half === 'quick' ? await checkProgram() : await ensureBuilt();
if (!isBuilt) counts.failed += half === 'quick' ? 0 : 1;

const units = await step(
  'unit tests',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  { silenceMs: 10 * minutes, env: { RACKETEER_SUITE: half } },
);
tally(readVitestCounts(unitReport), units.code);
await sources;

if (isBuilt && (await ensureChromium()) !== null) {
  const limit = readLimit();
  const browser = await step('browser tests', 'playwright', ['test'], {
    silenceMs: 10 * minutes,
    env: { RACKETEER_SUITE: half, RACKETEER_E2E_REPORT: browserReport, ...limit },
  });
  const found = readPlaywrightCounts(browserReport);
  const isCutShort = 'RACKETEER_E2E_MS' in limit && found.failed === 0 && found.skipped > 0;
  tally(found, isCutShort ? 0 : browser.code);
} else {
  console.log(
    isBuilt
      ? 'FAILED browser tests: no Chromium. Set CHROMIUM_PATH to one.'
      : 'FAILED browser tests: the program is not built.',
  );
  counts.failed += 1;
}

process.exitCode = counts.failed === 0 ? 0 : 1;
console.log(countLine(counts));

/** Sources are read on one core while the program is checked on the other; the tests wait for neither. */
async function checkSources(): Promise<void> {
  await check('sources', 'node', [join('scripts', 'lint.ts')], { silenceMs: 15 * minutes, quiet: true });
}

/** Checks the types and builds the program; the packed program is tested from this very build. */
async function checkProgram(): Promise<boolean> {
  const limits = { limitMs: 15 * minutes };
  const svelte = ['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'];
  await check('types (tsc)', 'tsc', ['-p', 'tsconfig.json', '--singleThreaded'], limits);
  await check('types (svelte-check)', 'svelte-check', svelte, limits);
  const built = await check('build', 'electron-vite', ['build', '--logLevel', 'warn'], limits);
  if (built) noteBuilt(root, hashSources(root));
  return built;
}

/**
 * Returns how long browser tests may take where the machine is given to us until a certain time, in seconds of its
 * clock: those that are not begun by then are counted as skipped.
 */
function readLimit(): Record<string, string> {
  const until = Number(process.env['RACKETEER_UNTIL'] ?? 0);
  return until === 0 ? {} : { RACKETEER_E2E_MS: String(Math.max(minutes, until * 1_000 - Date.now())) };
}

async function check(name: string, command: string, args: string[], options: StepOptions): Promise<boolean> {
  const { code, output } = await step(name, command, args, options);
  if (options.quiet === true) console.log(output);
  if (code !== 0) counts.failed += 1;
  return code === 0;
}

/** A runner that failed although its report shows no failure (it was stopped, say) is a failure. */
function tally(found: Counts, code: number | null): void {
  const silent = code !== 0 && found.failed === 0 ? 1 : 0;
  counts = addCounts(counts, { ...found, failed: found.failed + silent });
}
