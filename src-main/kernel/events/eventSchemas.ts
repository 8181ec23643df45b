import { z } from 'zod';
import { createRecordedCheck } from './recordedCheck.ts';

/** The fields of each event type, as schemas. */
export type EventKinds = Readonly<Record<string, z.core.$ZodShape>>;

/** An event of one type, with its data. */
export type EventOfKind<K extends EventKinds, T extends keyof K> = { type: T } & (keyof K[T] extends never
  ? unknown
  : z.output<z.ZodObject<K[T]>>);

/** Events of all those types. */
export type EventsOf<K extends EventKinds> = { [T in keyof K]: EventOfKind<K, T> }[keyof K];

/** The fields of an event of one type, to the last one. */
export interface RecordedSchema<E> {
  readonly schema: z.ZodType<E>;
  /**
   * Finds the first place of a recorded event that does not match the schema, e.g. `/lines/0/dollars`; null for a valid
   * one.
   */
  findFirstError(event: unknown): string | null;
}

/** The schemas of events read from files, by type. */
export type EventSchemas<K extends EventKinds> = { readonly [T in keyof K]: RecordedSchema<EventOfKind<K, T>> };

export function createEventSchemas<K extends EventKinds>(kinds: K): EventSchemas<K> {
  const schemas = Object.entries(kinds).map(([type, fields]): [string, RecordedSchema<unknown>] => {
    const schema = z.object({ type: z.literal(type), ...fields });
    return [type, { schema, findFirstError: createRecordedCheck(schema) }];
  });
  return Object.fromEntries(schemas) as EventSchemas<K>;
}
