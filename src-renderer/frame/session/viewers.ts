import type { GangView } from '../../../src-shared/games/paradise/views/campaign.ts';
import type { Viewer } from '../../../src-shared/words/ids.ts';

/**
 * Who looks when a campaign opens: the last viewer if he still exists, the one human player if he
 * plays alone, otherwise the games master.
 */
export function openingViewer(
  gangs: readonly Pick<GangView, 'seat' | 'isHuman'>[],
  remembered: string | null,
): Viewer {
  if (remembered === 'gm') return 'gm';
  const known = gangs.find((gang) => gang.seat === remembered);
  if (known) return known.seat;
  const humans = gangs.filter((gang) => gang.isHuman);
  return humans.length === 1 && humans[0] ? humans[0].seat : 'gm';
}
