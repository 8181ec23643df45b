import { gameIds, type GameId } from '../src-shared/words/games.ts';
import { readWordOption } from './trials/pool.ts';

/**
 * How well the levels of a game play, with doctrines and seats where it has them: `npm run tournament --
 * [--game turf-war] [--seeds 200] [--from 1] [--only MATCH]`. The matches of each game are in its own file.
 */
const tournaments: Readonly<Record<GameId, () => Promise<unknown>>> = {
  paradise: () => import('./paradiseTournament.ts'),
  'turf-war': () => import('./turfTournament.ts'),
  brotherhood: () => import('./brotherhoodTournament.ts'),
  godfather: () => import('./godfatherTournament.ts'),
  'empire-city': () => import('./empireTournament.ts'),
};

await tournaments[readWordOption('game', gameIds) ?? 'paradise']();
