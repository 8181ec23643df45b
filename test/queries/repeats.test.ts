import { expect, it } from 'vitest';
import { mergeRepeats } from '#queries/repeats.ts';
import type { LogLine } from '#shared/views/log.ts';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  kind: 'remembered',
  text,
  dollars: null,
  dice: [],
  about: [],
  rules: [],
  ...more,
});

it('what would read alike in one entry is told once, with how often; money and other people stay apart', () => {
  const lines = [
    line('They will not forget.'),
    line('A man left.'),
    line('They will not forget.'),
    line('They will not forget.'),
    line('A man left.', { about: [{ kind: 'gangster', id: 'p1' }] }),
    line('Rent was paid.', { dollars: -50 }),
    line('Rent was paid.', { dollars: -50 }),
  ];
  expect(mergeRepeats(lines).map(({ text }) => text)).toEqual([
    'They will not forget (3 times).',
    'A man left.',
    'A man left.',
    'Rent was paid.',
    'Rent was paid.',
  ]);
  expect(mergeRepeats(lines.slice(0, 3))[0]?.text).toBe('They will not forget (twice).');
});
