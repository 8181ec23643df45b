import type { GameId } from '#shared/words/games.ts';
import type { Paper } from '../press/paper.ts';

/** The newspaper of every game; one that is not here does not compile. */
const loaders: Readonly<Record<GameId, () => Promise<Paper>>> = {
  paradise: async () => (await import('./paradise/index.ts')).timesDispatch,
  'turf-war': async () => (await import('./turf-war/index.ts')).eveningBell,
  brotherhood: async () => (await import('./brotherhood/index.ts')).carthageCourier,
  godfather: async () => (await import('./godfather/index.ts')).manhattanLamplighter,
  'empire-city': async () => (await import('./empire-city/index.ts')).empireExaminer,
};

/** The newspaper of a game, read when it is first printed. */
export function loadPaper(game: GameId): Promise<Paper> {
  return loaders[game]();
}
