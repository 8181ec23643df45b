import type { SeatId } from '#shared/words/ids.ts';
import type { ParadiseTable } from '../table.ts';
import { roundToHundredths } from './feelings.ts';

/** Points of wrongs that count less than a battle. */
const slightPoints = { door: 2, man: 2, most: 3 } as const;

/** Dollars of flowers that are worth a point to the family. */
const dollarsPerFlowerPoint = 50;

/** [TAKE-2] Records the grievance of the crews that lost a business against the winner. */
export function rememberDoor(table: ParadiseTable, seats: readonly SeatId[], winner: SeatId | null): void {
  if (winner === null) return;
  for (const seat of seats) {
    if (seat === winner) continue;
    remember(table, seat, winner, { grievance: slightPoints.door, cause: 'a door taken first' });
  }
}

/** [GANG-14] A gang remembers who sent flowers for its dead. */
export function rememberFlowers(
  table: ParadiseTable,
  seat: SeatId,
  flowers: readonly { seat: SeatId; dollars: number }[],
): void {
  for (const wreath of flowers) {
    if (wreath.seat === seat) continue;
    const debt = Math.min(slightPoints.most, wreath.dollars / dollarsPerFlowerPoint);
    remember(table, seat, wreath.seat, { debt, cause: 'flowers for our dead' });
  }
}

/** [GANG-16] A gang remembers where the man went who would not stay. */
export function rememberDefection(table: ParadiseTable, from: SeatId, to: SeatId): void {
  remember(table, from, to, { grievance: slightPoints.man, cause: 'a man who went over to them' });
}

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
