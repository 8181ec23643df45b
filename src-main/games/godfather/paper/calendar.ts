import { formatNewspaperDay } from '#press/page/dates.ts';

/** Formats the Saturday of a week that begins on Monday `1931-01-05`, on which its paper comes out. */
export function formatIssueDay(monday: string): string {
  const [year = 1931, month = 1, day = 1] = monday.split('-').map(Number);
  return formatNewspaperDay(year, month, day + 5);
}

/** `Winter`, `Spring`, `Summer` or `Fall`, by the month of a day written `1931-01-05`. */
export function findSeason(day: string): 'winter' | 'spring' | 'summer' | 'fall' {
  const month = Number(day.slice(5, 7));
  if (month <= 2 || month === 12) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'fall';
}
