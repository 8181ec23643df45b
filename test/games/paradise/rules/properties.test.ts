import { sample } from '#test/support/samples.ts';
import { paradiseWriter, planOf } from '#test/support/rules.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#kernel/refusal.ts';
import { replay } from '#kernel/journal/replay.ts';
import { run, type Snapshot } from '#kernel/run.ts';
import { playOn } from '#kernel/play.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { BooksRow } from '#main/games/paradise/rules/state/records/books.ts';
import { snappyDresserDollars } from '#main/games/paradise/rules/tables/people/skills.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BoxerId, OfferId } from '#shared/games/paradise/ids.ts';
import type { Order, OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { drawAnyOrder, officialKinds, showKinds } from '#test/support/anyOrder.ts';
import { busyCampaign } from '#test/support/busy.ts';
import { foundedCampaign, playedMonths, setupFor } from '#test/support/founded.ts';
import { scrambleHall, withOfficials } from '#test/support/officials.ts';
import { inThePapers } from '#test/support/scramble.ts';

function giveTo(snapshot: Snapshot<ParadiseState>, seat: SeatId, order: Order) {
  return run(snapshot, paradiseWriter, (table) => {
    table.entry({ title: 'x', author: { kind: 'human', seat }, order, reason: null });
    paradise.orders.give(table, seat, order);
  });
}

/** The first three seats, and the salt of an order. */
const anyGiver = fc.tuple(fc.constantFrom('g1' as SeatId, 'g2' as SeatId, 'g3' as SeatId), fc.nat());
const firstGiver = fc.tuple(fc.constant('g1' as SeatId), fc.nat());

/** Every order gets its quote or a refusal that changes nothing; a given one costs what was quoted. */
function expectHonestOrders(
  start: Snapshot<ParadiseState>,
  given: readonly [SeatId, number][],
  kinds?: readonly OrderKind[],
): void {
  let snapshot = start;
  for (const [seat, salt] of given) {
    const order = drawAnyOrder(snapshot.state, seat, salt, kinds);
    const before = clonePlain(snapshot);
    const bank = before.state.purses[seat]?.bankDollars ?? 0;
    try {
      const quote = paradise.orders.quote(snapshot.state, seat, order);
      const result = giveTo(snapshot, seat, order);
      if (result.kind === 'question') continue;
      snapshot = result.after;
      const events = result.entries.flatMap((entry) => entry.happenings.map(({ event }) => event));
      const paid = bank - (snapshot.state.purses[seat]?.bankDollars ?? 0);
      expect(paid - suitsDollars(order, events, bank - quote.costDollars)).toBe(quote.costDollars);
    } catch (refusal) {
      expect(refusal).toBeInstanceOf(Refusal);
      expect((refusal as Refusal).message).toMatch(/[.!?]$/);
      expect(snapshot).toEqual(before);
      expect(() => giveTo(snapshot, seat, order)).toThrow((refusal as Refusal).message);
    }
  }
}

/** Suits that come up by the program's dice are the one thing no quote can tell; a skill that the player rolled is quoted. */
function suitsDollars(order: Order, events: readonly ParadiseEvent[], leftDollars: number): number {
  const skills = order.kind === 'learn' ? [order.skill] : listHiredSkills(order);
  const isRolled = skills.some((skill) => skill.kind === 'random' && skill.rolled === undefined);
  const isChosen = skills.some((skill) => skill.kind !== 'random' && skill.skill === 'snappy-dresser');
  const isDandy = events.some(
    (event) =>
      (event.type === 'learned' && event.skill === 'snappy-dresser') ||
      (event.type === 'recruited' && event.gangster.skills.includes('snappy-dresser')),
  );
  return isRolled && !isChosen && isDandy ? Math.min(snappyDresserDollars, leftDollars) : 0;
}

function listHiredSkills(order: Order) {
  if (order.kind !== 'recruit' || order.recruit.method !== 'off-the-rack') return [];
  return [...order.recruit.freeSkills, ...order.recruit.boughtSkills];
}

/** Two rivals' business. */
const sampleOffer = {
  id: 'd9' as OfferId,
  month: 1,
  gives: { band: 'b2' as BandId, dollars: 0 },
  wants: { band: null, dollars: 100 },
  pick: null,
  isAccepted: false,
};

function bookedDollars(row: BooksRow): number {
  const { seat: _seat, month: _month, closingDollars: _closing, ...parts } = row;
  return Object.values(parts).reduce((sum, dollars) => sum + dollars, 0);
}

/** In every gang's books opening and every move make the closing bank, which is never negative. */
function expectBalancedBooks(state: ParadiseState): void {
  for (const row of Object.values(state.books)) {
    expect(row.closingDollars).toBe(bookedDollars(row));
    expect(row.closingDollars).toBeGreaterThanOrEqual(0);
    const next = state.books[`${row.seat}:${row.month + 1}`];
    if (next !== undefined) expect(next.openingDollars).toBe(row.closingDollars);
    else expect(state.purses[row.seat]?.bankDollars).toBe(row.closingDollars);
  }
}

describe('properties of every campaign', () => {
  it('[RK-17] money reconciles every month: opening and every move make the closing bank', { tags: 'rest' }, () => {
    forSome(sample(15), fc.integer({ min: 0, max: 10_000 }), (seed) => {
      const months = playedMonths(foundedCampaign({ seed }), 10);
      expectBalancedBooks((months.at(-1) ?? foundedCampaign({ seed })).state);
    });
  });

  it('[MONTH-11] replaying the events alone gives the state, its bytes included', () => {
    forSome(sample(12), fc.integer({ min: 0, max: 10_000 }), (seed) => {
      const setup = setupFor({ seed });
      let snapshot: Snapshot<ParadiseState> = { state: paradise.blank(), rng: seedRng(seed) };
      const steps: { happenings: RecordedEvent<ParadiseEvent>[]; rngAfter: readonly number[] }[] = [];
      for (let step = 0; step <= 6; step += 1) {
        const result = run(snapshot, paradiseWriter, (table) =>
          step === 0 ? paradise.found(table, setup) : playOn(paradise, table, { auto: true }),
        );
        if (result.kind === 'question') throw new Error(result.question.prompt);
        snapshot = result.after;
        const happenings = result.entries.flatMap((entry) => entry.happenings);
        steps.push({ happenings, rngAfter: snapshot.rng });
      }
      const recorded = JSON.parse(JSON.stringify(steps)) as typeof steps;
      expect(JSON.stringify(replay(paradise.blank(), paradiseWriter, seed, recorded))).toBe(JSON.stringify(snapshot));
    });
  });

  it('[GANG-12] a refused order writes nothing, a quoted one costs what was quoted', () => {
    forSome(
      sample(60),
      fc.integer({ min: 0, max: 500 }),
      fc.array(firstGiver, { minLength: 1, maxLength: 8 }),
      (seed, given) => expectHonestOrders(foundedCampaign({ seed }), given),
    );
  });

  it('[GANG-12] and so with officials to buy, drop, send about and pay, friends in office or none', () => {
    forSome(
      sample(120),
      fc.integer({ min: 0, max: 500 }),
      fc.array(firstGiver, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('poor', 'friends', 'paying' as const),
      (seed, given, how) => {
        const founded = foundedCampaign({ seed });
        const start = how === 'poor' ? founded : withOfficials(founded);
        if (how === 'paying') start.state.phase = 'payoffs';
        expectHonestOrders(start, given, officialKinds);
      },
    );
  });

  it('[RK-13] and so with bands, boxers and funerals to order about, whoever orders', { tags: 'rest' }, () => {
    forSome(
      sample(60),
      fc.integer({ min: 0, max: 50 }),
      fc.array(anyGiver, { minLength: 6, maxLength: 24 }),
      (seed, given) => expectHonestOrders(busyCampaign({ seed }), given, showKinds),
    );
  });

  it('[RK-13] whatever was ordered, the months after it balance and replay', { tags: 'rest' }, () => {
    forSome(sample(40), fc.integer({ min: 0, max: 50 }), fc.array(anyGiver, { maxLength: 24 }), (seed, given) => {
      const start = busyCampaign({ seed });
      let snapshot = start;
      const steps: { happenings: RecordedEvent<ParadiseEvent>[]; rngAfter: readonly number[] }[] = [];
      const keep = (result: ReturnType<typeof giveTo>): void => {
        if (result.kind === 'question') return;
        snapshot = result.after;
        const happenings = result.entries.flatMap((entry) => entry.happenings);
        steps.push({ happenings, rngAfter: snapshot.rng });
      };
      for (const [seat, salt] of given) {
        try {
          keep(giveTo(snapshot, seat, drawAnyOrder(snapshot.state, seat, salt, showKinds)));
        } catch (refusal) {
          expect(refusal).toBeInstanceOf(Refusal);
        }
      }
      // A month that stands before its payoffs takes one more step.
      while (snapshot.state.month < 4) {
        const { month, phase } = snapshot.state;
        keep(run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true })));
        expect([snapshot.state.month, snapshot.state.phase]).not.toEqual([month, phase]);
      }
      expectBalancedBooks(snapshot.state);
      const rebuilt = clonePlain(start.state);
      for (const { event } of steps.flatMap((step) => step.happenings)) {
        paradiseWriter.apply(rebuilt, event);
      }
      expect(JSON.stringify(rebuilt)).toBe(JSON.stringify(snapshot.state));
    });
  });

  it('[RK-17, MONTH-9] whatever was ordered of City Hall, the months play on and every dollar is booked', () => {
    forSome(
      sample(40),
      fc.integer({ min: 0, max: 500 }),
      fc.array(firstGiver, { minLength: 4, maxLength: 16 }),
      (seed, givers) => {
        let snapshot = withOfficials(foundedCampaign({ seed }));
        for (const [seat, salt] of givers) {
          try {
            const result = giveTo(snapshot, seat, drawAnyOrder(snapshot.state, seat, salt, officialKinds));
            if (result.kind === 'done') snapshot = result.after;
          } catch (refusal) {
            expect(refusal).toBeInstanceOf(Refusal);
          }
        }
        const { state } = playedMonths(snapshot, 2).at(-1) ?? snapshot;
        expectBalancedBooks(state);
        expect(state.outrage).toBeGreaterThanOrEqual(0);
        for (const payroll of Object.values(state.payrolls)) {
          expect(state.officials[payroll.official]).toBeDefined();
        }
      },
    );
  });

  it('[RK-7] fog: nothing changes for a seat with rivals’ unheard bands, boxers’ FISTS, offers and lessons', () => {
    const seat = 'g1' as SeatId;
    const { state } = busyCampaign({ seed: 8 });
    const other = clonePlain(state);
    const theirs = (owner: string | null | undefined): boolean => owner !== seat;
    for (const band of Object.values(other.bands)) if (theirs(band.owner)) band.lastFaces = [6];
    for (const [id, band] of Object.entries(other.bands)) {
      if (theirs(band.owner) && band.billed === null) delete other.bands[id as keyof typeof other.bands];
    }
    for (const boxer of Object.values(other.boxers)) {
      const owner = boxer.gym === null ? null : other.businesses[boxer.gym]?.owner;
      if (theirs(owner) && boxer.foughtMonth <= 0) boxer.fists = 4 + (boxer.fists % 3);
    }
    other.bandTries = { ['g2' as SeatId]: 1 };
    for (const man of Object.values(other.gangsters)) {
      if (theirs(man.gang)) other.lessons[man.id] = 1;
    }
    const between = { ...sampleOffer, from: 'g2' as SeatId, to: 'g3' as SeatId };
    paradiseWriter.apply(other, { type: 'offer-made', offer: between });
    expect(paradise.view(other, seat)).toEqual(paradise.view(state, seat));
    expect(planOf(other, seat)).toEqual(planOf(state, seat));
    expect(paradise.view(other, 'gm')).not.toEqual(paradise.view(state, 'gm'));
  });

  it('[RK-13] fog: a fix leaves no trace for those who did not pay, but the fight’s end', () => {
    const start = busyCampaign({ seed: 8 });
    const fixed = giveTo(start, 'g1' as SeatId, { kind: 'fix-fight', boxer: 'x2' as BoxerId });
    if (fixed.kind === 'question') throw new Error('asked');
    const rival = 'g2' as SeatId;
    expect(paradise.view(fixed.after.state, rival)).toEqual(paradise.view(start.state, rival));
    expect(planOf(fixed.after.state, rival)).toEqual(planOf(start.state, rival));
  });

  it('[GANG-5] fog: a seat’s view does not change with what it cannot know', () => {
    const { state } = playedMonths(foundedCampaign({ seed: 8 }), 4).at(-1) ?? foundedCampaign();
    const other = clonePlain(state);
    scrambleHall(other, 'g1' as SeatId, 4);
    const named = inThePapers(state);
    for (const [seat, purse] of Object.entries(other.purses)) {
      if (seat !== 'g1') purse.bankDollars += 12_345;
    }
    for (const man of Object.values(other.gangsters)) {
      const wasMet = other.sightings[`g1:${man.id}`] !== undefined || named.has(man.id);
      if (man.gang !== 'g1' && !man.isBoss && !wasMet) man.name = 'Somebody Else';
    }
    for (const id of Object.keys(other.ownerGuts)) {
      other.ownerGuts[id as keyof typeof other.ownerGuts] = 1;
    }
    const seen = paradise.view(state, 'g1' as SeatId);
    expect(paradise.view(other, 'g1' as SeatId)).toEqual(seen);
    expect(paradise.view(other, 'gm')).not.toEqual(paradise.view(state, 'gm'));
    expect(seen.gangs.filter((gang) => gang.secrets !== null).map((gang) => gang.seat)).toEqual(['g1']);
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
    expect(all.flatMap(({ payrolls }) => payrolls)).toHaveLength(Object.keys(state.payrolls).length);
    expect(all.every(({ smarts }) => smarts !== null)).toBe(true);
  });

  it('[MONTH-7] the same seed gives the same campaign, another seed another', () => {
    const end = (seed: number) => JSON.stringify(playedMonths(foundedCampaign({ seed }), 6).at(-1));
    expect(end(21)).toBe(end(21));
    expect(end(21)).not.toBe(end(22));
  });
});
