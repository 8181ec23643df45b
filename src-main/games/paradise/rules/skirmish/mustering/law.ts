import type { Dice } from '#kernel/dice/dice.ts';
import { isFederal, type LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import { createLawFigure } from '../table/figures.ts';
import type { Allegiance } from '../table/sides.ts';
import type { Gun } from '../table/weapons.ts';
import { rollD6, type Roster } from './forces.ts';
import { emptySide, type SideMuster } from './muster.ts';

/** Men of the law of one profile; groups of one number ride in one car. */
export type LawGroup = { profile: LawProfile; count: number; car: number };

/** [SCN-10] Seats of a car of the law. */
const carSeats = 6;

/** [SCN-10a] The leader of the first car of police, and one of the Feds, by a D6. */
const policeLeaders: readonly LawProfile[] = [
  'sergeant',
  'sergeant',
  'sergeant',
  'detective',
  'detective',
  'crusader-cop',
];
const federalLeaders: Readonly<Record<number, LawProfile>> = { 5: 'crusader-fed', 6: 'top-agent' };

/**
 * [SCN-10, SCN-10a, PO-6] Rolls the men of a raid: the Feds, six to a car, in place of one car of police, and D6 Beat
 * Cops with Rookies for the rest of each other car. `agents` are those who come, not all in town.
 */
export function raidParty(dice: Dice, force: { cars: number; agents: number; seats?: number }): LawGroup[] {
  const feds = createFederalGroups(dice, force.agents);
  const first = Math.ceil(force.agents / carSeats);
  const policeCars = Math.max(1, force.cars) - (force.agents > 0 ? 1 : 0);
  const police = Array.from({ length: policeCars }, (_, i) =>
    createPoliceGroups(dice, first + i, { hasLeader: i === 0, seats: force.seats ?? carSeats }),
  );
  return [...feds, ...police.flat()];
}

function createFederalGroups(dice: Dice, agents: number): LawGroup[] {
  if (agents === 0) return [];
  const leader = federalLeaders[rollD6(dice, 'Who leads the Feds')];
  return Array.from({ length: Math.ceil(agents / carSeats) }, (_, car): LawGroup[] => {
    const aboard = Math.min(carSeats, agents - car * carSeats);
    if (car > 0 || leader === undefined) return [{ profile: 'agent', count: aboard, car }];
    return dropEmpty([
      { profile: leader, count: 1, car },
      { profile: 'agent', count: aboard - 1, car },
    ]);
  }).flat();
}

function createPoliceGroups(
  dice: Dice,
  car: number,
  { hasLeader, seats }: { hasLeader: boolean; seats: number },
): LawGroup[] {
  const cops = Math.min(seats, rollD6(dice, `Beat Cops in car ${car + 1}`));
  const leader = hasLeader ? policeLeaders[rollD6(dice, 'Who leads the police') - 1] : undefined;
  return dropEmpty([
    { profile: leader ?? 'beat-cop', count: leader === undefined ? 0 : 1, car },
    { profile: 'beat-cop', count: leader === undefined ? cops : cops - 1, car },
    { profile: 'rookie', count: seats - cops, car },
  ]);
}

/** [SCN-10] A car of police on no raid: D6 Beat Cops, Rookies for the rest. */
export function rollPatrolCar(dice: Dice, car: number, whose: string): LawGroup[] {
  const cops = rollD6(dice, `${whose}: Beat Cops in it`);
  return dropEmpty([
    { profile: 'beat-cop', count: cops, car },
    { profile: 'rookie', count: carSeats - cops, car },
  ]);
}

function dropEmpty(groups: readonly LawGroup[]): LawGroup[] {
  return groups.filter(({ count }) => count > 0);
}

/** [SCN-10a] The guns of a raiding car's six officers in addition to their pistols. */
const raidArms: readonly Gun[] = ['tommy-gun', 'pump-shotgun', 'pump-shotgun', 'rifle', 'rifle', 'rifle'];

/** [SCN-10a] Two Tommy guns to five Feds, shotguns for the rest; otherwise by the errand. */
function listGuns(profile: LawProfile, seat: number, isRaid: boolean): Gun[] {
  if (isFederal(profile)) {
    return [seat % 5 < 2 ? 'tommy-gun' : 'pump-shotgun', 'pistol'];
  }
  if (isRaid) return [raidArms[seat % raidArms.length] ?? 'rifle', 'pistol'];
  return seat === 0 ? ['pump-shotgun', 'pistol'] : ['pistol'];
}

/** [SCN-10a] The groups as men with their guns, a list a car. */
export function createLawmen(roster: Roster, groups: readonly LawGroup[], isRaid: boolean): FigureSource[][] {
  const loads = new Map<number, FigureSource[]>();
  for (const { profile, count, car } of groups) {
    const load = loads.get(car) ?? [];
    loads.set(car, load);
    for (let man = 0; man < count; man += 1) {
      load.push(...roster.law(profile, 1, listGuns(profile, load.length, isRaid)));
    }
  }
  return [...loads.values()];
}

/** Creates a car for each load of riders. */
export function createCars(roster: Roster, loads: readonly FigureSource[][]): VehicleSource[] {
  return roster.cars(loads.length).map((car, i) => ({ ...car, aboard: (loads[i] ?? []).map(({ id }) => id) }));
}

/** [PO-6] The first Feds in town. */
const bookAgents = 5;

/** [SCN-10] The law of the book's Police Raid. */
export function createPoliceForce(roster: Roster, dice: Dice, force: { cars: number; hasFeds: boolean }): SideMuster {
  const { cars, hasFeds } = force;
  const loads = createLawmen(roster, raidParty(dice, { cars, agents: hasFeds ? bookAgents : 0 }), true);
  return { ...emptySide(), crew: loads.flat(), vehicles: createCars(roster, loads) };
}

/** Creates policemen who are on no roster. */
export function createUnlistedPolice(
  profile: LawProfile,
  prefix: string,
  count: number,
  side: Allegiance,
): FigureSource[] {
  return Array.from({ length: count }, (_, i) => createLawFigure(`${prefix}${i + 1}`, side, profile, ['pistol']));
}
