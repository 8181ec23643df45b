import type { SeatId } from '#shared/words/ids.ts';
import type { ParadiseTable } from '../table.ts';
import { roundToHundredths } from './feelings.ts';

/** Puts a wrong, a favor or a broken promise into a gang's memory; an act without weight leaves no trace. */
export function remember(
  table: ParadiseTable,
  seat: SeatId,
  rival: SeatId,
  what: { grievance?: number; debt?: number; broken?: number; cause: string },
): void {
  const { grievance = 0, debt = 0, broken = 0, cause } = what;
  if (roundToHundredths(grievance) + roundToHundredths(debt) + broken <= 0) return;
  table.emit({
    type: 'remembered',
    seat,
    rival,
    grievance: roundToHundredths(grievance),
    debt: roundToHundredths(debt),
    broken,
    cause,
    month: table.state.month,
  });
}
