import {
  calendarOf,
  formatMonth,
  monthNames,
} from '../../../src-shared/games/paradise/calendar.ts';
import type { GamePeriod } from '../../frame/session/ownSession.ts';

/** `Jan 1925` at the first month and each January, else `Feb`. */
export function shortMonth(month: number): string {
  const { monthOfYear, year } = calendarOf(month);
  const name = (monthNames[monthOfYear - 1] ?? '').slice(0, 3);
  return month === 1 || monthOfYear === 1 ? `${name} ${year}` : name;
}

export const period: GamePeriod = {
  one: 'month',
  name: formatMonth,
  isDate: true,
  short: shortMonth,
};
