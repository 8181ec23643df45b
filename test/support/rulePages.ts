import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRules, type Rule } from '#frame/rules/book.ts';

/** Reads a page of a game, as `docs/games/<game>/` holds it. */
function readPage(game: string, page = 'rules'): string {
  return readFileSync(join(import.meta.dirname, `../../docs/games/${game}/${page}.md`), 'utf8');
}

export const rulePages = [
  { name: 'paradise', text: readPage('paradise') },
  { name: 'skirmish', text: readPage('paradise', 'skirmish') },
];

/** Every rule that stands on a page, as the reader in the program has it. */
export const writtenRules: readonly Rule[] = rulePages.flatMap(({ text }) => parseRules(text));

export const writtenIds: ReadonlySet<string> = new Set(writtenRules.map(({ id }) => id));

/** Rules of pages that name theirs by heading alone; an ID of these has its game before it. */
const ofOneGame = ['turf-war', 'brotherhood', 'godfather', 'empire-city'].map((game) => readPage(game));

/** Every ID that somebody may name. */
export const knownIds: ReadonlySet<string> = new Set([
  ...writtenIds,
  ...ofOneGame.flatMap((page) => [...page.matchAll(/^### (\S+)$/gm)].map(([, id]) => id ?? '')),
]);
