import type { z } from 'zod';

/** A place in an event: the keys that lead to it, and what may stand there. */
export type Place = {
  path: readonly (string | number)[];
  schema: z.core.$ZodType;
  def: z.core.$ZodTypes['_zod']['def'];
  /** Nothing need stand there. */
  mayLack: boolean;
};

const defOf = (schema: z.core.$ZodType): Place['def'] => (schema as z.core.$ZodTypes)._zod.def;

/** An event as its schema has it, every field filled in. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(def.element)];
    case 'tuple':
      return def.items.map(sampleOf);
    case 'union':
      return sampleOf(firstOf(def.options));
    case 'record':
      return { [String(sampleOf(def.keyType))]: sampleOf(def.valueType) };
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return sampleOf(def.innerType);
    case 'number':
      return 3;
    case 'string':
      return 'x1';
    case 'boolean':
      return true;
    case 'literal':
      return firstOf(def.values);
    case 'enum':
      return firstOf(Object.values(def.entries));
    default:
      throw new Error(`No sample of “${def.type}”`);
  }
}

/** Every place of a sample, the event itself first. */
export function placesOf(schema: z.core.$ZodType, path: Place['path'] = []): Place[] {
  const def = defOf(schema);
  const here = { path, schema, def, mayLack: false };
  switch (def.type) {
    case 'object':
      return [here, ...Object.entries(def.shape).flatMap(([name, field]) => placesOf(field, [...path, name]))];
    case 'array':
      return [here, ...placesOf(def.element, [...path, 0])];
    case 'tuple':
      return [here, ...def.items.flatMap((item, at) => placesOf(item, [...path, at]))];
    case 'record':
      return [here, ...lacking(placesOf(def.valueType, [...path, String(sampleOf(def.keyType))]))];
    case 'union':
      return placesOf(firstOf(def.options), path);
    case 'optional':
      return lacking(placesOf(def.innerType, path));
    case 'nullable':
    case 'default':
    case 'prefault':
      return placesOf(def.innerType, path);
    default:
      return [here];
  }
}

/** The first of them may be missing. */
function lacking([first, ...others]: Place[]): Place[] {
  return first === undefined ? [] : [{ ...first, mayLack: true }, ...others];
}

/** A copy of an event that has something else at a place. */
export function changedAt(
  event: unknown,
  path: Place['path'],
  change: (part: Record<string | number, unknown>, key: string | number) => void,
): unknown {
  const copy = { event: structuredClone(event) };
  const keys = ['event', ...path];
  const last = keys.pop() ?? 'event';
  let part: unknown = copy;
  for (const key of keys) part = (part as Record<string | number, unknown>)[key];
  change(part as Record<string | number, unknown>, last);
  return copy.event;
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('Nothing to choose from');
  return first;
}
