import { formatDollars, spellOut } from './text.ts';

/** `path` is where the rule stands in its set: `prices.hire`. */
type Leaf = { name: string; path: string; value: unknown };

/** Every rule of a set by its name: `prices.hire` is `hire (prices)`, the second of a row `marks, no. 2`. */
function listLeaves(rules: object, above = ''): Leaf[] {
  return Object.entries(rules).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    const name = spellOut(key);
    const path = `${above}${key}`;
    if (Array.isArray(value)) {
      return value.map((one: unknown, place) => ({
        name: `${name}, no. ${place + 1}`,
        path,
        value: one,
      }));
    }
    if (typeof value !== 'object' || value === null) return [{ name, path, value }];
    return listLeaves(value, `${path}.`).map((leaf) => ({
      ...leaf,
      name: `${leaf.name} (${name})`,
    }));
  });
}

function inWords(value: unknown, isMoney: boolean): string {
  // An empty rule leaves the matter to what the game does anyway, which is not nothing.
  if (value === null || value === undefined) return 'the usual';
  if (isMoney && typeof value === 'number') return formatDollars(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value.replaceAll('-', ' ') : JSON.stringify(value);
}

/**
 * Lists the differences between two sets of house rules: `hire (prices) from 5 to 7`. Rules whose place matches
 * `money` are given in dollars.
 */
export function describeHouseChanges(before: object, after: object, money?: RegExp): string[] {
  const [olds, news] = [before, after].map(
    (rules) => new Map(listLeaves(rules).map((leaf) => [leaf.name, leaf])),
  ) as [Map<string, Leaf>, Map<string, Leaf>];
  // A figure of one's own that is taken back stands in the old set alone.
  return [...new Map([...news, ...olds]).values()]
    .filter(({ name }) => olds.get(name)?.value !== news.get(name)?.value)
    .map(({ name, path }) => {
      const [from, to] = [olds, news].map((set) =>
        inWords(set.get(name)?.value, money?.test(path) ?? false),
      );
      return `${name} from ${from} to ${to}`;
    });
}
