import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { noteBuilt, hashSources } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { addCounts, countLine, readPlaywrightCounts, readVitestCounts, type Counts } from './counts.ts';
import { root, step, type StepOptions } from './steps.ts';

/**
 * Everything that has to hold: sources, types, units, the build, and the program in a browser. The
 * last line is always the count; a check that failed counts as one failed test. Tests are ended for saying nothing, not
 * for taking long: a busy machine takes three times as long as an idle one.
 */
const minutes = 60_000;
const reports = join(root, 'test-results');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'e2e.json');

let counts: Counts = { passed: 0, failed: 0, skipped: 0 };

rmSync(unitReport, { force: true });
rmSync(browserReport, { force: true });
mkdirSync(reports, { recursive: true });

// Sources on one core, the rest on the other: nothing that follows waits for them.
const sources = check('sources', 'node', [join('scripts', 'lint.ts')], {
  limitMs: 20 * minutes,
  quiet: true,
});
await check('types (tsc)', 'tsc', ['-p', 'tsconfig.json'], { limitMs: 6 * minutes });
await check(
  'types (svelte-check)',
  'svelte-check',
  ['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  { limitMs: 6 * minutes },
);
const built = await check('build', 'electron-vite', ['build', '--logLevel', 'warn'], {
  limitMs: 6 * minutes,
});
// The packed program is tested from this very build.
if (built) noteBuilt(root, hashSources(root));

const units = await step(
  'unit tests',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  { silenceMs: 10 * minutes },
);
tally(readVitestCounts(unitReport), units.code);
await sources;

if (built && (await ensureChromium()) !== null) {
  const browser = await step('browser tests', 'playwright', ['test'], {
    silenceMs: 10 * minutes,
    env: { RACKETEER_E2E_REPORT: browserReport },
  });
  tally(readPlaywrightCounts(browserReport), browser.code);
} else {
  console.log(
    built
      ? 'FAILED browser tests: no Chromium. Set CHROMIUM_PATH to one.'
      : 'FAILED browser tests: the program is not built.',
  );
  counts.failed += 1;
}

process.exitCode = counts.failed === 0 ? 0 : 1;
console.log(countLine(counts));

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
