import { formatFinding, listProblems, mostFindings, readJsonText, type FileFinding } from '#shared/words/jsonText.ts';
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

/** A further file with tables of the same campaign, such as those of one gang. */
export type TableFile = { name: string; text: string };

export type RunningRead =
  | { kind: 'done'; running: unknown; title: string }
  | { kind: 'wrong'; findings: FileFinding[] };

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
  const read = readJsonText(text, schema, joining.check);
  return read.kind === 'wrong' ? read : { kind: 'done', running: read.value, title: joining.headOf(read.value).title };
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
