import { describe, expect, it } from 'vitest';
import {
  everyBattle,
  groupByMonth,
  isBattleFilterSet,
  matchBattle,
  readBattleFilter,
  type BattleFilter,
} from '#games/paradise/battles/battleFilter.ts';
import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';

const battle = (id: string, over: object = {}): BattleSummary =>
  ({
    id,
    month: 1,
    scenario: 'raid',
    title: `The raid ${id}`,
    attackers: 'g1',
    defenders: 'g2',
    settled: { how: 'resolved', winner: 'attackers', sentence: 'The attackers won.', losses: ['Dead: Tano Greco.'] },
    ...over,
  }) as unknown as BattleSummary;
const names = {
  seat: 'g1' as never,
  nameParty: (party: string) => ({ g1: 'The Harlow Mob', g2: 'The Corvinos' })[party] ?? party,
  nameKind: ({ scenario }: BattleSummary) => scenario,
  namePlace: () => 'Club Alabam Downtown',
};
const all = [
  battle('a'),
  battle('b', { attackers: 'g3', defenders: 'g1' }),
  battle('c', { attackers: 'police', defenders: 'g2', scenario: 'police-raid' }),
  battle('d', { settled: null }),
  battle('e', { settled: { how: 'called-off', winner: null, sentence: '', losses: [] } }),
  battle('f', { settled: { how: 'table', winner: 'nobody', sentence: '', losses: [] } }),
];
const find = (filter: Partial<BattleFilter>, seat: string | null = 'g1') =>
  all
    .filter((one) => matchBattle(one, { ...everyBattle, ...filter }, { ...names, seat: seat as never }))
    .map(({ id }) => id)
    .join('');

describe('the filter of the battles', () => {
  it('finds a gang, a person and a place, every word of them', () => {
    expect(find({})).toBe('abcdef');
    expect(find({ text: 'corvinos' })).toBe('acdef');
    expect(find({ text: 'GRECO  downtown' })).toBe('abc');
    expect(find({ text: 'greco uptown' })).toBe('');
  });

  it('keeps to one’s own battles, and has none for who holds no seat', () => {
    expect(find({ isMine: true })).toBe('abdef');
    expect(find({ isMine: true }, null)).toBe('');
  });

  it('narrows to a kind and to an outcome, won and lost as one’s own side has it', () => {
    expect(find({ kind: 'police-raid' })).toBe('c');
    expect(find({ outcome: 'waiting' })).toBe('d');
    expect(find({ outcome: 'won' })).toBe('a');
    expect(find({ outcome: 'lost' })).toBe('b');
    expect(find({ outcome: 'lost' }, 'g2')).toBe('ac');
    expect(find({ outcome: 'attackers' })).toBe('abc');
    expect(find({ outcome: 'defenders' })).toBe('');
    expect(find({ outcome: 'nobody' })).toBe('f');
    expect(find({ outcome: 'called-off' })).toBe('e');
  });

  it('is kept as it was, and let go where it is not of this form', () => {
    const kept: BattleFilter = { text: 'x', isMine: true, kind: 'raid', outcome: 'lost' };
    expect(readBattleFilter(JSON.stringify(kept))).toEqual(kept);
    expect(isBattleFilterSet(kept)).toBe(true);
    for (const broken of [null, '', 'null', '{', '[]', '{"text":1,"isMine":"yes","outcome":"x"}'])
      expect(readBattleFilter(broken)).toEqual(everyBattle);
    expect(isBattleFilterSet(everyBattle)).toBe(false);
  });

  it('has a heading for each month in the order of the list', () => {
    const list = [battle('a', { month: 3 }), battle('b', { month: 3 }), battle('c', { month: 1 })];
    expect(groupByMonth(list).map(({ month, battles }) => [month, battles.length])).toEqual([
      [3, 2],
      [1, 1],
    ]);
  });
});
