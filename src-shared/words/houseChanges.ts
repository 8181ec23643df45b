import { spelledOut } from './text.ts';

type Leaf = { name: string; value: unknown };

/** Every rule of a set by its name: `prices.hire` is `hire (prices)`, the second of a row `marks, no. 2`. */
function leavesOf(rules: object): Leaf[] {
  return Object.entries(rules).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    const name = spelledOut(key);
    if (Array.isArray(value)) {
      return value.map((one: unknown, place) => ({
        name: `${name}, no. ${place + 1}`,
        value: one,
      }));
    }
    if (typeof value !== 'object' || value === null) return [{ name, value }];
    return leavesOf(value).map((leaf) => ({ name: `${leaf.name} (${name})`, value: leaf.value }));
  });
}

function inWords(value: unknown): string {
  // An empty rule leaves the matter to what the game does anyway, which is not nothing.
  if (value === null || value === undefined) return 'the usual';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value.replaceAll('-', ' ') : JSON.stringify(value);
}

/** What differs between two sets of house rules, rule by rule: `hire (prices) from 5 to 7`. */
export function houseChanges(before: object, after: object): string[] {
  const [olds, news] = [before, after].map(
    (rules) => new Map(leavesOf(rules).map(({ name, value }) => [name, value])),
  ) as [Map<string, unknown>, Map<string, unknown>];
  // A figure of one's own that is taken back stands in the old set alone.
  return [...new Set([...news.keys(), ...olds.keys()])]
    .filter((name) => olds.get(name) !== news.get(name))
    .map((name) => `${name} from ${inWords(olds.get(name))} to ${inWords(news.get(name))}`);
}
