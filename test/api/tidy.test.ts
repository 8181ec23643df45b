import { describe, expect, it, vi } from 'vitest';
import { checkpointOpen } from '#api/router.ts';
import type { ApiContext } from '#api/desk.ts';
import { runExclusively } from '#commands/session.ts';

type Open = NonNullable<ApiContext['open']>;

const session = (store: object): Open =>
  ({ store: { isOpen: true, isReadOnly: false, ...store }, queue: Promise.resolve() }) as Open;

describe('tidying the open campaign', () => {
  it('comes after the commands under way', async () => {
    const done: string[] = [];
    const open = session({ checkpoint: () => done.push('checkpoint') });
    void runExclusively(open, async () => {
      await Promise.resolve();
      done.push('order');
    });
    await checkpointOpen({ open });
    expect(done).toEqual(['order', 'checkpoint']);
  });

  it.each([
    ['a closed file', { isOpen: false }],
    ['a file that is only read', { isReadOnly: true }],
  ])('leaves %s alone', async (_case, state) => {
    const checkpoint = vi.fn();
    await checkpointOpen({ open: session({ checkpoint, ...state }) });
    expect(checkpoint).not.toHaveBeenCalled();
  });

  it('does nothing without a campaign', async () => {
    await expect(checkpointOpen({ open: null })).resolves.toBeUndefined();
  });
});
