export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const firstYear = 1925;

/** Months are counted from 1, the first being January 1925. */
export function calendarOf(month: number): { monthOfYear: number; year: number } {
  return {
    monthOfYear: ((month - 1) % 12) + 1,
    year: firstYear + Math.floor((month - 1) / 12),
  };
}

/** `3` → `March 1925`. */
export function formatMonth(month: number): string {
  const { monthOfYear, year } = calendarOf(month);
  return `${monthNames[monthOfYear - 1]} ${year}`;
}
