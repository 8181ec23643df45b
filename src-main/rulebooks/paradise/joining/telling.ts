export const monthsOf = (count: number): string => `${count} month${count === 1 ? '' : 's'}`;
