import type { Quantiles, ForecastFigure, Forecast, Prospect, Way } from '#shared/views/forecast.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { GamePeriod } from '../session/ownSession.ts';

/** A figure of the game or of one seat; null where the viewer may not know it. */
export function findCourse(
  { courses, seats }: Prospect,
  { id, of }: Pick<ForecastFigure, 'id' | 'of'>,
  seat: SeatId,
): readonly Quantiles[] | null {
  const all = of === 'game' ? courses : seats.find((one) => one.seat === seat)?.courses;
  return all?.[id] ?? null;
}

/** Quantiles lie between whole numbers; half a business is nobody's, and dollars go by tens. */
export function formatFigure({ unit }: Pick<ForecastFigure, 'unit'>, value: number): string {
  return unit === 'dollars' ? formatDollars(Math.round(value / 10) * 10) : Math.round(value).toString();
}

/** `$900 ($200 to $1,400)`: the middle, and what nine campaigns in ten lie between. */
export function describeBand({ p5, p50, p95 }: Quantiles, format: (value: number) => string): string {
  return `${format(p50)} (${format(p5)} to ${format(p95)})`;
}

/** The campaigns of a forecast, one set or two, each with its title. */
export type Compared = { title: string; prospect: Prospect };

export function listCompared({ asOrdered, withoutOrders }: Forecast): Compared[] {
  if (withoutOrders === null) return [{ title: '', prospect: asOrdered }];
  return [
    { title: 'With the orders that wait', prospect: asOrdered },
    { title: 'Without them', prospect: withoutOrders },
  ];
}

/** The ways to win that came about in a campaign at least, and those that never did. */
export function groupEndings(forecast: Forecast): { won: Way[]; never: Way[] } {
  const seats = listCompared(forecast).flatMap(({ prospect }) => prospect.seats);
  const hasHappened = ({ id }: Way): boolean => seats.some(({ wins }) => (wins[id] ?? 0) > 0);
  return {
    won: forecast.endings.filter(hasHappened),
    never: forecast.endings.filter((ending) => !hasHappened(ending)),
  };
}

/** `Today`, then the end of each period. */
export function pointNames({ periods }: Forecast, period: GamePeriod): string[] {
  return ['Today', ...periods.map((one) => `End of ${period.name(one)}`)];
}

/** `now`, then each period as short as an axis has room for. */
export function listShortNames({ periods }: Forecast, period: GamePeriod): string[] {
  return ['now', ...periods.map((one) => period.short(one))];
}
