import type { z } from 'zod';
import type { NpcRandom } from '../dice/npcRandom.ts';
import { catchRefusal } from '../refusal.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * Lists the values that a field may take in a campaign, by its schema and its name, which for a list is that of the
 * list; undefined leaves them to the schema.
 */
export type Pool = (schema: Schema, name: string) => readonly unknown[] | undefined;

/** The lists of values that a field may take, by its schema or its name. */
export type PoolLists = readonly (readonly [field: Schema | string, ...lists: (readonly unknown[])[]])[];

/** Creates a pool from lists; a field with several takes each draw from one of those that are not empty. */
export function createPool(lists: PoolLists, random: NpcRandom): Pool {
  const filled = new Map<unknown, readonly (readonly unknown[])[]>(
    lists.map(([field, ...values]) => [field, values.filter((one) => one.length > 0)]),
  );
  return (schema, name) => {
    const found = filled.get(schema) ?? filled.get(name);
    return found === undefined ? undefined : (random.pick(found) ?? []);
  };
}

type Source = { pool: Pool; random: NpcRandom };
type Draw = (source: Source) => unknown;

/** The result of a draw where no value is possible: a text without a pool, or a pool without a value. */
export const nothing = Symbol('nothing');

/** Items drawn for a list beyond its least number, at most. */
const mostMore = 4;

/** Creates the draw of any value that a schema takes. */
export function createDraw(schema: Schema, name = ''): Draw {
  const drawOwn = createOwnDraw(schema, name);
  return (source) => {
    const options = source.pool(schema, name);
    return options === undefined ? drawOwn(source) : pickFrom(options, source);
  };
}

function createOwnDraw(schema: Schema, name: string): Draw {
  const def = readDefinition(schema);
  switch (def.type) {
    case 'object':
      return drawObject(def.shape);
    case 'array':
      return drawList(schema, def.element, name);
    case 'tuple':
      return drawTuple(def.items.map((item) => createDraw(item, name)));
    case 'union':
      return drawUnion(def.options.map((option) => createDraw(option, name)));
    case 'record':
      return drawRecord(createDraw(def.keyType), createDraw(def.valueType, name));
    case 'nullable':
      return drawHalf(createDraw(def.innerType, name), () => null);
    case 'optional':
      return drawHalf(createDraw(def.innerType, name), () => undefined);
    case 'default':
    case 'prefault':
      return drawHalf(createDraw(def.innerType, name), () => def.defaultValue);
    case 'number':
      return drawFigure(schema);
    case 'boolean':
      return ({ random }) => random.below(2) === 0;
    case 'literal':
      return (source) => pickFrom(def.values, source);
    case 'enum':
      return (source) => pickFrom(Object.values(def.entries), source);
    case 'string':
      return () => nothing;
    default:
      throw new Error(`No field has a value of the kind “${def.type}”.`);
  }
}

function readDefinition(schema: Schema): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Reads the limits that a schema's checks set on a figure or on a list's length. */
export function readLimits(schema: Schema): { least: number; most: number } {
  const limits = { least: 0, most: Infinity };
  const { checks = [] } = schema._zod.def;
  for (const { _zod } of checks) {
    const def = (_zod as z.core.$ZodChecks['_zod']).def;
    if (def.check === 'min_length') limits.least = def.minimum;
    if (def.check === 'max_length') limits.most = def.maximum;
    if (def.check === 'length_equals') limits.least = limits.most = def.length;
    if (def.check === 'greater_than') limits.least = Number(def.value) + (def.inclusive ? 0 : 1);
    if (def.check === 'less_than') limits.most = Number(def.value) - (def.inclusive ? 0 : 1);
  }
  return limits;
}

function pickFrom(options: readonly unknown[], { random }: Source): unknown {
  return options.length === 0 ? nothing : random.pick(options);
}

function drawObject(shape: z.core.$ZodShape): Draw {
  const fields = Object.entries(shape).map(([name, schema]) => [name, createDraw(schema, name)] as const);
  return (source) => {
    const drawn: Record<string, unknown> = {};
    for (const [name, draw] of fields) {
      const value = draw(source);
      if (value === nothing) return nothing;
      if (value !== undefined) drawn[name] = value;
    }
    return drawn;
  };
}

/** Draws a short list without the same value twice; its values come from one pool. */
function drawList(schema: Schema, item: Schema, name: string): Draw {
  const drawItem = createOwnDraw(item, name);
  const { least, most } = readLimits(schema);
  const more = Math.min(mostMore, most - least);
  return (source) => {
    const options = source.pool(item, name);
    const drawOne: Draw = options === undefined ? drawItem : (own) => pickFrom(options, own);
    const wanted = least + source.random.below(more + 1);
    const drawn = new Set<unknown>();
    for (let tries = 2 * wanted; tries > 0 && drawn.size < wanted; tries -= 1) {
      const value = drawOne(source);
      if (value === nothing) break;
      drawn.add(value);
    }
    return drawn.size < least ? nothing : [...drawn];
  };
}

function drawTuple(items: readonly Draw[]): Draw {
  return (source) => {
    const drawn = items.map((draw) => draw(source));
    return drawn.includes(nothing) ? nothing : drawn;
  };
}

function drawUnion(options: readonly Draw[]): Draw {
  return (source) => {
    const first = source.random.below(options.length);
    for (const draw of [...options.slice(first), ...options.slice(0, first)]) {
      const value = draw(source);
      if (value !== nothing) return value;
    }
    return nothing;
  };
}

function drawRecord(drawKey: Draw, drawValue: Draw): Draw {
  return (source) => {
    const count = source.random.below(3);
    const drawn: Record<string, unknown> = {};
    for (let nth = 0; nth < count; nth += 1) drawn[String(drawKey(source))] = drawValue(source);
    return drawn;
  };
}

function drawHalf(draw: Draw, replace: () => unknown): Draw {
  return (source) => {
    const value = source.random.below(2) === 0 ? nothing : draw(source);
    return value === nothing ? replace() : value;
  };
}

/** Draws small figures more often than large ones, and both limits now and then. */
function drawFigure(schema: Schema): Draw {
  const limits = readLimits(schema);
  const { least } = limits;
  const most = Math.min(limits.most, least + 1_000_000);
  return ({ random }) => {
    const spread = random.pick([1, 4, 12, 12, 400, 5_000]) ?? 1;
    return random.below(24) === 0 ? most : least + random.below(Math.min(spread, most - least + 1));
  };
}

/** The draws of every kind of order of a game. */
type OrderDraws = ReadonlyMap<string, Draw>;

/** Creates the draws of all kinds of a game's orders. */
export function createOrderDraws(schema: Schema): OrderDraws {
  return new Map(listKinds(schema));
}

function listKinds(schema: Schema): [string, Draw][] {
  const def = readDefinition(schema);
  if (def.type === 'union') return def.options.flatMap(listKinds);
  const field = def.type === 'object' ? def.shape['kind'] : undefined;
  const word = field === undefined ? null : readDefinition(field);
  if (word?.type !== 'literal') throw new Error('An order is an object with its kind.');
  return [[String(word.values[0]), createDraw(schema)]];
}

/** How orders are drawn: `accept` throws a Refusal of one that the rules refuse, and notes one that they do not. */
type Drawing<O> = Source & {
  /** The kinds in question; one that stands there twice comes up twice as often. */
  kinds: readonly string[];
  /** Orders drawn at most. */
  most: number;
  /** Draws of one kind, at most. */
  tries: number;
  accept(order: O): void;
};

/** Draws orders that the rules accept one after another, each kind as likely as it is named. */
export function drawOrders<O>(draws: OrderDraws, { kinds, most, tries, accept, ...source }: Drawing<O>): O[] {
  const given: O[] = [];
  for (const kind of shuffle(kinds, source.random)) {
    if (given.length >= most) break;
    const order = drawAccepted<O>(draws.get(kind), source, { tries, accept });
    if (order !== null) given.push(order);
  }
  return given;
}

function drawAccepted<O>(
  draw: Draw | undefined,
  source: Source,
  { tries, accept }: Pick<Drawing<O>, 'tries' | 'accept'>,
): O | null {
  let last = '';
  for (let left = tries; left > 0; left -= 1) {
    const order = draw?.(source) ?? nothing;
    if (order === nothing) return null;
    const refusal = catchRefusal(() => accept(order as O));
    if (refusal === null) return order as O;
    // perf: the same objection again is likely to be to the kind.
    if (refusal.message === last) left -= 3;
    last = refusal.message;
  }
  return null;
}

function shuffle<T>(items: readonly T[], random: NpcRandom): T[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
