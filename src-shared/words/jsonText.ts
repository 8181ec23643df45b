import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { z } from 'zod';
import { placeTakes } from './malformed.ts';

/** A fault in a file: its line, its field, and the remedy; with the file's name if there are several. */
export type FileFinding = { file?: string; line: number; field: string; sentence: string };

type Path = readonly (string | number)[];
type Problem = { path: (string | number)[]; sentence: string };

/** The most faults listed at once. */
export const mostFindings = 50;

/** A file's value of a known shape, or all that is wrong with it, by line. */
export type JsonRead<T> = { kind: 'done'; value: T } | { kind: 'wrong'; findings: FileFinding[] };

/**
 * Reads the text of a JSON file of a known shape, and checks further what has that shape; lists the first fifty faults,
 * each with its line and field.
 */
export function readJsonText<T extends z.ZodType>(
  given: string,
  schema: T,
  check: (value: z.output<T>) => readonly Problem[] = () => [],
): JsonRead<z.output<T>> {
  const text = given.replace(/^\uFEFF/u, '');
  const broken = listTextFindings(text);
  if (broken.length > 0) return { kind: 'wrong', findings: broken };
  const parsed = schema.safeParse(JSON.parse(text), { error: placeTakes });
  const problems = parsed.success ? check(parsed.data) : parsed.error.issues.flatMap(listProblems);
  if (parsed.success && problems.length === 0) return { kind: 'done', value: parsed.data };
  const lineOf = createLineFinder(text);
  const findings = problems
    .slice(0, mostFindings)
    .map(({ path, sentence }) => ({ line: lineOf(path), field: formatField(path), sentence }));
  return { kind: 'wrong', findings: findings.sort((a, b) => a.line - b.line) };
}

/** `gang.json, line 14: gangs[1].name: Give the gang a name.` */
export function formatFinding(given: string, finding: FileFinding): string {
  const { file: named = '', line, field, sentence } = finding;
  const file = named === '' ? given : named;
  return `${file}, line ${line}: ${field === '' ? '' : `${field}: `}${sentence}`;
}

const mostLevels = 64;

/** Lists the places where the text is no JSON, or repeats a key, of which a reader keeps only one. */
function listTextFindings(text: string): FileFinding[] {
  if (countLevels(text) > mostLevels) {
    return [{ line: 1, field: '', sentence: 'This is nested deeper than any file of this kind.' }];
  }
  const errors: ParseError[] = [];
  const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
  const tree = parseTree(text, errors, strict);
  const broken = findSyntaxFault(text, errors);
  if (broken !== null) return [broken];
  if (tree === undefined) return [];
  const lineAt = createLineCounter(text);
  return listRepeatedKeys(tree)
    .slice(0, mostFindings)
    .map((node) => describeRepetition(lineAt, node));
}

/** Counts the depth of brackets, with those in strings, which never come near the limit. */
function countLevels(text: string): number {
  let level = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '{' || letter === '[') level += 1;
    else if (letter === '}' || letter === ']') level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

function listRepeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const keys = new Set<unknown>();
  const repeated = children.filter((child) => {
    const key: unknown = child.type === 'property' ? child.children?.[0]?.value : child;
    const isKnown = keys.has(key);
    keys.add(key);
    return isKnown;
  });
  return [...repeated, ...children.flatMap(listRepeatedKeys)];
}

function describeRepetition(lineAt: LineCounter, property: Node): FileFinding {
  const value = property.children?.[1] ?? property;
  const field = formatField(getNodePath(value));
  return { line: lineAt(property.offset), field, sentence: 'This field is written twice; keep one.' };
}

function findSyntaxFault(text: string, [error]: readonly ParseError[]): FileFinding | null {
  if (error !== undefined) {
    const words = printParseErrorCode(error.error)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
    const sentence = `This is not JSON: ${words}.`;
    return { line: createLineCounter(text)(error.offset), field: '', sentence };
  }
  try {
    JSON.parse(text);
    return null;
  } catch {
    // The two readers differ on a few control characters only, which bear no position.
    return { line: 1, field: '', sentence: 'This is not JSON: a character in it is not allowed.' };
  }
}

/** Lists the faults that a shape finds, each unknown field by itself. */
export function listProblems(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, mostFindings)
      .map((key) => ({
        path: [...path, key],
        sentence: `There is no field “${key}” here; take it out or mend its name.`,
      }));
  }
  return [{ path, sentence: issue.message }];
}

/** Creates a finder of the line of a path; for a missing field it is the line of its parent. */
function createLineFinder(text: string): (path: Path) => number {
  const tree = parseTree(text);
  const lineAt = createLineCounter(text);
  return (path) => {
    for (let length = path.length; tree !== undefined && length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (node === undefined) continue;
      // A field's line is that of its name, an item's that of its beginning.
      const isField = typeof path[length - 1] === 'string';
      return lineAt((isField ? node.parent : node)?.offset ?? node.offset);
    }
    return lineAt(tree?.offset ?? 0);
  };
}

type LineCounter = (offset: number) => number;

/** Indexes the lines of a text once, and finds the line of an offset by binary search. */
function createLineCounter(text: string): LineCounter {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** `gangs[1].members[0].stats.fists` */
function formatField(path: Path): string {
  return path
    .map((part, place) => {
      if (typeof part === 'number') return `[${part}]`;
      return place === 0 ? part : `.${part}`;
    })
    .join('');
}
