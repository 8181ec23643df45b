import type { Band, Forecast, Prospect } from '../../../src-shared/views/forecast.ts';
import type { SeatId } from '../../../src-shared/words/ids.ts';
import { formatDollars } from '../../../src-shared/words/text.ts';
import { formatMonth } from '../../../src-shared/games/paradise/calendar.ts';

/** A figure that a forecast follows, of the city or of one gang. */
export type ForecastFigure = {
  id: 'outrage' | 'money' | 'businesses' | 'reputation';
  name: string;
  /** Null where the viewer may not know it. */
  courseIn: (prospect: Prospect, seat: SeatId) => readonly Band[] | null;
  format: (value: number) => string;
};

function gangIn({ gangs }: Prospect, seat: SeatId): Prospect['gangs'][number] | null {
  return gangs.find((gang) => gang.seat === seat) ?? null;
}

/** Quantiles lie between whole numbers; half a business is nobody's. */
const whole = (value: number): string => Math.round(value).toString();

export const figures: readonly ForecastFigure[] = [
  {
    id: 'outrage',
    name: 'Outrage of the city',
    courseIn: ({ outrage }) => outrage,
    format: whole,
  },
  {
    id: 'money',
    name: 'Money in the bank',
    courseIn: (prospect, seat) => gangIn(prospect, seat)?.money ?? null,
    format: (value) => formatDollars(Math.round(value / 10) * 10),
  },
  {
    id: 'businesses',
    name: 'Businesses',
    courseIn: (prospect, seat) => gangIn(prospect, seat)?.businesses ?? null,
    format: whole,
  },
  {
    id: 'reputation',
    name: 'Reputation',
    courseIn: (prospect, seat) => gangIn(prospect, seat)?.reputation ?? null,
    format: whole,
  },
];

/** `$900 ($200 to $1,400)`: the middle, and what nine campaigns in ten lie between. */
export function bandWords({ p5, p50, p95 }: Band, format: (value: number) => string): string {
  return `${format(p50)} (${format(p5)} to ${format(p95)})`;
}

/** The campaigns of a forecast, one set or two, each with its title. */
export type Way = { title: string; prospect: Prospect };

export function waysOf({ asOrdered, withoutOrders }: Forecast): Way[] {
  if (withoutOrders === null) return [{ title: '', prospect: asOrdered }];
  return [
    { title: 'With the orders that wait', prospect: asOrdered },
    { title: 'Without them', prospect: withoutOrders },
  ];
}

/** `Today`, then the end of each month. */
export function pointNames({ months }: Forecast): string[] {
  return ['Today', ...months.map((month) => `End of ${formatMonth(month)}`)];
}
