export const formatMonths = (count: number): string => `${count} month${count === 1 ? '' : 's'}`;
