import type { PastMonth, Running } from '#shared/games/paradise/running.ts';
import type { ParadiseTable } from '../table.ts';
import { requireSeatNamed } from './seats.ts';

/** Books the figures of months played elsewhere, for the charts and the books. */
export function enterPast(table: ParadiseTable, running: Running, outrageAtStart: number): void {
  const past = [...running.pastMonths].sort((a, b) => a.month - b.month);
  bookOutrage(table, past, outrageAtStart);
  for (const gang of running.gangs) {
    const seat = requireSeatNamed(running, gang.name);
    const months = past.flatMap(({ month, bankDollars }) => {
      const found = Object.entries(bankDollars).find(([name]) => requireSeatNamed(running, name) === seat);
      return found === undefined ? [] : [{ month, closingDollars: found[1] }];
    });
    if (months.length > 0) table.emit({ type: 'past-bank-booked', seat, months });
  }
}

function bookOutrage(table: ParadiseTable, past: readonly PastMonth[], atStart: number): void {
  let before = atStart;
  const months = past.flatMap(({ month, outrage }) => {
    if (outrage === undefined) return [];
    const outrageBefore = before;
    before = outrage;
    // The dice were thrown elsewhere: no faces are known, and the total is the outrage alone.
    const roll = { faces: [], total: outrageBefore, verdict: 'quiet' as const };
    return [{ month, outrageBefore, outrage, ...roll }];
  });
  if (months.length > 0) table.emit({ type: 'past-outrage-booked', months });
}
