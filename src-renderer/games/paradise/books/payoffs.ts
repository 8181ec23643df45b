import type { PayoffLine } from '#shared/games/paradise/views/campaign.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';

/** The new list of unpaid businesses after one of them was switched. */
export function toggleBusiness(withheld: readonly BusinessId[], id: BusinessId): BusinessId[] {
  return withheld.includes(id) ? withheld.filter((one) => one !== id) : [...withheld, id];
}

/** [RK-4] Computes a line's saving by the discount for several businesses of a type. */
export function computeSavedDollars(line: PayoffLine): number {
  return Math.max(0, line.fullDollars - line.dueDollars);
}

export type PayoffTotals = { fullDollars: number; dueDollars: number };

export function sumPayoffs(lines: readonly PayoffLine[]): PayoffTotals {
  return lines.reduce(
    (sum, line) => ({ fullDollars: sum.fullDollars + line.fullDollars, dueDollars: sum.dueDollars + line.dueDollars }),
    { fullDollars: 0, dueDollars: 0 },
  );
}
