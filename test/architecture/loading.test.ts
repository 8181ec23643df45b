import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { gameIds } from '#shared/words/games.ts';

const root = join(import.meta.dirname, '../..');

/** Where the hosts begin; `serve.ts` loads `serving.ts` at once, and `cli.ts` loads `commandLine.ts`. */
const hosts = ['electron', 'serve', 'serving', 'cli', 'commandLine', 'forecastWorker'].map(
  (name) => `src-main/${name}.ts`,
);

type Read = (file: string) => string;
const fromDisk: Read = (file) => readFileSync(join(root, file), 'utf8');

/** Files that are loaded with a file, by imports and exports that stand in it: neither types nor `import(…)`. */
function importedBy(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const target = loadedBy(statement);
    if (target?.startsWith('.') !== true) return [];
    return [join(dirname(file), target).split(sep).join('/')];
  });
}

function loadedBy(statement: ts.Statement): string | null {
  const isOfTypes =
    (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
    (ts.isExportDeclaration(statement) && statement.isTypeOnly);
  if (isOfTypes) return null;
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
}

/** Every file that is loaded before the first line of another runs, with the way that leads to it. */
function loadedWith(host: string, read: Read = fromDisk): Map<string, string> {
  const ways = new Map([[host, host]]);
  for (const [file, way] of ways) {
    if (!file.endsWith('.ts')) continue;
    for (const next of importedBy(file, read(file))) {
      if (!ways.has(next)) ways.set(next, `${way} → ${next}`);
    }
  }
  return ways;
}

/** What one game alone needs. */
const ofOneGame = /^src-main\/games\/[^/]+\/(rules|paper)\//;

function gamesLoadedWith(host: string, read?: Read): string[] {
  return [...loadedWith(host, read)].filter(([file]) => ofOneGame.test(file)).map(([, way]) => way);
}

describe('a host starts', () => {
  test.each(hosts)('%s without the rules and the paper of any game', (host) => {
    expect(gamesLoadedWith(host)).toEqual([]);
  });

  test.each([
    ['src-main/games/index.ts', './godfather/rules'],
    ['src-main/queries/papers.ts', '../games/godfather/paper'],
    ['src-main/kernel/play.ts', '../games/godfather/rules'],
  ])('and an import of a game in %s is found', (file, folder) => {
    const planted = `import { it } from '${folder}/index.ts';\n`;
    const read: Read = (path) => (path === file ? planted + fromDisk(path) : fromDisk(path));
    expect(gamesLoadedWith('src-main/serving.ts', read)[0]).toMatch(
      new RegExp(`${file} → src-main/games/godfather/(rules|paper)/index\\.ts$`),
    );
  });

  it('reads of each game what its rules and its paper are, once they are asked for', () => {
    for (const game of gameIds) {
      for (const face of ['rules', 'paper'])
        expect(fromDisk('src-main/games/index.ts')).toContain(`import('./${game}/${face}/index.ts')`);
    }
  });
});

it('the walk follows what is exported on, and no types', () => {
  const text = `import type { A } from './a.ts';\nexport { b } from './b.ts';\nexport type { C } from './c.ts';\nimport './d.ts';\nconst e = import('./e.ts');\nimport f from 'f';\n`;
  expect(importedBy('src-main/x.ts', text)).toEqual(['src-main/b.ts', 'src-main/d.ts']);
});
