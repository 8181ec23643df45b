import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canBundle, describeUnbuildable, isBuiltFrom, noteBuilt, hashSources } from '#scripts/build.ts';

let folder: string;

const files = {
  'src-main/serve.ts': 'serve();',
  'src-renderer/frame/Desk.svelte': '<h1>Desk</h1>',
  'docs/games/paradise/rules.md': '# Rules',
  'package-lock.json': '{}',
  'out/main/serve.js': 'serve()',
  'out/preload/preload.cjs': '',
  'out/renderer/index.html': '<html>',
};

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-build-'));
  for (const [name, text] of Object.entries(files)) put(name, text);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a build is used again until one of its sources changes, comes, goes or gets another name', () => {
  const before = hashSources(folder);
  expect(isBuiltFrom(folder, before)).toBe(false);
  noteBuilt(folder, before);
  expect(isBuiltFrom(folder, hashSources(folder))).toBe(true);

  const changes: Record<string, () => void> = {
    changed: () => put('docs/games/paradise/rules.md', '# Rules, second printing'),
    came: () => put('migrations/0001-campaign-file.ts', 'export {};'),
    renamed: () => renameSync(join(folder, 'src-main/serve.ts'), join(folder, 'src-main/host.ts')),
    went: () => rmSync(join(folder, 'src-renderer/frame/Desk.svelte')),
    'other packages': () => put('package-lock.json', '{ "lockfileVersion": 3 }'),
  };
  const hashes = new Set([before]);
  for (const [what, change] of Object.entries(changes)) {
    change();
    const now = hashSources(folder);
    expect(hashes.has(now), what).toBe(false);
    expect(isBuiltFrom(folder, now), what).toBe(false);
    hashes.add(now);
  }
});

test('what is no source does not ask for another build', () => {
  const before = hashSources(folder);
  put('README.md', '# Racketeer');
  put('test/frame.test.ts', 'test');
  expect(hashSources(folder)).toBe(before);
});

test('a build that lacks a part, or that somebody made by hand, is made anew', () => {
  const from = hashSources(folder);
  noteBuilt(folder, from);
  cpSync(join(folder, 'out'), join(folder, 'kept'), { recursive: true });
  rmSync(join(folder, 'out/renderer'), { recursive: true });
  expect(isBuiltFrom(folder, from)).toBe(false);

  cpSync(join(folder, 'kept'), join(folder, 'out'), { recursive: true });
  expect(isBuiltFrom(folder, from)).toBe(true);
  // As the builder does before it writes.
  rmSync(join(folder, 'out/main'), { recursive: true });
  put('out/main/serve.js', 'serve(2)');
  expect(isBuiltFrom(folder, from)).toBe(false);
});

describe('a folder in which the program cannot be built', () => {
  test.each([
    ['/games/C# games', false],
    ['/games/Was?', false],
    ['/games/100% sure', true],
    ['/games/Über Größe', true],
    ['/games/黑帮 游戏', true],
    ["/games/it's (a) [b] {c} & d", true],
    ['C:\\Users\\Zoë\\Racketeer', true],
  ])('%s: the bundler reads its path: %s', (path, isRead) => {
    expect(canBundle(path)).toBe(isRead);
  });

  test('is told in a sentence only where no link helps', () => {
    const odd = join(folder, 'C# games');
    mkdirSync(odd);
    expect(describeUnbuildable(odd)).toBeNull();
    expect(describeUnbuildable(odd, { linksIn: '/tmp/C#' })).toMatch(
      / with # or \? in its name .*; move it to another one\.$/,
    );
    expect(describeUnbuildable(folder, { linksIn: '/tmp/C#' })).toBeNull();
  });

  test('is told where another user owns it, and who is to build it', () => {
    const shut = new Set<string>();
    const mayWrite = (place: string): boolean => !shut.has(place);
    expect(describeUnbuildable(folder, { mayWrite })).toBeNull();
    for (const part of ['out/main', 'out/renderer', 'out']) {
      shut.clear();
      shut.add(join(folder, part));
      expect(describeUnbuildable(folder, { mayWrite })).toBe(
        `${join(folder, part)} cannot be written and the program there is older than its sources; start it once as its owner.`,
      );
    }
    rmSync(join(folder, 'out'), { recursive: true });
    shut.add(folder);
    expect(describeUnbuildable(folder, { mayWrite })).toBe(
      `${folder} cannot be written and the program there is not built yet; start it once as its owner.`,
    );
  });
});
