import { expect, it } from 'vitest';
import { seatIdSchema } from '#shared/words/ids.ts';
import { closeMonth, openDesk } from '../support/desk.ts';

it('a due date stands in the packets of its period, and the next period has none', async () => {
  const { calls } = await openDesk();
  const seat = seatIdSchema.parse('g1');
  const packet = async (format: 'txt' | 'html' | 'bbcode'): Promise<string> =>
    (await calls.mail.packet({ seat, viewer: 'gm', format })).content;
  expect(await calls.mail.due()).toBeNull();
  expect(await packet('txt')).not.toContain('due');
  await calls.mail.setDue({ due: ' Friday at eight ' });
  expect(await calls.mail.due()).toBe('Friday at eight');
  expect(await packet('txt')).toContain('YOUR SHEET, due Friday at eight');
  expect(await packet('html')).toContain('Due Friday at eight.');
  expect(await packet('bbcode')).toContain('Your sheet, due Friday at eight');
  await closeMonth(calls);
  expect(await calls.mail.due()).toBeNull();
  await calls.mail.setDue({ due: 'Sunday' });
  await calls.mail.setDue({ due: null });
  expect(await calls.mail.due()).toBeNull();
});
