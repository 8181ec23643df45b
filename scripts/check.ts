import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listScripts, listTestsFor } from './changes.ts';
import { root, run, step } from './steps.ts';

/**
 * Checks what changed since a commit, by default the last one, uncommitted files among it: layout, lint and types of
 * those files, and the tests that prove them, the quick half of those. `npm test` checks everything that a change has to pass.
 */
const since = process.argv[2] ?? 'HEAD';
const limitMs = 10 * 60_000;

/** Files that say who may import whom; the test of rooms lints planted faults by them, which takes long. */
const setsRooms = /^config\/|^eslint\.config\.ts$|^test\/(?:architecture|support)\//;

const changed = await listChanged(since);
if (changed === null) {
  console.log(`There is no commit “${since}”; name one that “git log” shows.`);
  process.exitCode = 1;
} else if (changed.length === 0) {
  console.log(`Nothing changed since ${since}. Name an older commit: npm run check -- HEAD~1`);
} else {
  console.log(`${changed.length} files changed since ${since}.`);
  const results = await Promise.all([checkSources(changed), checkTests(changed)]);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

/** Returns the files that differ from a commit and still exist; null where there is no such commit. */
async function listChanged(commit: string): Promise<string[] | null> {
  const differing = await run('git', ['diff', '--name-only', '--relative', commit], { quiet: true });
  if (differing.code !== 0) return null;
  const untracked = await run('git', ['ls-files', '--others', '--exclude-standard'], { quiet: true });
  const files = `${differing.output}\n${untracked.output}`.split('\n').filter((file) => file !== '');
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

async function checkSources(files: readonly string[]): Promise<boolean> {
  const scripts = listScripts(files);
  const layout = ['--check', '--no-error-on-unmatched-pattern', ...files];
  const steps: [name: string, command: string, args: string[]][] = [
    ['layout (oxfmt)', 'oxfmt', layout],
    ['types (tsc)', 'tsc', ['-p', 'tsconfig.json', '--singleThreaded', ...listKeepingOptions('check')]],
  ];
  if (scripts.length > 0) {
    const lint = ['--flag', 'unstable_native_nodejs_ts_config', '--max-warnings', '0', ...scripts];
    steps.push(['rooms and components (ESLint)', 'eslint', lint]);
    steps.push(['types and promises (oxlint)', 'oxlint', scripts]);
  }
  if (files.some((file) => file.endsWith('.svelte') || file.startsWith('src-renderer/'))) {
    const args = ['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'];
    steps.push(['types (svelte-check)', 'svelte-check', args]);
  }
  let isGood = true;
  for (const [name, command, args] of steps) {
    const { code } = await step(name, command, args, { limitMs });
    isGood &&= code === 0;
  }
  return isGood;
}

/** Returns options by which the compiler keeps what it found for the next check. */
function listKeepingOptions(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.tsbuildinfo`];
}

async function checkTests(files: readonly string[]): Promise<boolean> {
  const tests = listTestsFor(files).filter((path) => existsSync(join(root, path)));
  const left = files.some((file) => setsRooms.test(file)) ? [] : ['--exclude', 'test/architecture/rooms.test.ts'];
  const args = ['run', '--reporter=dot', '--passWithNoTests', ...left, ...tests];
  const { code } = await step(`tests of ${tests.join(', ')}`, 'vitest', args, {
    limitMs,
    env: { RACKETEER_SUITE: 'quick' },
  });
  return code === 0;
}
