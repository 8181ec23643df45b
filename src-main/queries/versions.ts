import { gameIds, type GameId } from '../../src-shared/words/games.ts';
import { loadRulebook } from '../registry.ts';
import { formats } from '../store/file/formats.ts';

/** What a report of a mistake has to say: the program, the file format that it writes, and the rules of each game. */
export interface Versions {
  program: string;
  format: number;
  rules: { game: GameId; title: string; version: number }[];
}

/** Returns the versions of a program that calls itself by this one. Loads the rules of every game. */
export async function listVersions(program: string): Promise<Versions> {
  const rules = await Promise.all(
    gameIds.map(async (game) => {
      const { title, version } = await loadRulebook(game);
      return { game, title, version };
    }),
  );
  return { program, format: formats.length, rules };
}
