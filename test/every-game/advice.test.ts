import { describe, expect, onTestFinished, test } from 'vitest';
import { describeAdded } from '#frame/orders/advice.ts';
import { createDraft, fillDraft, listPlacements } from '#games/godfather/board/draft.ts';
import type { Outcome } from '#shared/contract/index.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import { rulebooks } from '../support/allRules.ts';
import { openTable, type Order, type Table } from '../support/secrets/stage.ts';

type Done = Extract<Outcome, { kind: 'done' }>;
type Sheet = { seat: string; orders?: Line[]; lines?: Line[] };
type Line = { id: string; title: string; order: Order };

const withSheets = gameIds.filter((game) => rulebooks[game].orders.sheet !== undefined);

async function openAt(game: GameId, periods = 1): Promise<Table> {
  const table = await openTable(game, periods);
  onTestFinished(() => table.close());
  return table;
}

/** Opens the game at the first of its periods in which the advice has an order of a kind. */
async function openAdvising(game: GameId, kind: string): Promise<Table> {
  const sheet = rulebooks[game].orders.sheet;
  for (const periods of [1, 2, 3, 4, 5]) {
    const table = await openAt(game, periods);
    const lines = (await table.advised(table.roles.looks)).flatMap((order) => (sheet?.linesOf(order) ?? []) as Order[]);
    if (lines.some((line) => line.kind === kind)) return table;
  }
  throw new Error(`Nobody advises to ${kind}.`);
}

/** Lists the lines on the sheet of whoever looks. */
async function readSheet(table: Table): Promise<Line[]> {
  const seat = table.roles.looks;
  const { sheets } = (await table.own('view', { viewer: seat })) as { sheets: Sheet[] };
  const own = sheets.find((sheet) => sheet.seat === seat);
  return own?.orders ?? own?.lines ?? [];
}

function follow(table: Table, orders: readonly Order[]): Promise<Done> {
  return table.own('follow', { seat: table.roles.looks, orders }) as Promise<Done>;
}

/** The kind of order that the advice must have, so that a line of one’s own can contradict it. */
const contradicted = { 'turf-war': 'move', brotherhood: 'open' } as const;

/** A line of one’s own about what the advice is about as well: the advice would have it otherwise. */
const ownLines: Readonly<Record<string, (advised: readonly Order[]) => Order[]>> = {
  'turf-war': (advised) => {
    const move = advised.find(({ kind }) => kind === 'move');
    return [{ ...move, kind: 'move', pieces: (move?.['pieces'] as string[] | undefined)?.slice(0, 1) }];
  },
  brotherhood: (advised) => {
    const open = advised.find(({ kind }) => kind === 'open');
    return [{ ...open, kind: 'open', count: 1 }];
  },
};

test('both games of sheets are tried', () => {
  expect(withSheets).toEqual(['turf-war', 'brotherhood']);
});

describe.each(withSheets)('advice that is followed in %s', (game) => {
  const { sheet } = rulebooks[game].orders;
  const subjectsOf = (order: Order) => sheet?.subjectsOf(order) ?? [];
  const linesOf = (order: Order) => (sheet?.linesOf(order) ?? []) as Order[];

  test.each(['line by line', 'as a whole sheet'])(
    '%s leaves each line that was written, says which it added, and has no second one about a thing',
    async (how) => {
      const table = await openAdvising(game, contradicted[game as keyof typeof contradicted]);
      const advised = await table.advised(table.roles.looks);
      const lines = advised.flatMap(linesOf);
      const [first] = lines.filter((line) => subjectsOf(line).length > 0);
      if (first === undefined) throw new Error('Nothing is advised.');
      const own = ownLines[game]?.(lines) ?? [];
      await table.give(table.roles.looks, ...own);
      const before = await readSheet(table);
      expect(before).toHaveLength(own.length);
      const onSheet = lines.filter((line) => subjectsOf(line).length > 0);
      const done = await follow(table, how === 'line by line' ? advised : [{ kind: 'sheet', orders: onSheet }]);
      const after = await readSheet(table);
      expect(after.slice(0, before.length)).toEqual(before);
      const added = after.slice(before.length);
      expect(added.length).toBeGreaterThan(0);
      expect(done.added).toEqual(expect.arrayContaining(added.map(({ title }) => title)));
      const decided = own.flatMap(subjectsOf);
      for (const line of added)
        expect(subjectsOf(line.order).filter((subject) => decided.includes(subject))).toEqual([]);
      // Asked once more, it has nothing to add to its own lines.
      const again = table.own('follow', {
        seat: table.roles.looks,
        orders: onSheet.filter((line) =>
          after.some(({ order }) => subjectsOf(order).some((one) => subjectsOf(line).includes(one))),
        ),
      });
      await expect(again).rejects.toThrow('You have ordered on all that the advice is about;');
      expect(await readSheet(table)).toEqual(after);
    },
  );
});

test.each([
  [['Hire 2'], false, 'Added 1 order: Hire 2.'],
  [['A', 'B', 'C'], true, 'Added 3 orders: A, B and C. What you had ordered stays.'],
  [['A', 'B', 'C', 'D', 'E'], false, 'Added 5 orders: A, B, C and 2 more.'],
] as const)('of %j the message says %s: “%s”', (added, hadWritten, says) => {
  const done = { kind: 'done' as const, title: 'Follow', periodsClosed: [], added: [...added] };
  expect(describeAdded(done, hadWritten)).toBe(says);
});

describe('advice for the men of The Godfather Game', () => {
  const own = [{ neighborhood: 'HAR', racket: 'bookmaking', positions: ['HAR-D3'] }] as never;
  const advised = [
    { neighborhood: 'HAR', racket: 'hijacking', positions: ['HAR-A1', 'HAR-A2'] },
    { neighborhood: 'SOH', racket: 'bookmaking', positions: ['SOH-B2'] },
  ] as never;
  test.each([
    [1_000_000, null, ['HAR-D3', 'SOH-B2']],
    [0, null, ['HAR-D3']],
    [1_000_000, 1, ['HAR-D3']],
  ] as const)('with $%d and at most %s Neighborhoods fills in %j', (cash, mostPlaces, clicks) => {
    const filled = fillDraft(createDraft(own), advised, { free: null, cash, mostPlaces });
    expect(filled.clicks).toEqual(clicks);
    expect(listPlacements(filled)[0]).toEqual((own as unknown[])[0]);
  });
});
