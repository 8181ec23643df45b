import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

/** Which test files to run, of which some sources changed since the last run. */
export interface RunRequest {
  files: string[];
  changed: string[];
  /** Stop at the first failure. */
  isBailing: boolean;
}

export interface RunAnswer {
  /** Test files that failed, or could not be loaded, with the title of what failed first. */
  failed: { file: string; title: string }[];
  /** Something outside every test went wrong. */
  problem: string | null;
}

/**
 * A process that keeps one Vitest with one worker thread in a copy of the project (its first argument) and
 * runs tests on request. Whoever started it ends it by a signal: an endless loop in a thread listens to nobody.
 */
const root = process.argv[2];
if (root === undefined || process.send === undefined) throw new Error('Started by itself');
process.once('disconnect', () => process.exit(1));

/** Test files in the order they were asked for. */
let order: readonly string[] = [];
class AsAsked {
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
  sort(specs: TestSpecification[]): TestSpecification[] {
    return [...specs].sort((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
}

const vitest = await createVitest(
  {
    root,
    watch: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    reporters: [{}],
    sequence: { sequencer: AsAsked },
    typecheck: { enabled: false },
  },
  { cacheDir: join(root, '.vite') },
);
await vitest.standalone();

async function answer({ files, changed, isBailing }: RunRequest): Promise<RunAnswer> {
  for (const file of changed) {
    vitest.invalidateFile(file);
    vitest.watcher.invalidates.add(file);
  }
  order = files;
  vitest.config.bail = isBailing ? 1 : 0;
  for (const project of vitest.projects) project.config.bail = isBailing ? 1 : 0;
  const specs = await vitest.globTestSpecifications(files);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const failed = testModules
    // Vitest remembers the modules of earlier runs too.
    .filter((module) => files.includes(module.moduleId) && module.state() === 'failed')
    .map((module) => {
      const [first] = [...module.children.allTests('failed')];
      return { file: module.moduleId, title: first?.name ?? 'cannot be loaded' };
    });
  const [error] = unhandledErrors;
  const problem = error instanceof Error ? error.message : 'An error outside of every test';
  return { failed, problem: error === undefined ? null : problem };
}

process.on('message', (request: RunRequest) => {
  answer(request).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: [], problem: String(error) } satisfies RunAnswer),
  );
});
process.send('ready');
