import type { z } from 'zod';
import type { Named } from '#shared/views/log.ts';
import type { EventRule } from '../events/events.ts';
import { createRecordedSchema } from '../events/recordedCheck.ts';
import type { Game } from '../game.ts';

/** The fields of an event, as schemas. */
export type EventFields = z.core.$ZodShape;

/** The data of an event with these fields, without its type. */
export type EventData<F extends EventFields> = keyof F extends never ? object : z.output<z.ZodObject<F>>;

/** The game as its events see it, so that an area need not know the others' events. */
export type EventGame<State, Names> = Omit<Game, 'state' | 'names'> & { state: State; names: Names };

/** An event as an area of a game declares it: its fields, and all that follows from it. */
export type DeclaredEvent<G extends Game, F extends EventFields> = { fields: F } & Omit<
  EventRule<G, EventData<F>>,
  'schema'
>;

/**
 * Returns the maker of a game's events, each one object whose fields come first; `defaults`: what follows from fields
 * alone.
 */
export function createEventMaker<G extends Game>(
  defaults: Partial<Record<'places' | 'about', (event: object) => readonly Named[]>> = {},
) {
  return <const F extends EventFields>(declared: DeclaredEvent<G, F>): DeclaredEvent<G, F> => ({
    ...defaults,
    ...declared,
  });
}

type FieldsOf<D> = D extends { fields: infer F extends EventFields } ? F : never;

/** The events that a table declares. */
export type EventsIn<T> = { [K in keyof T]: { type: K } & EventData<FieldsOf<T[K]>> }[keyof T];

/** Returns the rules of the declared events, each with the schema by which a file is read. */
export function buildEventRules<G extends Game, T extends Readonly<Record<string, object>>>(
  declared: T,
): { readonly [K in keyof T]: EventRule<G, { type: K } & EventData<FieldsOf<T[K]>>> } {
  const rules = Object.entries(declared).map(([type, declaration]) => {
    const { fields, ...row } = declaration as { fields: EventFields };
    return [type, { ...row, schema: createRecordedSchema(type, fields) }];
  });
  return Object.fromEntries(rules) as ReturnType<typeof buildEventRules<G, T>>;
}
