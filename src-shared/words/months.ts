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

/** Months counted from 1, the first being January of a year: `14` from 1930 → `February 1931`. */
export function formatMonthSince(firstYear: number, month: number): string {
  const at = month - 1;
  return `${monthNames[at % 12] ?? ''} ${firstYear + Math.floor(at / 12)}`;
}
