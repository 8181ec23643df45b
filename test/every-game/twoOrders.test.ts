import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { orderKey } from '#kernel/orders/contradictions.ts';
import { readMailedSheet, type ReadSheet } from '#kernel/orders/mailedSheet.ts';
import { splitLine } from '#kernel/orders/splitting.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';
import { createReader, type Reader } from '../support/goodLines.ts';
import { sample } from '#test/support/samples.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);
const heading = { seat: 'g1' as SeatId, period: 1, name: 'The Ring', date: 'April 1925' };
const joints = ['; ', ';', ' and ', ' and then ', ', then ', '. Then ', ', ', '; also '];

const readSheet = (text: string, reader: Reader): ReadSheet => readMailedSheet(text, heading, reader.known);

/** The orders of a sheet, each by itself; null where one is refused. */
function readKeys(text: string, reader: Reader): string[] | null {
  const { orders, problems } = readSheet(text, reader);
  const keys = orders.map((one) => reader.known.keyOf(one.text));
  return problems.length > 0 || keys.includes(null) ? null : (keys as string[]);
}

describe.each(games)('two orders on a line of $rulebook.title', ({ rulebook }) => {
  it('are both understood or the line is refused, and most are understood', async () => {
    const reader = await createReader(rulebook.id);
    // A letter keeps all words behind its colon.
    const plain = reader.lines.filter((line) => !line.includes(':'));
    const line = fc.constantFrom(...plain);
    let understood = 0;
    const runs = sample(1_500, 40);
    const holds = fc.property(line, line, fc.constantFrom(...joints), (one, other, joint) => {
      const keys = readKeys(`${one}${joint}${other.slice(0, 1).toLowerCase()}${other.slice(1)}`, reader);
      if (keys === null) return;
      understood += 1;
      expect(keys).toEqual([reader.known.keyOf(one), reader.known.keyOf(other)]);
    });
    fc.assert(holds, { numRuns: runs });
    expect(understood / runs).toBeGreaterThan(0.8);
  });

  it('leave a line that is one order as it is', async () => {
    const reader = await createReader(rulebook.id);
    for (const line of reader.lines) expect([line, splitLine(line, reader.known)]).toEqual([line, null]);
  });
});

describe('a line of several orders', () => {
  const lines = [
    'Hire Al',
    'Hire Al and Bo',
    'Hire Bo',
    'Guard Docks',
    'Rename Al to Bo',
    'Rename Al to Bo and guard Docks',
  ];
  const known = {
    verbs: new Set(['hire', 'guard', 'rename', 'write']),
    keyOf: (text: string): string | null =>
      text.startsWith('Write to Rosso:')
        ? text
        : (lines.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null),
  };

  it.each([
    ['hire Al; guard Docks', ['hire Al', 'guard Docks']],
    ['hire Al and Bo, then guard Docks', ['hire Al and Bo', 'guard Docks']],
    ['please recruit Al and protect Docks', ['Hire Al', 'Guard Docks']],
    // Each part has its own reason to be refused.
    ['hire Al; guard Nowhere', ['hire Al', 'guard Nowhere']],
    ['hire Al and Bo', null],
    ['if they come, guard Docks and hire Al', null],
    ['Write to Rosso: we hire Al; guard Docks', null],
    ['hire Al; hire Bo; hire Al; hire Bo; hire Al', null],
  ])('“%s” is split into %j', (text, parts) => {
    expect(splitLine(text, known)).toEqual(parts === null ? null : { parts });
  });

  it('is refused where it may be one order too', () => {
    expect(splitLine('rename Al to Bo and guard Docks', known)).toEqual({
      sentence: 'This line may be one order or several; write each order on a line of its own.',
    });
  });
});

it('a receipt counts the orders of one line as parts of it', async () => {
  const session = await played('turf-war', 1);
  const seat = 'g1' as SeatId;
  const filed = await fileSheet(
    session,
    { seat, text: 'Refuse pay to Nico; fall back to Manchester\nSuccessor nobody' },
    noon,
  );
  if (!('receipt' in filed)) throw new Error('No question is asked.');
  expect(filed.kind === 'wrong' ? filed.problems : []).toEqual([]);
  expect(filed.receipt.lines.map(({ line, text, fate }) => [line, text, fate])).toEqual([
    [1.1, 'Refuse pay to Nico', 'filed'],
    [1.2, 'fall back to Manchester', 'done'],
    [2, 'Successor nobody', 'done'],
  ]);
  expect(orderKey(filed.receipt.lines.map(({ orders }) => orders.map(({ lines }) => lines)))).toBe(
    '[[[1.1]],[[1.2]],[[2]]]',
  );
});
