import { computeCalendar, formatMonth, monthNames } from '#shared/games/paradise/calendar.ts';
import type { GamePeriod } from '#frame/session/ownSession.ts';

/** `Jan 1925` at the first month and each January, else `Feb`. */
export function formatShortMonth(month: number): string {
  const { monthOfYear, year } = computeCalendar(month);
  const name = (monthNames[monthOfYear - 1] ?? '').slice(0, 3);
  return month === 1 || monthOfYear === 1 ? `${name} ${year}` : name;
}

/** A place in a run of months that is named below a chart. */
type MonthMark = { at: number; name: string };

/** Which of these months, in their order, a chart names: of two years single months, of more the years, `most` at most. */
export function listMonthMarks(months: readonly number[], most = 12): MonthMark[] {
  const isLong = months.length > 24;
  const places = months.flatMap((month, at) =>
    !isLong || computeCalendar(month).monthOfYear === 1 ? [{ at, month }] : [],
  );
  const every = Math.max(1, Math.ceil(places.length / most));
  return places
    .filter((_, nth) => nth % every === 0)
    .map(({ at, month }) => ({ at, name: isLong ? String(computeCalendar(month).year) : formatShortMonth(month) }));
}

export const period: GamePeriod = { one: 'month', name: formatMonth, isDate: true, short: formatShortMonth };
