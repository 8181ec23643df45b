/** Finds the highest number among IDs like `p12`; 0 for none. New IDs follow it. */
export function findHighestNumber(ids: Iterable<string>): number {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, parseIdNumber(id));
  return highest;
}

/** The number an id ends in, which is the order things were made in; 0 for none. */
export function parseIdNumber(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
