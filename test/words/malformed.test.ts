import { describe, expect, it } from 'vitest';
import { findSchemas } from '#shared/games/index.ts';
import { placeTakes } from '#shared/words/malformed.ts';
import { gameIds } from '#shared/words/games.ts';

/** Orders that no form makes, as a file or a program may hold them. */
const wrong: readonly unknown[] = [
  null,
  7,
  [],
  {},
  { kind: 'bogus' },
  { kind: 7 },
  { kind: 'move', pieces: ['g1-4'], area: 500 },
  { kind: 'hire', count: 'many' },
  { kind: 'letter', to: 'g2' },
  { kind: 'open', area: 'nowhere', count: 1 },
  { kind: 'position', placements: 3 },
  { kind: 'bid', dollars: 1.5 },
];

describe.each(gameIds)('an order of %s that is not written as it should be', (game) => {
  it('is refused in plain words, with what belongs in its place', () => {
    for (const order of wrong) {
      const { error } = findSchemas(game).order.safeParse(order, { error: placeTakes });
      for (const { message } of error?.issues ?? []) {
        expect(message).not.toMatch(/Invalid|Too (?:big|small)|expected|received|undefined/u);
        expect(message).toMatch(/^\S.*\.$/su);
      }
    }
    const { error } = findSchemas(game).order.safeParse({ kind: 'bogus' }, { error: placeTakes });
    expect(error?.issues[0]?.message).toMatch(/^“kind” is one of (?:[\w-]+, )+[\w-]+\.$/u);
  });
});
