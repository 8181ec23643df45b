import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { RulingPayloads } from '../state/events/rulings.ts';

/** [LAW-3] Whom the games master set the Feds on, also in a journal that knew one gang at most. */
export function targetsSet({ feds }: RulingPayloads['feds-set']): SeatId[] {
  if ('targets' in feds) return feds.targets;
  return feds.target === null ? [] : [feds.target];
}
