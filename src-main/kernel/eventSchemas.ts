import { z } from 'zod';

/** What the events of each type carry, as schemas of their fields. */
export type EventKinds = Readonly<Record<string, z.core.$ZodShape>>;

/** An event of one type, with what it carries. */
export type EventOfKind<K extends EventKinds, T extends keyof K> = { type: T } & z.output<
  z.ZodObject<K[T]>
>;

/** Events of all those types. */
export type EventsOf<K extends EventKinds> = { [T in keyof K]: EventOfKind<K, T> }[keyof K];

/** What an event must be to be read, by its type. */
export type EventSchemas<K extends EventKinds> = {
  readonly [T in keyof K]: z.ZodType<EventOfKind<K, T>>;
};

/**
 * Schemas for events as a file holds them. They know no more and no fewer fields than were written, in whatever depth;
 * limits on figures and lengths are the affair of whoever makes an event, as a later version may move them.
 */
export function eventSchemas<K extends EventKinds>(kinds: K): EventSchemas<K> {
  const schemas = Object.entries(kinds).map(([type, fields]): [string, z.ZodType] => [
    type,
    z.strictObject({ type: z.literal(type), ...strictly(fields) }),
  ]);
  return Object.fromEntries(schemas) as EventSchemas<K>;
}

/** A name that every object has anyway is the id of nothing. */
const recordedId = z
  .string()
  .refine((id) => !(id in Object.prototype) && id !== 'prototype', 'An id cannot be a word of the program’s own.');

function strictly(shape: z.core.$ZodShape): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, asRecorded(schema)]),
  );
}

/** A schema without defaults, limits, or a taste for unknown fields. */
export function asRecorded(schema: z.core.$ZodType): z.ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return z.strictObject(strictly(def.shape));
    case 'array':
      return z.array(asRecorded(def.element));
    case 'tuple':
      return z.tuple(def.items.map(asRecorded) as [z.ZodType, ...z.ZodType[]]);
    case 'union':
      return unionOf(def);
    case 'record':
      return recordOf(def);
    case 'nullable':
      return z.nullable(asRecorded(def.innerType));
    case 'optional':
      return z.exactOptional(asRecorded(def.innerType));
    case 'default':
    case 'prefault':
      return asRecorded(def.innerType);
    case 'number':
      return isWhole(def) ? z.int() : z.number();
    case 'string':
      return def.checks?.some(({ _zod }) => _zod.def.check === 'custom') === true
        ? recordedId
        : z.string();
    case 'enum':
    case 'literal':
    case 'boolean':
      return schema as z.ZodType;
    default:
      throw new Error(`No event carries a value of the kind “${def.type}”.`);
  }
}

function isWhole({ checks = [], ...def }: z.core.$ZodNumberDef): boolean {
  return 'format' in def || checks.some(({ _zod }) => _zod.def.check === 'number_format');
}

function unionOf(def: z.core.$ZodUnionDef & { discriminator?: string }): z.ZodType {
  const options = def.options.map(asRecorded);
  return def.discriminator === undefined
    ? z.union(options)
    : z.discriminatedUnion(def.discriminator, options as [z.ZodObject, ...z.ZodObject[]]);
}

/** Not every word a record may be about need be in it. */
function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): z.ZodType {
  const values = asRecorded(valueType);
  const key = asRecorded(keyType);
  return key instanceof z.ZodEnum ? z.partialRecord(key, values) : z.record(recordedId, values);
}
