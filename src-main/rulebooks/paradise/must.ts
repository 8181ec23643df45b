/** What an event names must be there: an event that was recorded always applies. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An event names something the campaign never had.');
  return value;
}
