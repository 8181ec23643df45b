import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { findPackage, formatNotices, buildNotice, readNotice, type BundledPackage } from './scripts/notices.ts';

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
    transform: (text, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(text)};` : undefined),
  };
}

/**
 * Zod asks the engine whether code may be made from text. A page of ours may not, and each time it asks the browser
 * writes down a breach of the content policy and where in the scripts it happened: a tenth of what they take to start.
 */
function withoutCodeFromText(): Plugin {
  const [asked, answered] = ['__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }'];
  return {
    name: 'racketeer:without-code-from-text',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return undefined;
      if (!code.includes(asked)) throw new Error('Zod keeps its settings elsewhere; mend this plugin.');
      return code.replace(asked, answered);
    },
  };
}

/**
 * The engine keeps the text of a script for as long as the program runs, at two bytes a letter as soon as one
 * letter of it is beyond Latin-1, as every “ and ’ is. Those are written as escapes: half of the memory.
 */
function inLatin1(): Plugin {
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'racketeer:in-latin-1',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
      }
    },
  };
}

/** What the builder bundled into a part of the program, by its own account. */
const license = { fileName: 'third-party.json' };
const out = join(import.meta.dirname, 'out');
const modules = join(import.meta.dirname, 'node_modules');

/** Packages that the program reads as they are installed, or that were compiled into one of those. */
const unbundled = [
  ...['better-sqlite3', 'node-addon-api'],
  ...['@fontsource/old-standard-tt', '@fontsource/playfair-display', '@fontsource/unifrakturcook'],
];

/** Writes the notices of all that is in the program, once its last part is built. */
function thirdPartyNotices(): Plugin {
  return {
    name: 'racketeer:third-party-notices',
    apply: 'build',
    writeBundle(_options, bundle) {
      const lists = ['main', 'preload', 'renderer'].map((part) =>
        readFileSync(join(out, part, license.fileName), 'utf8'),
      );
      const bundled = lists.flatMap((list) => JSON.parse(list) as BundledPackage[]);
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const packages = assets
        .map((name) => findPackage(join(import.meta.dirname, 'src-renderer', name)))
        .filter((name) => name !== null);
      const notices = [
        ...bundled.map((one) => buildNotice(modules, one)),
        ...[...unbundled, ...packages].map((name) => readNotice(modules, name)),
      ];
      const text = formatNotices(notices);
      // One for the page that shows it, one to lie beside the packaged program.
      for (const place of [join('renderer', 'third-party.txt'), 'THIRD-PARTY.txt']) {
        writeFileSync(join(out, place), text);
      }
    },
  };
}

/** Packages of many small files, of which the program uses a part: what is bundled need not be found, read and kept. */
const bundled = [
  ...[
    '@noble/hashes',
    '@orpc/contract',
    '@orpc/server',
    'commander',
    'd3-delaunay',
    'd3-dsv',
    'hyphen',
    'jpeg-js',
    'jsonc-parser',
  ],
  ...['kysely', 'microdiff', 'mutative', 'pngjs', 'postal-mime', 'pure-rand', 'zod'],
];

/** Whether the project is built through a link, because the bundler cannot read its own path (`scripts/build.ts`). */
const resolve = { preserveSymlinks: process.execArgv.includes('--preserve-symlinks') };
const renderer = join(import.meta.dirname, 'src-renderer');

/** Names stay for the log of crashes; what only people read goes, and with it a third of what is read at every start. */
const minify = { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } };

/** Three hosts and the forecast's thread from one tree: `out/main/*.js`, `out/preload`, `out/renderer`. */
export default defineConfig({
  main: {
    resolve,
    plugins: [withoutRequireShim(), inLatin1()],
    build: {
      externalizeDeps: { exclude: bundled },
      outDir: 'out/main',
      license,
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
          minify,
        },
      },
    },
  },
  preload: {
    resolve,
    build: {
      outDir: 'out/preload',
      license,
      rolldownOptions: {
        input: { preload: 'src-main/preload.ts' },
        // A sandboxed preload script is loaded as CommonJS and cannot require packages.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: renderer,
    resolve,
    base: './',
    plugins: [rulePages(), withoutCodeFromText(), thirdPartyNotices(), svelte({ configFile: false })],
    build: {
      outDir: 'out/renderer',
      license,
      // Tells the host which files a game's screens are.
      manifest: 'manifest.json',
      emptyOutDir: true,
      // Data addresses for scripts and styles would need a weaker content policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(renderer, 'index.html'), output: { minify } },
    },
  },
});
