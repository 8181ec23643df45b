import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { listUnitFiles, longestTests, restTag, suite } from './scripts/suites.ts';

// Workers, and processes and threads that tests start, read the program as it was compiled for the first of them.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'units');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = longestTests.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longestTests.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests that put something else in the place of modules: each file has a process of its own. */
const alone = [
  'test/api/atOnce.test.ts',
  'test/desktop/preload.test.ts',
  'test/every-game/toy.test.ts',
  'test/games/paradise/rules/npc/frozenViews.test.ts',
  'test/games/paradise/rules/sealedOrders.test.ts',
];

/** A test that reads screens: their components and state are compiled by Vite. All else runs as Node runs the program. */
const readsScreens = /'#(?:frame|renderer|games)\/|'svelte|support\/tabs|vi\.mock\(/;

const files = listUnitFiles(suite).map((path) => {
  const isPacked = path.startsWith('test/packaging/');
  const isAlone = alone.some((pattern) => matchesGlob(path, pattern));
  const isBundled = readsScreens.test(readFileSync(join(import.meta.dirname, path), 'utf8'));
  return { path, room: isPacked ? 'packed' : `${isAlone ? 'alone' : 'together'}${isBundled ? ', screens' : ''}` };
});
const listFiles = (room: string): string[] => files.filter((one) => one.room === room).map(({ path }) => path);

const native = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    setupFiles: ['test/support/setup.ts'],
    // Two cores are the smallest machine the suite must be quick on.
    maxWorkers: 2,
    // Whole campaigns are played in some tests; a busy machine takes its time over them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: restTag, description: 'only in npm run test:all' }],
    ...(suite === 'quick' ? { tagsFilter: [`!${restTag}`] } : {}),
    projects: [
      // Five games and their schemas take a second to load: once a worker, not once a file.
      { extends: true, test: { name: 'together', include: listFiles('together'), isolate: false, ...native } },
      { extends: true, test: { name: 'together, screens', include: listFiles('together, screens'), isolate: false } },
      { extends: true, test: { name: 'alone', include: listFiles('alone'), ...native } },
      { extends: true, test: { name: 'alone, screens', include: listFiles('alone, screens') } },
      {
        extends: true,
        test: {
          name: 'packed',
          // A package for Linux is made by shell scripts here, and started as Linux starts it.
          include: process.platform === 'linux' ? listFiles('packed') : [],
          // The program is built and packed once for all of them, and only where one of them runs.
          globalSetup: ['test/packaging/setup.ts'],
        },
      },
    ],
  },
});
