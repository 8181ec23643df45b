/** The highest number among ids like `p12`; 0 for none. What is made later gets the next ones. */
export function highestNumber(ids: Iterable<string>): number {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, numberOf(id));
  return highest;
}

/** The number an id ends in, which is the order things were made in; 0 for none. */
export function numberOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
