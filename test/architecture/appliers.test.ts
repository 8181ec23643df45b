import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rulebooks } from '../support/allRules.ts';
import { gameIds } from '#shared/words/games.ts';

const root = join(import.meta.dirname, '../..');
const rulesFolder = join(root, 'src-main/games');
const paradise = join(rulesFolder, 'paradise', 'rules');

/** What makes the state of events: never a table, a rule, or arithmetic that leaves whole numbers. */
const allowed = [
  /^src-main\/kernel\/(derived|readonly|orders\/sealed|events\/houseChange)\.ts$/,
  /^src-main\/games\/paradise\/rules\/(state|events)\//,
  /^src-main\/games\/paradise\/rules\/lookups\.ts$/,
  /^src-main\/games\/paradise\/rules\/[a-z]+\/changes\.ts$/,
  /^src-main\/games\/[a-z-]+\/rules\/state\.ts$/,
  /^src-main\/games\/[a-z-]+\/rules\/[a-z]+\/[a-zA-Z]*(Rows|[eE]vents)\.ts$/,
  /^src-shared\//,
];

/** The members of a row that write the state: `moves` is booked with `apply`. */
const writers = ['apply', 'moves'];

type Source = { path: string; file: ts.SourceFile; declared: Map<string, ts.Node>; imported: Map<string, string> };

const sources = new Map<string, Source>();

function sourceOf(path: string): Source {
  const known = sources.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(path, 'utf8');
  return remembered(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
}

function remembered(path: string, file: ts.SourceFile): Source {
  const source: Source = { path, file, declared: new Map(), imported: new Map() };
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      source.declared.set(statement.name.text, statement);
    }
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) {
        if (ts.isIdentifier(one.name)) source.declared.set(one.name.text, one);
      }
    }
    if (ts.isImportDeclaration(statement)) readImport(source, statement);
  }
  sources.set(path, source);
  return source;
}

function readImport({ path, imported }: Source, statement: ts.ImportDeclaration): void {
  const clause = statement.importClause;
  if (clause?.namedBindings === undefined || !ts.isNamedImports(clause.namedBindings)) return;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  const target = /^[.#]/.test(specifier) ? resolveImport(path, specifier) : specifier;
  for (const element of clause.namedBindings.elements) {
    if (!element.isTypeOnly) imported.set(element.name.text, target);
  }
}

/** The file that a relative import, or one by the package's own names, leads to. */
function resolveImport(path: string, specifier: string): string {
  return specifier.startsWith('#') ? createRequire(path).resolve(specifier) : join(dirname(path), specifier);
}

/** What is wrong with whatever a piece of code reaches, in its file and in those it imports from. */
function findingsIn(source: Source, node: ts.Node, seen: Set<ts.Node>): string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const findings: string[] = [];
  const own = boundIn(node);
  const visit = (part: ts.Node): void => {
    if (ts.isTypeNode(part)) return;
    if (ts.isIdentifier(part) && !own.has(part.text)) findings.push(...reachedFrom(source, part, seen));
    if (leavesWholeNumbers(part)) findings.push(`${placeOf(source)} reckons ${part.getText()}`);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return findings;
}

/** The names that a piece of code gives itself: they are none of those that its file imports. */
function boundIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (part: ts.Node): void => {
    const isBound = ts.isParameter(part) || ts.isBindingElement(part) || ts.isVariableDeclaration(part);
    if (isBound && part !== node && ts.isIdentifier(part.name)) names.add(part.name.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return names;
}

function reachedFrom(source: Source, { text, parent }: ts.Identifier, seen: Set<ts.Node>): string[] {
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === text) return [];
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === text && parent.initializer.getText() !== text)
    return [];
  if (ts.isBindingElement(parent)) return [];
  const own = source.declared.get(text);
  if (own !== undefined) return findingsIn(source, own, seen);
  const target = source.imported.get(text);
  if (target === undefined) return [];
  const place = relative(root, target);
  if (!allowed.some((pattern) => pattern.test(place))) {
    return [`${placeOf(source)} asks ${text} of ${place}`];
  }
  const there = sourceOf(target);
  const node = there.declared.get(text);
  return node === undefined ? [] : findingsIn(there, node, seen);
}

function leavesWholeNumbers(node: ts.Node): boolean {
  if (ts.isNumericLiteral(node)) return !Number.isInteger(Number(node.text));
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.SlashToken || kind === ts.SyntaxKind.AsteriskAsteriskToken;
}

function placeOf({ path }: Source): string {
  return relative(root, path);
}

/** The `apply` and `moves` of every row in a file of rows. */
function writersOf({ file }: Source): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isField = ts.isPropertyAssignment(node) && node.initializer.getText().startsWith('z.');
    const isMember = ts.isMethodDeclaration(node) || (ts.isPropertyAssignment(node) && !isField);
    if (isMember && writers.includes(node.name.getText())) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Wherever a game keeps rows of events. */
function filesOf(game: string): string[] {
  const folder = join(rulesFolder, game);
  return globSync('**/*{e,E}vents.ts', { cwd: folder })
    .concat(globSync('**/*Rows*.ts', { cwd: folder }))
    .filter((path) => !/^(state|skirmish)/.test(path))
    .map((path) => join(folder, path));
}

describe.each(gameIds)('what writes the state of %s', (game) => {
  it('is found in a row of every event', () => {
    const appliers = filesOf(game).flatMap((path) => writersOf(sourceOf(path)));
    const events = Object.keys(rulebooks[game].events).length;
    expect(appliers.length).toBeGreaterThanOrEqual(events);
  });

  it('reads its event and the state, never a table or a rule, and keeps to whole numbers', () => {
    const findings = filesOf(game).flatMap((path) => {
      const source = sourceOf(path);
      return writersOf(source).flatMap((node) => findingsIn(source, node, new Set()));
    });
    expect(findings).toEqual([]);
  });
});

describe('a row that writes the state', () => {
  it('is caught where it asks a table, by way of its own file too, or reckons a fraction', () => {
    const path = join(paradise, 'city/events.ts');
    const text = `
      import { racketTable } from '../tables/rackets.ts';
      const price = (type: string) => racketTable[type].priceDollars;
      export const rows = {
        sold: declareEvent({ fields: { moves: z.array(int) }, apply: (state, event) => { state.dollars = price(event.type); } }),
        halved: { apply(state) { state.dollars = state.dollars / 2; } },
        kept: { apply(state, event) { state.dollars = event.dollars; } },
      };`;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const known = sources.get(path);
    const source = remembered(path, file);
    const findings = writersOf(source).flatMap((node) => findingsIn(source, node, new Set()));
    if (known !== undefined) sources.set(path, known);
    expect(findings).toEqual([
      'src-main/games/paradise/rules/city/events.ts asks racketTable of src-main/games/paradise/rules/tables/rackets.ts',
      'src-main/games/paradise/rules/city/events.ts reckons state.dollars / 2',
    ]);
  });
});
