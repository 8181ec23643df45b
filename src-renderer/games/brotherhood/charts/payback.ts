import type { BrotherhoodView } from '../../../../src-shared/games/brotherhood/views.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';

export type Payback = {
  area: string;
  name: string;
  priceDollars: number;
  /** More a turn for the family than now; it may be nothing, or less. */
  gainDollars: number;
  /** The turn by whose close it has paid for itself; null when the game is over before. */
  turn: number | null;
};

/** [BRO-FIG-4] What one more operation in each area would bring a family if nobody else moved. */
export function paybacksOf(
  { areas, period, turns }: Pick<BrotherhoodView, 'areas' | 'period' | 'turns'>,
  seat: SeatId,
): Payback[] {
  return areas.map((area) => {
    const own = area.operations.filter(({ family }) => family === seat).length;
    const before = area.incomes.find((one) => one.seat === seat)?.income.dollars ?? 0;
    const isAlone =
      area.markers.some(({ family }) => family === seat) &&
      [...area.operations, ...area.markers].every(({ family }) => family === seat);
    const isCrowded = area.operations.length + 1 > area.saturation;
    const after = ((own + 1) * area.incomeDollars * (isAlone ? 2 : 1)) / (isCrowded ? 2 : 1);
    const gainDollars = Math.floor(after) - before;
    const needed = gainDollars <= 0 ? Infinity : Math.ceil(area.revenueDollars / gainDollars);
    const turn = period + needed - 1;
    return {
      area: area.id,
      name: area.name,
      priceDollars: area.revenueDollars,
      gainDollars,
      turn: turn <= turns ? turn : null,
    };
  });
}
