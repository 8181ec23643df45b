import { describe, expect, it } from 'vitest';
import { advance } from '#commands/play.ts';
import { undo } from '#commands/undo.ts';
import { buildAnnals, findAnnals } from '#queries/annals.ts';
import { startingOutrage } from '#main/games/paradise/rules/tables/city.ts';
import { listRecords } from '#main/games/paradise/rules/views/records.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';

const months = 12;

describe('what moved the outrage', () => {
  it.each([3, 7, 77])('[PO-2] adds up to the change of every month, cause by cause (seed %i)', async (seed) => {
    const session = await played('paradise', months, seed);
    const state = session.snapshot.state as State;
    const { moves } = buildAnnals(session, 'gm');
    expect(moves.length).toBeGreaterThan(months / 2);
    for (const { from, to, causes } of moves) {
      expect(causes.length).toBeGreaterThan(0);
      expect(causes.reduce((sum, { points }) => sum + points, from)).toBe(to);
    }
    // No change is left out: each begins where the one before ended, and the last one leads to today.
    for (const [nth, { from, period }] of moves.entries()) {
      const before = moves[nth - 1];
      expect(from).toBe(before?.to ?? startingOutrage);
      expect(period).toBeGreaterThanOrEqual(before?.period ?? 1);
    }
    expect(moves.at(-1)?.to).toBe(state.outrage);
    // And each stands in its month: the level of a month's roll is one that its causes lead to.
    for (const { month, outrageBefore, outrage } of Object.values(state.months)) {
      const own = moves.filter(({ period }) => period === month);
      const start = moves.findLast(({ period }) => period < month)?.to ?? startingOutrage;
      const levels = [start, ...own.map(({ to }) => to)];
      expect(levels, `month ${month}`).toContain(outrageBefore);
      expect(levels, `month ${month}`).toContain(outrage);
    }
    // All of it is public: each gang reads the same.
    for (const { seat } of session.rulebook.seats(session.snapshot.state))
      expect(buildAnnals(session, seat).moves).toEqual(moves);
  });
});

it('annals are read once until something happens, and anew after it was taken back', async () => {
  const session = await played('paradise', 3, 7);
  const first = findAnnals(session, 'gm');
  expect(findAnnals(session, 'gm')).toBe(first);
  await advance(session, { auto: true }, noon);
  const later = findAnnals(session, 'gm');
  expect(later.moves.length).toBeGreaterThan(first.moves.length);
  expect(later).toEqual(buildAnnals(session, 'gm'));
  await undo(session, {});
  expect(findAnnals(session, 'gm')).toEqual(first);
});

const names = {
  gang: (id: string) => `gang ${id}`,
  gangster: (id: string) => `man ${id}`,
  business: (id: string) => `door ${id}`,
  battle: (id: string) => `the raid ${id}`,
  band: String,
  boxer: String,
  ending: String,
} as unknown as Parameters<typeof listRecords>[1];
const tell = (...told: [number, object][]) =>
  listRecords(
    told.map(([period, event]) => ({ period, event: event as ParadiseEvent })),
    names,
  );
const battle = (id: string, dead: number, arrested = 0, othersDead = 0, citizensDead = 0) => ({
  type: 'battle-reported',
  battle: id,
  dead: Array.from({ length: dead }, (_, n) => `d${n}`),
  arrested: Array.from({ length: arrested }, (_, n) => `a${n}`),
  othersDead,
  citizensDead,
});

describe('the records of a campaign', () => {
  it('are the most of each thing, and the first of equals keeps its own', () => {
    const records = tell([1, battle('b1', 1, 1, 1)], [1, battle('b2', 1, 1)], [2, battle('b3', 0, 1, 1, 1)]);
    const find = (id: string) => records.find((one) => one.id === id);
    expect(find('bloodiest-battle')).toMatchObject({ mark: '2 dead', period: 1, about: { kind: 'battle', id: 'b1' } });
    expect(find('bloodiest-month')).toMatchObject({ mark: '3 dead', period: 1 });
    expect(find('most-arrests')).toMatchObject({ mark: '2 men', period: 1 });
    expect(records.map(({ id }) => id)).not.toContain('first-death');
  });

  it('[GANG-16] count a Boss’s months to the day another takes over', () => {
    const formed = (id: string, bossName: string) => ({ type: 'gang-formed', gang: { id, bossName } });
    const alone = [
      [1, formed('g1', 'Al')],
      [1, formed('g2', 'Bo')],
    ] as [number, object][];
    expect(tell(...alone, [5, { type: 'month-closed' }])).toEqual([]);
    const [record] = tell(
      ...alone,
      [4, { type: 'boss-succeeded', seat: 'g1', gangster: 'c' }],
      [8, { type: 'eliminated', seat: 'g2' }],
      [12, { type: 'month-closed' }],
    ).filter(({ id }) => id === 'longest-boss');
    expect(record).toMatchObject({ mark: '8 months', seat: 'g1', period: 12 });
    const [fallen] = tell(
      ...alone,
      [4, { type: 'boss-succeeded', seat: 'g1', gangster: 'c' }],
      [11, { type: 'eliminated', seat: 'g2' }],
      [12, { type: 'month-closed' }],
    ).filter(({ id }) => id === 'longest-boss');
    expect(fallen).toMatchObject({ mark: '10 months', seat: 'g2', period: 11 });
  });

  it('count doors as they are held when a month is over', () => {
    const taken = (seat: string | null, business: string) =>
      seat === null ? { type: 'turned-independent', business } : { type: 'taken-over', seat, business };
    const [record] = tell(
      [1, taken('g1', 'x')],
      [1, taken('g1', 'y')],
      [1, taken('g2', 'y')],
      [2, taken('g2', 'z')],
      [3, taken(null, 'z')],
    );
    expect(record).toMatchObject({ id: 'most-doors', seat: 'g2', period: 2, mark: '2 businesses' });
  });

  it('tell a gang of its own Loot alone, and the games master of everybody’s', async () => {
    const session = await played('paradise', 6);
    const whole = buildAnnals(session, 'gm').records;
    expect(whole.length).toBeGreaterThan(5);
    const best = whole.find(({ id }) => id === 'best-collection');
    let others = 0;
    for (const { seat } of session.rulebook.seats(session.snapshot.state)) {
      const { records } = buildAnnals(session, seat);
      for (const record of records.filter(({ id }) => /haul|collection/u.test(id))) expect(record.seat).toBe(seat);
      if (best?.seat !== seat) others += 1;
      const isPublic = ({ id }: { id: string }): boolean => !/haul|collection/u.test(id);
      expect(records.filter(isPublic)).toEqual(whole.filter(isPublic));
    }
    expect(others).toBeGreaterThan(0);
  });
});
