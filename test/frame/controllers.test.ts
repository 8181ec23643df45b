import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Asker } from '#frame/session/asker.svelte.ts';
import { LiveAnswer } from '#renderer/shared/liveAnswer.svelte.ts';
import { Notices } from '#frame/notices/notices.svelte.ts';
import type { Question } from '#shared/words/questions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('asking while somebody types', () => {
  test('waits for a pause and asks once', async () => {
    const asked: string[] = [];
    const live = new LiveAnswer<string, string>((text) => {
      asked.push(text);
      return Promise.resolve(text.toUpperCase());
    }, String);
    live.about('t');
    live.about('to');
    expect(live.isPending).toBe(true);
    await vi.runAllTimersAsync();
    expect(asked).toEqual(['to']);
    expect(live.answer).toBe('TO');
    expect(live.isPending).toBe(false);
  });

  test('drops an answer that comes too late', async () => {
    const waiting: ((value: string) => void)[] = [];
    const live = new LiveAnswer<string, string>(() => new Promise((resolve) => waiting.push(resolve)), String);
    live.about('first');
    await vi.runAllTimersAsync();
    live.about('second');
    await vi.runAllTimersAsync();
    waiting[1]?.('second answer');
    await vi.runAllTimersAsync();
    waiting[0]?.('first answer');
    await vi.runAllTimersAsync();
    expect(live.answer).toBe('second answer');
  });

  test('shows a refusal in place of the old answer', async () => {
    const live = new LiveAnswer<number, number>(
      (n) => (n > 1 ? Promise.reject(new Error('Too dear.')) : Promise.resolve(n)),
      (error) => (error instanceof Error ? error.message : ''),
    );
    live.about(1);
    await vi.runAllTimersAsync();
    live.about(2);
    await vi.runAllTimersAsync();
    expect(live.answer).toBeNull();
    expect(live.problem).toBe('Too dear.');
    live.about(null);
    expect(live.problem).toBeNull();
  });
});

describe('messages', () => {
  test('news goes by itself, a problem stays', async () => {
    const notices = new Notices();
    const step = { id: 'a-1', title: 'Hire Ray Cobb' };
    notices.tell('Hired Ray Cobb.', step);
    expect(notices.list[0]).toMatchObject({ undoes: step, isProblem: false });
    await vi.runAllTimersAsync();
    expect(notices.list).toEqual([]);
    notices.warn('The bank is short.');
    await vi.runAllTimersAsync();
    expect(notices.list).toHaveLength(1);
  });

  test('moving on takes news away, but no problem', () => {
    const notices = new Notices();
    notices.tell('Hired Ray Cobb.');
    notices.settle();
    expect(notices.list).toEqual([]);
    notices.warn('The bank is short.');
    notices.settle();
    expect(notices.list).toHaveLength(1);
  });
});

test('a question waits for its answer, and canceling gives null', async () => {
  const asker = new Asker();
  const question: Question = { id: 'q', kind: 'dice', prompt: 'Roll.', for: 'gm', count: 1, modifiers: [] };
  const first = asker.ask(question);
  expect(asker.question).toEqual(question);
  asker.answer({ kind: 'dice', id: 'q', faces: [3] });
  await expect(first).resolves.toMatchObject({ faces: [3] });
  expect(asker.question).toBeNull();
  const second = asker.ask(question);
  asker.answer(null);
  await expect(second).resolves.toBeNull();
});
