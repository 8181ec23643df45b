/** Computes a key that is equal for equal orders with any sequence of fields. */
export function orderKey(order: unknown): string {
  return JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
