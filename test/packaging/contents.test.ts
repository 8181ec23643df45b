import { builtinModules } from 'node:module';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPackage, statFile } from '@electron/asar';
import { describe, expect, inject, it } from 'vitest';
import { bareImports } from './imports.ts';

const root = join(import.meta.dirname, '..', '..');
const { folder, archive, unpacked } = inject('packed');
const names = listPackage(archive, { isPack: false });
const isFile = (name: string): boolean => !('files' in statFile(archive, name.slice(1)));
const files = names.filter(isFile);
const resources = join(folder, 'resources');
const text = (name: string): string => readFileSync(join(unpacked, name), 'utf8');

describe('the packed archive', () => {
  it('holds every file of the built program, and nothing of its sources, tests or pages', () => {
    const built = globSync('out/*/**/*.*', { cwd: root })
      .filter((name) => statSync(join(root, name)).isFile())
      .filter((name) => !/third-party\.json$|built-from\.txt$/.test(name));
    const own = files.filter((name) => !name.startsWith('/node_modules/'));
    expect(own.sort()).toEqual([...built.map((name) => `/${name}`), '/package.json'].sort());
  });

  it('holds what the program asks for by name', () => {
    const fonts = [...text('out/main/chunks/' + chunkWith('-latin-')).matchAll(/folder:[`"']([\w-]+)/g)];
    expect(new Set(fonts.map(([, name]) => name)).size).toBe(3);
    for (const [, name] of fonts) {
      const found = files.filter((file) => file.includes(`/@fontsource/${name}/files/`));
      expect(found.some((file) => file.endsWith('.woff2'))).toBe(true);
      expect(files).toContain(`/node_modules/@fontsource/${name}/package.json`);
    }
    for (const name of [
      '/out/main/electron.js',
      '/out/main/forecastWorker.js',
      '/out/preload/preload.cjs',
      '/out/renderer/index.html',
      '/out/renderer/manifest.json',
      '/out/renderer/third-party.txt',
    ]) {
      expect(files).toContain(name);
    }
    expect(JSON.parse(text('package.json'))).toMatchObject({
      name: 'racketeer',
      main: 'out/main/electron.js',
      type: 'module',
    });
  });

  it('holds every package that its scripts import, and no other', () => {
    const scripts = files.filter((name) => /^\/out\/(main|preload)\/.*\.c?js$/.test(name));
    const imported = new Set(scripts.flatMap((name) => bareImports(text(name))));
    for (const own of ['electron', ...builtinModules]) imported.delete(own);
    const packed = files
      .map((name) => /^\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1])
      .filter((name) => name !== undefined && !name.startsWith('@fontsource/'));
    expect(new Set(packed)).toEqual(imported);
    expect(imported).toEqual(new Set(['better-sqlite3']));
  });

  it('holds the compiled SQLite of its own system alone, outside of the archive', () => {
    const compiled = files.filter((name) => name.endsWith('.node'));
    expect(compiled).toEqual([`/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
    expect(existsSync(join(resources, 'app.asar.unpacked', compiled[0] ?? ''))).toBe(true);
  });

  it('weighs less than 20 MB beside the runtime', () => {
    const bytes = globSync('**/*', { cwd: resources, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(5_000_000);
    expect(bytes).toBeLessThan(20_000_000);
    expect(files.filter((name) => /\.(map|md|ts|c|h|cpp|gyp)$/.test(name))).toEqual([]);
  });

  it('has every fuse set as the configuration says', () => {
    const { electronFuses } = JSON.parse(readFileSync(join(root, 'electron-builder.json'), 'utf8')) as {
      electronFuses: Record<string, boolean>;
    };
    const program = readFileSync(join(folder, 'racketeer'), 'latin1');
    const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
    // Behind it stand the version of the wire and its length, a byte each.
    const wire = program.slice(program.indexOf(sentinel) + sentinel.length + 2);
    const order = [
      'runAsNode',
      'enableCookieEncryption',
      'enableNodeOptionsEnvironmentVariable',
      'enableNodeCliInspectArguments',
      'enableEmbeddedAsarIntegrityValidation',
      'onlyLoadAppFromAsar',
      'loadBrowserProcessSpecificV8Snapshot',
      'grantFileProtocolExtraPrivileges',
    ];
    const set = Object.fromEntries(order.map((name, nth) => [name, wire[nth] === '1']));
    const { resetAdHocDarwinSignature: _, ...asked } = electronFuses;
    expect(set).toEqual(asked);
  });
});

/** The one chunk of the main process with these letters in it. */
function chunkWith(letters: string): string {
  const found = files
    .filter((name) => name.startsWith('/out/main/chunks/'))
    .filter((name) => text(name).includes(letters));
  expect(found).toHaveLength(1);
  return (found[0] ?? '').replace('/out/main/chunks/', '');
}
