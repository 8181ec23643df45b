import type { SeatView } from '../state/seatView.ts';
import { planErratically } from './erratic/planByWhim.ts';
import type { LookAhead } from './ahead/lookAhead.ts';
import { planBySearch } from './ahead/search.ts';
import type { Plan } from '../minds/reason.ts';
import { planByWorth } from './standard.ts';

/**
 * [GANG-11] Plans a month's orders of one gang at its level, without dice, from its own view. Without a simulator a
 * gang that looks ahead weighs the month by its worth.
 */
export function planMonth(view: SeatView, lookAhead: LookAhead | null = null): Plan[] {
  switch (view.mind.level) {
    case 'erratic':
      return planErratically(view);
    case 'hard':
      return lookAhead === null ? planByWorth(view) : planBySearch(view, lookAhead);
    case 'easy':
    case 'standard':
      return planByWorth(view);
  }
}
