import { formatDollars } from '#shared/words/text.ts';
import type { VehicleId } from '#shared/games/paradise/ids.ts';
import type { VehicleUpgrade } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Vehicle } from '#main/games/paradise/rules/state/records/gangs.ts';
import { upgradeTable, vehicleTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import type { Candidate } from '../ahead/choose.ts';
import { computeIdleShare } from './budget.ts';
import { listFitFighters } from '../jobs/fighters.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';

/** [CAR-9] Men to a car, and the most cars an NPC gang wants. */
const menToACar = 6;
const mostCars = 2;

/** The worth of the first car and of a second one for the jobs of a whole horizon, in $100s. */
const carWorth = [8, 3] as const;

/** Further cars that a gang with idle money wants. */
const idleCars = 4;

/** Months of jobs that a car's worth counts. */
const carMonths = 14;

/** [GANG-9] A SMARTS test costs nothing: while the gang walks to its jobs, its sharpest man looks for a car. */
export function listTheftCandidates(view: SeatView, weights: Weights): Candidate[] {
  const men = listFitFighters(view);
  const owned = view.vehicles.length;
  const wanted = countCarsWanted(view, men.length);
  const [thief] = men
    .filter(({ triedStealingMonth }) => triedStealingMonth !== view.month)
    .toSorted((a, b) => computeCurrentStat(b, 'smarts') - computeCurrentStat(a, 'smarts'));
  if (owned >= wanted || thief === undefined) return [];
  const worth = computeCarWorth(owned);
  const chance = Math.min(6, computeCurrentStat(thief, 'smarts')) / 6;
  return [
    {
      title: `${thief.name} looks for a car`,
      slot: 'steal',
      costDollars: 0,
      order: { kind: 'steal-vehicle', gangster: thief.id, vehicle: 'car' },
      reason: createReason(
        owned === 0 ? 'We have no car, and a stolen one is free.' : `${men.length} of our men have no seat in a car.`,
        [{ name: 'help on our jobs', detail: 'in $100s', points: worth * shareOfMonths(weights) * chance }],
      ),
    },
  ];
}

function countCarsWanted(view: SeatView, men: number): number {
  const most = mostCars + Math.round(computeIdleShare(view) * idleCars);
  return Math.min(most, Math.ceil(men / menToACar));
}

/** Computes the worth of one more car, in $100s. */
function computeCarWorth(owned: number): number {
  return carWorth[Math.min(owned, carWorth.length - 1)] ?? 0;
}

/** [GANG-9] Lists a dealer's car for a gang with idle money, which needs no test. */
export function listCarCandidates(view: SeatView, weights: Weights): Candidate[] {
  const men = listFitFighters(view).length;
  const owned = view.vehicles.length;
  if (computeIdleShare(view) === 0 || owned >= countCarsWanted(view, men)) return [];
  const { priceDollars } = vehicleTable.car;
  return [
    {
      title: 'A car from the dealer',
      slot: 'steal',
      costDollars: priceDollars,
      order: { kind: 'buy-vehicle', vehicle: 'car', upgrades: [] },
      reason: createReason(
        owned === 0
          ? 'We can afford a car, so nobody needs to walk or steal one.'
          : `${men} of our men have no seat in a car, and we can afford one.`,
        [
          { name: 'help on our jobs', detail: 'in $100s', points: computeCarWorth(owned) * shareOfMonths(weights) },
          {
            name: `its price, ${formatDollars(priceDollars)}`,
            detail: 'in $100s',
            points: (-priceDollars / 100) * weights.money,
          },
        ],
      ),
    },
  ];
}

/** [CAR-9] The works done to a car, in this order, with their worth in $100s and the reason. */
const works: readonly { upgrade: VehicleUpgrade; worth: number; why: string }[] = [
  { upgrade: 'bulletproof', worth: 5.2, why: 'Our men get shot before they are out of the car.' },
  { upgrade: 'good-suspension', worth: 1.8, why: 'The armor makes the car hard to steer.' },
  { upgrade: 'souped-up', worth: 1.7, why: 'The armor makes the car slow.' },
];

/** Open doors from which a gang thinks of work on its cars. */
const doorsForWorks = 2;

/**
 * [GANG-9, CAR-9] Lists the next work on each of the gang's cars. Armor is first, because it alone wins fights; other
 * work makes up for its weight.
 */
export function upgradeCandidates(view: SeatView, weights: Weights): Candidate[] {
  if (listOwnedBusinesses(view, view.seat).length < doorsForWorks) return [];
  return view.vehicles.flatMap((vehicle): Candidate[] => {
    const work = findNextWork(vehicle);
    if (work === undefined) return [];
    const { name, priceDollars } = upgradeTable[work.upgrade];
    return [
      {
        title: `${name}: work on a car`,
        slot: `work on ${vehicle.id}`,
        costDollars: priceDollars,
        order: { kind: 'upgrade-vehicle', vehicle: vehicle.id, upgrade: work.upgrade },
        reason: createReason(work.why, [
          { name: 'help on our jobs', detail: 'in $100s', points: work.worth * shareOfMonths(weights) },
          {
            name: `its price, ${formatDollars(priceDollars)}`,
            detail: 'in $100s',
            points: (-priceDollars / 100) * weights.money,
          },
        ]),
      },
    ];
  });
}

/** Finds the next work on a car; trucks carry whiskey and stay as they are. */
function findNextWork({ kind, upgrades }: DeepReadonly<Vehicle>): (typeof works)[number] | undefined {
  if (kind === 'truck') return undefined;
  return works.find(({ upgrade }) => !upgrades.includes(upgrade));
}

/** Jobs for which a car stays at home. */
const onFoot: ReadonlySet<string> = new Set(['smash-and-grab', 'show-of-strength', 'hit', 'hit-official']);

function shareOfMonths({ monthsAhead }: Weights): number {
  return Math.min(1, monthsAhead / carMonths);
}

/**
 * [GANG-9] Shares out the cars: each serves one job a month, the first that is better for it. Over many battles cars
 * won raids; a Hit, a Show of Strength and a robbery went better on foot.
 */
export function shareCars(plans: readonly Plan[]): Plan[] {
  const out = new Set<VehicleId>();
  return plans.map((plan) => {
    const { order } = plan;
    if (!('vehicles' in order)) return plan;
    const vehicles = onFoot.has(order.kind) ? [] : order.vehicles.filter((id) => !out.has(id));
    for (const id of vehicles) out.add(id);
    return { ...plan, order: { ...order, vehicles } };
  });
}
