import { parseArgs } from 'node:util';
import { step } from './steps.ts';

/** Each thread of ESLint works out the types for itself: two are done sooner, one does less. */
const { values } = parseArgs({ options: { threads: { type: 'string', default: '2' } } });

/** Every check of the sources; all of them run, so that one round shows everything. */
const checks: [name: string, command: string, args: string[]][] = [
  [
    'rooms and rules (ESLint)',
    'eslint',
    [
      '--flag',
      'unstable_native_nodejs_ts_config',
      '--concurrency',
      values.threads === '1' ? 'off' : values.threads,
      '--max-warnings',
      '0',
      '.',
    ],
  ],
  [
    'cycles and orphans (dependency-cruiser)',
    'depcruise',
    ['--config', 'cycles.config.ts', 'src-main', 'src-renderer', 'src-shared', 'migrations'],
  ],
  ['unused code (knip)', 'knip', ['--no-progress', '--no-config-hints']],
  ['layout (Prettier)', 'prettier', ['--check', '--log-level', 'warn', '.']],
];

let failed = 0;
for (const [name, command, args] of checks) {
  const { code } = await step(name, command, args, { limitMs: 900_000 });
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
