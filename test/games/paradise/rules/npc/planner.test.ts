import { paradiseWriter } from '#test/support/rules.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { playOn } from '#kernel/play.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { run } from '#kernel/run.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { makeMemoryKey } from '#main/games/paradise/rules/state/records/minds.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { nameRecruits } from '#main/games/paradise/rules/minds/recruitNames.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';
import { planFor } from '#main/games/paradise/rules/phases.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor, Reason } from '#shared/words/journal.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import { levels, type Character, type Level } from '#shared/games/paradise/minds.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { scrambleSecrets } from '#test/support/scramble.ts';
import { takeSample } from '#test/support/samples.ts';

const seats = ['g2', 'g3', 'g4', 'g5'] as SeatId[];
const attacks: readonly string[] = ['raid', 'smash-and-grab', 'hijack', 'hit', 'show-of-strength'];

/** Two campaigns of four types of gang, month by month. */
const campaigns = [5, 6].map((seed) =>
  playedMonths(foundedCampaign({ seed, types: gangTypes.slice(0, 4) }), 14).map(({ state }) => state),
);
const states = campaigns.flat();

const anyMoment = fc.record({ state: fc.constantFrom(...states), seat: fc.constantFrom(...seats) });

function viewAs(state: ParadiseState, seat: SeatId, level: Level): SeatView {
  const view = buildSeatView(state, seat);
  return { ...view, mind: { ...view.mind, level } };
}

/** The same view through another Boss's eyes. */
function withCharacter(view: SeatView, traits: Partial<Character>): SeatView {
  const calm = { boldness: 0, greed: 0, vengefulness: 0, loyalty: 0 };
  return { ...view, mind: { ...view.mind, level: 'standard', character: { ...calm, ...traits } } };
}

function expectSum({ score, factors }: { score: number; factors: readonly Factor[] }): void {
  expect(score).toBeCloseTo(
    factors.reduce((sum, { points }) => sum + points, 0),
    5,
  );
}

function expectReasoned(reason: Reason): void {
  expect(reason.sentence).toMatch(/[.?]$/);
  expectSum(reason);
  const alternatives = reason.alternatives ?? [];
  expect(alternatives.length).toBeLessThanOrEqual(3);
  alternatives.forEach(expectSum);
}

const kindsOf = (plans: readonly Plan[]): string[] => plans.map(({ order }) => order.kind);

describe('names of men to be hired', () => {
  it('nobody of the gang bears them, nobody dead bore them, and nobody else is hired under them', () => {
    forSome(40, anyMoment, ({ state, seat }) => {
      const view = buildSeatView(state, seat);
      const names = nameRecruits(view, 4);
      expect(new Set([...names, ...view.members.map(({ name }) => name)]).size).toBe(
        names.length + new Set(view.members.map(({ name }) => name)).size,
      );
      const [first = '', second = '', third = '', fourth = ''] = names;
      const [one, ...others] = view.members;
      if (one === undefined) return;
      const members = [{ ...one, name: first }, ...others];
      const recruit = { method: 'off-the-rack', profile: 'hoodlum', name: second } as const;
      const order = { id: 'o1', seat, order: { kind: 'recruit', recruit } };
      const graveyard = { ...view.graveyard, p999: { gangster: { ...one, name: third } } };
      const waiting = { ...view, members, graveyard, orders: [order] } as unknown as SeatView;
      expect(nameRecruits(waiting, 1)).toEqual([fourth]);
    });
  });
});

describe('the planner of NPC gangs', () => {
  it(
    '[GANG-11] every order of two years has factors that sum to its score, and so have the ones it gave up',
    { tags: 'rest' },
    () => {
      let snapshot = foundedCampaign({ seed: 6, types: gangTypes.slice(1) });
      let reasoned = 0;
      let passedOver = 0;
      for (let month = 0; month < 24; month += 1) {
        const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
        if (result.kind === 'question') throw new Error(result.question.prompt);
        for (const { reason } of result.entries) {
          if (reason === null) continue;
          expectReasoned(reason);
          reasoned += 1;
          passedOver += reason.alternatives?.length ?? 0;
        }
        snapshot = result.after;
      }
      expect(reasoned).toBeGreaterThan(300);
      expect(passedOver).toBeGreaterThan(300);
    },
  );

  it.each(['erratic', 'easy', 'standard'] as const)(
    '[GANG-11] fog: at level %s nothing that a gang cannot see changes its orders',
    (level) => {
      forSome(60, anyMoment, fc.nat(30), ({ state, seat }, salt) => {
        const other = scrambleSecrets(state, seat, salt);
        expect(other).not.toEqual(state);
        expect(planFor(viewAs(other, seat, level))).toEqual(planFor(viewAs(state, seat, level)));
      });
    },
  );

  it('[GANG-11] fog: looking months ahead, nothing that a gang cannot see changes its orders', { tags: 'rest' }, () => {
    for (const [nth, state] of [states[2], states[9], states[20]].entries()) {
      const seat = seats[nth];
      if (state === undefined || seat === undefined) throw new Error('No such month');
      const other = scrambleSecrets(state, seat, 7 + nth);
      const plans = planFor(viewAs(state, seat, 'hard'));
      expect(planFor(viewAs(other, seat, 'hard'))).toEqual(plans);
      plans.forEach(({ reason }) => {
        expectReasoned(reason);
      });
    }
  });

  it.each(takeSample(levels))('[GANG-11] at level %s it spends no more than it has', (level) => {
    let spent = 0;
    for (const [nth, state] of states.entries()) {
      if (level === 'hard' && nth % 7 !== 0) continue;
      const seat = seats[nth % seats.length];
      if (seat === undefined || state.gangs[seat]?.eliminatedMonth !== null) continue;
      const costs = planFor(viewAs(state, seat, level)).map(({ order }) => costOf(state, seat, order));
      const total = costs.reduce((sum, cost) => sum + cost, 0);
      expect(total).toBeLessThanOrEqual(state.purses[seat]?.bankDollars ?? 0);
      // An order that brings money has a price below zero.
      spent += costs.reduce((sum, cost) => sum + Math.max(0, cost), 0);
    }
    expect(spent).toBeGreaterThan(0);
  });

  it('[GANG-11] an erratic gang gives orders of every kind that its affairs allow', { tags: 'rest' }, () => {
    const given = new Set<string>();
    for (const seed of [1, 2, 3]) {
      let snapshot = foundedCampaign({ seed, houseRules: { startingMoneyDollars: 9_000 } });
      for (const seat of Object.keys(snapshot.state.gangs)) {
        const { character, doctrine } = buildSeatView(snapshot.state, seat as SeatId).mind;
        const mind = { level: 'erratic' as const, character: { ...character }, doctrine };
        snapshot.state.minds[seat as SeatId] = { mind, writtenMonth: 0 };
      }
      for (let month = 0; month < 18; month += 1) {
        const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
        if (result.kind === 'question') throw new Error(result.question.prompt);
        for (const { order } of result.entries) {
          if (order !== null) given.add((order as Order).kind);
        }
        snapshot = result.after;
      }
    }
    expect([...given]).toEqual(
      expect.arrayContaining([
        ...['recruit', 'arm', 'hand-over', 'buy-vehicle', 'upgrade-vehicle', 'steal-vehicle'],
        ...['train', 'learn', 'care', 'plea', 'take-over', 'raid', 'smash-and-grab', 'hit'],
        ...['hit-official', 'hijack', 'show-of-strength', 'showdown', 'rumble', 'meet', 'guard'],
        ...['ambush', 'bribe', 'bid', 'hold', 'drop', 'column', 'propose', 'answer-proposal'],
        ...['public-works', 'hold-funeral', 'send-flowers', 'standing-payoffs'],
      ]),
    );
  });

  it('[GANG-11] a bold Boss raids more than a cautious one on the same views', { tags: 'rest' }, () => {
    const raidsOf = (boldness: number): number =>
      countOver((view) => planMonth(withCharacter(view, { boldness })), ['raid']);
    expect(raidsOf(2)).toBeGreaterThan(raidsOf(-2) + 5);
  });

  it('[GANG-11] a vengeful Boss goes for whoever wronged him, a forgiving one lets it be', () => {
    const rival = 'g1' as SeatId;
    const against = (vengefulness: number): number =>
      states.reduce((sum, state) => {
        const wronged = clonePlain(state);
        const seat = 'g2' as SeatId;
        wronged.memories[makeMemoryKey(seat, rival)] = {
          ...{ seat, rival, broken: 0 },
          felt: [{ month: wronged.month, grievance: 4_000, debt: 0 }],
          cause: 'the raid on our door',
        };
        const plans = planMonth(withCharacter(buildSeatView(wronged, seat), { vengefulness }));
        return sum + plans.filter(({ reason }) => isRevenge(reason)).length;
      }, 0);
    expect(against(2)).toBeGreaterThan(against(-2) + 3);
  });

  it('[GANG-11] a greedy Boss sees more in what a place brings', () => {
    const income = (greed: number): number =>
      states
        .flatMap((state) => planMonth(withCharacter(buildSeatView(state, 'g3' as SeatId), { greed })))
        .filter(({ order }) => order.kind === 'take-over')
        .flatMap(({ reason }) => reason.factors)
        .filter(({ name }) => name.startsWith('what it will earn'))
        .reduce((sum, { points }) => sum + points, 0);
    expect(income(2)).toBeGreaterThan(income(-2) * 1.2);
  });

  it('[GANG-13, SCN-5] raids happen, and hired muscle goes with some of them', () => {
    const raids = states.flatMap((state) =>
      seats.flatMap((seat) =>
        planMonth(viewAs(state, seat, 'standard')).flatMap(({ order }) => (order.kind === 'raid' ? [order] : [])),
      ),
    );
    expect(raids.length).toBeGreaterThan(5);
    expect(raids.some(({ muscle }) => muscle.length > 0)).toBe(true);
    expect(raids.every(({ crew }) => crew.length > 0)).toBe(true);
  });

  it('[GANG-11] nobody wants a war in the first two months', () => {
    for (const seed of [1, 2, 3, 4]) {
      let snapshot = foundedCampaign({ seed });
      for (let month = 1; month <= 2; month += 1) {
        for (const seat of seats) {
          const kinds = kindsOf(planMonth(buildSeatView(snapshot.state, seat)));
          expect(kinds.filter((kind) => attacks.includes(kind))).toEqual([]);
        }
        snapshot = playedMonths(snapshot, 1)[0] ?? snapshot;
      }
    }
  });
});

function isRevenge({ factors }: Reason): boolean {
  return factors.some(({ name }) => name.startsWith('what they did to us, last the raid on our'));
}

function countOver(plan: (view: SeatView) => Plan[], kinds: readonly string[]): number {
  return states.reduce(
    (sum, state) =>
      sum +
      seats.reduce(
        (own, seat) => own + kindsOf(plan(buildSeatView(state, seat))).filter((kind) => kinds.includes(kind)).length,
        0,
      ),
    0,
  );
}

/** What an order costs when it is given, 0 when the rules will not have it. */
function costOf(state: ParadiseState, seat: SeatId, order: Order): number {
  try {
    return paradise.orders.quote(state, seat, order).costDollars;
  } catch {
    return 0;
  }
}
