import type { z } from 'zod';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { createDraw, nothing, readLimits, type Pool } from '#kernel/orders/drawing.ts';

/** Texts by the name they stand under; all of them under an empty name. */
type Texts = ReadonlyMap<string, readonly string[]>;

/**
 * Draws values that a schema takes more often than not; its texts come from a pool, as ids of a game do. With `most`,
 * every figure is the highest that the schema takes.
 */
export class AnyValue {
  private readonly drawAny: ReturnType<typeof createDraw>;
  private readonly random: NpcRandom;
  private readonly isMost: boolean;

  constructor(schema: z.ZodType, random: NpcRandom, figures: 'any' | 'most' = 'any') {
    this.random = random;
    this.isMost = figures === 'most';
    this.drawAny = createDraw(schema);
  }

  draw(texts: Texts): unknown {
    const pool: Pool = (schema, name) => {
      const { type } = schema._zod.def;
      if (type === 'string') return texts.get(name) ?? texts.get(findSingular(name)) ?? texts.get('') ?? [];
      if (type !== 'number' || !this.isMost) return undefined;
      const { most } = readLimits(schema);
      return most === Infinity ? undefined : [most];
    };
    const drawn = this.drawAny({ pool, random: this.random });
    return drawn === nothing ? null : drawn;
  }
}

function findSingular(name: string): string {
  return name.replace(/s$/, '');
}

/** Collects the short texts of a plain value by their names: where a game keeps its ids. */
export function collectTexts(value: unknown): Texts {
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
