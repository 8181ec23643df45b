import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { longTests } from './scripts/changes.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Processes and threads that tests start read the program as it was compiled for the first of them.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'units');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = longTests.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return found < 0 ? longTests.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Tests that put something else in the place of globals, of the environment or of modules: each file has a process of its own. */
const alone = [
  'test/api/atOnce.test.ts',
  'test/frame/**/*.test.ts',
  'test/desktop/**/*.test.ts',
  'test/platform/**/*.test.ts',
  'test/every-game/toy.test.ts',
  'test/games/paradise/rules/npc/frozenViews.test.ts',
  'test/games/paradise/rules/sealedOrders.test.ts',
];

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    setupFiles: ['test/support/setup.ts'],
    // Two cores are the smallest machine the suite must be quick on.
    maxWorkers: 2,
    // Whole campaigns are played in some tests; a busy machine takes its time over them.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/packaging/**', 'node_modules/**', ...alone],
          // Five games and their schemas take a second to load: once a worker, not once a file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'packed',
          // A package for Linux is made by shell scripts here, and started as Linux starts it.
          include: process.platform === 'linux' ? ['test/packaging/**/*.test.ts'] : [],
          // The program is built and packed once for all of them, and only where one of them runs.
          globalSetup: ['test/packaging/setup.ts'],
        },
      },
    ],
  },
});
