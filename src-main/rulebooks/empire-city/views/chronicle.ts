import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { EmpireEvent } from '../kinds.ts';

/** [EMP-FIG-3] Who has which square since an event: those that give it another capo, or none. */
export function squareChanges(event: EmpireEvent): { thing: string; holder: SeatId | null }[] {
  switch (event.type) {
    case 'square-claimed':
    case 'square-won':
      return [{ thing: event.square, holder: event.seat }];
    case 'square-lost':
      return [{ thing: event.square, holder: null }];
    case 'square-ruled':
      return [{ thing: event.square, holder: event.owner }];
    case 'board-entered':
      return Object.entries(event.squares).flatMap(([thing, square]) =>
        square === undefined || square.owner === null ? [] : [{ thing, holder: square.owner }],
      );
    default:
      return [];
  }
}
