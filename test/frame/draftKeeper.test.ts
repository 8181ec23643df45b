import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeWithPage, DraftKeeper, mergeWritten } from '#frame/session/draftKeeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('a page that is loaded again, hidden, or closed keeps at once what is in its forms', () => {
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', shown);
  const kept: string[] = [];
  const keeper = new DraftKeeper('', (text) => kept.push(text));
  const stop = closeWithPage(keeper);
  keeper.write('one');
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(kept).toEqual([]);
  page.dispatchEvent(new Event('pagehide'));
  expect(kept).toEqual(['one']);
  keeper.write('two');
  shown.visibilityState = 'hidden';
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(kept).toEqual(['one', 'two']);
  keeper.write('three');
  stop();
  expect(kept).toEqual(['one', 'two', 'three']);
  keeper.write('four');
  page.dispatchEvent(new Event('pagehide'));
  expect(kept).toEqual(['one', 'two', 'three']);
});

it('what is picked before a kept draft is there stands, and nothing else of the draft is lost', () => {
  const fresh = { kind: 'hit', crew: [] as string[], business: null as string | null };
  const kept = { kind: 'guard', crew: ['p1', 'p2'], business: 'b7' };
  expect(mergeWritten(kept, fresh, { ...fresh })).toEqual(kept);
  expect(mergeWritten(kept, fresh, { ...fresh, kind: 'meet' })).toEqual({ ...kept, kind: 'meet' });
  expect(mergeWritten(kept, fresh, { ...fresh, crew: ['p9'] })).toEqual({ ...kept, crew: ['p9'] });
  expect(mergeWritten('old letter', '', '')).toBe('old letter');
  expect(mergeWritten('old letter', '', 'D')).toBe('D');
  expect(mergeWritten(['p1'], [] as string[], [])).toEqual(['p1']);
});
