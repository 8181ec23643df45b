import { formatDollars } from '#shared/words/text.ts';

/** One house rule as a form and a table show it. */
export type HouseRow = {
  /** Its place in the house rules: `prices.hire`. */
  key: string;
  name: string;
  meaning: string;
  /** The rule’s ID, where the rules give it one of its own. */
  rule?: string;
  field:
    | {
        kind: 'choice';
        /** By value; `true` and `false` are switches, an empty value is none. */
        options: readonly { value: string; words: string }[];
        /** The values are numbers. */
        isNumber?: true;
      }
    | {
        kind: 'number';
        least: number;
        most: number;
        /** The meaning of an empty field; null where it must be filled. */
        empty: string | null;
        step?: number;
        isDollars?: true;
        /** The unit counted, where its name does not say: `MC`. */
        unit?: string;
        /** The meaning of 0, where it is no figure. */
        zero?: string;
      };
};
type Field = HouseRow['field'];

export function numberField(least: number, most: number, empty: string | null = null): Field {
  return { kind: 'number', least, most, empty };
}

/** A sum of money. */
export function createDollarField(most: number, step = 1): Field {
  return { kind: 'number', least: 0, most, empty: null, isDollars: true, step };
}

export function createChoiceField(options: Readonly<Record<string, string>>): Field {
  const all = Object.entries(options).map(([value, words]) => ({ value, words }));
  return { kind: 'choice', options: all };
}

export const yesNo = createChoiceField({ true: 'yes', false: 'no' });

/** Reads a rule's setting as a form's field holds it; empty where nothing is set. */
export function readRule(house: unknown, key: string): string {
  const value = key
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : null,
      house,
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Describes a rule's setting. */
export function describeRule(house: unknown, { key, field }: HouseRow): string {
  const value = readRule(house, key);
  if (field.kind === 'choice') {
    return field.options.find((option) => option.value === value)?.words ?? value;
  }
  if (value === '') return field.empty ?? '–';
  if (value === '0' && field.zero !== undefined) return field.zero;
  if (field.isDollars === true) return formatDollars(Number(value));
  return field.unit === undefined ? value : `${value} ${field.unit}`;
}

function typedValue(field: Field, text: string): unknown {
  const typed = text.trim();
  if (field.kind === 'number' || field.isNumber === true)
    return typed === '' ? null : Number(typed);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

type Schema<House> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: House }
    | { success: false; error: { issues: readonly { message: string }[] } };
};

/** A group of rules with one of its parts set: `prices.hire`, or one of a row of figures, `marks.1`. */
function withPart(group: unknown, part: string, value: unknown): unknown {
  if (Array.isArray(group)) return group.with(Number(part), value);
  return { ...(group as Record<string, unknown>), [part]: value };
}

/** The house rules with one of them set as a field says, or the sentence that says what is wrong with it. */
export function setRule<House>(
  schema: Schema<House>,
  house: House,
  { key, field }: HouseRow,
  text: string,
): House | string {
  const value = typedValue(field, text);
  const [first = '', second] = key.split('.');
  const group = (house as Record<string, unknown>)[first];
  const changed = second === undefined ? value : withPart(group, second, value);
  const parsed = schema.safeParse({ ...house, [first]: changed });
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'That cannot be.');
}

/** Rules whose name, meaning or ID holds every word. */
export function searchRows(rows: readonly HouseRow[], text: string): readonly HouseRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, meaning, rule = '' }) =>
    words.every((word) => `${name} ${meaning} ${rule}`.toLowerCase().includes(word)),
  );
}
