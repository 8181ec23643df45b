import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, step } from '#scripts/steps.ts';
import { runInLanes } from './lanes.ts';
import { trials } from './trials.ts';

/** Tries what must never happen to a file, hundreds of times, on the built program. */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      tries: { type: 'string' },
      seed: { type: 'string', default: '1925' },
      minutes: { type: 'string', default: '30' },
    },
  });

  const chosen = trials.filter(({ name }) => values.only === undefined || name.includes(values.only));
  let failed = chosen.length === 0;
  if (failed) console.error(`No trial is called “${values.only ?? ''}”.`);

  // The programs that are killed are those that people run.
  const { code } = await step('build', 'electron-vite', ['build', '--logLevel', 'warn']);
  failed ||= code !== 0;

  if (!failed) {
    const program = join(root, 'out', 'main', 'cli.js');
    const triesOf = (usual: number): number => (values.tries === undefined ? usual : Number(values.tries));
    await runInLanes({
      trials: chosen,
      end: performance.now() + Number(values.minutes) * 60_000,
      runOf: ({ tries }) => ({ tries: triesOf(tries), seed: Number(values.seed), program }),
      onDone({ name, tries }, { tries: made, failures, seconds, demanded = triesOf(tries) }) {
        const survived = made - failures.length;
        const cut = made < demanded ? ` (of ${demanded})` : '';
        console.log(
          `${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${made}${cut} tries, ${survived} survived, ${seconds.toFixed(1)} s`,
        );
        for (const failure of failures.slice(0, 5)) console.log(`         ${failure.slice(0, 600)}`);
        failed ||= failures.length > 0;
      },
    });
  }
  process.exitCode = failed ? 1 : 0;
}
