import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftKeeper } from '../../src-renderer/frame/session/draftKeeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const letter = 'Meet me at the old brewery by midnight, and come alone.';

it('what is written is kept within a second of its letter, also by who never rests', () => {
  const written: [string, number][] = [];
  const keptAt = new Map<string, number>();
  const keeper = new DraftKeeper('', (text) => keptAt.set(text, Date.now()));
  for (let length = 1; length <= letter.length; length += 1) {
    const text = letter.slice(0, length);
    written.push([text, Date.now()]);
    keeper.write(text);
    vi.advanceTimersByTime(90);
  }
  vi.advanceTimersByTime(1_000);
  for (const [text, at] of written) {
    const saved = [...keptAt].filter(([kept]) => kept.startsWith(text)).map(([, when]) => when);
    expect(Math.min(...saved) - at).toBeLessThan(1_000);
  }
  expect([...keptAt.keys()].at(-1)).toBe(letter);
});

it('a form that goes away is kept at once, and nothing is kept twice', () => {
  const kept: string[] = [];
  const keeper = new DraftKeeper('', (text) => kept.push(text));
  keeper.stands('old');
  keeper.write('old');
  keeper.write('old and new');
  keeper.close();
  keeper.close();
  vi.advanceTimersByTime(5_000);
  expect(kept).toEqual(['old and new']);
});
