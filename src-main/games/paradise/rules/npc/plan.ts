import type { SeatView } from '../state/seatView.ts';
import { planErratically, type TryOut } from './erratic.ts';
import type { LookAhead } from './ahead/lookAhead.ts';
import { planBySearch } from './ahead/search.ts';
import type { Plan } from '../minds/reason.ts';
import { planByWorth } from './standard.ts';

/** The means of a planner to play in imagined campaigns. */
type Imagination = { lookAhead: LookAhead; tryOut: TryOut };

/**
 * [GANG-11] Plans a month's orders of one gang at its level, without dice, from its own view. Without imagination a gang
 * weighs the month by its worth.
 */
export function planMonth(view: SeatView, imagination: Imagination | null = null): Plan[] {
  const { level } = view.mind;
  if (imagination === null) return planByWorth(view);
  if (level === 'erratic') return planErratically(view, imagination.tryOut);
  return level === 'hard' ? planBySearch(view, imagination.lookAhead) : planByWorth(view);
}
