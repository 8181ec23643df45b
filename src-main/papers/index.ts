import type { GameId } from '../../src-shared/words/games.ts';
import type { Paper } from '../press/paper.ts';
import { carthageCourier } from './brotherhood/index.ts';
import { manhattanLamplighter } from './godfather/index.ts';
import { empireExaminer } from './empire-city/index.ts';
import { timesDispatch } from './paradise/index.ts';
import { eveningBell } from './turf-war/index.ts';

/** The newspaper of every game. */
export const papers: Readonly<Record<GameId, Paper>> = {
  paradise: timesDispatch,
  'turf-war': eveningBell,
  brotherhood: carthageCourier,
  godfather: manhattanLamplighter,
  'empire-city': empireExaminer,
};
