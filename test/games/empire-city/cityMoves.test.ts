import { expect, it } from 'vitest';
import { listCityMoves } from '#games/empire-city/turn/cityMoves.ts';
import type { LogEntry } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [own, other] = ['g1', 'g2'] as [SeatId, SeatId];
const blocks = { a1: 'Tin Alley', a2: 'Bank Street' };

function tell(seq: number, author: LogEntry['author'], text: string, change: Partial<LogEntry> = {}): LogEntry {
  const about = Object.entries(blocks).flatMap(([id, name]) => (text.includes(name) ? [{ kind: 'square', id }] : []));
  const line = { kind: '', text, dollars: null, dice: [], about, rules: [] };
  return {
    ...{ seq, author, endsStep: null, period: 2, title: '', authorName: '', writtenAt: '' },
    reason: null,
    lines: [line],
    ...change,
  };
}

const rules = { kind: 'rules' } as const;

it('lists the deeds of the others since a step, with their blocks and what came of them', () => {
  const entries = [
    tell(1, rules, 'Seen in Tin Alley.', { endsStep: 4 }),
    tell(2, rules, 'The last round in Tin Alley.', { period: 1 }),
    tell(3, { kind: 'human', seat: own }, 'Mine claims Tin Alley.'),
    tell(4, rules, 'Lau claims Bank Street.'),
    tell(5, rules, 'Lau draws a card.'),
    tell(6, { kind: 'npc', seat: other }, 'Lau: Attack Tin Alley.'),
    tell(7, rules, 'Lau attacks from Bank Street.'),
    tell(8, { kind: 'gm' }, 'The games master clears Tin Alley.', { endsStep: 5 }),
  ];
  expect(listCityMoves(entries.toReversed(), { step: 4, seat: own, period: 2 })).toEqual([
    { lines: ['Lau claims Bank Street.'], squares: ['a2'] },
    { lines: ['Lau: Attack Tin Alley.', 'Lau attacks from Bank Street.'], squares: ['a1', 'a2'] },
  ]);
});
