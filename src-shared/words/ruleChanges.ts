import { describeRule, readSetting, readRule, type HouseRow, type HouseTable } from './houseRules.ts';
import { formatDollars, spellOut } from './text.ts';

function quoteSetting(house: object, row: HouseRow): string {
  const words = describeRule(house, row);
  const isSwitch = row.field.kind === 'number' || ['yes', 'no'].includes(words);
  return isSwitch ? words : `“${words}”`;
}

/** Lists the figures and words within a setting by their places: `flynn, cost`. */
function listLeaves(value: unknown, above: readonly string[]): [place: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[above.join('.'), value]];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => listLeaves(part, [...above, key]));
}

function describeLeaf(leaf: unknown, isDollars: boolean): string {
  if (leaf === null || leaf === undefined) return 'the usual';
  if (isDollars && typeof leaf === 'number') return formatDollars(leaf);
  return typeof leaf === 'string' ? leaf.replaceAll('-', ' ') : JSON.stringify(leaf);
}

function describePlace(place: string): string[] {
  return place
    .split('.')
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? `no. ${Number(key) + 1}` : spellOut(key)))
    .map((words) => words.replace(/ dollars$/, '').replaceAll('-', ' '));
}

/** Lists the differences between two sets of a game's house rules: `Turns from 12 to 8`. */
export function describeRuleChanges(
  { rows, fileRows }: Pick<HouseTable, 'rows' | 'fileRows'>,
  before: object,
  after: object,
): string[] {
  const inForms = rows
    .filter(({ key }) => readRule(before, key) !== readRule(after, key))
    .map((row) => `${row.name} from ${quoteSetting(before, row)} to ${quoteSetting(after, row)}`);
  const inFiles = fileRows.flatMap(({ key, name, isDollars }) => {
    const [olds, news] = [before, after].map((house) => new Map(listLeaves(readSetting(house, key), []))) as [
      Map<string, unknown>,
      Map<string, unknown>,
    ];
    // A figure of one's own that is taken back is in the old set alone.
    return [...new Set([...news.keys(), ...olds.keys()])]
      .filter((place) => olds.get(place) !== news.get(place))
      .map((place) => {
        const isMoney = isDollars || place.endsWith('Dollars');
        const [from, to] = [olds, news].map((set) => describeLeaf(set.get(place), isMoney));
        return `${[name, ...describePlace(place)].join(', ')} from ${from} to ${to}`;
      });
  });
  return [...inForms, ...inFiles];
}

/** Lists the rules that differ though they were settled when the game began. */
export function listFixedChanges(
  { rows, fileRows }: Pick<HouseTable, 'rows' | 'fileRows'>,
  before: object,
  after: object,
): string[] {
  return [...rows, ...fileRows]
    .filter(({ isFixed }) => isFixed === true)
    .filter(({ key }) => JSON.stringify(readSetting(before, key)) !== JSON.stringify(readSetting(after, key)))
    .map(({ name }) => name);
}
