import { z } from 'zod';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';

type Node = { anyOf?: Node[]; oneOf?: Node[]; properties?: { kind?: { const?: string } } };

/** Every kind of order that a game's schema has. */
export function listOrderKinds(game: GameId): string[] {
  const whole = z.toJSONSchema(findSchemas(game).order, { io: 'input' }) as Node;
  const list = (node: Node): string[] => {
    const kind = node.properties?.kind?.const;
    return kind === undefined ? [...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap(list) : [kind];
  };
  return [...new Set(list(whole))].sort();
}
