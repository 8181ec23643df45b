import type { SeatView } from '../seatView.ts';
import type { Plan } from './reason.ts';
import { planByWorth } from './standard.ts';
export function planErratically(view: SeatView): Plan[] {
  return planByWorth(view);
}
