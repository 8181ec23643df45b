import { describe, expect, test } from 'vitest';
import { drawHatchedDisc, drawMilledRing, seals } from '#games/paradise/hall/seals.ts';
import {
  groupByReach,
  houses,
  filterOfficials,
  noHallFilter,
  findPayroll,
  requireRow,
  listRivalsSeenWith,
  suggestLimit,
  findWaitingOrder,
} from '#games/paradise/hall/hall.ts';
import { buildFormTables } from '#main/games/paradise/rules/views/forms.ts';
import type { GangView, PendingOrder } from '#shared/games/paradise/views/campaign.ts';
import type { OfficialView } from '#shared/games/paradise/views/officials.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { officialKinds } from '#shared/games/paradise/officials.ts';

const us = 'g1' as SeatId;
const them = 'g2' as SeatId;

function official(id: string, more: Partial<OfficialView> = {}): OfficialView {
  return {
    id: id as OfficialId,
    kind: 'judge',
    post: 'Judge',
    name: `Name of ${id}`,
    district: null,
    precinct: null,
    smarts: null,
    seatedMonth: 1,
    forSaleFromMonth: null,
    seenWith: [],
    payrolls: [],
    dealings: [],
    ...more,
  };
}

const payroll = (seat: SeatId) => ({
  seat,
  rateDollars: 750,
  payDollars: 675,
  limitDollars: 900,
  wantsDollars: null,
  isWithheld: false,
  sinceMonth: 1,
});

const gangs = [
  { seat: us, name: 'Ours' },
  { seat: them, name: 'The Others' },
] as GangView[];

describe('the list of officials', () => {
  const officials = [
    official('judge-1', { payrolls: [payroll(us)] }),
    official('judge-2', { seenWith: [{ seat: them, month: 2 }] }),
    official('mayor', { kind: 'mayor', post: 'Mayor', seenWith: [{ seat: us, month: 2 }] }),
  ];
  const idsOf = (filter: Partial<typeof noHallFilter>): string[] =>
    filterOfficials({ officials, gangs }, us, { ...noHallFilter, ...filter }).map(({ id }) => id);

  test('is narrowed by house, by whose they are and by words of name, post or gang', () => {
    expect(idsOf({})).toHaveLength(3);
    expect(idsOf({ house: 'bench' })).toEqual(['judge-1', 'judge-2']);
    expect(idsOf({ allegiance: 'ours' })).toEqual(['judge-1']);
    expect(idsOf({ allegiance: 'others' })).toEqual(['judge-2', 'mayor']);
    expect(idsOf({ allegiance: 'rivals' })).toEqual(['judge-2']);
    expect(idsOf({ text: 'the others' })).toEqual(['judge-2']);
    expect(idsOf({ text: 'MAYOR' })).toEqual(['mayor']);
  });

  test('[OFF-1] every kind of official has a house and a row in the rulebook', () => {
    const housed = houses.flatMap(({ kinds }) => kinds);
    expect([...housed].sort()).toEqual([...officialKinds].sort());
    const rows = buildFormTables().officials;
    expect(officialKinds.map((kind) => requireRow(rows, kind).kind)).toEqual([...officialKinds]);
    expect(rows.filter(({ isBidFor }) => isBidFor).map(({ kind }) => kind)).toEqual(['judge', 'councilor', 'captain']);
    expect(requireRow(rows, 'captain').smarts).toBe('3 on 1 to 4, 4 on 5, 5 on 6');
  });

  test('[OFF-6] a first bid lies above the list, in whole steps', () => {
    const rows = buildFormTables().officials;
    for (const row of rows.filter(({ isBidFor }) => isBidFor)) {
      expect(suggestLimit(row)).toBeGreaterThan(row.monthlyDollars);
      expect(suggestLimit(row) % 50).toBe(0);
    }
  });

  test('what one pays and whom a man was seen with are told apart from others', () => {
    const one = official('judge-1', {
      payrolls: [payroll(them), payroll(us)],
      seenWith: [
        { seat: us, month: 3 },
        { seat: them, month: 1 },
      ],
    });
    expect(findPayroll(one, us)?.seat).toBe(us);
    expect(findPayroll(one, null)).toBeNull();
    expect(listRivalsSeenWith(one, us)).toEqual([{ seat: them, month: 1 }]);
  });
});

test('an official’s order of the month is found, a helper’s and the Mayor’s too', () => {
  const orders = [
    {
      id: 'o1' as OrderId,
      seat: us,
      title: 'A story',
      order: {
        kind: 'expose',
        reporter: 'reporter-1',
        official: 'judge-1',
        helpers: [{ reporter: 'reporter-2', aids: 'writer' }],
      },
    },
    { id: 'o2' as OrderId, seat: them, title: 'A word', order: { kind: 'accuse', official: 'judge-1' } },
    { id: 'o3' as OrderId, seat: us, title: 'Cover', order: { kind: 'edit-paper', lean: 1, spikes: [] } },
  ] as unknown as PendingOrder[];
  const found = (id: string, seat: SeatId): string | null =>
    findWaitingOrder(orders, seat, id as OfficialId)?.title ?? null;
  expect(found('reporter-2', us)).toBe('A story');
  expect(found('mayor', us)).toBeNull();
  expect(found('mayor', them)).toBe('A word');
  expect(found('editor', us)).toBe('Cover');
  expect(found('judge-1', us)).toBeNull();
});

test('every office has a seal, engraved within its ring', () => {
  for (const kind of officialKinds) {
    const { filled, lines, cut } = seals[kind];
    expect(filled.length).toBeGreaterThan(20);
    expect(`${filled}${lines}${cut}`).not.toMatch(/NaN|undefined/);
  }
  expect(drawMilledRing(60, 27, 30).split('M')).toHaveLength(61);
  expect(drawHatchedDisc(26, 1.6)).not.toMatch(/NaN/);
});

describe('how far officials are', () => {
  const rows = [
    { kind: 'mayor', minReputation: 6 },
    { kind: 'judge', minReputation: 5 },
    { kind: 'councilor', minReputation: 4 },
    { kind: 'reporter', minReputation: 1 },
  ] as never;
  const seat = 'g1' as SeatId;
  const officials = [
    { id: 'mayor', kind: 'mayor', payrolls: [] },
    { id: 'ours', kind: 'judge', payrolls: [{ seat }] },
    { id: 'judge', kind: 'judge', payrolls: [{ seat: 'g2' }] },
    { id: 'council', kind: 'councilor', payrolls: [] },
    { id: 'reporter', kind: 'reporter', payrolls: [] },
  ] as never;
  test.each<[number, Record<string, string[]>]>([
    [
      0,
      { ours: ['ours'], near: [], 'far-1': ['reporter'], 'far-4': ['council'], 'far-5': ['judge'], 'far-6': ['mayor'] },
    ],
    [4, { ours: ['ours'], near: ['council', 'reporter'], 'far-5': ['judge'], 'far-6': ['mayor'] }],
    [9, { ours: ['ours'], near: ['mayor', 'judge', 'council', 'reporter'] }],
  ])('with reputation %d: own first, then within reach, then by what they want', (reputation, expected) => {
    const groups = groupByReach(officials, { seat, rows, reputation });
    expect(groups.map(({ id }) => id)).toEqual(Object.keys(expected));
    expect(Object.fromEntries(groups.map((group) => [group.id, group.officials.map(({ id }) => id)]))).toEqual(
      expected,
    );
    expect(groups.filter(({ isFar }) => isFar).every(({ name }) => name.endsWith(`you have ${reputation}`))).toBe(true);
  });
});
