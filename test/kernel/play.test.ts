import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playRing, type Phase } from '#kernel/play.ts';
import { countCardsLeft, createDeck, reshuffle, takeTop } from '#kernel/dice/decks.ts';
import { listStepsWithForeignDice } from '#kernel/journal/replay.ts';
import { run } from '#kernel/run.ts';
import { convertEvent, type Upcast } from '#kernel/events/upcast.ts';

type Log = { state: { done: string[] }; emit: (word: string) => void };

function ring(waiting: readonly string[]): { phases: Phase<Log['state'], Log>[]; table: Log } {
  const state = { done: [] as string[] };
  const table = { state, emit: (word: string): void => void state.done.push(word) };
  const phases = ['a', 'b', 'c'].map((id) => ({
    id,
    waits: () => waiting.includes(id),
    run: (at: Log) => at.emit(id),
  }));
  return { phases, table };
}

describe('a ring of phases', () => {
  it('runs from the phase it stands before to the next that waits, round the end', () => {
    const { phases, table } = ring(['a', 'c']);
    let stands = 'c';
    const from = (): void =>
      playRing(
        phases,
        table,
        { auto: false },
        { from: stands, isOver: () => false, stand: (phase) => (stands = phase) },
      );
    from();
    expect([table.state.done, stands]).toEqual([['c'], 'a']);
    from();
    expect([table.state.done, stands]).toEqual([['c', 'a', 'b'], 'c']);
  });

  it('stops where the game is over and stands nowhere new', () => {
    const { phases, table } = ring([]);
    let stands = 'a';
    playRing(
      phases,
      table,
      { auto: false },
      { from: 'a', isOver: ({ done }) => done.includes('b'), stand: (phase) => (stands = phase) },
    );
    expect([table.state.done, stands]).toEqual([['a', 'b'], 'a']);
  });
});

describe('events of older rules', () => {
  const lifts: Upcast[] = [
    { until: 2, lift: (event) => ({ ...event, third: true }) },
    { until: 1, lift: ({ old, ...event }) => ({ ...event, renamed: old }) },
  ];

  it('are lifted by every younger lift in its order, and no other', () => {
    expect(convertEvent(lifts, 1, { type: 'x', old: 5 })).toEqual({ type: 'x', renamed: 5, third: true });
    expect(convertEvent(lifts, 2, { type: 'x', renamed: 5 })).toEqual({ type: 'x', renamed: 5, third: true });
    expect(convertEvent(lifts, 3, { type: 'x', renamed: 5 })).toEqual({ type: 'x', renamed: 5 });
  });
});

describe('decks', () => {
  const cards = Array.from({ length: 52 }, (_, n) => n);

  function shuffledBy(seed: number) {
    const writer = { apply: () => undefined, periodOf: () => 1 };
    const result = run({ state: {}, rng: seedRng(seed) }, writer, (table) => {
      table.entry({ title: 'Deal', author: { kind: 'rules' }, order: null, reason: null });
      const deck = createDeck(table.dice, cards, 'The deck');
      table.emit({ type: 'dealt', deck });
      table.dice.roll({ purpose: 'A D10', sides: 10 });
      table.emit({ type: 'rolled' });
    });
    if (result.kind === 'question') throw new Error('asked');
    return result;
  }

  it('are shuffled in one record, the same for a seed, and thrown again by verify', () => {
    const { entries, after } = shuffledBy(4);
    const happenings = entries.flatMap((entry) => entry.happenings);
    const [dealt] = happenings;
    expect(dealt?.dice).toHaveLength(1);
    expect([...(dealt?.dice[0]?.faces ?? [])].sort((a, b) => a - b)).toEqual(cards.map((n) => n + 1));
    const deck = (dealt?.event as { deck: { draw: number[] } } | undefined)?.deck;
    expect(deck?.draw).toEqual(dealt?.dice[0]?.faces.map((face) => face - 1));
    expect(shuffledBy(4).entries).toEqual(entries);
    expect(shuffledBy(5).entries).not.toEqual(entries);
    expect(listStepsWithForeignDice(4, [{ happenings, rngAfter: after.rng }])).toEqual([]);
    expect(listStepsWithForeignDice(5, [{ happenings, rngAfter: after.rng }])).toEqual([1]);
  });

  it('are drawn from the top, and what was played comes back shuffled underneath', () => {
    const deck = { draw: ['a', 'b'], discard: ['x', 'y', 'z'] };
    const top = takeTop(deck);
    expect(top).toEqual({ card: 'a', rest: { draw: ['b'], discard: ['x', 'y', 'z'] } });
    expect(takeTop({ draw: [], discard: ['x'] })).toBeNull();
    const writer = { apply: () => undefined, periodOf: () => 1 };
    run({ state: {}, rng: seedRng(1) }, writer, (table) => {
      table.entry({ title: 'x', author: { kind: 'rules' }, order: null, reason: null });
      const again = reshuffle(table.dice, deck, 'The discard pile');
      expect(again.draw.slice(0, 2)).toEqual(['a', 'b']);
      expect(again.draw.slice(2).sort()).toEqual(['x', 'y', 'z']);
      expect([countCardsLeft(again), again.discard]).toEqual([5, []]);
      table.emit({ type: 'reshuffled' });
    });
  });
});
