import { describe, expect, it } from 'vitest';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { shareCars } from '#main/games/paradise/rules/npc/money/garage.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { VehicleKind, VehicleUpgrade } from '#shared/games/paradise/people.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { Story } from '#test/support/story.ts';

type Garage = { bank?: number; cars?: VehicleUpgrade[][]; kind?: VehicleKind; lastMonth?: number };

/** An NPC gang with seven fighters, a neighbor, and these cars in its garage. */
function plansWith({ bank = 6_000, cars = [], kind = 'car', lastMonth }: Garage): Plan[] {
  const [story, us] = new Story(lastMonth === undefined ? {} : { houseRules: { lastMonth } }).seats([
    'Us',
    { isHuman: false, bank },
  ]);
  us.owns('speakeasy', 2).in('docks');
  story.gang('Them', { isHuman: false }).owns('speakeasy').in('oak-bluff');
  us.has('hoodlum', { smarts: 5 }, { name: 'Sharp' });
  for (let man = 0; man < 6; man += 1) us.has('hoodlum');
  cars.forEach((upgrades, nth) => {
    const vehicle = { id: `v${nth + 1}` as VehicleId, gang: us.seat, kind, upgrades };
    story.tell({ type: 'vehicle-bought', vehicle: { ...vehicle, stolen: false }, costDollars: 0 });
  });
  story.cityHall();
  return planMonth(buildSeatView(story.state, us.seat));
}

function worksOf(plans: readonly Plan[]): string[] {
  return plans.flatMap(({ order }) => (order.kind === 'upgrade-vehicle' ? [`${order.vehicle} ${order.upgrade}`] : []));
}

describe('the cars of NPC gangs', () => {
  it('[GANG-9, CAR-9] a rich gang has its car armored, then mends what the armor spoils, and says why', () => {
    expect(worksOf(plansWith({ cars: [[]] }))).toEqual(['v1 bulletproof']);
    expect(worksOf(plansWith({ cars: [['bulletproof']] }))).toEqual(['v1 good-suspension']);
    expect(worksOf(plansWith({ cars: [['bulletproof', 'good-suspension']] }))).toEqual(['v1 souped-up']);
    expect(worksOf(plansWith({ cars: [['bulletproof', 'good-suspension', 'souped-up']] }))).toEqual([]);
    const work = plansWith({ cars: [[]] }).find(({ order }) => order.kind === 'upgrade-vehicle');
    expect(work?.reason.sentence).toMatch(/get shot before they are out of the car/);
    expect(work?.reason.factors.map(({ name }) => name)).toEqual(['help on our jobs', 'its price, $500', 'idle money']);
  });

  it('[GANG-9] works on each of two cars, on no truck, not without money and not for the last months', () => {
    expect(worksOf(plansWith({ cars: [[], ['bulletproof']] })).toSorted()).toEqual([
      'v1 bulletproof',
      'v2 good-suspension',
    ]);
    expect(worksOf(plansWith({ cars: [[]], kind: 'truck' }))).toEqual([]);
    expect(worksOf(plansWith({ cars: [[]], bank: 700 }))).toEqual([]);
    expect(worksOf(plansWith({ cars: [[]], lastMonth: 6 }))).toEqual([]);
  });

  it('[GANG-9] its sharpest man steals a car while there are men who walk', () => {
    const thefts = (cars: VehicleUpgrade[][]) =>
      plansWith({ cars }).filter(({ order }) => order.kind === 'steal-vehicle');
    const [first, ...more] = thefts([]);
    expect(first?.order).toMatchObject({ kind: 'steal-vehicle', vehicle: 'car' });
    expect(more).toEqual([]);
    expect(thefts([[]])).toHaveLength(1);
    expect(thefts([[], []])).toEqual([]);
  });

  it('[GANG-9] no car goes on two jobs of a month, and none where those on foot fare better', () => {
    const party = { crew: [], muscle: [], companyTruck: false };
    const reason = { sentence: 'Why not.', factors: [], score: 0 };
    const plan = (order: Order): Plan => ({ order, reason });
    const [v1, v2] = ['v1', 'v2'] as VehicleId[];
    const place = 'docks.speakeasy.1' as BusinessId;
    const both = [v1, v2] as VehicleId[];
    const shared = shareCars([
      plan({ kind: 'smash-and-grab', business: place, vehicles: both, ...party }),
      plan({ kind: 'show-of-strength', gang: 'g2' as SeatId, vehicles: both, ...party }),
      plan({ kind: 'hit', target: 'p1' as GangsterId, vehicles: both, ...party }),
      plan({ kind: 'raid', business: place, vehicles: [v1] as VehicleId[], ...party }),
      plan({ kind: 'hijack', gang: 'g2' as SeatId, vehicles: both, ...party }),
    ]);
    const vehicles = shared.map(({ order }) => ('vehicles' in order ? order.vehicles : null));
    expect(vehicles).toEqual([[], [], [], ['v1'], ['v2']]);
  });
});
