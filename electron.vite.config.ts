import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

/**
 * The sources are ES modules throughout. The builder would declare a `require` of its own in every file
 * whose text looks as if it called one, which collides with functions of that name.
 */
function withoutRequireShim(): Plugin {
  return {
    name: 'racketeer:without-require-shim',
    apply: 'build',
    configResolved({ plugins }) {
      const shim = plugins.find(({ name }) => name === 'vite:esm-shim');
      if (!shim) throw new Error('The builder has no require shim any more; drop this plugin.');
      delete shim.renderChunk;
    },
  };
}

/** A page of rules is imported as its text; without a query, so that the lint of the rooms can follow it. */
function rulePages(): Plugin {
  return {
    name: 'racketeer:rule-pages',
    transform: (text, id) =>
      id.endsWith('.md') ? `export default ${JSON.stringify(text)};` : undefined,
  };
}

/** What the bench brings has components for an older Svelte, which nothing here imports. */
const quiet = { disableSvelteResolveWarnings: true };

/** Three hosts and the forecast's thread from one tree: `out/main/*.js`, `out/preload`, `out/renderer`. */
export default defineConfig({
  main: {
    plugins: [withoutRequireShim()],
    build: {
      outDir: 'out/main',
      target: 'node24',
      rolldownOptions: {
        input: {
          electron: 'src-main/electron.ts',
          serve: 'src-main/serve.ts',
          cli: 'src-main/cli.ts',
          forecastWorker: 'src-main/forecastWorker.ts',
        },
        output: {
          format: 'es',
          banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rolldownOptions: {
        input: { preload: 'src-main/preload.ts' },
        // A sandboxed preload script is loaded as CommonJS and cannot require packages.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    base: './',
    plugins: [rulePages(), svelte({ configFile: false, experimental: quiet })],
    build: {
      outDir: 'out/renderer',
      emptyOutDir: true,
      // Data addresses for scripts and styles would need a weaker content policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'src-renderer/index.html' },
    },
  },
});
