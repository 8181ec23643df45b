import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../src-main/kernel/refusal.ts';
import { replay } from '../../../src-main/kernel/replay.ts';
import { run } from '../../../src-main/kernel/run.ts';
import { playOn } from '../../../src-main/kernel/month.ts';
import { paradise } from '../../../src-main/rulebooks/paradise/index.ts';
import type { ParadiseEvent } from '../../../src-main/rulebooks/paradise/events.ts';
import type { Happening } from '../../../src-main/kernel/journal.ts';
import { clonePlain } from '../../../src-main/kernel/readonly.ts';
import type { Snapshot } from '../../../src-main/kernel/run.ts';
import type { ParadiseState } from '../../../src-main/rulebooks/paradise/state.ts';
import { businessTypes, districts } from '../../../src-shared/vocabulary/paradise/city.ts';
import type { SeatId } from '../../../src-shared/vocabulary/ids.ts';
import { orderSchema, type Order } from '../../../src-shared/vocabulary/paradise/orders.ts';
import { weapons } from '../../../src-shared/vocabulary/paradise/people.ts';
import { seedRng } from '../../../src-main/kernel/dice.ts';
import { foundedCampaign, playedMonths, setupFor } from '../../support/founded.ts';
import { anyOfficialOrder, scrambleHall, withOfficials } from '../../support/officialOrders.ts';

/** Orders that may be fine or nonsense, for any seat. */
const anyOrder: fc.Arbitrary<Order> = fc
  .oneof(
    anyOfficialOrder,
    fc.record({
      kind: fc.constant('take-over'),
      business: fc
        .tuple(
          fc.constantFrom(...districts),
          fc.constantFrom(...businessTypes),
          fc.integer({ min: 1, max: 6 }),
        )
        .map((parts) => parts.join('.')),
      crew: fc.array(
        fc.integer({ min: 1, max: 60 }).map((n) => `p${n}`),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    fc.record({
      kind: fc.constant('arm'),
      gangster: fc.integer({ min: 1, max: 60 }).map((n) => `p${n}`),
      weapon: fc.constantFrom(...weapons),
    }),
    fc.record({
      kind: fc.constant('hand-over'),
      from: fc.integer({ min: 1, max: 12 }).map((n) => `p${n}`),
      to: fc.integer({ min: 1, max: 12 }).map((n) => `p${n}`),
      weapon: fc.constantFrom(...weapons),
    }),
    fc.record({
      kind: fc.constant('recruit'),
      recruit: fc.record({
        method: fc.constant('built'),
        name: fc.constant('Al'),
        improvements: fc.record({ gats: fc.integer({ min: 3, max: 6 }) }),
      }),
    }),
    fc.record({
      kind: fc.constant('buy-vehicle'),
      vehicle: fc.constantFrom('car', 'truck', 'fancy-car'),
    }),
    fc.record({
      kind: fc.constant('withdraw'),
      order: fc.integer({ min: 1, max: 9 }).map((n) => `o${n}`),
    }),
    fc.record({
      kind: fc.constant('fix-numbers'),
      gang: fc.constantFrom('g1', 'g2', 'g9'),
      change: fc.constantFrom(1, -1),
    }),
    fc.record({
      kind: fc.constant('standing-payoffs'),
      policy: fc.constantFrom('automatic', 'ask'),
    }),
  )
  .map((order) => orderSchema.parse(order));

function giveTo(snapshot: Snapshot<ParadiseState>, seat: SeatId, order: Order) {
  return run(snapshot, paradise, (table) => {
    table.entry({ title: 'x', author: { kind: 'human', seat }, order, reason: null });
    paradise.give(table, seat, order);
  });
}

describe('properties of every campaign', () => {
  it('[RK-17] money reconciles every month: opening and every move make the closing bank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
        const months = playedMonths(foundedCampaign({ seed }), 10);
        const { state } = months.at(-1) ?? foundedCampaign({ seed });
        for (const row of Object.values(state.books)) {
          const { seat: _seat, month: _month, closingDollars: _closing, ...columns } = row;
          const sum = Object.values(columns).reduce((total, dollars) => total + dollars, 0);
          expect(row.closingDollars).toBe(sum);
          expect(row.closingDollars).toBeGreaterThanOrEqual(0);
          const next = state.books[`${row.seat}:${row.month + 1}`];
          if (next !== undefined) expect(next.openingDollars).toBe(row.closingDollars);
          else expect(state.purses[row.seat]?.bankDollars).toBe(row.closingDollars);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('[MONTH-11] replaying the events alone gives the state, its bytes included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
        const setup = setupFor({ seed });
        let snapshot: Snapshot<ParadiseState> = { state: paradise.blank(), rng: seedRng(seed) };
        const steps: { happenings: Happening<ParadiseEvent>[]; rngAfter: readonly number[] }[] = [];
        for (let step = 0; step <= 6; step += 1) {
          const result = run(snapshot, paradise, (table) =>
            step === 0 ? paradise.setup(table, setup) : playOn(paradise, table, { auto: true }),
          );
          if (result.kind === 'question') throw new Error(result.question.prompt);
          snapshot = result.after;
          const happenings = result.entries.flatMap((entry) => entry.happenings);
          steps.push({ happenings, rngAfter: snapshot.rng });
        }
        const recorded = JSON.parse(JSON.stringify(steps)) as typeof steps;
        expect(JSON.stringify(replay(paradise, seed, recorded))).toBe(JSON.stringify(snapshot));
      }),
      { numRuns: 12 },
    );
  });

  it('[GANG-12] a refused order writes nothing, a quoted one costs what was quoted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.array(anyOrder, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('poor', 'friends', 'paying' as const),
        (seed, orders, how) => {
          const founded = foundedCampaign({ seed });
          let snapshot = how === 'poor' ? founded : withOfficials(founded);
          if (how === 'paying') snapshot.state.phase = 'payoffs';
          for (const order of orders) {
            const seat = 'g1' as SeatId;
            const before = clonePlain(snapshot);
            const bank = before.state.purses[seat]?.bankDollars ?? 0;
            try {
              const quote = paradise.quote(snapshot.state, seat, order);
              const result = giveTo(snapshot, seat, order);
              if (result.kind === 'question') continue;
              snapshot = result.after;
              expect(snapshot.state.purses[seat]?.bankDollars).toBe(bank - quote.costDollars);
            } catch (refusal) {
              expect(refusal).toBeInstanceOf(Refusal);
              expect((refusal as Refusal).message).toMatch(/[.!?]$/);
              expect(snapshot).toEqual(before);
              expect(() => giveTo(snapshot, seat, order)).toThrow((refusal as Refusal).message);
            }
          }
        },
      ),
      { numRuns: 160 },
    );
  });

  it('[RK-17, MONTH-9] whatever was ordered of City Hall, the months play on and every dollar is booked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.array(anyOfficialOrder, { minLength: 4, maxLength: 16 }),
        (seed, orders) => {
          let snapshot = withOfficials(foundedCampaign({ seed }));
          for (const given of orders) {
            const order = orderSchema.parse(given);
            try {
              const result = giveTo(snapshot, 'g1' as SeatId, order);
              if (result.kind === 'done') snapshot = result.after;
            } catch (refusal) {
              expect(refusal).toBeInstanceOf(Refusal);
            }
          }
          const { state } = playedMonths(snapshot, 2).at(-1) ?? snapshot;
          for (const row of Object.values(state.books)) {
            const { seat: _seat, month: _month, closingDollars, ...moves } = row;
            const sum = Object.values(moves).reduce((total, dollars) => total + dollars, 0);
            expect(closingDollars).toBe(sum);
            expect(closingDollars).toBeGreaterThanOrEqual(0);
          }
          expect(state.outrage).toBeGreaterThanOrEqual(0);
          for (const payroll of Object.values(state.payrolls)) {
            expect(state.officials[payroll.official]).toBeDefined();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[GANG-5] fog: a seat’s view does not change with what it cannot know', () => {
    const { state } = playedMonths(foundedCampaign({ seed: 8 }), 4).at(-1) ?? foundedCampaign();
    const other = clonePlain(state);
    scrambleHall(other, 'g1' as SeatId, 4);
    for (const [seat, purse] of Object.entries(other.purses)) {
      if (seat !== 'g1') purse.bankDollars += 12_345;
    }
    for (const man of Object.values(other.gangsters)) {
      const wasMet = other.sightings[`g1:${man.id}`] !== undefined;
      if (man.gang !== 'g1' && !man.isBoss && !wasMet) man.name = 'Somebody Else';
    }
    for (const id of Object.keys(other.ownerGuts)) {
      other.ownerGuts[id as keyof typeof other.ownerGuts] = 1;
    }
    const seen = paradise.view(state, 'g1' as SeatId);
    expect(paradise.view(other, 'g1' as SeatId)).toEqual(seen);
    expect(paradise.view(other, 'gm')).not.toEqual(paradise.view(state, 'gm'));
    expect(seen.gangs.filter((gang) => gang.secrets !== null).map((gang) => gang.seat)).toEqual([
      'g1',
    ]);
    expect(seen.businesses.every((business) => business.ownerGuts === null)).toBe(true);
  });

  it('[OFF-1] fog: who pays whom, and how clever a man is, is in no other seat’s view until it shows', () => {
    const { state } = playedMonths(foundedCampaign({ seed: 5 }), 12).at(-1) ?? foundedCampaign();
    for (const seat of Object.keys(state.gangs) as SeatId[]) {
      const { officials } = paradise.view(state, seat);
      for (const one of officials) {
        const pays = one.payrolls.map((payroll) => payroll.seat);
        expect(pays.filter((other) => other !== seat)).toEqual([]);
        expect(one.dealings.filter((dealing) => dealing.seat !== seat)).toEqual([]);
        const known = state.officials[one.id]?.smartsKnownTo ?? [];
        if (known !== 'everybody' && !known.includes(seat)) expect(one.smarts).toBeNull();
      }
      const mine = Object.values(state.payrolls).filter((payroll) => payroll.seat === seat);
      expect(officials.flatMap(({ payrolls }) => payrolls)).toHaveLength(mine.length);
    }
    const all = paradise.view(state, 'gm').officials;
    expect(all.flatMap(({ payrolls }) => payrolls)).toHaveLength(
      Object.keys(state.payrolls).length,
    );
    expect(all.every(({ smarts }) => smarts !== null)).toBe(true);
  });

  it('[MONTH-7] the same seed gives the same campaign, another seed another', () => {
    const end = (seed: number) => JSON.stringify(playedMonths(foundedCampaign({ seed }), 6).at(-1));
    expect(end(21)).toBe(end(21));
    expect(end(21)).not.toBe(end(22));
  });
});
