import { describe, expect, it } from 'vitest';
import { listSince } from '#frame/questions/sinceYours.ts';
import type { LogEntry } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [own, other] = ['g1', 'g2'] as [SeatId, SeatId];

function tell(seq: number, author: LogEntry['author'], ...texts: string[]): LogEntry {
  return {
    seq,
    author,
    endsStep: null,
    period: 1,
    title: '',
    authorName: '',
    writtenAt: '2025-01-15T12:00:00Z',
    reason: null,
    lines: texts.map((text) => ({ kind: '', text, dollars: null, dice: [], about: [], rules: [] })),
  };
}

const rules = { kind: 'rules' } as const;
const texts = (entries: LogEntry[]): string[] => listSince(entries, own).map(({ text }) => text);

describe('what the others did since a seat’s last order', () => {
  it('begins after the last order of the seat, in the order of the journal', () => {
    const entries = [
      tell(4, { kind: 'npc', seat: other }, 'Lau claims a block.'),
      tell(2, { kind: 'human', seat: own }, 'Mine buys a racket.'),
      tell(3, rules, 'The track is filled.'),
      tell(1, { kind: 'npc', seat: other }, 'Lau hires a man.'),
    ];
    expect(texts(entries)).toEqual(['The track is filled.', 'Lau claims a block.']);
  });

  it('tells an order and its event of the same words once', () => {
    const entries = [
      tell(1, { kind: 'human', seat: own }, 'Mine collects.'),
      tell(2, { kind: 'npc', seat: other }, 'Lau collects.'),
      tell(3, rules, 'Lau collects.', 'Lau gets $250.'),
    ];
    expect(texts(entries)).toEqual(['Lau collects.', 'Lau gets $250.']);
  });

  it('tells the newest thirty where there are more', () => {
    const many = Array.from({ length: 40 }, (_, n) => `Line ${n + 1}.`);
    expect(texts([tell(1, rules, ...many)])).toEqual(many.slice(10));
  });
});
