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
import type { Joining } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { readTables, type TableFault } from '../kernel/tables/read.ts';
import { seedRng } from '../kernel/dice/dice.ts';
import { run } from '../kernel/run.ts';
import { createJournalWriter } from '../kernel/writers.ts';
import { loadRulebook, type AnyRulebook } from '../games/index.ts';

/** A fault in a file: its line, its field, and the remedy; with the file's name if there are several. */
export type FileFinding = { file?: string; line: number; field: string; sentence: string };

/** A further file with tables of the same campaign, such as those of one gang. */
export type TableFile = { name: string; text: string };

export type RunningRead =
  { kind: 'done'; running: unknown; title: string } | { kind: 'wrong'; findings: FileFinding[] };

type Path = readonly (string | number)[];

/** The most faults listed at once. */
const mostFindings = 50;

/** Further parts of a campaign: other files of tables, and how many NPC seats the program adds. */
export type RunningParts = { others?: readonly TableFile[]; rivals?: number | null };

/**
 * Reads the file of a running campaign, JSON or the tables of a spreadsheet, to which other files may add theirs. What is
 * wrong comes back at once, by line, the first fifty of it.
 */
export async function readRunning(
  game: GameId,
  given: string,
  { others = [], rivals = null }: RunningParts = {},
): Promise<RunningRead> {
  const rulebook = await loadRulebook(game);
  const { joining, title } = rulebook;
  const schema = findSchemas(game).running;
  refuseUnless(joining !== undefined && schema !== null, `Nobody enters a running game of ${title}.`);
  const text = given.replace(/^\uFEFF/, '');
  if (/^\s*[^\s{[]/u.test(text)) {
    const add = rivals === null ? null : prepareRivals(rulebook, rivals);
    return readAsTables({ joining, schema }, [{ name: '', text }, ...others], add);
  }
  refuseUnless(
    others.length === 0 && rivals === null,
    'Only tables take further files and NPC gangs; write this file as a table too, or enter it by itself.',
  );
  const broken = listTextFindings(text);
  if (broken.length > 0) return { kind: 'wrong', findings: broken };
  const parsed = schema.safeParse(JSON.parse(text), { error: placeTakes });
  const problems = parsed.success ? joining.check(parsed.data) : parsed.error.issues.flatMap(listProblems);
  const [first] = problems;
  if (parsed.success && first === undefined) {
    return { kind: 'done', running: parsed.data, title: joining.headOf(parsed.data).title };
  }
  const lineOf = createLineFinder(text);
  const findings = problems
    .slice(0, mostFindings)
    .map(({ path, sentence }) => ({ line: lineOf(path), field: formatField(path), sentence }));
  return { kind: 'wrong', findings: findings.sort((a, b) => a.line - b.line) };
}

/**
 * Reads the one seat of a table that was saved from another campaign, in the form of a running file. Refuses a table of
 * several seats, and one with faults.
 */
export function readSeatTable({ joining, title }: AnyRulebook, text: string): unknown {
  const tables = joining?.tables;
  refuseUnless(tables !== undefined, `Nobody enters a running game of ${title}.`);
  const { running, faults } = readTables(tables.sections, [{ name: '', text }]);
  const [fault] = faults;
  refuseUnless(fault === undefined, fault === undefined ? '' : formatFinding('The table', fault));
  const seats = running[tables.seats.list];
  const [only] = Array.isArray(seats) ? (seats as unknown[]) : [];
  refuseUnless(
    Array.isArray(seats) && seats.length === 1,
    'This is the table of several gangs; save the one that comes by itself, and take that file.',
  );
  return only;
}

type Form = { joining: Joining<Game>; schema: z.ZodType };

type AddRivals = (given: Record<string, unknown>) => Record<string, unknown>;

/** Founds a campaign with a number of NPC seats in memory, from which they are taken. */
function prepareRivals(rulebook: AnyRulebook, rivals: number): AddRivals {
  const { joining, title } = rulebook;
  const addRivals = joining?.tables.addRivals;
  refuseUnless(addRivals !== undefined, `The program adds nobody to a running game of ${title}.`);
  return (given) => {
    const { seed: said, city } = given;
    const seed = typeof said === 'number' && Number.isInteger(said) && said >= 0 ? said : 1925;
    const options = { title, seed, npcs: rivals, gangName: null, level: null, ...(city === undefined ? {} : { city }) };
    const blank = { state: rulebook.blank(), rng: seedRng(seed) };
    const founded = run(blank, createJournalWriter(rulebook), (table) =>
      rulebook.found(table, rulebook.quickSetup(options)),
    );
    if (founded.kind === 'question') throw new Error('Founding a campaign asked a question.');
    return addRivals(given, joining?.tables.describe(founded.after.state));
  };
}

function readAsTables({ joining, schema }: Form, files: readonly TableFile[], add: AddRivals | null): RunningRead {
  const read = readTables(joining.tables.sections, files);
  const { faults, findPlace } = read;
  const running = add === null || faults.length > 0 ? read.running : add(read.running);
  const omitEmptyFile = (finding: TableFault): FileFinding => {
    const { file, ...rest } = finding;
    return file === '' ? rest : { file, ...rest };
  };
  const parsed = schema.safeParse(running, { error: placeTakes });
  const problems = parsed.success ? joining.check(parsed.data) : parsed.error.issues.flatMap(listProblems);
  if (parsed.success && problems.length === 0 && faults.length === 0) {
    return { kind: 'done', running: parsed.data, title: joining.headOf(parsed.data).title };
  }
  // An unreadable cell is missing below, so faults that follow from it are not listed again.
  const isTold = ({ file, line }: Pick<TableFault, 'file' | 'line'>): boolean =>
    faults.some((one) => one.file === file && one.line === line);
  const findings = problems
    .map(({ path, sentence }) => {
      const { choices, ...place } = findPlace(path);
      // The ids of a file are the names of a table.
      const isChoice = choices.length > 0 && /^(?:Write one of|Name an?) /u.test(sentence);
      return { ...place, sentence: isChoice ? `Write one of ${choices.join(', ')}.` : sentence };
    })
    .filter((one) => !isTold(one));
  const all = [...faults, ...findings].slice(0, mostFindings).map(omitEmptyFile);
  return { kind: 'wrong', findings: all.sort((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || a.line - b.line) };
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
    return [{ line: 1, field: '', sentence: 'This is nested deeper than any campaign.' }];
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

type Problem = { path: (string | number)[]; sentence: string };

function listProblems(issue: z.core.$ZodIssue): Problem[] {
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
