/** Returns the mean; 0 for no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

/** Returns the middle value, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Returns the share of the values for which something holds; 0 for no values. */
export function computeShare<T>(values: readonly T[], holds: (value: T) => boolean): number {
  return values.filter(holds).length / Math.max(1, values.length);
}
