import { z } from 'zod';
import {
  createEitherField,
  createSeatField,
  createTextField,
  createWordField,
  type AnyField,
  type Typed,
  type TypedFields,
} from './fields.ts';
import type { SeatId } from './ids.ts';

/** A change open to the games master: its name in the form, and its fields in the order of the form. */
export type RulingDeclaration<View> = {
  name: string;
  group?: string;
  fields: Readonly<Record<string, AnyField<View>>>;
};

type ValueOf<F> = F extends { schema: infer S extends z.ZodType } ? z.output<S> : never;
type Values<F> = { [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]> } & {
  [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]>;
};
type Flat<T> = { [K in keyof T]: T[K] };

/** The rulings of a table of kinds, and the change of house rules, which every game has. */
export type RulingFrom<Kinds, House> =
  | {
      [K in keyof Kinds & string]: Flat<{ kind: K } & Values<Kinds[K] extends { fields: infer F } ? F : never>>;
    }[keyof Kinds & string]
  | { kind: 'house-rules'; houseRules: House };

/** A game's rulings: the schema that takes them, and the kinds from which forms are drawn. */
export type Rulings<View, Ruling> = {
  schema: z.ZodType<Ruling>;
  kinds: Readonly<Record<string, RulingDeclaration<View>>>;
};

type ShapeOf<F> = { [N in keyof F]: F[N] extends { schema: infer S extends z.ZodType } ? S : never };
type KindShapes<Kinds> = {
  [K in keyof Kinds & string]: z.ZodObject<
    { kind: z.ZodLiteral<K> } & ShapeOf<Kinds[K] extends { fields: infer F } ? F : never>,
    z.core.$strict
  >;
};

/** Makes the schemas of a table of kinds, for a union with others. */
export function listKindSchemas<View, const Kinds extends Readonly<Record<string, RulingDeclaration<View>>>>(
  kinds: Kinds,
): KindShapes<Kinds>[keyof Kinds & string][] {
  const schemas = Object.entries<RulingDeclaration<View>>(kinds).map(([kind, { fields }]) =>
    z.strictObject({
      kind: z.literal(kind),
      ...Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    }),
  );
  return schemas as unknown as KindShapes<Kinds>[keyof Kinds & string][];
}

/** Declares the rulings of a game, whose lists are made from a view. */
export function defineRulings<View>() {
  return <const Kinds extends Readonly<Record<string, RulingDeclaration<View>>>, House>(
    kinds: Kinds,
    houseChange: z.ZodType<House>,
  ): Rulings<View, RulingFrom<Kinds, House>> => {
    const [first, ...others] = listKindSchemas<View, Kinds>(kinds) as z.ZodObject<{ kind: z.ZodLiteral<string> }>[];
    const house = z.strictObject({ kind: z.literal('house-rules'), houseRules: houseChange });
    const schema = z.discriminatedUnion('kind', first === undefined ? [house] : [first, ...others, house]);
    return { schema: schema as unknown as z.ZodType<RulingFrom<Kinds, House>>, kinds };
  };
}

/** Returns what a form of a kind begins with; fields that are picked already keep their value up to the one given. */
export function fillFields<View>(
  { fields }: RulingDeclaration<View>,
  view: View,
  { typed = {}, upTo = null }: { typed?: TypedFields; upTo?: string | null } = {},
): TypedFields {
  const names = Object.keys(fields);
  const kept = upTo === null ? -1 : names.indexOf(upTo);
  return Object.entries(fields).reduce<TypedFields>((filled, [name, { now }], at) => {
    const before = typed[name];
    return { ...filled, [name]: at <= kept && before !== undefined ? before : now(view, filled) };
  }, {});
}

/** Returns a form with another value in one field; those after a list that may be empty begin anew. */
export function setField<View>(
  kind: RulingDeclaration<View>,
  view: View,
  { typed, name, value }: { typed: TypedFields; name: string; value: Typed },
): TypedFields {
  const next = { ...typed, [name]: value };
  const control = kind.fields[name]?.control;
  const isSubject = control?.kind === 'list' && control.empty !== null;
  return isSubject ? fillFields(kind, view, { typed: next, upTo: name }) : next;
}

/** Tells whether a field is shown: the one that it needs has a pick, and that is not a no. */
export function isShown({ after }: Pick<AnyField<never>, 'after'>, typed: TypedFields): boolean {
  return after === null || !['', 'false'].includes(String(typed[after]));
}

/** Reads a form of a kind into fields of a ruling, or says what is missing. */
export function readFields<View>(
  kind: string,
  { fields }: RulingDeclaration<View>,
  typed: TypedFields,
): { fields: Record<string, unknown> } | { missing: string } {
  const read: Record<string, unknown> = { kind };
  for (const [name, field] of Object.entries(fields)) {
    const value = typed[name] ?? '';
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty && field.asks !== null) return { missing: field.asks };
    if (isShown(field, typed)) read[name] = field.read(value);
  }
  return { fields: read };
}

type SeatsView = { seats: readonly { seat: SeatId; name: string; isHuman: boolean }[] };
type Mind<Level, Doctrine> = { level: Level; doctrine: Doctrine };

/** The rulings that every game of seats has: who plays one, how the program plays it, and its name. */
export function createSeatRulings<View extends SeatsView, Level extends string, Doctrine extends string>({
  party,
  group,
  nameSchema,
  levels,
  levelSchema,
  doctrines,
  doctrineSchema,
  findMind,
}: {
  /** The word for a seat: `family`, `gang`. */
  party: string;
  group?: string;
  nameSchema: z.ZodType<string>;
  levels: readonly Level[];
  levelSchema: z.ZodType<Level>;
  doctrines: readonly Doctrine[];
  doctrineSchema: z.ZodType<Doctrine>;
  findMind: (view: View, seat: Typed | undefined) => Mind<Level, Doctrine> | null | undefined;
}) {
  const seat = createSeatField(`${party.charAt(0).toUpperCase()}${party.slice(1)}`, `Pick the ${party}.`);
  const find = (view: View, { seat: picked }: TypedFields) => view.seats.find((one) => one.seat === picked);
  const inGroup = group === undefined ? {} : { group };
  return {
    player: {
      name: `Who plays a ${party}`,
      ...inGroup,
      fields: {
        seat,
        isHuman: createEitherField<View>('Played by', ['a player', 'the program'], {
          now: (view, typed) => String(find(view, typed)?.isHuman ?? true),
        }),
      },
    },
    mind: {
      name: `How the program plays a ${party}`,
      ...inGroup,
      fields: {
        seat,
        level: createWordField<Level, z.ZodType<Level>, View>('Level', levels, {
          schema: levelSchema,
          now: (view, typed) => findMind(view, typed['seat'])?.level ?? 'standard',
        }),
        doctrine: createWordField<Doctrine, z.ZodType<Doctrine>, View>('Doctrine', doctrines, {
          schema: doctrineSchema,
          say: (doctrine) => doctrine.replaceAll('-', ' '),
          now: (view, typed) => findMind(view, typed['seat'])?.doctrine ?? doctrines[0] ?? '',
        }),
      },
    },
    rename: {
      name: `The name of a ${party}`,
      ...inGroup,
      fields: {
        seat,
        name: createTextField<z.ZodType<string>, View>('New name', {
          schema: nameSchema,
          now: (view, typed) => find(view, typed)?.name ?? '',
        }),
      },
    },
  };
}
