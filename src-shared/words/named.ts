/** Letter by letter the same, whatever the case and the kind of apostrophe. */
export function normalizeName(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").trim();
}

/** `a, b and c` as three names. */
export function splitNames(text: string): string[] {
  return text
    .split(/, (?:and |then )?| and | then /)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The one that is called so; undefined where nothing is. */
export function findNamed<T extends { name: string }>(
  all: readonly T[],
  name: string,
): T | undefined {
  return all.find((one) => normalizeName(one.name) === normalizeName(name));
}

/** The sentence for a name that stands for nothing, with what may have been meant. */
export function describeUnknownName(
  what: string,
  name: string,
  all: readonly { name: string }[],
): { sentence: string } {
  const [nearest] = all
    .map((one) => ({ name: one.name, far: distance(normalizeName(name), normalizeName(one.name)) }))
    .sort((a, b) => a.far - b.far);
  const hint =
    nearest !== undefined && nearest.far <= 3
      ? `did you mean ${nearest.name}?`
      : 'write the name as it stands in the packet.';
  return { sentence: `There is no ${what} called “${name.trim()}”; ${hint}` };
}

/** How many letters must be changed, put in or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
