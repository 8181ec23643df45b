import type { z } from 'zod';

/** The way to the first place that is wrong, empty for the value itself; null for a value that is right. */
type Check = (value: unknown) => string | null;
type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * A check of values as a file holds them, made from a schema. It takes no more and no fewer fields than the schema has,
 * in whatever depth, and fills in none; limits on figures and lengths are the affair of the code that makes an event, as a
 * later version may move them. A journal has tens of thousands of events, so it copies nothing.
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

/** Not every word that a record may be about need be in it. */
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

/** With a word that tells the options apart, what is wrong is looked for in the one it names. */
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
