const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function countDays(year: number, month: number): number {
  return (lengths[month - 1] ?? 31) + (month === 2 && isLeap(year) ? 1 : 0);
}

/** [GOD-SETUP-4] The first day of a round’s week, `1931-01-05`; round 1 is the first week. */
export function computeWeek(firstWeek: string, round: number): string {
  const [firstYear, firstMonth, firstDay] = firstWeek.split('-').map(Number);
  let [year, month, day] = [firstYear ?? 1931, firstMonth ?? 1, firstDay ?? 5];
  day += (round - 1) * 7;
  for (let length = countDays(year, month); day > length; length = countDays(year, month)) {
    day -= length;
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return [String(year).padStart(4, '0'), ...[month, day].map((one) => String(one).padStart(2, '0'))].join('-');
}
