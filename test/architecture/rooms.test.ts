import { describe, expect, test } from 'vitest';
import { lintText, pathToRoom } from '../support/lintText.ts';

const roomRule = 'boundaries/dependencies';

async function brokenRules(path: string, text: string): Promise<string[]> {
  return (await lintText(path, text)).map(({ rule }) => rule);
}

const denied: [from: string, room: string][] = [
  ['src-shared/words/violation.ts', 'game-words'],
  ['src-shared/words/violation.ts', 'kernel'],
  ['src-shared/contract/violation.ts', 'kernel'],
  ['src-main/kernel/violation.ts', 'game-words'],
  ['src-main/kernel/violation.ts', 'contract'],
  ['src-main/kernel/violation.ts', 'rulebook'],
  ['src-main/kernel/violation.ts', 'store'],
  ['src-main/kernel/violation.ts', 'platform'],
  ['src-main/games/paradise/rules/violation.ts', 'store'],
  ['src-main/games/paradise/rules/violation.ts', 'platform'],
  ['src-main/games/paradise/rules/violation.ts', 'registry'],
  ['src-main/games/another/rules/violation.ts', 'rulebook'],
  ['src-main/press/violation.ts', 'kernel'],
  ['src-main/press/violation.ts', 'rulebook'],
  ['src-main/commands/violation.ts', 'api'],
  ['src-main/commands/violation.ts', 'rulebook'],
  ['src-main/queries/violation.ts', 'commands'],
  ['src-main/api/violation.ts', 'kernel'],
  ['src-main/api/violation.ts', 'store'],
  ['src-main/store/violation.ts', 'commands'],
  ['src-main/platform/violation.ts', 'commands'],
  ['src-main/preload.ts', 'platform'],
  ['migrations/violation.ts', 'store'],
  ['src-renderer/frame/shell/violation.ts', 'kernel'],
  ['src-renderer/frame/shell/violation.ts', 'game-words'],
  ['src-renderer/frame/shell/violation.ts', 'renderer-game'],
  ['src-renderer/frame/shell/violation.ts', 'renderer-games'],
  ['src-renderer/frame/rules/violation.ts', 'rule-pages'],
  ['src-renderer/games/paradise/violation.ts', 'kernel'],
  ['src-renderer/games/paradise/violation.ts', 'renderer-games'],
  ['src-renderer/games/another/violation.ts', 'renderer-game'],
  ['src-renderer/games/another/orders/violation.ts', 'game-words'],
  ['src-renderer/games/violation.ts', 'game-words'],
  ['src-renderer/main.ts', 'renderer-game'],
  ['src-renderer/shared/violation.ts', 'renderer-frame'],
  ['src-renderer/shared/violation.ts', 'game-words'],
  ['src-renderer/api/violation.ts', 'api'],
  ['src-renderer/api/violation.ts', 'renderer-frame'],
];

const allowed: [from: string, room: string][] = [
  ['src-shared/contract/sound.ts', 'views'],
  ['src-main/kernel/sound.ts', 'words'],
  ['src-main/games/brotherhood/rules/sound.ts', 'kernel'],
  ['src-main/games/brotherhood/rules/sound.ts', 'rulebook'],
  ['src-main/games/brotherhood/paper/sound.ts', 'game-words'],
  ['src-main/store/sound.ts', 'migrations'],
  ['src-main/commands/sound.ts', 'store'],
  ['src-main/api/sound.ts', 'commands'],
  ['src-main/serve.ts', 'api'],
  ['src-renderer/frame/shell/sound.ts', 'renderer-api'],
  ['src-renderer/frame/shell/sound.ts', 'contract'],
  ['src-renderer/games/brotherhood/sound.ts', 'renderer-frame'],
  ['src-renderer/games/brotherhood/sound.ts', 'renderer-game'],
  ['src-renderer/games/brotherhood/sound.ts', 'game-words'],
  ['src-renderer/games/sound.ts', 'renderer-game'],
  ['src-renderer/main.ts', 'renderer-games'],
];

describe('between rooms', () => {
  test.each(denied)('%s may not take even a type from the room %s', async (from, room) => {
    const target = pathToRoom(from, room);
    expect(target).not.toBeNull();
    expect(await brokenRules(from, `import type { X } from '${target}';`)).toContain(roomRule);
    expect(await brokenRules(from, `export { x } from '${target}';`)).toContain(roomRule);
    expect(await brokenRules(from, `export const x = import('${target}');`)).toContain(roomRule);
  });

  test.each(allowed)('%s may use the room %s', async (from, room) => {
    const target = pathToRoom(from, room);
    expect(target).not.toBeNull();
    expect(await brokenRules(from, `import type { X } from '${target}';`)).toEqual([]);
  });

  test('an import that climbs two folders is seen, and one that climbs a single one is not', async () => {
    const path = 'src-main/kernel/orders/sound.ts';
    const text = "export type { SeatId } from '../../../src-shared/words/ids.ts';";
    expect(await brokenRules(path, text)).toEqual(['no-restricted-imports']);
    expect(await brokenRules(path, "export type { Run } from '../run.ts';")).toEqual([]);
  });

  test('a type-only import inside a .svelte file is seen', async () => {
    const path = 'src-renderer/frame/shell/Violation.svelte';
    const target = pathToRoom(path, 'kernel');
    const text = `<script lang="ts">\n  import type { X } from '${target}';\n  export type Y = X;\n</script>\n`;
    expect(await brokenRules(path, text)).toContain(roomRule);
    const sound = text.replace(String(target), String(pathToRoom(path, 'contract')));
    expect(await brokenRules(path, sound)).not.toContain(roomRule);
  });

  test('a screen of another game is seen inside a .svelte file', async () => {
    const path = 'src-renderer/games/another/Violation.svelte';
    const target = pathToRoom(path, 'renderer-game');
    const text = `<script lang="ts">\n  import Theirs from '${target}';\n</script>\n<Theirs />\n`;
    expect(await brokenRules(path, text)).toContain(roomRule);
    const own = 'src-renderer/games/brotherhood/Sound.svelte';
    const sound = text.replace(String(target), String(pathToRoom(own, 'renderer-game')));
    expect(await brokenRules(own, sound)).not.toContain(roomRule);
  });

  test('a type written as import(…) does not slip past', async () => {
    const text = `export type X = import('../kernel/dice.ts').X;`;
    const svelte = `<script lang="ts">\n  export type X = import('#kernel/dice/dice.ts').X;\n</script>\n`;
    const rule = '@typescript-eslint/consistent-type-imports';
    expect(await brokenRules('src-main/press/violation.ts', text)).toContain(rule);
    expect(await brokenRules('src-renderer/frame/Violation.svelte', svelte)).toContain(rule);
  });

  test('a file outside every room is not accepted', async () => {
    expect(await brokenRules('src-main/elsewhere/violation.ts', 'export const x = 1;')).toContain(
      'boundaries/no-unknown-files',
    );
  });

  test('a file that does not exist cannot be imported', async () => {
    expect(await brokenRules('src-main/kernel/violation.ts', `import { x } from './missing.ts';`)).toContain(roomRule);
  });
});

describe('packages and builtins', () => {
  test.each([
    ['src-main/commands/violation.ts', 'kysely'],
    ['src-main/queries/violation.ts', 'kysely'],
    ['src-main/queries/violation.ts', 'better-sqlite3'],
    ['src-main/cli.ts', 'better-sqlite3'],
    ['migrations/violation.ts', 'better-sqlite3'],
    ['src-main/kernel/violation.ts', 'node:fs'],
    ['src-main/games/brotherhood/rules/violation.ts', 'node:crypto'],
    ['src-main/press/violation.ts', 'node:fs'],
    ['src-main/press/violation.ts', 'fs'],
    ['src-shared/words/violation.ts', 'node:path'],
    ['src-renderer/frame/violation.ts', 'node:fs'],
    ['src-renderer/frame/violation.ts', '@orpc/client'],
    ['src-renderer/games/brotherhood/violation.ts', '@orpc/client/fetch'],
    ['src-renderer/frame/violation.ts', 'electron'],
    ['src-main/preload.ts', 'node:fs'],
    ['src-main/store/violation.ts', 'electron'],
  ])('%s may not import %s', async (from, source) => {
    expect(await brokenRules(from, `import type { X } from '${source}';`)).toContain(roomRule);
  });

  test.each([
    ['src-main/store/sound.ts', 'kysely'],
    ['src-main/store/sound.ts', 'better-sqlite3'],
    ['src-main/store/sound.ts', 'node:fs'],
    ['migrations/sound.ts', 'kysely'],
    ['src-main/api/sound.ts', '@orpc/server'],
    ['src-renderer/api/sound.ts', '@orpc/client/fetch'],
    ['src-renderer/games/brotherhood/sound.ts', 'chart.js'],
    ['src-main/preload.ts', 'electron'],
  ])('%s may import %s', async (from, source) => {
    expect(await brokenRules(from, `import type { X } from '${source}';`)).toEqual([]);
  });

  test('a package inside a .svelte file is seen', async () => {
    const text = `<script lang="ts">\n  import { createORPCClient } from '@orpc/client';\n  createORPCClient;\n</script>\n`;
    expect(await brokenRules('src-renderer/frame/Violation.svelte', text)).toContain(roomRule);
  });
});

describe('pure rooms', () => {
  test.each(['src-main/kernel', 'src-main/games/paradise/rules', 'src-main/press', 'src-shared/views'])(
    '%s has no chance, clock or promise of its own',
    async (room) => {
      const path = `${room}/violation.ts`;
      expect(await brokenRules(path, 'export const x = Math.random();')).toContain('no-restricted-properties');
      expect(await brokenRules(path, 'export const x = new Date();')).toContain('no-restricted-globals');
      expect(await brokenRules(path, 'export const x = Date.now();')).toContain('no-restricted-globals');
      expect(await brokenRules(path, 'export const x = fetch("/");')).toContain('no-restricted-globals');
      expect(await brokenRules(path, 'export async function x() { await 1; }')).toContain('no-restricted-syntax');
    },
  );
});
