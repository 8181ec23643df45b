import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts, listNeighbors } from '#test/support/paradiseCity.ts';
import { describe, expect, it } from 'vitest';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { raidByFeds } from '#main/games/paradise/rules/battles/arranging/raiding.ts';
import { createReserve } from '#main/games/paradise/rules/battles/arranging/forces.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { findRoute } from '#main/games/paradise/rules/battles/arranging/places.ts';
import { convertResult } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { listKnownRivals } from '#main/games/paradise/rules/battles/settling/sightings.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { Story } from '#test/support/story.ts';

function rivals() {
  const [story, us, them] = new Story().seats(['Us', { bank: 2_000 }], ['Them', { bank: 2_000, isHuman: false }]);
  return { story, us, them };
}

describe('who comes to a battle', () => {
  it('[RK-2] men posted at another place of the gang stay there', () => {
    const { story, us, them } = rivals();
    const [here, elsewhere] = them.owns('speakeasy', 2).in('docks');
    if (elsewhere === undefined) throw new Error('No places');
    const [inside, away] = [them.has('slugger'), them.has('slugger')];
    for (const [man, business] of [
      [inside, here],
      [away, elsewhere],
    ] as const) {
      them.gives({ kind: 'guard', post: { kind: 'business', business }, crew: [man] });
    }
    us.gives({ kind: 'raid', business: here, crew: [us.has('hoodlum')] });
    story.phase('reveal', [6, 6]);
    expect(story.battle().defenders.crew).toEqual([inside]);
  });

  it('[SCN-3, GANG-11] a gang calls only its own cars, and of them only those that no job took', () => {
    const { story, us, them } = rivals();
    for (const gang of [us, them]) {
      for (let car = 0; car < 2; car += 1) gang.gives({ kind: 'buy-vehicle', vehicle: 'car' });
    }
    const [place] = them.owns('speakeasy').in('docks');
    us.gives({ kind: 'raid', business: place, crew: [us.has('hoodlum')], vehicles: ['v1'] });
    expect(createReserve(story.state, us.seat).vehicles).toEqual(['v2']);
    expect(createReserve(story.state, them.seat).vehicles).toEqual(['v3', 'v4']);
  });

  it('[SCN-3] in the truck that is hijacked its own Slugger and Hoodlum sit in front', () => {
    const { story, us, them } = rivals();
    them.owns('speakeasy').in('docks');
    const men = [them.has('enforcer'), them.has('hoodlum'), them.has('slugger')];
    us.gives({ kind: 'hijack', gang: them.seat, crew: [us.has('hoodlum')] });
    story.phase('reveal', [3, 1, 1]);
    const { defenders } = buildArrangedBattle(story.state, story.battle()).muster;
    expect(defenders.crew.slice(0, 2).map(({ profile }) => profile)).toEqual(['Slugger', 'Hoodlum']);
    const guards = defenders.crew.slice(2).map(({ id }) => id as GangsterId);
    expect(guards.length).toBeGreaterThan(0);
    expect(men).toEqual(expect.arrayContaining(guards));
  });

  it('[SCN-4] the table’s figure of SMARTS is for the NPC gang’s spokesman and for nobody beside him', () => {
    const { story, us, them } = rivals();
    for (let man = 0; man < 2; man += 1) them.has('hoodlum', { smarts: 2 });
    us.gives({
      kind: 'meet',
      gang: them.seat,
      negotiator: us.has('hoodlum', { smarts: 4 }),
      topic: { kind: 'truce' },
      bodyguards: [us.has('punk')],
    });
    story.phase('reveal');
    story.callsOut([], [1]);
    const battle = story.battle();
    const { negotiators } = battle;
    if (negotiators === null) throw new Error('Nobody talks');
    negotiators.npcSmarts = 6;
    const { attackers, defenders } = buildArrangedBattle(story.state, battle).muster;
    const sharp = (crew: typeof defenders.crew) => crew.filter(({ stats }) => stats.smarts === 6).map(({ id }) => id);
    expect(sharp(defenders.crew)).toEqual([negotiators.defenders]);
    expect(sharp(attackers.crew)).toEqual([]);
  });

  it('[SCN-9] the way to a job goes from neighbor to neighbor, and no shorter one exists', () => {
    for (const from of districts) {
      for (const to of districts) {
        const way = findRoute(paradiseCity, from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        way.slice(1).forEach((district, nth) => {
          expect(listNeighbors(way[nth] ?? from)).toContain(district);
        });
        expect(way.length - 1).toBe(stepsBetween(from, to));
      }
    }
  });

  it('[PO-6] the Feds go for a gang that holds a single place, and for nobody who holds none', () => {
    const { story, us, them } = rivals();
    const [place] = us.owns('low-dive').in('docks');
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    story.tell({ type: 'feds-targeted', seat: us.seat, targets: [us.seat, them.seat] });
    story.nextMonth();
    story.play([1], (table) => raidByFeds(table));
    expect(story.battle()).toMatchObject({ business: place, defenders: { party: us.seat } });
  });
});

/** Steps of the shortest way, by rings of neighbors. */
function stepsBetween(from: (typeof districts)[number], to: (typeof districts)[number]): number {
  let ring = new Set([from]);
  let steps = 0;
  while (!ring.has(to)) {
    ring = new Set([...ring, ...[...ring].flatMap((one) => [...listNeighbors(one)])]);
    steps += 1;
  }
  return steps;
}

describe('who is known and who was hurt', () => {
  it('[GANG-17] nobody points out the men of a gang that is no more', () => {
    const { story, us, them } = rivals();
    const known = () => listKnownRivals(story.state, us.seat).map(({ gang }) => gang);
    expect(known()).toContain(them.seat);
    story.tell({ type: 'eliminated', seat: them.seat });
    expect(known()).not.toContain(them.seat);
  });

  it('[SCN-12] one wound is a man hurt: a guard with one counts among the hurt', () => {
    const { story, us, them } = rivals();
    const [place] = them.owns('speakeasy').in('docks');
    us.gives({ kind: 'raid', business: place, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    const battle = story.battle();
    const result = resolveMuster(buildArrangedBattle(story.state, battle).muster, 1);
    const figures = result.figures
      .filter(({ id }) => id.startsWith('d'))
      .map((one, nth) => ({ ...one, posture: 'up' as const, wounds: nth }));
    const [guards] = convertResult(story.state, battle, { ...result, figures }).others;
    expect(guards).toMatchObject({ present: figures.length, hurt: figures.length - 1, dead: 0 });
  });
});

describe('once a month', () => {
  it('[SCN-8] the boys rumble once: a second order is refused until the first is withdrawn', () => {
    const { story, us, them } = rivals();
    const third = story.gang('Third');
    us.gives({ kind: 'rumble', gang: them.seat });
    us.isRefused(/rumble once a month; withdraw/, { kind: 'rumble', gang: third.seat });
    const [order] = Object.values(story.state.orders);
    us.gives({ kind: 'withdraw', order: order?.id ?? '' });
    us.gives({ kind: 'rumble', gang: third.seat });
  });
});
