import { z } from 'zod';
import { seatIdSchema, type SeatId } from './ids.ts';

/** One of the values that a list offers; choices of one group stand together. */
export type ListChoice = { value: string; words: string; group?: string };

type Choices<View> = (view: View) => readonly ListChoice[];

/** The control of a form; `empty` labels the pick of nothing in a list, and null leaves that out. */
export type Control<View> =
  | { kind: 'list'; choices: Choices<View>; empty: string | null }
  | { kind: 'several'; choices: Choices<View> }
  | { kind: 'ranking'; choices: Choices<View> }
  /** `empty`: the words for no number, which the field then takes. */
  | { kind: 'number'; least: number; most: number | undefined; step: number; empty?: string | undefined }
  | { kind: 'text'; longest: number | undefined; example: string; rows?: number | undefined }
  | { kind: 'switch' };

/** The value in a control: an empty text is a pick of nothing. */
export type Typed = string | number | boolean | readonly string[];

/** The values of a form by the names of their fields. */
export type TypedFields = Readonly<Record<string, Typed>>;

/** One field of a declared thing: its schema, and how a person fills it in. */
export type Field<S extends z.ZodType, View> = {
  label: string;
  schema: S;
  control: Control<View>;
  /** The value that the form begins with, and takes again once an earlier field has another pick. */
  now: (view: View, typed: TypedFields) => Typed;
  /** Turns what is typed into what the schema takes. */
  read: (typed: Typed) => unknown;
  /** Says what is missing while nothing is picked; null where that is a value. */
  asks: string | null;
  /** The field whose pick this one needs before it is shown. */
  after: string | null;
};

/** A field of any schema. */
export type AnyField<View> = Field<z.ZodType, View>;

type Options<View> = { now?: Field<z.ZodType, View>['now']; after?: string; read?: (typed: Typed) => unknown };

/** A list of choices; `asks` refuses to pick nothing, which `none` names where it is a value. */
export type ListOptions<S, View> = {
  schema: S;
  choices: Choices<View>;
  asks?: string | null;
  empty?: string;
  none?: string | null;
  isNumber?: boolean;
} & Options<View>;

/** The limits of a whole number; `empty` names no number where that is a value. */
export type NumberOptions<S, View> = {
  schema: S;
  least?: number;
  most?: number;
  step?: number;
  empty?: string;
} & Options<View>;

/** A line of text, or several where `rows` is given; with `longest` null it has no limit. */
export type TextOptions<S, View> = {
  schema: S;
  longest?: number | null;
  example?: string;
  rows?: number;
  asks?: string | null;
} & Options<View>;

/** The part of every view from which a list of seats is made. */
type Seats = { seats: readonly { seat: SeatId; name: string }[] };

const readAsIs = (typed: Typed): Typed => typed;

const readPick = (typed: Typed): Typed | null => (typed === '' ? null : typed);

const listSeats = ({ seats }: Seats): ListChoice[] => seats.map(({ seat, name }) => ({ value: seat, words: name }));

/** A field that takes its value as it is typed, unless its options say otherwise. */
function createField<S extends z.ZodType, View>(
  label: string,
  schema: S,
  control: Control<View>,
  {
    now,
    read = readAsIs,
    asks = null,
    after = null,
  }: Pick<Field<S, View>, 'now'> & Partial<Pick<Field<S, View>, 'read' | 'asks' | 'after'>>,
): Field<S, View> {
  return { label, schema, control, now, read, asks, after };
}

/** A seat that has to be picked. */
export function createSeatField(label: string, asks: string): Field<typeof seatIdSchema, Seats> {
  return createListField(label, { schema: seatIdSchema, choices: listSeats, asks });
}

/** A seat, or nobody by the words given. */
export function createOwnerField<View extends Seats>(
  label: string,
  nobody: string,
  options: Options<View> = {},
): Field<z.ZodNullable<typeof seatIdSchema>, View> {
  return createListField(label, { schema: seatIdSchema.nullable(), choices: listSeats, none: nobody, ...options });
}

/** One of a list; with `asks` or `none` nothing is picked at first, else the first choice is. */
export function createListField<S extends z.ZodType, View>(
  label: string,
  { schema, choices, asks = null, empty = 'Pick one', none = null, isNumber = false, ...options }: ListOptions<S, View>,
): Field<S, View> {
  const first = asks === null ? none : empty;
  const control: Control<View> = { kind: 'list', choices, empty: first };
  const now = (view: View): string => (first === null ? (choices(view)[0]?.value ?? '') : '');
  const read = isNumber ? Number : none === null ? readAsIs : readPick;
  return createField(label, schema, control, { now, read, asks, ...options });
}

/** One of a row of plain words. */
export function createWordField<T extends string, S extends z.ZodType, View>(
  label: string,
  words: readonly T[],
  { schema, say = (word) => word, ...options }: { schema: S; say?: (word: T) => string } & Options<View>,
): Field<S, View> {
  const choices = words.map((value) => ({ value, words: say(value) }));
  return createListField(label, { schema, choices: () => choices, ...options });
}

/** Yes or no in two words of its own, the first of them true. */
export function createEitherField<View>(
  label: string,
  [yes, no]: readonly [string, string],
  options: Options<View> = {},
): Field<z.ZodBoolean, View> {
  const choices = [
    { value: 'true', words: yes },
    { value: 'false', words: no },
  ];
  const field = createListField(label, { schema: z.boolean(), choices: () => choices, ...options });
  return { ...field, read: (typed) => typed === 'true' };
}

/** Yes or no as a box to check. */
export function createSwitchField<View>(label: string, options: Options<View> = {}): Field<z.ZodBoolean, View> {
  return createField<z.ZodBoolean, View>(label, z.boolean(), { kind: 'switch' }, { now: () => true, ...options });
}

/** A whole number within limits; anything else is told in the one sentence. */
export function createNumberField<S extends z.ZodType, View>(
  label: string,
  { schema, least = 0, most, step = 1, empty, ...options }: NumberOptions<S, View>,
): Field<S, View> {
  const control: Control<View> = { kind: 'number', least, most, step, empty };
  const now = (): Typed => (empty === undefined ? least : '');
  return createField<S, View>(label, schema, control, {
    now,
    read: empty === undefined ? readAsIs : readPick,
    ...options,
  });
}

/** A line of text. */
export function createTextField<S extends z.ZodType, View>(
  label: string,
  { schema, longest = 40, example = '', rows, asks = null, ...options }: TextOptions<S, View>,
): Field<S, View> {
  const control: Control<View> = { kind: 'text', longest: longest ?? undefined, example, rows };
  return createField<S, View>(label, schema, control, { now: () => '', asks, ...options });
}

/** Any number of the values that a list offers; none of them at first, unless `now` names some. */
export function createSeveralField<S extends z.ZodType, View>(
  label: string,
  { schema, choices, ...options }: { schema: S; choices: Choices<View> } & Options<View>,
): Field<S, View> {
  return createField<S, View>(label, schema, { kind: 'several', choices }, { now: () => [], ...options });
}

/** Several seats, or all of them in an order. */
export function createSeatsField<S extends z.ZodType, View extends Seats>(
  label: string,
  {
    kind,
    schema,
    asks,
    choices = listSeats,
  }: { kind: 'several' | 'ranking'; schema: S; asks: string; choices?: Choices<View> },
): Field<S, View> {
  const now = (view: View): string[] => (kind === 'ranking' ? choices(view).map(({ value }) => value) : []);
  return createField(label, schema, { kind, choices }, { now, asks });
}
