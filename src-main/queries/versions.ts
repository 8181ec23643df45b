import { gameIds, type GameId } from '#shared/words/games.ts';
import { loadRulebook } from '../games/index.ts';
import { newestFormat } from '../store/file/formats.ts';

/** The versions that decide if two programs and a file fit together, for a report of a mistake. */
export type Versions = {
  program: string;
  /** The format of campaign files that the program writes; it reads every older one. */
  format: number;
  rules: { game: GameId; title: string; version: number }[];
};

/** Returns the versions of a program that calls itself by this one. Loads the rules of every game. */
export async function listVersions(program: string): Promise<Versions> {
  const rulebooks = await Promise.all(gameIds.map(loadRulebook));
  return {
    program,
    format: newestFormat,
    rules: rulebooks.map(({ id, title, version }) => ({ game: id, title, version })),
  };
}

/** Returns the versions as lines to print or copy, the program's first. */
export function describeVersions({ program, format, rules }: Versions): string[] {
  const games = rules.map(({ title, version }) => `${title} ${version}`);
  return [`Racketeer ${program}`, `Campaign files: format ${format}`, `Rules: ${games.join(', ')}`];
}
