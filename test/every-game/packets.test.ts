import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { fileSheet } from '#commands/mail.ts';
import { advance } from '#commands/play.ts';
import { undo } from '#commands/undo.ts';
import { exportPacket } from '#queries/mail.ts';
import { measureWidth, wrapText } from '#press/packet/text.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { everyGame, foundedIn, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

describe.each(games)('a packet of $rulebook.title', ({ rulebook }) => {
  it('is nowhere wider than 76 columns', { tags: 'rest' }, async () => {
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

/** The examples of a packet, each in one line again. */
function readExamples(content: string): string[] {
  const lines = content.split('\n').filter((line) => /^# {3}(?: {2})?\S/u.test(line));
  return lines.reduce<string[]>((all, line) => {
    if (!line.startsWith('#     ')) return [...all, line.slice(4)];
    return [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.slice(6)}`];
  }, []);
}

/** Sheets of lines that are sent as they stand after others. */
const opening: Readonly<Partial<Record<string, string>>> = { godfather: 'Card' };

describe.each(games)('an example of $rulebook.title', ({ rulebook }) => {
  it('is taken as it stands, whenever its packet is sent', { tags: 'rest' }, async () => {
    let tried = 0;
    for (const periods of [0, 2, 5]) {
      const session =
        periods === 0
          ? await foundedIn(rulebook.id, join(temporaryFolder(), 'Examples.racketeer'))
          : await played(rulebook.id, periods);
      const own = rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman);
      if (own === undefined) throw new Error('Somebody plays.');
      const { seat } = own;
      const isAsked = (): boolean => rulebook.waitsFor(session.snapshot.state)?.seats.includes(seat) === true;
      if (!isAsked()) await advance(session, { auto: false }, noon);
      if (!isAsked()) continue;
      const { content } = exportPacket(session, { seat, viewer: 'gm', format: 'txt' });
      const examples = readExamples(content);
      for (const example of examples) {
        const first = opening[rulebook.id];
        const isSecond = first !== undefined && examples.includes(first) && example !== first;
        const head = /^Sheet of .+$/mu.exec(content)?.[0] ?? '';
        const text = [head, ...(isSecond ? [first] : []), example].join('\n');
        const outcome = await fileSheet(session, { seat, text }, noon);
        // A man who is hired may have to be asked what he can do.
        const kind = outcome.kind === 'question' ? 'done' : outcome.kind;
        expect({ example, kind, outcome: told(outcome) }).toEqual({ example, kind: 'done', outcome: [] });
        tried += 1;
        if (outcome.kind === 'done') await undo(session, {});
      }
    }
    expect(tried).toBeGreaterThan(5);
  });
});

const told = (outcome: Awaited<ReturnType<typeof fileSheet>>): string[] =>
  outcome.kind === 'wrong' ? outcome.problems.map(({ sentence }) => sentence) : [];

describe.each([
  ['turf-war', ['5 MC to hire and 1 MC a turn', 'Hitman 2 MC', 'taken for 48 hours']],
  ['brotherhood', ['A Thug costs $2,000', 'a Hitman $4,000', 'costs $5,000 and a Hitman']],
  ['godfather', ['WHAT A MAN COSTS']],
  ['paradise', ['PRICES']],
] as const)('the packet of %s', (game, prices) => {
  it('tells the prices of a sheet', async () => {
    const session = await foundedIn(game, join(temporaryFolder(), 'Prices.racketeer'));
    const { seat } = session.rulebook.seats(session.snapshot.state)[0] ?? {};
    if (seat === undefined) throw new Error('Somebody plays.');
    const { content } = exportPacket(session, { seat, viewer: 'gm', format: 'txt' });
    const flat = content.replace(/\s+/gu, ' ');
    for (const price of prices) expect(flat).toContain(price);
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
