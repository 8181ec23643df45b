const months = [
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
const firstYear = 1930;

/** [EMP-SET-11] Round 1 is January 1930. */
export function monthOf(round: number): string {
  const at = round - 1;
  return `${months[at % months.length] ?? ''} ${firstYear + Math.floor(at / months.length)}`;
}
