import { paradiseWriter } from '#test/support/rules.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { run, runInPlace, type Snapshot } from '#kernel/run.ts';
import { countBattles } from '#main/games/paradise/rules/battles/watching/odds.ts';
import { countGuardsAt } from '#main/games/paradise/rules/battles/arranging/places.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listBusinesses, listMembers } from '#main/games/paradise/rules/lookups.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';
import { guardStrength, computeGangsterStrength, type Job } from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { giveAsPlanned } from '#main/games/paradise/rules/handlers.ts';
import { phases } from '#main/games/paradise/rules/phases.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { isForBeginners } from '#main/games/paradise/rules/setup/beginnings.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { HireableProfile, Weapon } from '#shared/games/paradise/people.ts';
import { createProgramsSetup } from './paradiseCampaign.ts';

/** How a party comes: on foot, in cars as they left the works, or in cars with armor. */
export type Ride = 'on foot' | 'cars' | 'armored cars';

/** A random party on one job, fought so many times. */
export type JobTask = { job: Job; seed: number; runs: number; ride: Ride };

/** The planner's estimates and the battles' results. */
export type JobResult = {
  ours: number;
  theirs: number;
  men: number;
  foes: number;
  ride: Ride;
  runs: number;
  won: number;
  lost: number;
  outrage: number;
};

const us = 'g1' as SeatId;
const them = 'g2' as SeatId;
const profiles: readonly HireableProfile[] = ['punk', 'slugger', 'hoodlum', 'hoodlum', 'enforcer'];
const guns: readonly Weapon[] = ['pistol', 'pump-shotgun', 'tommy-gun', 'carbine'];

/** The planner's estimate of the men who wait where no guards are counted. */
const company = { hit: 5.5, hijack: 3.6, 'show-of-strength': 2 } as const;

/** Sends a random NPC party on a job and fights it; what follows from the seed alone. */
export function fightJob({ job, seed, runs, ride }: JobTask): JobResult {
  const pick = createPicker(seed);
  const start = foundCity(seed);
  const crew = hireMen(start, 1 + pick(12), pick);
  const place = givePlace(start, job, pick);
  const order = orderFor(start, job, crew, buyCars(start, ride, crew.length), place);
  const { after } = requireDone(
    runInPlace(start, paradiseWriter, (table) => {
      table.entry({ title: 'A party goes out', author: { kind: 'rules' }, order: null, reason: null });
      giveAsPlanned(table, us, order);
      phases.find(({ id }) => id === 'reveal')?.run(table, { auto: true });
    }),
  );
  const { state } = after;
  const battle = Object.values(state.battles).find(({ attackers }) => attackers.party === us);
  if (battle === undefined) throw new Error(`No battle came of a ${job}.`);
  const tally = countBattles(state, battle, { from: seed * runs, runs });
  const ours = crew.reduce((sum, id) => sum + computeGangsterStrength(must(state.gangsters[id])), 0);
  const guards = countGuardsAt(state, must(state.businesses[place]));
  const isPlace = job === 'raid' || job === 'smash-and-grab';
  return {
    ours,
    theirs: isPlace ? guardStrength(guards) : company[job],
    men: crew.length,
    foes: isPlace ? guards : company[job],
    ride,
    runs,
    won: tally.attackersWon,
    lost: tally.attackersDead,
    outrage: tally.outrage,
  };
}

function foundCity(seed: number): Snapshot<ParadiseState> {
  const setup = createProgramsSetup(seed, [{ type: 'syndicate', base: 'docks' }, { type: 'irish' }]);
  const blank = { state: paradise.blank(), rng: seedRng(seed) };
  return requireDone(run(blank, paradiseWriter, (table) => paradise.found(table, setup))).after;
}

function requireDone<R extends { kind: string }>(result: R): Extract<R, { kind: 'done' }> {
  if (result.kind !== 'done') throw new Error('A trial asked a question.');
  return result as Extract<R, { kind: 'done' }>;
}

/** Men of any kind, armed as their GATS allow. */
function hireMen({ state }: Snapshot<ParadiseState>, count: number, pick: (most: number) => number): GangsterId[] {
  return Array.from({ length: count }, (_, nth) => {
    const profile = profiles[pick(profiles.length)] ?? 'hoodlum';
    const { stats } = profileTable[profile];
    const gun = stats.gats >= 3 ? guns[pick(guns.length)] : undefined;
    const id = `x${nth + 1}` as GangsterId;
    paradiseWriter.apply(state, {
      type: 'recruited',
      gangster: {
        id,
        gang: us,
        name: `Man ${nth + 1}`,
        profile,
        isBoss: false,
        stats: { ...stats },
        skills: [],
        weapons: [...(gun === undefined ? [] : [gun]), 'hand-weapon'],
        paidDollars: 0,
        joinedMonth: 1,
        triedStealingMonth: 0,
      },
      costDollars: 0,
      usesName: false,
    });
    return id;
  });
}

/** [CAR-9] Buys enough cars to seat all of them, six to a car. */
function buyCars({ state }: Snapshot<ParadiseState>, ride: Ride, men: number): VehicleId[] {
  if (ride === 'on foot') return [];
  return Array.from({ length: Math.ceil(men / 6) }, (_, nth) => {
    const id = `v${nth + 1}` as VehicleId;
    paradiseWriter.apply(state, {
      type: 'vehicle-bought',
      vehicle: { id, gang: us, kind: 'car', upgrades: ride === 'cars' ? [] : ['bulletproof'], stolen: false },
      costDollars: 0,
    });
    return id;
  });
}

/** One place of an ordinary type in a rival's hands. */
function givePlace({ state }: Snapshot<ParadiseState>, job: Job, pick: (most: number) => number): BusinessId {
  const free = listBusinesses(state).filter(
    ({ owner, type, district }) =>
      owner === null &&
      isForBeginners(type) &&
      district !== 'chinatown' &&
      // A truck is hijacked from whoever moves booze.
      (job !== 'hijack' || findRacket(type) === 'booze'),
  );
  const { id } = must(free[pick(free.length)]);
  paradiseWriter.apply(state, { type: 'business-dealt', seat: them, business: id });
  return id;
}

function orderFor(
  { state }: Snapshot<ParadiseState>,
  job: Job,
  crew: GangsterId[],
  vehicles: VehicleId[],
  business: BusinessId,
): Order {
  const party = { crew, muscle: [], vehicles, companyTruck: false };
  switch (job) {
    case 'raid':
    case 'smash-and-grab':
      return { kind: job, business, ...party };
    case 'hijack':
    case 'show-of-strength':
      return { kind: job, gang: them, ...party };
    case 'hit': {
      const boss = listMembers(state, them).find(({ isBoss }) => isBoss);
      return { kind: job, target: must(boss).id, ...party };
    }
  }
}

/** A small stream of whole numbers below a bound, from a seed. */
function createPicker(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A trial lost something.');
  return value;
}
