import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['test/support/setup.ts'],
    // Two cores are the smallest machine the suite must be quick on.
    maxWorkers: 2,
    // Whole campaigns are played in some tests; a busy machine takes its time over them.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
