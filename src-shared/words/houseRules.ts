import { z } from 'zod';
import { formatDollars } from './text.ts';

/** The field of a form that sets a house rule. */
export type RuleField =
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
      step: number;
      /** The meaning of an empty field; null where it must be filled. */
      empty: string | null;
      /** The meaning of 0, if it is no figure; `least` is then the least other figure. */
      zero: string | null;
      isDollars: boolean;
      /** A figure in words: `20 MC`, `December 1926`. */
      format: (figure: number) => string;
    };

/** The values that a rule may have. */
export type RuleKind<T> = {
  /** Takes the name under which a sentence refuses a value. */
  schema: (name: string) => z.ZodType<T, T>;
  /** Null where only a file or another part of the form sets the rule. */
  field: RuleField | null;
  /** Figures of a rule without a field are dollars. */
  isDollars?: true;
};

/** One house rule: the only place of its name, limits, default, and hint. */
export type HouseRule<T = unknown> = {
  name: string;
  kind: RuleKind<T>;
  default: T;
  hint: string;
  ruleId: string;
  /** Settled when the game begins; no ruling changes it. */
  isFixed?: true;
};

/** House rules by key, alone, in a group, or in a row of figures. */
export type RuleTable = { readonly [key: string]: HouseRule | readonly HouseRule[] | RuleTable };

/** A house rule with its place in the set: `prices.hire`, `marks.1`. */
export type HouseRow = Omit<HouseRule, 'kind'> & { key: string; field: RuleField; schema: z.ZodType };
type FileRow = Omit<HouseRow, 'field'> & { field: null; isDollars: boolean };

type ValueOf<R> = R extends HouseRule<infer V> ? V : never;
type RowOf<T extends readonly HouseRule[]> = { -readonly [I in keyof T]: ValueOf<T[I]> };
type Shape<T> = {
  -readonly [K in keyof T]: T[K] extends HouseRule<infer V>
    ? z.ZodDefault<z.ZodType<V, V>>
    : T[K] extends readonly HouseRule[]
      ? z.ZodDefault<z.ZodType<RowOf<T[K]>, RowOf<T[K]>>>
      : z.ZodPrefault<z.ZodObject<Shape<T[K]>, z.core.$strict>>;
};

/** Some of a game's house rules; a group may be there in part, too. */
export type HouseChange<House> = {
  -readonly [K in keyof House]?: House[K] extends readonly unknown[] | null | string | number | boolean
    ? House[K]
    : HouseChange<House[K]>;
};

/** The house rules of a game. */
export type HouseTable<House = unknown> = {
  /** The whole set; unnamed rules have their default. */
  schema: z.ZodType<House>;
  /** A change of a set: unnamed rules are kept. */
  changeSchema: z.ZodType<HouseChange<House>>;
  /** Rules that a form sets, in the order of the table. */
  rows: readonly HouseRow[];
  /** Rules that only a file or another part of the form sets. */
  fileRows: readonly FileRow[];
};

/** A rule whose default depends on its kind alone. */
type Draft<T> = Omit<HouseRule<T>, 'default'> & { default: NoInfer<T> };

/** Types a rule by its kind. */
export function rule<T>(made: Draft<T>): HouseRule<T> {
  return made;
}

/** Creates a maker of rules under one ID. */
export function createRulesUnder(ruleId: string): <T>(made: Omit<Draft<T>, 'ruleId'>) => HouseRule<T> {
  return (made) => ({ ...made, ruleId });
}

type Figures = {
  from?: number;
  to: number;
  step?: number;
  /** 0 is allowed too, with this meaning. */
  zero?: string;
  unit?: string;
  format?: (figure: number) => string;
};
type NumberField = Extract<RuleField, { kind: 'number' }>;

function createNumberKind(field: NumberField): RuleKind<number> {
  const { least, most, step, zero } = field;
  const schema = (name: string): z.ZodType<number, number> => {
    const sentence = `Set “${name}” to ${describeLimits(field)}.`;
    const whole = z
      .number(sentence)
      .int(sentence)
      .min(zero === null ? least : 0, sentence)
      .max(most, sentence);
    const stepped = step === 1 ? whole : whole.multipleOf(step, sentence);
    if (zero === null || least <= 1) return stepped;
    return stepped.refine((figure) => figure === 0 || figure >= least, sentence);
  };
  return { schema, field };
}

function createNumberField({ from = 0, to, step = 1, zero, unit, format }: Figures, empty: string | null): NumberField {
  return {
    kind: 'number',
    least: from,
    most: to,
    step,
    empty,
    zero: zero ?? null,
    isDollars: false,
    format: format ?? ((figure) => (unit === undefined ? `${figure}` : `${figure} ${unit}`)),
  };
}

/** A whole number from `from` to `to`, both included. */
export function integer(figures: Figures): RuleKind<number> {
  return createNumberKind(createNumberField(figures, null));
}

/** Whole dollars from $0 on. */
export function dollars({ to, step }: { to: number; step?: number }): RuleKind<number> {
  const field = createNumberField({ to, ...(step !== undefined && { step }), format: formatDollars }, null);
  return createNumberKind({ ...field, isDollars: true });
}

/** A number that may be left open; `empty` is the meaning of that. */
export function createOptional(figures: Figures, empty: string): RuleKind<number | null> {
  const { schema, field } = createNumberKind(createNumberField(figures, empty));
  return { schema: (name) => schema(name).nullable(), field };
}

/** One of several settings, each with its words. */
export function choice<const K extends string>(words: Readonly<Record<K, string>>): RuleKind<K> {
  const entries = Object.entries(words) as [K, string][];
  const options = entries.map(([value, said]) => ({ value, words: said }));
  return { schema: () => z.enum(entries.map(([value]) => value)), field: { kind: 'choice', options } };
}

/** One of several figures, each with its words; null is an empty one. */
export function pickFigure<const V extends number | null>(...offered: readonly (readonly [V, string])[]): RuleKind<V> {
  const options = offered.map(([value, words]) => ({ value: `${value ?? ''}`, words }));
  return {
    schema: (name) =>
      z.literal(
        offered.map(([value]) => value),
        `Set “${name}” to one of: ${offered.map(([, words]) => words).join(', ')}.`,
      ),
    field: { kind: 'choice', options, isNumber: true },
  };
}

/** A switch. */
export const yesNo: RuleKind<boolean> = {
  schema: () => z.boolean(),
  field: {
    kind: 'choice',
    options: [
      { value: 'true', words: 'yes' },
      { value: 'false', words: 'no' },
    ],
  },
};

/** Creates a rule without a field in the house rules; its figures may be dollars. */
export function createFileKind<T>(schema: z.ZodType<T>, isDollars?: true): RuleKind<T> {
  return { schema: () => schema as z.ZodType<T, T>, field: null, ...(isDollars === true && { isDollars }) };
}

/** Describes the values of a number: `a whole number from 6 to 24`. */
export function describeLimits({ least, most, step, empty, zero, isDollars }: NumberField): string {
  const [from, to, by] = [least, most, step].map((figure) => (isDollars ? formatDollars(figure) : `${figure}`));
  return [
    `${isDollars ? 'whole dollars' : 'a whole number'} from ${from} to ${to}`,
    step === 1 ? '' : ` in steps of ${by}`,
    zero === null ? '' : `, or to 0 (${zero})`,
    empty === null ? '' : `, or leave it empty (${empty})`,
  ].join('');
}

const isRule = (entry: RuleTable[string]): entry is HouseRule => 'kind' in entry && 'name' in entry;
const isRow = (entry: RuleTable[string]): entry is readonly HouseRule[] => Array.isArray(entry);

function createSchema(table: RuleTable): z.ZodType {
  const parts = Object.entries(table).map(([key, entry]): [string, z.ZodType] => {
    if (isRule(entry)) return [key, entry.kind.schema(entry.name).default(entry.default)];
    if (!isRow(entry)) return [key, createSchema(entry).prefault({})];
    const [first, ...others] = entry.map(({ kind, name }) => kind.schema(name));
    if (first === undefined) throw new Error(`${key} is a row of no figures.`);
    return [key, z.tuple([first, ...others]).default(entry.map((one) => one.default) as never)];
  });
  return z.strictObject(Object.fromEntries(parts));
}

function createChangeSchema(table: RuleTable): z.ZodType {
  const parts = Object.entries(table).map(([key, entry]): [string, z.ZodType] => {
    if (isRule(entry)) return [key, entry.kind.schema(entry.name).optional()];
    if (!isRow(entry)) return [key, createChangeSchema(entry).optional()];
    const [first, ...others] = entry.map(({ kind, name }) => kind.schema(name));
    if (first === undefined) throw new Error(`${key} is a row of no figures.`);
    return [key, z.tuple([first, ...others]).optional()];
  });
  return z.strictObject(Object.fromEntries(parts));
}

type Row = HouseRow | FileRow;

function listRules(table: RuleTable | readonly HouseRule[], above: string): Row[] {
  return Object.entries(table).flatMap(([name, entry]: [string, RuleTable[string]]): Row[] => {
    const key = `${above}${name}`;
    if (!isRule(entry)) return listRules(entry, `${key}.`);
    const { kind, ...said } = entry;
    const row = { ...said, key, schema: kind.schema(entry.name) };
    return kind.field === null
      ? [{ ...row, field: null, isDollars: kind.isDollars === true }]
      : [{ ...row, field: kind.field }];
  });
}

/** Makes the schema of a game's house rules, and the rows of its forms. */
export function defineHouseRules<const T extends RuleTable>(
  table: T,
): Omit<HouseTable, 'schema' | 'changeSchema'> & {
  schema: z.ZodObject<Shape<T>, z.core.$strict>;
  changeSchema: z.ZodType<HouseChange<z.infer<z.ZodObject<Shape<T>, z.core.$strict>>>>;
} {
  const all = listRules(table, '');
  return {
    schema: createSchema(table) as z.ZodObject<Shape<T>, z.core.$strict>,
    changeSchema: createChangeSchema(table) as never,
    rows: all.filter((row): row is HouseRow => row.field !== null),
    fileRows: all.filter((row): row is FileRow => row.field === null),
  };
}

/** Returns a whole set of house rules with a change put in. */
export function changeHouse<House>(
  { rows, fileRows }: Pick<HouseTable, 'rows' | 'fileRows'>,
  before: House,
  change: HouseChange<House>,
): House {
  const house = structuredClone(before);
  for (const { key } of [...rows, ...fileRows]) {
    const value = readSetting(change, key);
    if (value === undefined) continue;
    const path = key.split('.');
    const last = path.pop() ?? '';
    const group = path.reduce((part, name) => part[name] as Part, house as Part);
    group[last] = value;
  }
  return house;
}

type Part = Record<string, unknown>;

/** Reads a setting by its place; undefined where nothing is set. */ export function readSetting(
  house: unknown,
  key: string,
): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
      house,
    );
}

/** Reads a rule's setting as a form's field holds it; empty where nothing is set. */
export function readRule(house: unknown, key: string): string {
  const value = readSetting(house, key);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Describes a rule's setting. */
export function describeRule(house: unknown, { key, field }: HouseRow): string {
  const value = readRule(house, key);
  if (field.kind === 'choice') {
    return field.options.find((option) => option.value === value)?.words ?? value;
  }
  if (value === '') return field.empty ?? '–';
  return value === '0' && field.zero !== null ? field.zero : field.format(Number(value));
}

/** Describes a rule for its setter, with the meaning of 0 if it is no figure. */
export function describeHint({ hint, field }: HouseRow): string {
  if (field.kind === 'choice' || field.zero === null) return hint;
  const others = field.least > 1 ? `; else from ${field.least} on` : '';
  return `${hint} 0 means ${field.zero}${others}.`;
}

/** Lists ready-made sets of house rules. */
export function listPresets<House>(
  { schema }: HouseTable<House>,
  presets: Readonly<Record<string, { title: string; rules: object }>>,
): { id: string; title: string; house: House }[] {
  return Object.entries(presets).map(([id, { title, rules }]) => ({ id, title, house: schema.parse(rules) }));
}
