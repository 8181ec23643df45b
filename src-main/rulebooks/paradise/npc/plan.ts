import type { SeatView } from '../seatView.ts';
import { planErratically } from './erratic.ts';
import type { Plan } from './reason.ts';
import { planBySearch } from './search.ts';
import { planByWorth } from './standard.ts';

/** [GANG-11] A month's orders of one gang at its level: pure, diceless, from its own view alone. */
export function planMonth(view: SeatView): Plan[] {
  switch (view.mind.level) {
    case 'erratic':
      return planErratically(view);
    case 'hard':
      return planBySearch(view);
    case 'easy':
    case 'standard':
      return planByWorth(view);
  }
}
