import { refuseUnless } from './refusal.ts';
import type { QuickSetup } from './rulebook.ts';
import type { Table } from './run.ts';

/** The entry in which a game is founded. */
export function openFounding<S, E>(table: Table<S, E>, setup: { title: string }): void {
  const title = `Found ${setup.title}`;
  table.entry({ title, author: { kind: 'gm' }, order: setup, reason: null });
}

/** A new entry of the journal in which the rules act. */
export function openEntry<S, E>(table: Table<S, E>, title: string): void {
  table.entry({ title, author: { kind: 'rules' }, order: null, reason: null });
}

/** Creates the quick setup of a sample game: a seed, and all else as usual. */
export function createSampleRequest(seed: number): QuickSetup {
  return { title: 'Sample city', seed, npcs: null, gangName: null, level: null };
}

/** Finds a level by its command-line name, or null. */
export function findLevelCalled<Level extends string>(levels: readonly Level[], name: string | null): Level | null {
  if (name === null) return null;
  const level = levels.find((one) => one === name);
  refuseUnless(level !== undefined, `There is no level “${name}”; the levels are ${levels.join(', ')}.`);
  return level;
}

/** Picks the name of a new game's only human seat, and names for the program's seats, none twice. */
export function pickNames(
  ready: readonly [string, ...string[]],
  ownName: string | null,
  npcs: number,
): { own: string; others: string[] } {
  const own = ownName?.trim() ?? ready[0];
  const others = ready.filter((name) => name.toLowerCase() !== own.toLowerCase()).slice(0, npcs);
  return { own, others };
}
