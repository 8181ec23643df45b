import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import type { SeatId } from '#shared/words/ids.ts';

type AreaView = BrotherhoodView['areas'][number];

export type Payback = {
  area: string;
  name: string;
  priceDollars: number;
  /** More in a turn without a card than now; it may be nothing, or less. */
  gainDollars: number;
  /** The turn by whose close it has paid for itself; null when the game is over before. */
  turn: number | null;
};

type City = Pick<BrotherhoodView, 'areas' | 'period' | 'turns' | 'house'>;

/** [BRO-FIG-4] Computes the return of one more operation in each area for a family if nobody else moved. */
export function computePaybacks(city: City, seat: SeatId): Payback[] {
  return city.areas.map((area) => {
    const computeGain = (isThisTurn: boolean): number =>
      computeIncome(city, seat, area, isThisTurn) - computeIncome(city, seat, null, isThisTurn);
    const priceDollars = area.revenueDollars;
    const gainDollars = computeGain(false);
    let turn = city.period;
    let left = priceDollars - computeGain(true);
    while (left > 0 && turn < city.turns) {
      turn += 1;
      left -= gainDollars;
    }
    return { area: area.id, name: area.name, priceDollars, gainDollars, turn: left <= 0 ? turn : null };
  });
}

/** [BRO-INC-2] A turn’s income with one more operation in an area, at least the least that a family draws. */
function computeIncome(city: City, seat: SeatId, grown: AreaView | null, isThisTurn: boolean): number {
  const earned = city.areas.reduce((sum, area) => {
    const whole = computeIncomeIn(area, seat, area === grown ? 1 : 0);
    const due = isThisTurn ? area.due : null;
    return sum + Math.floor(due === 'nothing' ? 0 : due === 'half' ? whole / 2 : whole);
  }, 0);
  return Math.max(earned, city.house.minimumIncome);
}

/** [BRO-INC-1, BRO-INC-3, BRO-INC-4] Computes an area's income, before a card and before rounding. */
function computeIncomeIn(area: AreaView, seat: SeatId, more: number): number {
  const isOwn = ({ family }: { family: SeatId }): boolean => family === seat;
  const own = area.operations.filter(isOwn).length + more;
  const isAlone =
    area.controller === seat ||
    (area.markers.some((marker) => isOwn(marker) && !marker.isNeutralised) &&
      [...area.operations, ...area.markers].every(isOwn));
  const isCrowded = area.operations.length + more > area.saturation;
  return (own * area.incomeDollars * (isAlone ? 2 : 1)) / (isCrowded ? 2 : 1);
}
