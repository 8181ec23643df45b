import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { stats, type StatBlock } from '#shared/games/paradise/people.ts';
import { runningFields, runningSections, type Running } from '#shared/games/paradise/running.ts';
import {
  businessFields,
  fedsFields,
  gangFields,
  memberFields,
  officialFields,
  vehicleFields,
  type PastMonth,
  type RunningGang,
  type RunningOfficial,
} from '#shared/games/paradise/runningParts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { nameBy, nameRows } from '#shared/words/sections.ts';
import { describeItem, nameChoices, type RunningTables } from '#kernel/declare/section.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { planCity } from '../city/plan.ts';
import type { State } from '../state.ts';
import { listAllBooks } from '../state/records/books.ts';
import { upgradeTable, vehicleTable, weaponTable } from '../tables/people/equipment.ts';
import { skillTable } from '../tables/people/skills.ts';
import { addRivals } from './rivals.ts';

/** A running campaign as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'gangs', by: 'name' },
  sections: nameChoices(runningSections, {
    members: { skills: nameBy(skillTable, 'skill'), weapons: nameRows(weaponTable) },
    vehicles: { kind: nameRows(vehicleTable), upgrades: nameRows(upgradeTable) },
  }),
  describe: describeRunning,
  addRivals: (given, founded) => addRivals(given, founded as Running),
};

/** Describes a campaign before the orders of its month as the file of a running one does; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(
    state.phase === 'orders',
    'A campaign leaves as a table before the orders of a month; settle first what waits.',
  );
  const gangs = Object.values(state.gangs).filter(({ eliminatedMonth }) => eliminatedMonth === null);
  refuseUnless(gangs.length > 1, 'One gang is left, so the campaign is over; it leaves as no table any more.');
  const nameOf = new Map(gangs.map(({ id, name }) => [id, name]));
  return describeItem(runningFields, state, {
    city: state.city,
    houseRules: state.houseRules,
    feds: describeFeds(state, nameOf),
    gangsAtStart: countFounders(state),
    gangs: gangs.map((gang) => describeGang(state, gang.id)),
    officials: describeOfficials(state, nameOf),
    truces: describeTruces(state, nameOf),
    pastMonths: describePast(state, nameOf),
  });
}

/** [CITY-4] The city has as many businesses of each ordinary type in a district as gangs have founded it. */
function countFounders({ businesses }: State): number {
  return Math.max(2, ...Object.keys(businesses).map((id) => Number(/(\d+)$/u.exec(id)?.[1] ?? 1)));
}

type Names = ReadonlyMap<SeatId, string>;

function describeFeds({ feds }: State, nameOf: Names): Running['feds'] {
  const { inTown, sinceMonth, agents, targets } = feds;
  const [target = null, ...alsoAfter] = inTown ? targets.flatMap((seat) => nameOf.get(seat) ?? []) : [];
  return describeItem(fedsFields, feds, {
    sinceMonth: inTown && sinceMonth !== null ? sinceMonth : undefined,
    agents: inTown ? agents : 5,
    target,
    alsoAfter,
  });
}

function describeGang(state: State, seat: SeatId): RunningGang {
  const gang = state.gangs[seat];
  const purse = state.purses[seat];
  if (gang === undefined || purse === undefined) throw new Error('The gang is in the campaign.');
  const members = Object.values(state.gangsters).flatMap((one) => {
    const { custody } = one;
    if (one.gang !== seat || custody === 'away') return [];
    return [describeItem(memberFields, one, { stats: copyStats(one.stats), wounds: copyStats(one.lost), custody })];
  });
  const vehicles = Object.values(state.vehicles).filter((one) => one.gang === seat);
  return describeItem(
    gangFields,
    { ...gang, ...purse },
    {
      player: gang.isHuman ? 'human' : 'npc',
      members,
      vehicles: vehicles.map((one) => describeItem(vehicleFields, one, { isStolen: one.stolen })),
      businesses: describeBusinesses(state, seat),
    },
  );
}

function copyStats(block: Readonly<StatBlock>): StatBlock {
  return Object.fromEntries(stats.map((stat) => [stat, block[stat]])) as StatBlock;
}

/** Businesses go by the names the city was founded with; a new one stands beside it. */
function describeBusinesses(state: State, seat: SeatId): RunningGang['businesses'] {
  return planCity(findCity(state), countFounders(state)).flatMap((planned) => {
    const held = state.businesses[planned.id];
    if (held?.owner !== seat) return [];
    const idleMonths = held.isShut ? Math.min(2, held.idleMonths) : 0;
    const sign = held.name === planned.name ? undefined : held.name;
    return [describeItem(businessFields, { ...held, ...planned }, { number: undefined, idleMonths, sign })];
  });
}

/** Describes the officials whom a gang without a free Accountant loses before the next pay. */
function describeOfficials(state: State, nameOf: Names): RunningOfficial[] {
  const hasBookkeeper = (seat: SeatId): boolean =>
    Object.values(state.gangsters).some(
      ({ gang, profile, custody }) => gang === seat && profile === 'accountant' && custody === null,
    );
  return Object.values(state.officials).flatMap((official) => {
    const { id, kind, district, precinct } = official;
    const owners = Object.values(state.payrolls).flatMap(({ seat, official: paid, rateDollars }) => {
      const gang = nameOf.get(seat);
      return paid === id && gang !== undefined && hasBookkeeper(seat) ? [{ gang, rateDollars }] : [];
    });
    if (kind === 'reporter' && owners.length === 0) return [];
    return [
      describeItem(officialFields, official, {
        district: kind === 'councilor' && district !== null ? district : undefined,
        precinct: kind === 'captain' && precinct !== null ? precinct : undefined,
        bench: kind === 'judge' ? findBench(id) : undefined,
        owners,
      }),
    ];
  });
}

function findBench(id: OfficialId): 1 | 2 | 3 | undefined {
  const bench = Number(/^judge-([123])$/u.exec(id)?.[1] ?? 0);
  return bench === 1 || bench === 2 || bench === 3 ? bench : undefined;
}

/** [SCN-4] The truces that hold, one for two gangs: the longest. */
function describeTruces(state: State, nameOf: Names): Running['truces'] {
  const truces = new Map<string, Running['truces'][number]>();
  for (const { asker, other, terms, sinceMonth, brokenBy } of Object.values(state.deals)) {
    const [one, two] = [nameOf.get(asker), nameOf.get(other)];
    const untilMonth = sinceMonth + (terms.truceMonths ?? 0) - 1;
    if (brokenBy !== null || one === undefined || two === undefined) continue;
    if (untilMonth < state.month || sinceMonth > state.month) continue;
    const pair = [asker, other].toSorted().join();
    if ((truces.get(pair)?.untilMonth ?? 0) >= untilMonth) continue;
    truces.set(pair, { between: [one, two], sinceMonth, untilMonth });
  }
  return [...truces.values()];
}

function describePast(state: State, nameOf: Names): PastMonth[] {
  const months = new Map<number, PastMonth>();
  const open = (month: number): PastMonth => {
    const found = months.get(month) ?? { month, bankDollars: {} };
    months.set(month, found);
    return found;
  };
  for (const { month, outrage } of Object.values(state.months)) if (month < state.month) open(month).outrage = outrage;
  for (const [seat, name] of nameOf)
    for (const { month, closingDollars } of listAllBooks(state, seat))
      if (month < state.month) open(month).bankDollars[name] = closingDollars;
  return [...months.values()].toSorted((a, b) => a.month - b.month);
}
