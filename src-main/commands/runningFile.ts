import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { placeTakes } from '#shared/words/malformed.ts';
import type { z } from 'zod';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { loadRulebook } from '../registry.ts';

/** One thing wrong with a file: on which line, in which field, and what to do. */
export type FileFinding = { line: number; field: string; sentence: string };

export type RunningRead =
  { kind: 'done'; running: unknown; title: string } | { kind: 'wrong'; findings: FileFinding[] };

type Path = readonly (string | number)[];

/** More than this nobody mends in one go. */
const mostFindings = 50;

/** Reads the file of a running campaign; what is wrong with it comes back at once, by line, the first fifty of it. */
export async function readRunning(game: GameId, given: string): Promise<RunningRead> {
  const { joining, title } = await loadRulebook(game);
  const schema = findSchemas(game).running;
  refuseUnless(
    joining !== undefined && schema !== null,
    `Nobody enters a running game of ${title}.`,
  );
  const text = given.replace(/^\uFEFF/, '');
  const broken = textFindings(text);
  if (broken.length > 0) return { kind: 'wrong', findings: broken };
  const parsed = schema.safeParse(JSON.parse(text), { error: placeTakes });
  const problems = parsed.success
    ? joining.check(parsed.data)
    : parsed.error.issues.flatMap(listProblems);
  const [first] = problems;
  if (parsed.success && first === undefined) {
    return { kind: 'done', running: parsed.data, title: joining.headOf(parsed.data).title };
  }
  const lineOf = lineFinder(text);
  const findings = problems.slice(0, mostFindings).map(({ path, sentence }) => ({
    line: lineOf(path),
    field: fieldText(path),
    sentence,
  }));
  return { kind: 'wrong', findings: findings.sort((a, b) => a.line - b.line) };
}

/** `gang.json, line 14: gangs[1].name: Give the gang a name.` */
export function formatFinding(file: string, { line, field, sentence }: FileFinding): string {
  return `${file}, line ${line}: ${field === '' ? '' : `${field}: `}${sentence}`;
}

const mostLevels = 64;

/** Where the text stops being JSON, or what it says twice: the reader would keep only one of them. */
function textFindings(text: string): FileFinding[] {
  if (countLevels(text) > mostLevels) {
    return [{ line: 1, field: '', sentence: 'This is nested deeper than any campaign.' }];
  }
  const errors: ParseError[] = [];
  const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
  const tree = parseTree(text, errors, strict);
  const broken = syntaxFinding(text, errors);
  if (broken !== null) return [broken];
  if (tree === undefined) return [];
  const lineAt = lineCounter(text);
  return repeatedKeys(tree)
    .slice(0, mostFindings)
    .map((node) => repetition(lineAt, node));
}

/** How deep the brackets go; those in strings count too, which no file of a campaign comes near. */
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

function repeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const keys = new Set<unknown>();
  const repeated = children.filter((child) => {
    const key: unknown = child.type === 'property' ? child.children?.[0]?.value : child;
    const isKnown = keys.has(key);
    keys.add(key);
    return isKnown;
  });
  return [...repeated, ...children.flatMap(repeatedKeys)];
}

function repetition(lineAt: LineCounter, property: Node): FileFinding {
  const value = property.children?.[1] ?? property;
  const field = fieldText(getNodePath(value));
  return {
    line: lineAt(property.offset),
    field,
    sentence: 'This field is written twice; keep one.',
  };
}

function syntaxFinding(text: string, [error]: readonly ParseError[]): FileFinding | null {
  if (error !== undefined) {
    const words = printParseErrorCode(error.error)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
    const sentence = `This is not JSON: ${words}.`;
    return { line: lineCounter(text)(error.offset), field: '', sentence };
  }
  try {
    JSON.parse(text);
    return null;
  } catch {
    // The two readers differ on a few control characters only, which bear no position.
    return { line: 1, field: '', sentence: 'This is not JSON: a character in it is not allowed.' };
  }
}

type Problem = { path: (string | number)[]; sentence: string };

function listProblems(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostFindings).map((key) => ({
      path: [...path, key],
      sentence: `There is no field “${key}” here; take it out or mend its name.`,
    }));
  }
  return [{ path, sentence: issue.message }];
}

/** The line a path’s place begins on; what is missing stands on its parent’s line. */
function lineFinder(text: string): (path: Path) => number {
  const tree = parseTree(text);
  const lineAt = lineCounter(text);
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

/** Counts a text's lines once, and finds the line of an offset among them by halves. */
function lineCounter(text: string): LineCounter {
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
function fieldText(path: Path): string {
  return path
    .map((part, place) => {
      if (typeof part === 'number') return `[${part}]`;
      return place === 0 ? part : `.${part}`;
    })
    .join('');
}
