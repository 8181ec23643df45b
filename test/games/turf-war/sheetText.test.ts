import { describe, expect, it } from 'vitest';
import { turfWar } from '../../../src-main/rulebooks/turf-war/index.ts';
import { parseSheet } from '../../../src-shared/games/turf-war/sheetText.ts';
import { Story } from './story.ts';

describe('a sheet as text', () => {
  const story = new Story();
  const seat = 'g1' as never;
  const { gangs, areas, pieces } = turfWar.view(story.state, seat);
  const words = { seat, gangs, areas, pieces: pieces.filter(({ gang }) => gang === seat) };

  it('[WAR-ORD-21] the forum’s one sentence is a MOVE and a JOIN', () => {
    const { orders, problems } = parseSheet(
      'Move 3 Hitmen into St. Thomas to ally with Skanky against DrSpike.\nmove a hitman to gasworks',
      words,
    );
    expect(problems).toEqual([]);
    expect(orders).toEqual([
      { kind: 'move', pieces: ['g1-4', 'g1-5', 'g1-6'], area: 7 },
      { kind: 'join', area: 7, partner: 'g3', enemy: 'g2', spoils: null },
      { kind: 'move', pieces: ['g1-7'], area: 5 },
    ]);
    story.give('g1', { kind: 'sheet', orders });
    expect(Object.keys(story.state.sealed.orders)).toHaveLength(3);
  });

  it('[WAR-ORD-21] reads every kind of order, and tells by its line what it does not understand', () => {
    const name = words.pieces.find(({ id }) => id === ('g1-2' as never))?.name ?? '';
    const { orders, problems } = parseSheet(
      [
        'Hire 2',
        `Move ${name} to Potter's Field`,
        '',
        'Attack Skanky in Fish Quay',
        'Ally openly with Vesper',
        'Leave secret',
        'Dissolve open',
        'Give Vesper 3 MC',
        'End',
        'Concede',
        'Dance',
        'Move 9 Hitmen to Gasworks',
        'Move Nobody to Gasworks',
      ].join('\n'),
      words,
    );
    expect(orders.map(({ kind }) => kind)).toEqual([
      'hire',
      'move',
      'attack',
      'ally',
      'leave',
      'dissolve',
      'gift',
      'end',
      'concede',
    ]);
    expect(problems.map(({ line }) => line)).toEqual([11, 12, 13]);
  });
});
