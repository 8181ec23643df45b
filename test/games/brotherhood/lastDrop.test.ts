import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import { Story } from './story.ts';

const open = { kind: 'open', area: 'millgate', count: 1 } as const;
const guard = { kind: 'hoods', area: 'millgate', thugs: 1, hitmen: 0 } as const;

describe('A sheet that is written anew', () => {
  it.each([
    ['nothing', [], [open], 'Open 1 operation in Millgate'],
    ['a piece beside others', [open], [open, guard], 'Place 1 Thug in Millgate'],
    ['one piece more of a kind', [open], [{ ...open, count: 2 }], 'Open 2 operations in Millgate'],
    ['one piece less', [open, guard], [guard], 'Take back: Open 1 operation in Millgate'],
    ['two pieces at once', [], [open, guard], 'Write a sheet of 2 lines'],
  ])('[BRO-ORD-1] names what an undo takes back, after %s', (_, before, after, title) => {
    const story = new Story();
    if (before.length > 0) story.give('A', { kind: 'sheet', orders: before });
    const order = { kind: 'sheet', orders: after } as Order;
    expect(brotherhood.orders.titleOf(story.state, story.state.seats[0] as never, order)).toBe(title);
  });
});
