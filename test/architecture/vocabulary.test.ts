import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { british, leastVerbShare, mostProjectionShare, storedSpellings, verbs } from '#root/config/vocabulary.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync(['{src-main,src-shared,src-renderer,migrations,scripts}/**/*.{ts,svelte}'], {
  cwd: root,
  exclude: ['**/*.d.ts'],
}).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

type Found = { name: string; isExported: boolean };

/** Lists the functions that a source declares, in a component those of its script. */
function listFunctions({ file, text }: { file: string; text: string }): Found[] {
  const code = file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
    : text;
  const source = ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) {
      found.push({ name: node.name.text, isExported: isExported(node) });
    } else if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        const isFunction =
          initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
        if (isFunction && ts.isIdentifier(name)) {
          found.push({ name: name.text, isExported: isExported(node) });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isExported(node: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function beginsWithVerb(name: string): boolean {
  return verbs.has(/^[a-z]+/.exec(name)?.[0] ?? '');
}

/** Lists the British spellings of a text, without those that campaign files hold. */
function listBritish(text: string, file = ''): string[] {
  const kept = storedSpellings
    .filter(({ files }) => files.test(file))
    .reduce((rest, { word }) => rest.replaceAll(new RegExp(`(?<![A-Za-z-])${word}(?![A-Za-z])`, 'g'), ''), text);
  return british.flatMap((pattern) => [...kept.matchAll(new RegExp(pattern, 'gi'))].map(([word]) => word));
}

describe('the vocabulary of the program', () => {
  const functions = sources.flatMap(listFunctions);

  it('names what a function does by a verb', () => {
    const exported = functions.filter((one) => one.isExported);
    const named = exported.filter(({ name }) => beginsWithVerb(name));
    expect(exported.length).toBeGreaterThan(1_000);
    expect(named.length / exported.length).toBeGreaterThanOrEqual(leastVerbShare);
  });

  it('ends hardly any name in Of', () => {
    const projections = functions.filter(({ name }) => name.endsWith('Of'));
    expect(projections.length / functions.length).toBeLessThanOrEqual(mostProjectionShare);
  });

  it('is spelled as Americans spell', () => {
    const spelled = sources.flatMap(({ file, text }) => listBritish(text, file).map((word) => `${file} ${word}`));
    expect(spelled).toEqual([]);
  });
});

describe('the reader of the vocabulary', () => {
  it('sees a function without a verb, in a module and in a component', () => {
    const planted = 'export function ownerOf(a: number) { return a; }\nexport const lately = () => 1;';
    const found = [
      { file: 'x.ts', text: planted },
      { file: 'x.svelte', text: `<script lang="ts">\n${planted}\n</script>` },
    ].map(listFunctions);
    for (const functions of found) {
      expect(functions.map(({ name }) => name)).toEqual(['ownerOf', 'lately']);
      expect(functions.filter(({ name }) => beginsWithVerb(name))).toEqual([]);
    }
  });

  it('sees British spelling and lets American pass', () => {
    const text = 'colour neighbours neutralised centre cancelled grey behaviour';
    expect(listBritish(text)).toHaveLength(7);
    expect(listBritish('color neighbors neutralized center canceled cancellation gray labor')).toEqual([]);
  });
});
