import type { SeatId } from '#shared/words/ids.ts';
import { buildNames } from '../lookups.ts';
import type { BrotherhoodTable } from '../table.ts';

/** Rolls a die for each tied family, the highest first; ties roll again. */
export function rollOff(table: BrotherhoodTable, tied: readonly SeatId[], purpose: string): SeatId[] {
  if (tied.length < 2) return [...tied];
  const names = buildNames(table.state);
  const thrown = tied.map((seat) => ({
    seat,
    face: table.dice.roll({ purpose: `${purpose}: ${names.family(seat)}` }).total,
  }));
  const faces = [...new Set(thrown.map(({ face }) => face))].toSorted((a, b) => b - a);
  return faces.flatMap((face) =>
    rollOff(
      table,
      thrown.filter((one) => one.face === face).map(({ seat }) => seat),
      purpose,
    ),
  );
}

/** Ranks seats by the measures, the first one first; complete ties roll off. */
export function rankSeats(
  table: BrotherhoodTable,
  seats: readonly SeatId[],
  measures: readonly ((seat: SeatId) => number)[],
  purpose: string,
): SeatId[] {
  const formatMeasures = (seat: SeatId): string => measures.map((measure) => measure(seat)).join('/');
  const sorted = seats.toSorted((a, b) => {
    for (const measure of measures) {
      const by = measure(b) - measure(a);
      if (by !== 0) return by;
    }
    return 0;
  });
  const keys = [...new Set(sorted.map(formatMeasures))];
  return keys.flatMap((key) =>
    rollOff(
      table,
      sorted.filter((seat) => formatMeasures(seat) === key),
      purpose,
    ),
  );
}
