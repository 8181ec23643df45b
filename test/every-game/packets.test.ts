import { describe, expect, it } from 'vitest';
import { exportPacket } from '#queries/mail.ts';
import { measureWidth, wrapText } from '#press/packet/columns.ts';
import { everyGame, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

describe.each(games)('a packet of $rulebook.title', ({ rulebook }) => {
  it('is nowhere wider than 76 columns', async () => {
    const session = await played(rulebook.id, 2);
    for (const { seat } of rulebook.seats(session.snapshot.state)) {
      const { content } = exportPacket(session, { seat, viewer: 'gm', format: 'txt' });
      expect(content.split('\n').filter((line) => measureWidth(line) > 76)).toEqual([]);
    }
  });

  it('shows each order with names of the game that is played', async () => {
    const session = await played(rulebook.id, 1);
    const { seat, name } = rulebook.seats(session.snapshot.state)[0] ?? {};
    if (seat === undefined) throw new Error('Somebody plays.');
    const rivals = rulebook.seats(session.snapshot.state).filter((one) => one.seat !== seat);
    const { content } = exportPacket(session, { seat, viewer: 'gm', format: 'txt' });
    const examples = content.split('\n').filter((line) => line.startsWith('#   '));
    expect(examples.some((line) => rivals.some((one) => line.includes(one.name)))).toBe(true);
    expect(examples.join('\n')).not.toMatch(/Skanky|DrSpike|Spats, Big Tommy/u);
    expect(name).toBeDefined();
  });
});

it('breaks lines between words, letters of two columns counted', () => {
  expect(wrapText('one two', '  ')).toEqual(['one two']);
  const lines = wrapText(`${'word '.repeat(30)}end`, '  ');
  expect(lines.every((line) => line.length <= 76)).toBe(true);
  expect(lines.slice(1).every((line) => line.startsWith('  '))).toBe(true);
  expect(measureWidth('黑手党')).toBe(6);
  expect(measureWidth('e\u0301\u200b')).toBe(1);
  expect(wrapText('x'.repeat(100), '  ').map(measureWidth)).toEqual([74, 28]);
});
