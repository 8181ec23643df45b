import type { SeatView } from './state/seatView.ts';
import type { PlayedGame } from './state/playedGame.ts';

/** The types the Paradise campaign plays with. */
export type ParadiseGame = PlayedGame & { sight: SeatView };
