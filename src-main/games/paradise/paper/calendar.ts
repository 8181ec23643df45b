import { computeCalendar, monthNames } from '#shared/games/paradise/calendar.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** New Year's Day of 1925 was a Thursday. */
const firstWeekday = 4;
const firstYear = 1925;
/** The paper's first volume ran in the year after this one. */
const yearBeforeFirstVolume = 1884;

const romanNumerals = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function countDays(monthOfYear: number, year: number): number {
  if (monthOfYear === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(monthOfYear) ? 30 : 31;
}

function countDaysThrough(monthOfYear: number, year: number): number {
  let days = 0;
  for (let month = 1; month <= monthOfYear; month += 1) days += countDays(month, year);
  return days;
}

/** `41` → `XLI`. */
export function formatRoman(number: number): string {
  let left = number;
  let roman = '';
  for (const [value, letters] of romanNumerals) {
    while (left >= value) {
      roman += letters;
      left -= value;
    }
  }
  return roman;
}

/** Formats the month's last day, on which the paper appears: `Tuesday, March 31, 1925`. */
export function formatDateline(month: number): string {
  const { monthOfYear, year } = computeCalendar(month);
  let days = countDaysThrough(monthOfYear, year) - 1;
  for (let before = firstYear; before < year; before += 1) days += isLeapYear(before) ? 366 : 365;
  const weekday = weekdays[(firstWeekday + days) % 7];
  return `${weekday}, ${monthNames[monthOfYear - 1]} ${countDays(monthOfYear, year)}, ${year}`;
}

/** Volume by the year, number by the day of the year: a daily of which we keep the month's last. */
export function formatVolume(month: number): string {
  const { monthOfYear, year } = computeCalendar(month);
  return `Vol. ${formatRoman(year - yearBeforeFirstVolume)}, No. ${countDaysThrough(monthOfYear, year)}`;
}

/** A day of a month: `Thursday`, `April 16`. */
export type Day = { weekday: string; date: string; month: number; day: number };

function countDaysBefore(month: number): number {
  const { monthOfYear, year } = computeCalendar(month);
  let days = countDaysThrough(monthOfYear, year) - countDays(monthOfYear, year);
  for (let before = firstYear; before < year; before += 1) days += isLeapYear(before) ? 366 : 365;
  return days;
}

/** A day of a month by its number. */
export function findDay(month: number, day: number): Day {
  const { monthOfYear } = computeCalendar(month);
  const weekday = weekdays[(firstWeekday + countDaysBefore(month) + day - 1) % 7] ?? 'Sunday';
  return { weekday, date: `${monthNames[monthOfYear - 1]} ${day}`, month, day };
}

/** Counts the days between two days. */
export function countDaysBetween(from: Day, to: Day): number {
  return countDaysBefore(to.month) + to.day - countDaysBefore(from.month) - from.day;
}

/** A month as one speaks of it later: `September`, or `September 1925` from another year. */
export function formatMonthLater(month: number, now: number): string {
  const { monthOfYear, year } = computeCalendar(month);
  const name = monthNames[monthOfYear - 1] ?? '';
  return year === computeCalendar(now).year ? name : `${name} ${year}`;
}

/** Counts the days of a month of the campaign. */
export function countDaysOfMonth(month: number): number {
  const { monthOfYear, year } = computeCalendar(month);
  return countDays(monthOfYear, year);
}
