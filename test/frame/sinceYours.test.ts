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
  it('begins after the last order of the seat, the newest entry first', () => {
    const entries = [
      tell(4, { kind: 'npc', seat: other }, 'Lau claims a block.'),
      tell(2, { kind: 'human', seat: own }, 'Mine buys a racket.'),
      tell(3, rules, 'The track is filled.'),
      tell(1, { kind: 'npc', seat: other }, 'Lau hires a man.'),
    ];
    expect(texts(entries)).toEqual(['Lau claims a block.', 'The track is filled.']);
  });

  it('tells an order and its event of the same words once', () => {
    const entries = [
      tell(1, { kind: 'human', seat: own }, 'Mine collects.'),
      tell(2, { kind: 'npc', seat: other }, 'Lau collects.'),
      tell(3, rules, 'Lau collects.', 'Lau gets $250.'),
    ];
    expect(texts(entries)).toEqual(['Lau gets $250.', 'Lau collects.']);
  });

  it('stays as it is through several orders of one turn, until the others act again', () => {
    const entries = [
      tell(1, { kind: 'human', seat: own }, 'Mine buys a racket.'),
      tell(2, { kind: 'npc', seat: other }, 'Lau claims a block.'),
      tell(3, { kind: 'human', seat: own }, 'Mine plays a card.'),
      tell(4, rules, 'The deck is shuffled.'),
      tell(5, { kind: 'human', seat: own }, 'Mine claims a block.'),
    ];
    expect(texts(entries)).toEqual(['The deck is shuffled.', 'Lau claims a block.']);
    expect(texts([...entries, tell(6, { kind: 'npc', seat: other }, 'Lau passes.')])).toEqual(['Lau passes.']);
  });

  it('tells alike lines of several entries once, with how often, beside those that an entry counted', () => {
    const entries = [
      tell(1, rules, 'The midtown deck was shuffled (4 times).', 'A man left.'),
      tell(2, rules, 'The midtown deck was shuffled.'),
      tell(3, rules, 'The slums deck was shuffled.', 'The midtown deck was shuffled.'),
    ];
    expect(texts(entries)).toEqual([
      'The slums deck was shuffled.',
      'The midtown deck was shuffled (6 times).',
      'A man left.',
    ]);
  });

  it('tells the newest thirty where there are more', () => {
    const many = Array.from({ length: 40 }, (_, n) => `Line ${n + 1}.`);
    expect(texts([tell(1, rules, ...many)])).toEqual(many.slice(10));
  });
});
