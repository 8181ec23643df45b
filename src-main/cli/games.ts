import { gameIds } from '#shared/words/games.ts';
import { loadRulebook } from '../games/index.ts';
import { print } from './print.ts';

/** `games`: the games there are, by the name `--game` takes. */
export async function listGames(): Promise<void> {
  for (const game of gameIds) {
    const { title, period } = await loadRulebook(game);
    print(`${game}  ${title}, played in ${period.one}s`);
  }
}
