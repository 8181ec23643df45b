import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { listNeighbors } from '#test/support/paradiseCity.ts';
import { sample } from '#test/support/samples.ts';
import { type District, gangTypes } from '#shared/games/paradise/city.ts';
import { planOf } from '#test/support/rules.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { clonePlain } from '#kernel/readonly.ts';
import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { planPayoffs } from '#main/games/paradise/rules/npc/money/payoffs.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { hasOutgrownHome } from '#main/games/paradise/rules/npc/worth/turf.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { doctrines } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { scrambleBargains } from '#test/support/bargains.ts';
import { scrambleHall } from '#test/support/officials.ts';

const seats = (state: ParadiseState): SeatId[] => Object.keys(state.gangs) as SeatId[];

/** Overwrites everything `seat` cannot know with other values. */
function scramble(state: ParadiseState, seat: SeatId, salt: number): ParadiseState {
  const other = clonePlain(state);
  for (const [id, purse] of Object.entries(other.purses)) {
    if (id === seat) continue;
    purse.bankDollars = (purse.bankDollars + salt * 137) % 9_000;
    purse.permanentReputation += salt;
    purse.numbersChange = 1;
    purse.payoffPolicy = 'ask';
  }
  for (const man of Object.values(other.gangsters)) {
    if (man.gang === seat) continue;
    man.stats = { fists: 1, gats: 6, guts: 1, stunts: 6, smarts: (salt % 6) + 1, hits: 1 };
    man.skills = ['wheel-man'];
    man.weapons = ['bar', 'bar'];
    man.name = `Stranger ${salt}`;
  }
  for (const id of Object.keys(other.ownerGuts)) {
    other.ownerGuts[id as keyof typeof other.ownerGuts] = (salt % 5) + 1;
  }
  for (const [id, order] of Object.entries(other.orders)) {
    if (order.seat !== seat) delete other.orders[id as keyof typeof other.orders];
  }
  for (const [id, row] of Object.entries(other.books)) {
    if (row.seat !== seat) delete other.books[id];
  }
  scrambleHall(other, seat, salt);
  for (const band of Object.values(other.bands)) {
    if (band.owner !== seat) band.lastFaces = [(salt % 6) + 1];
  }
  for (const boxer of Object.values(other.boxers)) {
    const owner = boxer.gym === null ? null : other.businesses[boxer.gym]?.owner;
    if (owner === seat || boxer.foughtMonth > 0) continue;
    boxer.fists = 4 + (salt % 3);
    boxer.isPutUp = salt % 2 === 0;
  }
  for (const [id, offer] of Object.entries(other.offers)) {
    if (offer.from !== seat && offer.to !== seat) delete other.offers[id as keyof typeof other.offers];
  }
  for (const [id, man] of Object.entries(other.gangsters)) {
    if (man.gang !== seat) other.lessons[id as keyof typeof other.lessons] = salt;
  }
  scrambleBargains(other, seat, salt);
  other.bandTries = seat in other.bandTries ? { [seat]: other.bandTries[seat] ?? 0 } : {};
  other.vehicles = Object.fromEntries(Object.entries(other.vehicles).filter(([, vehicle]) => vehicle.gang === seat));
  return other;
}

describe('NPC gangs', () => {
  it.each(gangTypes)('[GANG-11] a %s gang is made by its doctrine', (type) => {
    const { state } = foundedCampaign({ types: [type, 'syndicate'] });
    const gang = state.gangs['g2' as SeatId];
    expect(gang).toMatchObject({ type, isHuman: false });
    expect(paradiseCity.homes[type]).toContain(gang?.base);
    const roster = Object.values(state.gangsters).filter((man) => man.gang === 'g2');
    const planned = doctrines[type].starters.reduce((total, group) => total + group.count, 1);
    expect(roster).toHaveLength(planned);
    expect(roster.filter((man) => man.isBoss).map((man) => man.name)).toEqual([gang?.bossName]);
    expect(state.purses['g2' as SeatId]?.bankDollars).toBeGreaterThanOrEqual(0);
  });

  it('[GANG-11] in a street gang only the leader has a pistol', () => {
    const { state } = foundedCampaign({ types: ['street', 'irish'] });
    const armed = Object.values(state.gangsters).filter((m) => m.gang === 'g2' && m.weapons.length > 0);
    expect(armed.map((man) => [man.isBoss, man.profile])).toEqual([[true, 'hoodlum']]);
  });

  it(
    '[GANG-11] a Tong keeps to Chinatown until it holds it, and a street gang to its few blocks until it has filled them',
    { tags: 'rest' },
    () => {
      const start = foundedCampaign({ types: ['tong', 'street', 'irish'], seed: 6 });
      const months = playedMonths(start, 18).map(({ state }) => state);
      // Whatever it ever had in the meantime, since a rival may take it back.
      const gainedBy = (seat: SeatId) => {
        const started = new Set(listOwnedBusinesses(start.state, seat).map(({ id }) => id));
        return months.flatMap((state) => listOwnedBusinesses(state, seat).filter(({ id }) => !started.has(id)));
      };
      const states = [start.state, ...months];
      /** Doors gained outside of a district, with how many the gang held in it just before. */
      const listGainedAway = (seat: SeatId, home: District) =>
        states.flatMap((state, month) => {
          const before = states[month - 1];
          if (before === undefined) return [];
          const had = listOwnedBusinesses(before, seat);
          // Money that its own ground cannot use takes a gang anywhere.
          if (hasOutgrownHome(buildSeatView(before, seat))) return [];
          const heldAtHome = had.filter(({ district }) => district === home).length;
          const known = new Set(had.map(({ id }) => id));
          return listOwnedBusinesses(state, seat)
            .filter(({ id, district }) => !known.has(id) && district !== home)
            .map(({ district }) => ({ district, heldAtHome }));
        });
      const street = 'g3' as SeatId;
      const base = start.state.gangs[street]?.base ?? 'docks';
      const tong = 'g2' as SeatId;
      for (const [seat, home, fills] of [
        [tong, 'chinatown', 3],
        [street, base, 4],
      ] as const) {
        expect(gainedBy(seat)).not.toEqual([]);
        const away = listGainedAway(seat, home);
        expect(away.filter(({ heldAtHome }) => heldAtHome < fills)).toEqual([]);
        const nextDoor: readonly string[] = listNeighbors(home);
        expect(away.filter(({ district }) => !nextDoor.includes(district))).toEqual([]);
      }
    },
  );

  it(
    '[GANG-11] every NPC gang recruits, arms or takes over somewhere in a year, and no month is silent',
    { tags: 'rest' },
    () => {
      const start = foundedCampaign({ types: [...gangTypes], npcs: 5 });
      const kinds = new Map<string, Set<string>>();
      let snapshot = start;
      for (let month = 0; month < 12; month += 1) {
        for (const seat of seats(snapshot.state)) {
          const plans = planMonth(buildSeatView(snapshot.state, seat));
          const known = kinds.get(seat) ?? new Set();
          plans.forEach((plan) => known.add(plan.order.kind));
          kinds.set(seat, known);
          expect(plans.length).toBeGreaterThan(0);
        }
        snapshot = playedMonths(snapshot, 1)[0] ?? snapshot;
      }
      for (const seat of seats(start.state)) expect(kinds.get(seat)).toContain('take-over');
      expect([...kinds.values()].flatMap((set) => [...set])).toEqual(
        expect.arrayContaining(['recruit', 'arm', 'take-over']),
      );
    },
  );

  it('[RK-3] an NPC gang pays its precincts by the same order as a player, with a reason', () => {
    const { state } = foundedCampaign({ seed: 2 });
    const [plan] = planPayoffs(buildSeatView(state, 'g2' as SeatId));
    expect(plan?.order).toEqual({ kind: 'pay', withhold: [] });
    expect(plan?.reason.factors.map((factor) => factor.name)).toEqual([
      'what the doors earn a month',
      'the precincts’ price',
    ]);
    const poor = clonePlain(state);
    const purse = poor.purses['g2' as SeatId];
    if (purse !== undefined) purse.bankDollars = 0;
    const [cut] = planPayoffs(buildSeatView(poor, 'g2' as SeatId));
    const owing = listOwnedBusinesses(poor, 'g2' as SeatId).filter((b) => racketTable[b.type].payoffDollars > 0);
    expect(cut?.order.kind === 'pay' && cut.order.withhold.length).toBe(owing.length);
  });

  it('[GANG-11] the factors of every order sum to its score', () => {
    let snapshot = foundedCampaign({ seed: 3 });
    for (let month = 0; month < 6; month += 1) {
      for (const seat of seats(snapshot.state)) {
        for (const { reason } of planMonth(buildSeatView(snapshot.state, seat))) {
          const sum = reason.factors.reduce((total, factor) => total + factor.points, 0);
          expect(reason.score).toBeCloseTo(sum, 5);
        }
      }
      snapshot = playedMonths(snapshot, 1)[0] ?? snapshot;
    }
  });

  it('[GANG-11] orders do not change when facts the gang cannot see are changed', () => {
    forSome(
      sample(12),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 1, max: 50 }),
      (seed, months, salt) => {
        const start = foundedCampaign({ seed });
        const { state } = playedMonths(start, months).at(-1) ?? start;
        for (const seat of seats(state)) {
          const plans = planOf(state, seat);
          expect(planOf(scramble(state, seat, salt), seat)).toEqual(plans);
        }
      },
    );
  });

  it('[TAKE-2] two gangs that met at a business look elsewhere for a while', () => {
    const { state } = foundedCampaign({ seed: 3 });
    const [plan] = planMonth(buildSeatView(state, 'g2' as SeatId)).filter((p) => p.order.kind === 'take-over');
    if (plan?.order.kind !== 'take-over') throw new Error('no takeover planned');
    const crowded = clonePlain(state);
    for (const business of Object.values(crowded.businesses)) {
      const wanted = state.businesses[plan.order.business];
      if (business.type === wanted?.type && business.district === wanted.district) {
        business.contestedMonth = 1;
      }
    }
    crowded.month = 2;
    const [next] = planMonth(buildSeatView(crowded, 'g2' as SeatId)).filter((p) => p.order.kind === 'take-over');
    const target = next?.order.kind === 'take-over' ? next.order.business : null;
    expect(target).not.toBe(plan.order.business);
  });
});
