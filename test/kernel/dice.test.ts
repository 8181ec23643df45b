import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { Dice, createScriptedDice, createSeededDice, seedRng } from '#kernel/dice/dice.ts';

const seeds = fc.integer({ min: 0, max: 2_147_483_647 });

describe('cards of the table', () => {
  const drawing = { purpose: 'A card', by: 'gm', nameOf: (card: string) => card.slice(0, 1) } as const;
  const naming = (name: string | null): Dice => new Dice({ ...createSeededDice(seedRng(1)), nameCard: () => name });

  it('the top card is drawn, or the first copy of the one that is named', () => {
    const pile = ['a1', 'b1', 'a2', 'b2'];
    expect(new Dice(createSeededDice(seedRng(1))).draw(pile, drawing)).toBe('a1');
    expect(naming('b').draw(pile, drawing)).toBe('b1');
    expect(naming(null).draw(pile, drawing)).toBe('a1');
    expect(naming('b').draw([], drawing)).toBeNull();
  });

  it('each name is offered once, with the count left', () => {
    const offered: unknown[] = [];
    const dice = new Dice({
      ...createSeededDice(seedRng(1)),
      nameCard: ({ kinds }) => {
        offered.push(...kinds);
        return null;
      },
    });
    dice.draw(['b1', 'a1', 'b2'], drawing);
    expect(offered).toEqual([
      { value: 'a', label: 'a', copies: 1 },
      { value: 'b', label: 'b', copies: 2 },
    ]);
  });

  it('a card of a hand is drawn by dice of the program where nobody names it', () => {
    const dice = naming(null);
    expect(['a1', 'b1', 'c1']).toContain(dice.pickCard(['a1', 'b1', 'c1'], drawing));
    expect(dice.take()).toHaveLength(1);
    expect(naming('c').pickCard(['a1', 'b1', 'c1'], drawing)).toBe('c1');
  });
});

describe('dice', () => {
  it('seeded dice continue exactly where their kept state left off', () => {
    forAll(seeds, fc.integer({ min: 1, max: 20 }), (seed, count) => {
      const whole = createSeededDice(seedRng(seed));
      const all = [...faces(whole, count), ...faces(whole, count)];
      const first = createSeededDice(seedRng(seed));
      const before = faces(first, count);
      const later = createSeededDice(JSON.parse(JSON.stringify(first.state())) as number[]);
      expect([...before, ...faces(later, count)]).toEqual(all);
    });
  });

  it('seeded dice are fair enough: 60,000 throws lie within four standard errors of a sixth', () => {
    const thrown = faces(createSeededDice(seedRng(1925)), 60_000);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => thrown.filter((f) => f === face).length);
    const standardError = Math.sqrt(60_000 * (1 / 6) * (5 / 6));
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * standardError);
  });

  it('scripted dice fail when some are missing and when some are left over', () => {
    const source = createScriptedDice([1, 2]);
    expect(() => faces(source, 3)).toThrow(/needs 3 more after 0/);
    faces(source, 1);
    expect(() => source.assertUsedUp()).toThrow('1 scripted dice were never thrown.');
    faces(source, 1);
    expect(() => source.assertUsedUp()).not.toThrow();
  });

  it('a roll keeps its purpose, faces, modifiers and total', () => {
    const dice = new Dice(createScriptedDice([3, 5]));
    const modifiers = [{ reason: 'speakeasy', value: -1 }];
    expect(dice.roll({ purpose: 'Loot', count: 2, modifiers })).toEqual({
      purpose: 'Loot',
      faces: [3, 5],
      modifiers,
      total: 7,
      source: 'scripted',
    });
    expect(dice.take()).toHaveLength(1);
    expect(dice.take()).toEqual([]);
  });

  it.each([
    [3, 3, [], false, true],
    [4, 3, [], false, false],
    [4, 3, [1], false, true],
    [3, 3, [-1], false, false],
    [6, 6, [], false, true],
    [6, 6, [], true, false],
    [6, 9, [], true, false],
  ])('1D6 of %i against %i with modifiers %j, six fails %s: passed %s', (face, stat, values, sixFails, passed) => {
    const dice = new Dice(createScriptedDice([face]));
    const modifiers = values.map((value) => ({ reason: 'x', value }));
    expect(dice.test({ purpose: 'x', stat, modifiers, sixFails }).passed).toBe(passed);
  });

  it('a pick is one of its options, and throws again past the last even share', () => {
    const options = ['a', 'b', 'c', 'd'];
    const source = createScriptedDice([5, 6, 3]);
    expect(new Dice(source).pick(options, 'x')).toBe('c');
    source.assertUsedUp();
    forAll(seeds, fc.integer({ min: 1, max: 50 }), (seed, size) => {
      const many = Array.from({ length: size }, (_, i) => i);
      expect(many).toContain(new Dice(createSeededDice(seedRng(seed))).pick(many, 'x'));
    });
  });

  it('a pick of twelve falls equally on each over all throws of two dice', () => {
    const options = Array.from({ length: 12 }, (_, i) => i);
    const counts = options.map(() => 0);
    for (let a = 1; a <= 6; a += 1) {
      for (let b = 1; b <= 6; b += 1) {
        const picked = new Dice(createScriptedDice([a, b])).pick(options, 'x');
        counts[picked] = (counts[picked] ?? 0) + 1;
      }
    }
    expect(new Set(counts)).toEqual(new Set([3]));
  });
});

describe('a card', () => {
  const kinds = [
    { value: 'ace', label: 'Ace', copies: 2 },
    { value: 'king', label: 'King', copies: 0 },
    { value: 'ten', label: 'Ten', copies: 1 },
  ];
  const drawn = (face: number): string =>
    new Dice(createScriptedDice([face])).card({ purpose: 'a card', by: 'gm', kinds });

  it('has a face for each copy, in the order of the kinds', () => {
    expect([1, 2, 3].map(drawn)).toEqual(['ace', 'ace', 'ten']);
  });

  it('may be of a kind with no copy left, where the table says so', () => {
    const named = (name: string): Dice => new Dice({ ...createSeededDice(seedRng(1)), nameCard: () => name });
    const dice = named('king');
    expect(dice.card({ purpose: 'a card', by: 'gm', kinds })).toBe('king');
    expect(dice.take()).toMatchObject([{ faces: [4], sides: 3, readSingly: true, source: 'physical' }]);
    expect(drawn(4)).toBe('king');
    expect(() => drawn(5)).toThrow('No card stands for the face 5.');
    expect(() => named('queen').card({ purpose: 'a card', by: 'gm', kinds })).toThrow('queen');
  });

  it('is drawn by a die of two faces where it is the only one', () => {
    const only = [{ value: 'ten', label: 'Ten', copies: 1 }];
    const dice = new Dice(createSeededDice(seedRng(3)));
    expect(dice.card({ purpose: 'a card', by: 'gm', kinds: only })).toBe('ten');
    expect(dice.take()).toMatchObject([{ sides: 2, readSingly: true }]);
    expect(() => dice.card({ purpose: 'a card', by: 'gm', kinds: [] })).toThrow('no card left');
  });
});

function faces(source: ReturnType<typeof createSeededDice> | ReturnType<typeof createScriptedDice>, count: number) {
  return source.throwDice({ purpose: 'x', count, modifiers: [] }).faces;
}
