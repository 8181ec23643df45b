import { paradiseWriter } from '#test/support/rules.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { run, runInPlace, type Snapshot } from '#kernel/run.ts';
import { countBattles } from '#main/games/paradise/rules/battles/watching/odds.ts';
import { arrangeRaid, arrangeSmash } from '#main/games/paradise/rules/battles/arranging/raiding.ts';
import { arrangeHijack, arrangeShow } from '#main/games/paradise/rules/battles/arranging/streets.ts';
import { findPlaceKind } from '#main/games/paradise/rules/city/kinds.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { arrangeHit, arrangeSilencing } from '#main/games/paradise/rules/jobs/hitting.ts';
import { arrangeOfficialHit } from '#main/games/paradise/rules/jobs/officialHits.ts';
import { listBusinesses, listMembers } from '#main/games/paradise/rules/lookups.ts';
import {
  computeGangsterStrength,
  countExplosives,
  sumDefense,
  sumMuscleStrength,
  type FightKind,
} from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { estimateOdds } from '#main/games/paradise/rules/npc/jobs/orderOdds.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { countGuards } from '#main/games/paradise/rules/tables/rackets.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { Approach, Muscle } from '#shared/games/paradise/battles.ts';
import type { BusinessId, GangsterId, OfficialId } from '#shared/games/paradise/ids.ts';
import { attorneyGeneralId, type OfficialKind } from '#shared/games/paradise/officials.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { buyCars, createPicker, drawKind, drawSize, hireMen, hireParty, type Picker } from './jobParties.ts';
import { sum } from './numbers.ts';
import { createProgramsSetup } from './paradiseCampaign.ts';

/** The kinds of fights that are fought; a Reporter is guarded like the Editor, by nobody. */
export const fightKinds = [
  'raid',
  'smash-and-grab',
  'hit',
  'hijack',
  'show-of-strength',
  'silencing',
  'silencing with Feds',
  'mayor',
  'judge',
  'councilor',
  'chief',
  'captain',
  'editor',
  'attorney-general',
] as const satisfies readonly FightKind[];

/** A random party in one fight, fought so many times. */
export type JobTask = { kind: (typeof fightKinds)[number]; seed: number; runs: number; approach?: Approach };

/** Strengths in Hoodlums, the chance that was told, and what came of it. */
export type JobResult = {
  kind: FightKind;
  ours: number;
  explosives: number;
  /** Guards and men who were posted; 0 where dice choose who is met. */
  theirs: number;
  hasCars: boolean;
  /** The kind of all men, or `mixed`. */
  men: string;
  heads: number;
  foes: number;
  told: number;
  runs: number;
  won: number;
  lost: number;
  outrage: number;
};

const us = 'g1' as SeatId;
const them = 'g2' as SeatId;

/** Men of a party and of the other gang, and guards of a door or a full racket at most: those of six gentlemen's clubs. */
const mostMen = 60;
const mostRivals = 40;
const mostGuards = 48;

/** Sends a random party on a job and fights it; what follows from the seed alone. */
export function fightJob({ kind, seed, runs, approach }: JobTask): JobResult {
  const pick = createPicker(seed);
  const own = clonePlain(foundCity());
  const { state } = own;
  state.seed = seed;
  for (const { id, isBoss } of listMembers(state, them)) if (!isBoss) Reflect.deleteProperty(state.gangsters, id);
  const rivals = hireMen(state, them, drawSize(pick, 0, mostRivals), pick);
  const heads = drawSize(pick, 1, mostMen);
  const { only, ...party } = hireParty(state, us, heads, pick);
  const plan = approach === undefined ? {} : { approach };
  const sent = { ...party, vehicles: buyCars(state, us, heads, pick), companyTruck: false, ...plan };
  const place = givePlace(state, kind, pick);
  const isDoor = kind === 'raid' || kind === 'smash-and-grab';
  const posted = isDoor && rivals.length > 0 && pick(watchedDoors) === 0 ? postMen(state, place, rivals, pick) : null;
  const order = createOrder(state, kind, sent, { place, pick });
  if (order.kind === 'hit' && isWithBoss(state, order) && rivals.length > 0 && pick(3) === 0) {
    fileGuard(state, { kind: 'gangster', gangster: order.target }, rivals.slice(0, 1 + pick(6)), []);
  }
  const told = must(estimateOdds(buildSeatView(state, us), order)).chance;
  const rng = seedRng(seed);
  const result = runInPlace({ state, rng }, paradiseWriter, (table) => {
    table.entry({ title: 'A party goes out', author: { kind: 'rules' }, order: null, reason: null });
    arrangeFight(table, order);
  });
  if (result.kind !== 'done') throw new Error('A trial asked a question.');
  const battle = must(Object.values(state.battles).at(-1));
  const tally = countBattles(state, battle, { from: (seed % 1_000_000) * runs, runs });
  const { guards } = battle.defenders;
  return {
    kind,
    ours: sumStrength(state, party),
    explosives: sum(party.crew.map((id) => countExplosives(must(state.gangsters[id])))),
    theirs: isDoor ? sumDefense(guards, posted === null ? 0 : sumStrength(state, posted)) : 0,
    hasCars: sent.vehicles.length > 0,
    men: only ?? 'mixed',
    heads,
    foes: isDoor ? guards : 0,
    told,
    runs,
    won: tally.attackersWon,
    lost: tally.attackersDead,
    outrage: tally.outrage,
  };
}

/** One door in so many is watched. */
const watchedDoors = 10;

type Men = { crew: readonly GangsterId[]; muscle: readonly Muscle[] };

function sumStrength({ gangsters }: ParadiseState, { crew, muscle }: Men): number {
  const own = sum(crew.map((id) => computeGangsterStrength(must(gangsters[id]))));
  return own + sumMuscleStrength(muscle);
}

type FightOrder = OrderOf<'raid' | 'smash-and-grab' | 'hit' | 'hijack' | 'show-of-strength' | 'hit-official'>;
type Sent = Pick<OrderOf<'raid'>, 'crew' | 'muscle' | 'vehicles' | 'companyTruck' | 'approach'>;

function createOrder(
  state: ParadiseState,
  kind: JobTask['kind'],
  sent: Sent,
  { place, pick }: { place: BusinessId; pick: Picker },
): FightOrder {
  switch (kind) {
    case 'raid':
    case 'smash-and-grab':
      return { kind, business: place, ...sent };
    case 'hijack':
    case 'show-of-strength':
      return { kind, gang: them, ...sent };
    case 'hit':
      return { kind, target: must(listMembers(state, them).find(({ isBoss }) => isBoss)).id, ...sent };
    case 'silencing':
    case 'silencing with Feds': {
      const target = must(hireMen(state, us, 1, pick)[0]);
      must(state.gangsters[target]).custody = 'pen';
      state.feds.inTown = kind !== 'silencing';
      return { kind: 'hit', target, ...sent };
    }
    default:
      return { kind: 'hit-official', official: findOfficial(state, kind), ...sent };
  }
}

function isWithBoss(state: ParadiseState, { target }: OrderOf<'hit'>): boolean {
  return state.gangsters[target]?.isBoss === true;
}

function findOfficial(state: ParadiseState, kind: OfficialKind | 'attorney-general'): OfficialId {
  if (kind === 'attorney-general') return attorneyGeneralId;
  return must(Object.values(state.officials).find((one) => one.kind === kind)).id;
}

type Arranging = { [K in FightOrder['kind']]: (table: ParadiseTable, order: Extract<FightOrder, { kind: K }>) => void };

const arranging: Arranging = {
  raid: (table, order) => arrangeRaid(table, us, order),
  'smash-and-grab': (table, order) => arrangeSmash(table, us, order),
  hijack: (table, order) => arrangeHijack(table, us, order),
  'show-of-strength': (table, order) => arrangeShow(table, us, order),
  hit(table, order) {
    const target = must(table.state.gangsters[order.target]);
    (target.gang === us ? arrangeSilencing : arrangeHit)(table, us, order, target);
  },
  'hit-official': (table, order) => arrangeOfficialHit(table, us, order),
};

function arrangeFight(table: ParadiseTable, order: FightOrder): void {
  (arranging[order.kind] as (table: ParadiseTable, order: FightOrder) => void)(table, order);
}

const gangs = ['syndicate', 'irish', 'syndicate', 'irish', 'syndicate', 'irish'] as const;

let city: Snapshot<ParadiseState> | null = null;

/** A city of six gangs in its first month: there are as many doors of a kind in a district as gangs in the city. */
function foundCity(): Snapshot<ParadiseState> {
  if (city !== null) return city;
  const setup = createProgramsSetup(
    1,
    gangs.map((type) => ({ type })),
  );
  const blank = { state: paradise.blank(), rng: seedRng(1) };
  const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup));
  if (result.kind !== 'done') throw new Error('A trial asked a question.');
  city = { state: result.after.state, rng: result.after.rng };
  return city;
}

/** A place in a rival's hands whose guards, or those of all its kind in a full racket (RK-5), are 0 to 48. */
function givePlace(state: ParadiseState, kind: JobTask['kind'], pick: Picker): BusinessId {
  const all = listBusinesses(state);
  const free = all.filter(
    ({ owner, type, district }) =>
      owner === null &&
      type !== 'gym' &&
      district !== 'chinatown' &&
      // A truck is hijacked from whoever moves booze.
      (kind !== 'hijack' || type === 'speakeasy'),
  );
  const wanted = drawSize(pick, 0, mostGuards);
  const place = must(free[pick(free.length)]);
  const fitting = kind === 'raid' || kind === 'smash-and-grab' ? listFitting(all, free, kind === 'raid', wanted) : [];
  const [first, ...others] = fitting.length === 0 ? [place] : must(fitting[pick(fitting.length)]);
  for (const { id } of [must(first), ...others]) {
    paradiseWriter.apply(state, { type: 'business-dealt', seat: them, business: id });
  }
  return must(first).id;
}

/** [RK-5] Lists single doors and full rackets whose guards are nearest to a number. */
function listFitting(
  all: readonly Business[],
  free: readonly Business[],
  isRaid: boolean,
  wanted: number,
): Business[][] {
  const options = free.map((one) => ({ doors: [one], miss: Math.abs(countGuards(one.type) - wanted) }));
  const rackets = Map.groupBy(all, (one) => findPlaceKind(one).racketKey);
  for (const doors of isRaid ? rackets.values() : []) {
    if (doors.some((one) => !free.includes(one))) continue;
    for (const { type } of doors) {
      // A full racket has a die more a door, and two guards for each.
      const guards = doors.filter((one) => one.type === type).length * (countGuards(type) + 2);
      const sorted = doors.toSorted((a, b) => Number(b.type === type) - Number(a.type === type));
      options.push({ doors: sorted, miss: Math.abs(guards - wanted) });
    }
  }
  const least = Math.min(...options.map(({ miss }) => miss));
  return options.filter(({ miss }) => miss <= least).map(({ doors }) => doors);
}

/** [SCN-5] Posts men at a door, one time in three with hired ones. */
function postMen(state: ParadiseState, place: BusinessId, rivals: readonly GangsterId[], pick: Picker): Men {
  const crew = rivals.slice(0, 1 + pick(12));
  const muscle: Muscle[] = pick(3) === 0 ? [{ profile: drawKind(pick), count: 1 + pick(14) }] : [];
  fileGuard(state, { kind: 'business', business: place }, crew, muscle);
  return { crew, muscle };
}

type Post = { kind: 'business'; business: BusinessId } | { kind: 'gangster'; gangster: GangsterId };

function fileGuard(state: ParadiseState, post: Post, crew: GangsterId[], muscle: Muscle[]): void {
  const id = `o${Object.keys(state.orders).length + 1}` as keyof typeof state.orders;
  const order = { kind: 'guard' as const, post, crew, ...(muscle.length > 0 ? { muscle } : {}) };
  state.orders = { ...state.orders, [id]: { id, seat: them, order, title: 'Guard' } };
}

function must<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('A trial lost something.');
  return value;
}
