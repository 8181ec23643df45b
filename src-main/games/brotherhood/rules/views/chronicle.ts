import type { Landmark } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { areaIds } from '#shared/games/brotherhood/ids.ts';
import type { BrotherhoodEvent } from '../events/events.ts';

/** Lists the family in sole control of each area when a turn closes. */
export function listControlChanges(event: BrotherhoodEvent): { thing: string; holder: SeatId | null }[] {
  if (event.type !== 'turn-closed') return [];
  const { control } = event.record;
  return areaIds.map((area) => ({ thing: area, holder: control[area] ?? null }));
}

/** The landmarks that a turn is remembered by. */
export const landmarks = {
  'fight-over': 'fight',
  'godfather-shot': 'death',
  'operation-taken': 'gain',
  'estate-passed': 'end',
  'area-struck': 'loss',
  'counters-struck': 'loss',
  framed: 'law',
  'terms-accepted': 'word',
  announced: 'word',
  'game-ended': 'end',
} as const satisfies Partial<Record<BrotherhoodEvent['type'], Landmark>>;
