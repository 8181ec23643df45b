import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pureFiles } from '#root/config/rooms.ts';

const root = join(import.meta.dirname, '../..');

/** Files that may hold state of their own, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src-main/kernel/derived.ts': 'the cache of all rules',
  'src-main/press/desk/rotation.ts': 'how far each endless sequence of phrasings was computed',
  'src-main/games/paradise/rules/skirmish/battleIndex.ts': 'the index of the battle that is fought',
  'src-main/games/paradise/rules/skirmish/command/memory.ts': 'led battles, which seed and answers give without it too',
  'src-main/games/paradise/rules/skirmish/table/layouts.ts': 'the houses of each setting, the same for all',
  'src-main/games/paradise/rules/skirmish/rules/driving/ram.ts': 'the houses with their gates open',
};

/** Lists what a module keeps between calls: `let`, collections that begin empty, and objects made of a cache class. */
function listState(text: string): string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, type, initializer }) => {
      const isLet = (declarationList.flags & ts.NodeFlags.Const) === 0;
      const isFixed = /^Readonly(Map|Set)\b/.test(type?.getText(source) ?? '');
      return isLet || (isEmptyCollection(initializer) && !isFixed) ? [name.getText(source)] : [];
    }),
  );
}

/** The classes that cache by the ground of a table; each of their objects is state too. */
const caches = ['TerrainCache', 'LayoutCache'];

/** The files that may hold a cache of the ground, which no battle changes. */
const grounds = /^src-main\/games\/paradise\/rules\/skirmish\/(table\/(terrain|coverSpots|ways)|tactics\/entries)\.ts$/;

function isEmptyCollection(value: ts.Expression | undefined): boolean {
  if (value === undefined || !ts.isNewExpression(value)) return false;
  const name = ts.isIdentifier(value.expression) ? value.expression.text : '';
  if (name === 'WeakMap' || name === 'WeakSet' || caches.includes(name)) return true;
  return (name === 'Map' || name === 'Set') && (value.arguments ?? []).length === 0;
}

describe('pure rooms', () => {
  it('keep nothing between calls but what is derived', () => {
    const files = globSync(pureFiles, { cwd: root }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(500);
    const found = files
      .filter((file) => allowed[file] === undefined && !grounds.test(file))
      .flatMap((file) => listState(readFileSync(join(root, file), 'utf8')).map((name) => `${file} ${name}`));
    expect(found).toEqual([]);
  });

  it('are seen to keep a variable, a map or a weak map', () => {
    const planted = [
      'let latest: number | null = null;',
      'const known = new Map<string, number>();',
      'const views = new WeakMap<object, string>();',
      'const table = new Map([[1, 2]]);',
      'const none: ReadonlySet<string> = new Set();',
      'export const size = 3;',
    ];
    expect(planted.map((line) => listState(line))).toEqual([['latest'], ['known'], ['views'], [], [], []]);
  });
});
