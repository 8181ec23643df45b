import { z } from 'zod';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';

/** The parts of JSON Schema that schemas of rulings use. */
type Shape = {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
  $ref?: string;
  $defs?: Readonly<Record<string, Shape>>;
  type?: string;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  prefixItems?: readonly Shape[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** Texts by the name they stand under; all of them under an empty name. */
type Pool = ReadonlyMap<string, readonly string[]>;

/**
 * Draws values that a schema takes more often than not; its texts come from a pool, as ids of a game do. With `most`,
 * every figure is the highest that the schema takes.
 */
export class AnyValue {
  private readonly root: Shape;
  private readonly random: NpcRandom;
  private readonly isMost: boolean;

  constructor(schema: z.ZodType, random: NpcRandom, figures: 'any' | 'most' = 'any') {
    this.random = random;
    this.isMost = figures === 'most';
    this.root = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape;
  }

  draw(pool: Pool): unknown {
    return this.value(this.root, pool, '');
  }

  private value(shape: Shape, pool: Pool, name: string): unknown {
    const { random } = this;
    if (shape.$ref !== undefined) return this.value(this.referred(shape.$ref), pool, name);
    if ('const' in shape) return shape.const;
    if (shape.enum !== undefined) return random.pick(shape.enum);
    const ways = shape.anyOf ?? shape.oneOf;
    if (ways !== undefined) return this.value(random.pick(ways) ?? {}, pool, name);
    if (shape.allOf !== undefined) return this.value(shape.allOf[0] ?? {}, pool, name);
    switch (shape.type) {
      case 'boolean':
        return random.below(2) === 0;
      case 'integer':
      case 'number':
        return this.figure(shape);
      case 'string':
        return random.pick(pool.get(name) ?? pool.get('') ?? []) ?? '';
      case 'array':
        return this.list(shape, pool, findSingular(name));
      case 'object':
        return this.record(shape, pool);
      default:
        return null;
    }
  }

  private referred(ref: string): Shape {
    return this.root.$defs?.[ref.split('/').at(-1) ?? ''] ?? {};
  }

  /** Small figures more often than large ones, and both limits now and then. */
  private figure({ minimum, maximum, exclusiveMinimum }: Shape): number {
    if (this.isMost && maximum !== undefined) return maximum;
    const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
    const most = Math.min(maximum ?? 1_000, least + 1_000_000);
    const { random } = this;
    const draws = [
      least,
      most,
      least + random.below(Math.min(12, most - least + 1)),
      least + random.below(Math.min(5_000, most - least + 1)),
    ];
    return random.pick(draws) ?? least;
  }

  private list({ prefixItems, items, minItems = 0, maxItems }: Shape, pool: Pool, name: string) {
    if (prefixItems !== undefined) return prefixItems.map((one) => this.value(one, pool, name));
    const count = minItems + this.random.below(Math.min(4, (maxItems ?? 4) - minItems + 1));
    return Array.from({ length: count }, () => this.value(items ?? {}, pool, name));
  }

  private record({ properties = {}, required = [] }: Shape, pool: Pool) {
    const kept = Object.entries(properties).filter(([key]) => required.includes(key) || this.random.below(2) === 0);
    return Object.fromEntries(kept.map(([key, shape]) => [key, this.value(shape, pool, key)]));
  }
}

function findSingular(name: string): string {
  return name.replace(/s$/, '');
}

/** Collects the short texts of a plain value by their names: where a game keeps its ids. */
export function collectTexts(value: unknown): Pool {
  const found = new Map<string, Set<string>>();
  const add = (name: string, text: string): void => {
    for (const under of [name, '']) found.set(under, (found.get(under) ?? new Set()).add(text));
  };
  const look = (part: unknown, name: string): void => {
    if (typeof part === 'string' && part.length <= 40) add(name, part);
    if (typeof part !== 'object' || part === null) return;
    const one = findSingular(name);
    for (const [key, inner] of Object.entries(part)) {
      if (Array.isArray(part)) look(inner, one);
      else {
        if (one !== name) add(one, key);
        look(inner, key);
      }
    }
  };
  look(value, '');
  const seats = found.get('seat') ?? new Set();
  const all = [...found].map(([name, texts]) => [name, [...texts]] as const);
  return new Map([...all, ['owner', [...seats]], ['member', [...seats]], ['to', [...(found.get('at') ?? seats)]]]);
}
