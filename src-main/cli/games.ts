import { gameIds } from '../../src-shared/words/games.ts';
import { rulebooks } from '../registry.ts';
import { print } from './print.ts';

/** `games`: the games there are, by the name `--game` takes. */
export function listGames(): void {
  for (const game of gameIds) {
    const { title, period } = rulebooks[game];
    print(`${game}  ${title}, played in ${period.one}s`);
  }
}
