import type { SeatHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';

/**
 * Chooses the viewer of a campaign that opens: the last viewer if he still exists, the one human player if he plays
 * alone, otherwise the games master.
 */
export function chooseOpeningViewer(
  seats: readonly Pick<SeatHead, 'seat' | 'isHuman'>[],
  remembered: string | null,
): Viewer {
  if (remembered === 'gm') return 'gm';
  const known = seats.find(({ seat }) => seat === remembered);
  if (known) return known.seat;
  const humans = seats.filter(({ isHuman }) => isHuman);
  return humans.length === 1 && humans[0] ? humans[0].seat : 'gm';
}
