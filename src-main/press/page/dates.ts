import { monthNames } from '#shared/words/months.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Counts the days from the first of January of year 1 of the calendar to a day. */
function countDays(year: number, month: number, day: number): number {
  const years = year - 1;
  const leap = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leap + (daysBefore[month - 1] ?? 0) + (month > 2 && isLeapYear(year) ? 1 : 0) + day;
}

/** Formats a newspaper's day, any number of days after the first of a month: `Saturday, January 2, 1926`. */
export function formatNewspaperDay(year: number, month: number, day: number): string {
  let [y, m, d] = [year, month, day];
  for (let length = countMonthDays(y, m); d > length; length = countMonthDays(y, m)) {
    d -= length;
    [y, m] = m === 12 ? [y + 1, 1] : [y, m + 1];
  }
  // January 1 of year 1 was a Monday.
  return `${weekdays[countDays(y, m, d) % 7] ?? ''}, ${monthNames[m - 1] ?? ''} ${d}, ${y}`;
}

/** `Saturday, June 12, 1926` → `June 12`. */
export function shortenDay(date: string): string {
  return date.split(', ').at(1) ?? date;
}

function countMonthDays(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Formats the last day of a month counted from 1, the first being January of a year. */
export function formatLastDay(firstYear: number, month: number): string {
  const [year, ofYear] = [firstYear + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1];
  return formatNewspaperDay(year, ofYear, countMonthDays(year, ofYear));
}
