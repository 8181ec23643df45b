import { gameIds, type GameId } from '../../src-shared/words/games.ts';
import { loadRulebook } from '../registry.ts';
import { newestFormat } from '../store/file/fileFormat.ts';

/** The versions that say whether two programs and a file go together. */
export type Versions = {
  program: string;
  /** The format of campaign files that the program writes; it reads every older one. */
  fileFormat: number;
  rules: readonly { game: GameId; title: string; version: number }[];
};

/** Returns the versions of this program; the rules of every game are loaded for it. */
export async function readVersions(program: string): Promise<Versions> {
  const rulebooks = await Promise.all(gameIds.map(loadRulebook));
  return {
    program,
    fileFormat: newestFormat,
    rules: rulebooks.map(({ id, title, version }) => ({ game: id, title, version })),
  };
}

/** Returns the versions as lines to print or copy, the program's first. */
export function describeVersions({ program, fileFormat, rules }: Versions): string[] {
  const games = rules.map(({ title, version }) => `${title} ${version}`);
  return [
    `Racketeer ${program}`,
    `Campaign files: format ${fileFormat}`,
    `Rules: ${games.join(', ')}`,
  ];
}
