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
const firstYear = 1936;

/** [BRO-SET-5] Turn 1 is January 1936. */
export function monthOf(turn: number): string {
  const at = turn - 1;
  return `${months[at % months.length] ?? ''} ${firstYear + Math.floor(at / months.length)}`;
}
