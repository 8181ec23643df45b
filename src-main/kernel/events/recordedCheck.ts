import { z } from 'zod';

/** The way to the first place that is wrong, empty for the value itself; null for a value that is right. */
type Check = (value: unknown) => string | null;
type Def = z.core.$ZodTypes['_zod']['def'];

/** The fields of an event of one type, to the last one. */
export interface RecordedSchema<E> {
  readonly schema: z.ZodType<E>;
  /**
   * Finds the first place of a recorded event that does not match the schema, e.g. `/lines/0/dollars`; null for a valid
   * one.
   */
  findFirstError(event: unknown): string | null;
}

/** Creates the schema of one type of event, by which a file is read. */
export function createRecordedSchema(type: string, fields: z.core.$ZodShape): RecordedSchema<unknown> {
  const schema = z.object({ type: z.literal(type), ...fields });
  return { schema, findFirstError: createRecordedCheck(schema) };
}

/**
 * Creates a check of recorded values from a schema. It requires exactly the schema's fields at any depth, and fills in
 * none; limits on figures and lengths are checked where events are made, because later versions may change them. A
 * journal has tens of thousands of events, so it copies nothing.
 */
export function createRecordedCheck(schema: z.core.$ZodType): Check {
  const def = readDefinition(schema);
  switch (def.type) {
    case 'object':
      return checkObject(def.shape);
    case 'array':
      return checkArray(createRecordedCheck(def.element));
    case 'tuple':
      return checkTuple(def.items.map(createRecordedCheck));
    case 'union':
      return checkUnion(def);
    case 'record':
      return checkRecord(createRecordedCheck(def.keyType), createRecordedCheck(def.valueType));
    case 'nullable': {
      const inner = createRecordedCheck(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return createRecordedCheck(def.innerType);
    case 'number':
      return createCheck(isWhole(def) ? Number.isSafeInteger : Number.isFinite);
    case 'string':
      return createCheck(isId(schema) ? isUsableId : (value) => typeof value === 'string');
    case 'boolean':
      return createCheck((value) => typeof value === 'boolean');
    case 'literal':
      return checkMember(def.values);
    case 'enum':
      return checkMember(Object.values(def.entries));
    default:
      throw new Error(`No event carries a value of the kind “${def.type}”.`);
  }
}

/** True if a schema is that of an id: a key of plain records. */
export function isId(schema: z.core.$ZodType): boolean {
  const { checks = [] } = schema._zod.def;
  return checks.some(({ _zod }) => _zod.def.check === 'custom');
}

function readDefinition(schema: z.core.$ZodType): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function isWhole({ checks = [], ...def }: z.core.$ZodNumberDef): boolean {
  return 'format' in def || checks.some(({ _zod }) => _zod.def.check === 'number_format');
}

/** A name that every object has anyway is the id of nothing. */
function isUsableId(value: unknown): boolean {
  return typeof value === 'string' && !(value in Object.prototype) && value !== 'prototype';
}

function createCheck(isRight: (value: unknown) => boolean): Check {
  return (value) => (isRight(value) ? null : '');
}

function checkMember(values: readonly unknown[]): Check {
  const known = new Set(values);
  return createCheck((value) => known.has(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkObject(shape: z.core.$ZodShape): Check {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    check: createRecordedCheck(schema),
    mayLack: readDefinition(schema).type === 'optional',
  }));
  return (value) => {
    if (!isObject(value)) return '';
    let found = 0;
    for (const { name, check, mayLack } of fields) {
      if (Object.hasOwn(value, name)) {
        const wrong = check(value[name]);
        if (wrong !== null) return `/${name}${wrong}`;
        found += 1;
      } else if (!mayLack) return `/${name}`;
    }
    const names = Object.keys(value);
    if (names.length === found) return null;
    return `/${names.find((name) => !Object.hasOwn(shape, name)) ?? ''}`;
  };
}

function checkArray(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return '';
    for (let at = 0; at < value.length; at += 1) {
      const wrong = check(value[at]);
      if (wrong !== null) return `/${at}${wrong}`;
    }
    return null;
  };
}

function checkTuple(checks: readonly Check[]): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length !== checks.length) return '';
    for (const [at, check] of checks.entries()) {
      const wrong = check(value[at]);
      if (wrong !== null) return `/${at}${wrong}`;
    }
    return null;
  };
}

/** Checks a record, which need not have all words of its key. */
function checkRecord(key: Check, check: Check): Check {
  return (value) => {
    if (!isObject(value)) return '';
    for (const name of Object.keys(value)) {
      const wrong = key(name) ?? check(value[name]);
      if (wrong !== null) return `/${name}${wrong}`;
    }
    return null;
  };
}

/** Checks a union; with a tag, the fault is searched in the option it names. */
function checkUnion(def: z.core.$ZodUnionDef & { discriminator?: string }): Check {
  const { discriminator: word } = def;
  const options = def.options.map((option) => ({
    check: createRecordedCheck(option),
    tells: word === undefined ? null : createWordCheck(option, word),
  }));
  return (value) => {
    if (word === undefined) {
      return options.some(({ check }) => check(value) === null) ? null : '';
    }
    if (!isObject(value)) return '';
    const option = options.find(({ tells }) => tells?.(value[word]) === null);
    return option === undefined ? `/${word}` : option.check(value);
  };
}

function createWordCheck(option: z.core.$ZodType, word: string): Check | null {
  const def = readDefinition(option);
  const field = def.type === 'object' ? def.shape[word] : undefined;
  return field === undefined ? null : createRecordedCheck(field);
}
