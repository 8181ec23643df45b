import { monthNames } from '#shared/words/months.ts';

/** Formats a day `1931-01-05` for the masthead: `January 5, 1931`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1] ?? ''} ${date ?? 1}, ${year ?? 1931}`;
}

/** `Winter`, `Spring`, `Summer` or `Fall`, by the month of a day written `1931-01-05`. */
export function findSeason(day: string): 'winter' | 'spring' | 'summer' | 'fall' {
  const month = Number(day.slice(5, 7));
  if (month <= 2 || month === 12) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'fall';
}
