import { step } from './steps.ts';

/** Every check of the sources; all of them run, so that one round shows everything. */
const checks: [name: string, command: string, args: string[]][] = [
  ['types and promises (oxlint)', 'oxlint', []],
  [
    'rooms and components (ESLint)',
    'eslint',
    [
      ...[
        '--flag',
        'unstable_native_nodejs_ts_config',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-strategy',
        'content',
      ],
      ...['--cache-location', 'node_modules/.cache/eslint/files', '.'],
    ],
  ],
  [
    'cycles and orphans (dependency-cruiser)',
    'depcruise',
    ['--config', 'config/cycles.ts', 'src-main', 'src-renderer', 'src-shared', 'migrations'],
  ],
  ['unused code (knip)', 'knip', ['--no-progress', '--no-config-hints']],
  ['layout (oxfmt)', 'oxfmt', ['--check', '.']],
];

let failed = 0;
for (const [name, command, args] of checks) {
  const { code } = await step(name, command, args, { limitMs: 900_000 });
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
