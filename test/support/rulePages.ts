import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRules, type Rule } from '#frame/rules/book.ts';

export const rulePages = ['paradise', 'skirmish'].map((name) => {
  const path = join(import.meta.dirname, `../../docs/rules/${name}.md`);
  return { name, text: readFileSync(path, 'utf8') };
});

/** Every rule that stands on a page, as the reader in the program has it. */
export const writtenRules: readonly Rule[] = rulePages.flatMap(({ text }) => parseRules(text));

export const writtenIds: ReadonlySet<string> = new Set(writtenRules.map(({ id }) => id));

/** Rules of pages that name theirs by heading alone; an ID of these has its game before it. */
const ofOneGame = ['turf-war', 'brotherhood', 'godfather', 'empire-city'].map((name) =>
  readFileSync(join(import.meta.dirname, `../../docs/rules/${name}.md`), 'utf8'),
);

/** Every ID that somebody may name. */
export const knownIds: ReadonlySet<string> = new Set([
  ...writtenIds,
  ...ofOneGame.flatMap((page) => [...page.matchAll(/^### (\S+)$/gm)].map(([, id]) => id ?? '')),
]);
