import { listNeighbors } from '#test/support/paradiseCity.ts';
import { describe, expect, it } from 'vitest';
import { listHiredMuscle } from '#main/games/paradise/rules/filing/crews.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { planPayoffs } from '#main/games/paradise/rules/npc/money/payoffs.ts';
import { planByWorth } from '#main/games/paradise/rules/npc/standard.ts';
import type { Stance } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { collectTurf } from '#main/games/paradise/rules/npc/worth/turf.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeMusclePrice } from '#main/games/paradise/rules/tables/people/muscle.ts';
import { racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import type { Level } from '#shared/games/paradise/minds.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';

const seats = ['g2', 'g3', 'g4', 'g5'] as SeatId[];

const playMonths = (seeds: readonly number[]) =>
  seeds.flatMap((seed) =>
    playedMonths(foundedCampaign({ seed, types: gangTypes.slice(0, 4) }), 14).map(({ state }) => state),
  );

/** Six campaigns of four types of gang, month by month, each with a last one far off. */
const states = playMonths([1, 2, 3, 4, 5, 8]);

const views = (lastMonth: (month: number) => number | null, of = states): SeatView[] =>
  of.flatMap((state) =>
    seats
      .filter((seat) => state.gangs[seat]?.eliminatedMonth === null)
      .map((seat) => {
        const view = buildSeatView(state, seat);
        return { ...view, houseRules: { ...view.houseRules, lastMonth: lastMonth(view.month) } };
      }),
  );

/** What hired men cost in all the orders that are written so, in dollars. */
function spentOnMuscle(all: readonly SeatView[], stance: Stance): number {
  return all
    .flatMap((view) => planByWorth(view, stance))
    .reduce((sum, { order }) => sum + computeMusclePrice(listHiredMuscle(order)), 0);
}

describe('[GANG-18] a last month that is scored', () => {
  it('[GANG-18] makes hired men dearer to everybody, and dearest to whoever saves for it', { tags: 'rest' }, () => {
    const twice = [...states, ...playMonths([11, 12, 13, 14, 15, 16])];
    const scored = views((month) => month + 12, twice);
    const openEnd = spentOnMuscle(
      views(() => null, twice),
      'even',
    );
    const even = spentOnMuscle(scored, 'even');
    const thrift = spentOnMuscle(scored, 'thrift');
    expect(openEnd).toBeGreaterThan(even);
    // Six campaigns say 1.16 times or 1.31.
    expect(even).toBeGreaterThan(1.2 * thrift);
    expect(thrift).toBeGreaterThan(0);
  });

  it('[GANG-18, RK-3] leaves the precincts unpaid at the very end where a gang plays hard, and never before', () => {
    const withheld = (level: Level, monthsLeft: number): number =>
      views((month) => month + monthsLeft)
        .flatMap((view) => planPayoffs({ ...view, mind: { ...view.mind, level } }))
        .reduce((sum, { order }) => sum + (order.kind === 'pay' ? order.withhold.length : 0), 0);
    const owing = views(() => null).reduce(
      (sum, view) =>
        sum + listOwnedBusinesses(view, view.seat).filter(({ type }) => racketTable[type].payoffDollars > 0).length,
      0,
    );
    expect(owing).toBeGreaterThan(100);
    expect(withheld('hard', 0)).toBe(owing);
    expect(withheld('standard', 0)).toBe(withheld('standard', 12));
    expect(withheld('hard', 1)).toBe(withheld('standard', 12));
    expect(withheld('standard', 12)).toBeLessThan(owing / 4);
  });

  it('[GANG-18, RK-13] has nobody take a gym, an arena, or a wire service for its own sake', { tags: 'rest' }, () => {
    const showpieces = ['gym', 'arena', 'wire-service', 'trucking', 'dog-track'];
    const taken = (all: readonly SeatView[]): number =>
      all.flatMap((view) =>
        planByWorth(view).filter(
          ({ order }) => order.kind === 'take-over' && showpieces.includes(view.businesses[order.business]?.type ?? ''),
        ),
      ).length;
    // Without an end in sight these types of gang want them in one month of eight.
    expect(taken(views(() => null))).toBeGreaterThan(15);
    expect(taken(views((month) => month + 12))).toBe(0);
  });

  it('[GANG-11, GANG-18] has a street gang look next door from its third door at home on, with or without money', () => {
    const { state } = foundedCampaign({ seed: 1, types: ['street', 'irish'] });
    const view = buildSeatView(state, 'g2' as SeatId);
    expect(view.mind.doctrine).toBe('street');
    const { base } = view.gang;
    const atHome = Object.values(view.businesses).filter(({ district }) => district === base);
    const districts = (doors: number, lastMonth: number | null): number => {
      const own = new Set(atHome.slice(0, doors).map(({ id }) => id));
      const businesses = Object.fromEntries(
        Object.values(view.businesses).map((one) => {
          const owner = own.has(one.id) ? view.seat : one.owner === view.seat ? null : one.owner;
          return [one.id, { ...one, owner }];
        }),
      );
      const purse = { ...view.purse, bankDollars: 100 };
      const houseRules = { ...view.houseRules, lastMonth };
      return collectTurf({ ...view, businesses, purse, houseRules }).size;
    };
    const around = listNeighbors(base).length + 1;
    expect([2, 3, 4].map((doors) => districts(doors, 30))).toEqual([1, around, around]);
    expect([2, 3, 4, 6].map((doors) => districts(doors, null))).toEqual([1, 1, 1, 1]);
  });
});
