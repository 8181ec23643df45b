import { z } from 'zod';
import {
  createListField,
  createNumberField,
  createSwitchField,
  createTextField,
  type AnyField,
  type ListOptions,
  type NumberOptions,
  type TextOptions,
  type Typed,
  type TypedFields,
} from './fields.ts';
import type { HouseTable } from './houseRules.ts';
import { isShown } from './rulings.ts';

type Names = Readonly<Record<string, string>>;

/** The form of a column's cells. Lists are in one cell, with semicolons between items. */
export type ColumnKind =
  | { is: 'text' }
  | { is: 'figure' }
  | { is: 'yes-no' }
  /** Ids with their names; both are read, in any spelling. `isOpen`: another word is taken as it is written. */
  | { is: 'choice'; names: Names; isOpen?: boolean }
  | { is: 'choices'; names: Names }
  | { is: 'texts' }
  | { is: 'figures' }
  /** Names with a figure each, as `The Canal Street Crew: 150`. */
  | { is: 'sums'; name: string; figure: string }
  /**
   * The value of a house rule: a figure, a word, true or false, a dash for nothing, or a list as JSON. `words` are those
   * that a spreadsheet makes dates of, such as `0-1-2`.
   */
  | { is: 'setting'; words: readonly string[] }
  /** A thing of many parts in one cell: its name where the program knows it, or else all of it as JSON. */
  | { is: 'whole'; known: Readonly<Record<string, unknown>> };

/** A column: its heading, its field, such as `stats.fists`, and whether empty cells are allowed. */
export type TableColumn = { head: string; field: string; kind: ColumnKind; isNullable?: boolean };

/**
 * A part of the table of a running campaign, below a heading of its own: one row that describes the whole, a list of
 * rows, or a row for each entry of a record, whose first column is the key (`dues.hire` for one within another) and
 * whose second is the value.
 */
export type TableSection = {
  title: string;
  shape: 'record' | 'list' | 'entries';
  /** The field it fills; empty for the fields of the campaign itself. */
  into: string;
  /** The list whose item a row belongs to, and the column that names it. */
  parent?: { head: string; list: string; by: string } | undefined;
  columns: readonly TableColumn[];
};

/** One field of a running game: its schema, its columns and sections in the tables, and how a person fills it in. */
export type SectionField<S extends z.ZodType = z.ZodType, View = never> = {
  schema: S;
  columns: (name: string) => readonly TableColumn[];
  sections: (name: string, parent?: TableSection['parent']) => readonly TableSection[];
  form: SectionForm<View> | null;
};

/** A field as a form asks for it; `take` turns what is typed into what a file has. */
export type SectionForm<View> = { field: AnyField<View>; take: (typed: Typed, view: View) => unknown };

/** The fields of a section, in the order of its columns. */
export type SectionFields = Readonly<Record<string, SectionField>>;

/** The schema of a section's fields. */
export type SectionSchema<F extends SectionFields> = z.ZodObject<
  { -readonly [K in keyof F]: F[K]['schema'] },
  z.core.$strict
>;

/** Creates a field without a form, in no table but those given. */
function createField<S extends z.ZodType>(
  schema: S,
  own: Partial<Pick<SectionField, 'columns' | 'sections'>>,
): SectionField<S, unknown> {
  return { schema, columns: () => [], sections: () => [], form: null, ...own };
}

/** Returns the names of a list's items by their ids. */
export function nameBy<K extends string>(
  items: readonly ({ name: string } & Readonly<Record<K, string>>)[],
  id: K,
): Names {
  return Object.fromEntries(items.map((one) => [one[id], one.name]));
}

/** Returns the names of a table's rows by their ids. */
export function nameRows(rows: Readonly<Record<string, { name: string }>>): Names {
  return Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name]));
}

/** Returns the schema that takes just these fields. */
export function buildSectionSchema<F extends SectionFields>(fields: F): SectionSchema<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape) as unknown as SectionSchema<F>;
}

function listColumns(fields: SectionFields, prefix = ''): TableColumn[] {
  return Object.entries(fields).flatMap(([name, { columns }]) => columns(`${prefix}${name}`));
}

function listSections(fields: SectionFields, parent?: TableSection['parent']): TableSection[] {
  return Object.entries(fields).flatMap(([name, { sections }]) => sections(name, parent));
}

/** Returns a schema without what stands for a missing value. */
function unwrapSchema(schema: z.ZodType): z.ZodType {
  const isWrapped = 'unwrap' in schema && !(schema instanceof z.ZodArray);
  return isWrapped ? unwrapSchema((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

/** Finds the form of a column's cells; names that are given are the choices. */
function findKind(schema: z.ZodType, names: Names | 'as typed' | undefined): ColumnKind {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray) {
    const kind = findKind(inner.element as z.ZodType, names);
    return kind.is === 'choice' ? { ...kind, is: 'choices' } : { is: kind.is === 'figure' ? 'figures' : 'texts' };
  }
  if (inner instanceof z.ZodBoolean) return { is: 'yes-no' };
  const isFigure = inner instanceof z.ZodLiteral && [...inner.values].every((value) => typeof value === 'number');
  if (inner instanceof z.ZodNumber || isFigure) return { is: 'figure' };
  if (names !== undefined && names !== 'as typed') return { is: 'choice', names };
  if (!(inner instanceof z.ZodEnum) || names === 'as typed') return { is: 'text' };
  return { is: 'choice', names: Object.fromEntries(inner.options.map((id) => [id, String(id)])) };
}

function createColumn<S extends z.ZodType>(
  head: string,
  schema: S,
  names?: Names | 'as typed',
  isOpen = false,
): SectionField<S, unknown> {
  const found = findKind(schema, names);
  const kind = found.is === 'choice' && isOpen ? { ...found, isOpen } : found;
  const isNullable = schema instanceof z.ZodNullable;
  return createField(schema, { columns: (field) => [{ head, field, kind, isNullable }] });
}

function createTyped<S extends z.ZodType, View = unknown>(
  own: SectionField<S, unknown>,
  field: AnyField<View>,
  take?: (typed: string, view: View) => unknown,
): SectionField<S, View> {
  const read = (typed: Typed, view: View): unknown => (take ? take(String(typed), view) : field.read(typed));
  return { ...own, form: { field, take: read } };
}

function createColumns<S extends z.ZodType>(
  schema: S,
  all: readonly Omit<TableColumn, 'isNullable'>[],
): SectionField<S, unknown> {
  return createField(schema, {
    columns: (name) => all.map((one) => ({ ...one, field: one.field === '' ? name : `${name}.${one.field}` })),
  });
}

function createParts<F extends SectionFields, S extends z.ZodType>(
  fields: F,
  wrap: (parts: SectionSchema<F>) => S,
): SectionField<S, unknown> {
  return createField(wrap(buildSectionSchema(fields)), { columns: (name) => listColumns(fields, `${name}.`) });
}

function createRecord<F extends SectionFields, S extends z.ZodType>(
  title: string,
  fields: F,
  wrap: (record: SectionSchema<F>) => S,
): SectionField<S, unknown> {
  const columns = listColumns(fields);
  return createField(wrap(buildSectionSchema(fields)), {
    sections: (into) => [{ title, shape: 'record', into, columns }],
  });
}

function createList<F extends SectionFields, S extends z.ZodType>(
  title: string,
  fields: F,
  wrap: (item: SectionSchema<F>) => S,
  called?: string,
): SectionField<S, unknown> {
  const columns = listColumns(fields);
  const head = called ?? columns[0]?.head ?? '';
  const by = columns[0]?.field ?? '';
  return createField(wrap(buildSectionSchema(fields)), {
    sections: (into, parent) => [
      { title, shape: 'list', into, parent, columns },
      ...listSections(fields, { head, list: into, by }),
    ],
  });
}

function createEntries<S extends z.ZodType>(
  title: string,
  schema: S,
  keyAndValue: SectionFields,
): SectionField<S, unknown> {
  const columns = listColumns(keyAndValue);
  return createField(schema, { sections: (into, parent) => [{ title, shape: 'entries', into, parent, columns }] });
}

/** The house rules of a game, a row for each. */
function createHouseRules<S extends z.ZodType>(
  { rows, fileRows }: Pick<HouseTable, 'rows' | 'fileRows'>,
  schema: S,
): SectionField<S, unknown> {
  const words = rows.flatMap(({ field }) => (field.kind === 'choice' ? field.options.map(({ value }) => value) : []));
  const names = Object.fromEntries([...rows, ...fileRows].map(({ key, name }) => [key, name]));
  const dated = words.filter((word) => /^\d+(?:[-/]\d+)+$/u.test(word));
  return createEntries('House rules', schema, {
    rule: createColumn('Rule', z.enum(Object.keys(names)), names),
    setting: createColumns(z.unknown(), [{ head: 'Setting', field: '', kind: { is: 'setting', words: dated } }]),
  });
}

/** The makers of fields; a column's kind follows from its schema, and `names` are the words of its choices. */
export const section = {
  /** A column of a heading that only files have. */
  column: createColumn,
  /** A field that a form asks for too by a control of `controls`; `take` reads it with what the form knows. */
  typed: createTyped,
  /** A value in several columns of its own kinds. */
  columns: createColumns,
  /** An object whose fields are columns of the section around it. */
  parts: createParts,
  /** An object in a section of its own. */
  record: createRecord,
  /** A list in a section of its own, whose items are named by their first column; rows of their lists name them below `called`. */
  list: createList,
  /** A record in a section of its own, a row for each key, with a column of keys and one of values. */
  entries: createEntries,
  houseRules: createHouseRules,
};

const schema = z.unknown();

type Made<Options> = Omit<Options, 'schema'>;

/** The controls of fields, whose values the schema of a file judges. */
export const controls = {
  figure: <View>(label: string, options: Made<NumberOptions<z.ZodUnknown, View>> = {}): AnyField<View> =>
    createNumberField(label, { schema, ...options }),
  text: <View>(label: string, options: Made<TextOptions<z.ZodUnknown, View>> = {}): AnyField<View> =>
    createTextField(label, { schema, longest: null, ...options }),
  check: (label: string): AnyField<unknown> => createSwitchField(label, { now: () => false }),
  pick: <View>(label: string, options: Made<ListOptions<z.ZodUnknown, View>>): AnyField<View> =>
    createListField(label, { schema, ...options }),
};

/** Declares a running game: the schema of its file, and the sections of its tables. */
export function declareRunning<F extends SectionFields>(
  title: string,
  fields: F,
): { schema: SectionSchema<F>; sections: readonly TableSection[] } {
  return {
    schema: buildSectionSchema(fields),
    sections: [{ title, shape: 'record', into: '', columns: listColumns(fields) }, ...listSections(fields)],
  };
}

/** The fields of a section whose forms know the same. */
export type TypedSection<View> = Readonly<Record<string, SectionField<z.ZodType, View>>>;

const listForms = <View>(fields: TypedSection<View>): [name: string, form: SectionForm<View>][] =>
  Object.entries(fields).flatMap(([name, { form }]) => (form === null ? [] : [[name, form]]));

/** Returns what the form of a section begins with. */
export function fillSection<View>(fields: TypedSection<View>, view: View): TypedFields {
  return Object.fromEntries(listForms(fields).map(([name, { field }]) => [name, field.now(view, {})]));
}

/** Reads the form of a section as a file has it; a field that is not shown is left out. */
export function readSection<View>(fields: TypedSection<View>, typed: TypedFields, view: View): Record<string, unknown> {
  const shown = listForms(fields).filter(([, { field }]) => isShown(field, typed));
  return Object.fromEntries(shown.map(([name, { take }]) => [name, take(typed[name] ?? '', view)]));
}
