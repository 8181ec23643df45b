import type { z } from 'zod';
import { createRecordedSchema, type RecordedSchema } from '#kernel/events/recordedCheck.ts';

/** The fields of each event type, as schemas. */
type EventKinds = Readonly<Record<string, z.core.$ZodShape>>;

/** An event of one type, with its data. */
export type EventOfKind<K extends EventKinds, T extends keyof K> = { type: T } & (keyof K[T] extends never
  ? unknown
  : z.output<z.ZodObject<K[T]>>);

/** Events of all those types. */
export type EventsOf<K extends EventKinds> = { [T in keyof K]: EventOfKind<K, T> }[keyof K];

/** The schemas of events read from files, by type. */
type EventSchemas<K extends EventKinds> = { readonly [T in keyof K]: RecordedSchema<EventOfKind<K, T>> };

export function createEventSchemas<K extends EventKinds>(kinds: K): EventSchemas<K> {
  const schemas = Object.entries(kinds).map(([type, fields]) => [type, createRecordedSchema(type, fields)] as const);
  return Object.fromEntries(schemas) as unknown as EventSchemas<K>;
}
