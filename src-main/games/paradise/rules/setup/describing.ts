import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type {
  PastMonth,
  Running,
  RunningGang,
  RunningMember,
  RunningOfficial,
} from '#shared/games/paradise/running.ts';
import { stats, type StatBlock } from '#shared/games/paradise/people.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { planCity } from '../city/plan.ts';
import type { State } from '../state.ts';
import { listAllBooks } from '../state/records/books.ts';

/** Describes a campaign before the orders of its month as the file of a running one does; `enterRunning` enters it again. */
export function describeRunning(state: State): Running {
  refuseUnless(
    state.phase === 'orders',
    'A campaign leaves as a table before the orders of a month; settle first what waits.',
  );
  const gangs = Object.values(state.gangs).filter(({ eliminatedMonth }) => eliminatedMonth === null);
  refuseUnless(gangs.length > 1, 'One gang is left, so the campaign is over; it leaves as no table any more.');
  const nameOf = new Map(gangs.map(({ id, name }) => [id, name]));
  const { title, seed, houseRules, month, outrage } = state;
  return {
    title,
    seed,
    houseRules: { ...houseRules },
    month,
    outrage,
    feds: describeFeds(state, nameOf),
    gangsAtStart: countFounders(state),
    gangs: gangs.map((gang) => describeGang(state, gang.id)),
    officials: describeOfficials(state, nameOf),
    truces: describeTruces(state, nameOf),
    pastMonths: describePast(state, nameOf),
  };
}

/** [CITY-4] The city has as many businesses of each ordinary type in a district as gangs have founded it. */
function countFounders({ businesses }: State): number {
  return Math.max(2, ...Object.keys(businesses).map((id) => Number(/(\d+)$/u.exec(id)?.[1] ?? 1)));
}

type Names = ReadonlyMap<SeatId, string>;

function describeFeds({ feds }: State, nameOf: Names): Running['feds'] {
  const { inTown, sinceMonth, agents, targets } = feds;
  const [target = null, ...alsoAfter] = inTown ? targets.flatMap((seat) => nameOf.get(seat) ?? []) : [];
  return {
    inTown,
    ...(inTown && sinceMonth !== null ? { sinceMonth } : {}),
    agents: inTown ? agents : 5,
    target,
    alsoAfter,
  };
}

function describeGang(state: State, seat: SeatId): RunningGang {
  const gang = state.gangs[seat];
  const purse = state.purses[seat];
  if (gang === undefined || purse === undefined) throw new Error('The gang is in the campaign.');
  const { name, type, base, isHuman } = gang;
  return {
    name,
    type,
    player: isHuman ? 'human' : 'npc',
    base,
    bankDollars: purse.bankDollars,
    permanentReputation: purse.permanentReputation,
    members: Object.values(state.gangsters).flatMap((one) =>
      one.gang === seat && one.custody !== 'away' ? [describeMember(one)] : [],
    ),
    vehicles: Object.values(state.vehicles)
      .filter((one) => one.gang === seat)
      .map(({ kind, upgrades, stolen }) => ({ kind, upgrades: [...upgrades], isStolen: stolen })),
    businesses: describeBusinesses(state, seat),
  };
}

function describeMember(one: State['gangsters'][keyof State['gangsters']]): RunningMember {
  const { name, profile, isBoss, skills, weapons, isStoneCold, paidDollars, joinedMonth } = one;
  return {
    name,
    profile,
    isBoss,
    stats: copyStats(one.stats),
    skills: [...skills],
    weapons: [...weapons],
    wounds: copyStats(one.lost),
    custody: one.custody === 'away' ? null : one.custody,
    isStoneCold,
    paidDollars,
    joinedMonth,
  };
}

function copyStats(block: Readonly<StatBlock>): StatBlock {
  return Object.fromEntries(stats.map((stat) => [stat, block[stat]])) as StatBlock;
}

/** Businesses go by the names the city was founded with, which no ruling changes. */
function describeBusinesses(state: State, seat: SeatId): RunningGang['businesses'] {
  return planCity(countFounders(state)).flatMap(({ id, name, district, type }) => {
    const held = state.businesses[id];
    if (held?.owner !== seat) return [];
    const { isShut, idleMonths, repairMonths } = held;
    return [{ name, district, type, isShut, idleMonths: isShut ? Math.min(2, idleMonths) : 0, repairMonths }];
  });
}

/** Describes the officials whom a gang without a free Accountant loses before the next pay. */
function describeOfficials(state: State, nameOf: Names): RunningOfficial[] {
  const hasBookkeeper = (seat: SeatId): boolean =>
    Object.values(state.gangsters).some(
      ({ gang, profile, custody }) => gang === seat && profile === 'accountant' && custody === null,
    );
  return Object.values(state.officials).flatMap(({ id, kind, district, precinct, name, smarts }) => {
    const owners = Object.values(state.payrolls).flatMap(({ seat, official, rateDollars }) => {
      const gang = nameOf.get(seat);
      return official === id && gang !== undefined && hasBookkeeper(seat) ? [{ gang, rateDollars }] : [];
    });
    if (kind === 'reporter' && owners.length === 0) return [];
    const bench = findBench(id);
    return [
      {
        kind,
        ...(kind === 'councilor' && district !== null ? { district } : {}),
        ...(kind === 'captain' && precinct !== null ? { precinct } : {}),
        ...(kind === 'judge' && bench !== null ? { bench } : {}),
        name,
        smarts,
        owners,
      },
    ];
  });
}

function findBench(id: OfficialId): 1 | 2 | 3 | null {
  const bench = Number(/^judge-([123])$/u.exec(id)?.[1] ?? 0);
  return bench === 1 || bench === 2 || bench === 3 ? bench : null;
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
