import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { findPackage, formatNotices, readNotice } from '#scripts/notices.ts';
import { bareImports } from './imports.ts';

const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'node_modules');
const { folder, unpacked } = inject('packed');
const notices = readFileSync(join(folder, 'resources', 'THIRD-PARTY.txt'), 'utf8');

/** The notice of a package as the file has it, from its name to the rule below; null where there is none. */
function noticeOf(name: string): string | null {
  const head = new RegExp(`^${name.replace(/[/.]/g, '\\$&')} \\d+\\.\\d+`, 'm').exec(notices);
  if (head === null) return null;
  return notices.slice(head.index).split(/\n-{72}\n/)[0] ?? null;
}

describe('the notices of others’ work', () => {
  it('lie in the package, and beside the page that shows them', () => {
    expect(readFileSync(join(unpacked, 'out/renderer/third-party.txt'), 'utf8')).toBe(notices);
  });

  it.each(['main', 'preload', 'renderer'])('name all that is bundled in %s', (part) => {
    const bundled = JSON.parse(readFileSync(join(root, 'out', part, 'third-party.json'), 'utf8')) as { name: string }[];
    if (part !== 'preload') expect(bundled.length).toBeGreaterThan(5);
    for (const { name } of bundled) expect([name, noticeOf(name) !== null]).toEqual([name, true]);
  });

  it('name every package that the sources import, each with its whole license', () => {
    const sources = globSync('{src-main,src-renderer,src-shared,migrations}/**/*.{ts,svelte,css}', { cwd: root }).map(
      (name) => readFileSync(join(root, name), 'utf8'),
    );
    const styles = sources.flatMap((text) =>
      [...text.matchAll(/(?:url\(|@import\s*)['"]?(@[\w-]+\/[\w-]+)\//g)].map(([, name = '']) => name),
    );
    const imported = new Set([...sources.map(importLines).flatMap(bareImports), ...styles]);
    for (const name of ['electron', ...builtinModules]) imported.delete(name);
    expect(imported.size).toBeGreaterThan(15);
    for (const name of imported) {
      const { text } = readNotice(modules, name);
      expect([name, noticeOf(name)?.includes(text)]).toEqual([name, true]);
    }
  });

  it('name every package that is shipped as it is installed', () => {
    const shipped = globSync('node_modules/{*,@*/*}/package.json', { cwd: unpacked })
      .map((name) => findPackage(join(unpacked, name)) ?? '')
      .filter((name) => !name.startsWith('@fontsource/package'));
    expect(shipped.length).toBeGreaterThan(3);
    for (const name of shipped) expect([name, noticeOf(name) !== null]).toEqual([name, true]);
  });

  it('ask for a license where a package brings none', () => {
    expect(() => readNotice(join(root, 'test'), 'support')).toThrow();
    const notice = { name: 'a', version: '1.0.0', license: null, text: 'Do what you like.' };
    expect(formatNotices([notice, notice]).match(/Do what you like/g)).toHaveLength(1);
  });
});

/** The imports of a source, but for those of types alone, which are in no bundle. */
function importLines(source: string): string {
  const statements = source.match(/^\s*(?:import|export)\b[^;'"`]*['"][^'"]+['"];/gm) ?? [];
  return statements.filter((text) => !/^\s*(?:import|export) type /.test(text)).join('\n');
}
