import type { SeatId } from '#shared/words/ids.ts';
import { gangTypes, type GangType } from '#shared/games/paradise/city.ts';
import type { Order, OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { listLivingGangs, listSeats } from '#main/games/paradise/rules/lookups.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { computeShare, median } from '#shared/words/statistics.ts';
import { formatPercent, printHeld, sum } from './numbers.ts';
import { readNumberOption } from './options.ts';
import type { PlayedMonth } from '#main/games/paradise/rules/survey/counts.ts';
import { playCampaign, createProgramsSetup } from './paradiseCampaign.ts';
import { createProgressLine, runTrials } from './pool.ts';

/** A campaign of four or five Standard gangs. */
type LifeTask = { seed: number; months: number };

/** The deeds that count as life in a city, kind by kind. */
const deeds = [
  'takeovers',
  'raids',
  'other jobs',
  'hits',
  'guards and ambushes',
  'bribes',
  'bids',
  'press and Mayor',
  'funerals and flowers',
  'good works',
  'recruits and guns',
  'lessons',
  'truces made',
  'promises broken',
] as const;
type Deed = (typeof deeds)[number];

const deedOfOrder: Partial<Record<OrderKind, Deed>> = {
  'take-over': 'takeovers',
  raid: 'raids',
  'smash-and-grab': 'other jobs',
  hijack: 'other jobs',
  'show-of-strength': 'other jobs',
  rumble: 'other jobs',
  hit: 'hits',
  'hit-official': 'hits',
  showdown: 'hits',
  guard: 'guards and ambushes',
  ambush: 'guards and ambushes',
  bribe: 'bribes',
  bid: 'bids',
  column: 'press and Mayor',
  expose: 'press and Mayor',
  'edit-paper': 'press and Mayor',
  dismiss: 'press and Mayor',
  accuse: 'press and Mayor',
  'hold-funeral': 'funerals and flowers',
  'send-flowers': 'funerals and flowers',
  'public-works': 'good works',
  recruit: 'recruits and guns',
  arm: 'recruits and guns',
  train: 'lessons',
  learn: 'lessons',
};

/** One gang's campaign in numbers. */
type GangLife = { type: GangType; deeds: Partial<Record<Deed, number>>; monthsAlive: number; idleMonths: number };

type LifeResult = {
  gangs: GangLife[];
  /** How often another gang took the lead. */
  leadChanges: number;
  /** The first month in which a gang was dead, or null. */
  firstDeath: number | null;
};

/** The figures that a lively city must reach. */
const wanted = { idleShare: 0.25, leadChanges: 2, deathsFromMonth: 6, longLived: 0.9 } as const;

/**
 * Checks that the city lives, in campaigns of Standard gangs: no kind of deed may be missing, no type of gang sit still,
 * no leader lead for good, and nobody die young.
 */
export async function run(): Promise<void> {
  const campaigns = readNumberOption('campaigns', 20, 1_000);
  const months = readNumberOption('months', 24, 60);
  const tasks = Array.from({ length: campaigns }, (_, n): LifeTask => ({ seed: n + 1, months }));
  const results = await runTrials(import.meta.url, playLifeGame, tasks, createProgressLine('campaigns', campaigns));
  const gangs = results.flatMap((result) => result.gangs);
  const byType = gangTypes.map((type) => [type, gangs.filter((life) => life.type === type)] as const);

  const rows = deeds.map((deed) => [
    deed,
    Object.fromEntries(byType.map(([type, lives]) => [type, countPerYear(deed, lives)])),
  ]);
  console.table(Object.fromEntries(rows));
  console.log('Deeds of a gang in twelve months, by its type.');

  const missing = deeds.filter((deed) => gangs.every((life) => (life.deeds[deed] ?? 0) === 0));
  printHeld('kinds of deed that nobody did', missing.join(', ') || 'none', missing.length === 0);
  for (const [type, lives] of byType) {
    const idle = sum(lives.map(({ idleMonths }) => idleMonths)) / countMonthsAlive(lives);
    printHeld(`months in which a ${type} gang did nothing`, formatPercent(idle), idle <= wanted.idleShare);
  }
  const changes = median(results.map(({ leadChanges }) => leadChanges));
  printHeld('changes of the lead in the median campaign', String(changes), changes >= wanted.leadChanges);
  const longLived = computeShare(results, ({ firstDeath }) => (firstDeath ?? Infinity) >= wanted.deathsFromMonth);
  const title = `campaigns without a dead gang before month ${wanted.deathsFromMonth}`;
  printHeld(title, formatPercent(longLived), longLived >= wanted.longLived);
}

function countPerYear(deed: Deed, lives: readonly GangLife[]): number {
  const done = sum(lives.map((life) => life.deeds[deed] ?? 0));
  return Math.round((done / countMonthsAlive(lives)) * 120) / 10;
}

function countMonthsAlive(lives: readonly GangLife[]): number {
  return Math.max(1, sum(lives.map(({ monthsAlive }) => monthsAlive)));
}

/** Plays one campaign of NPC gangs at Standard and counts what they did. */
export function playLifeGame({ seed, months }: LifeTask): LifeResult {
  const count = 4 + (seed % 2);
  const npcs = Array.from({ length: count }, (_, nth) => ({
    type: gangTypes[(seed + nth) % gangTypes.length] ?? ('syndicate' as const),
  }));
  const lives = new Map<SeatId, GangLife>();
  let leader: SeatId | null = null;
  let leadChanges = 0;
  playCampaign(createProgramsSetup(seed, npcs), months, (played) => {
    countMonth(played, lives);
    const ahead = findLeader(played.state);
    if (leader !== null && ahead !== leader) leadChanges += 1;
    leader = ahead;
  });
  const gangs = [...lives.values()];
  const deaths = gangs.map(({ monthsAlive }) => monthsAlive).filter((alive) => alive < months);
  return { gangs, leadChanges, firstDeath: deaths.length === 0 ? null : Math.min(...deaths) };
}

function countMonth({ entries, state }: PlayedMonth, lives: Map<SeatId, GangLife>): void {
  const active = new Set<SeatId>();
  for (const { author, order, happenings } of entries) {
    const deed = order === null ? undefined : deedOfOrder[(order as Order).kind];
    if (deed !== undefined && 'seat' in author) {
      active.add(author.seat);
      note(findLife(state, lives, author.seat), deed);
    }
    for (const { event } of happenings) {
      if (event.type === 'deal-struck' && event.deal.terms.truceMonths !== null) {
        note(findLife(state, lives, event.deal.asker), 'truces made');
        note(findLife(state, lives, event.deal.other), 'truces made');
      }
      if (event.type === 'deal-broken') note(findLife(state, lives, event.by), 'promises broken');
    }
  }
  for (const { id } of listLivingGangs(state)) {
    const life = findLife(state, lives, id);
    life.monthsAlive += 1;
    if (!active.has(id)) life.idleMonths += 1;
  }
}

function findLife(state: State, lives: Map<SeatId, GangLife>, seat: SeatId): GangLife {
  const known = lives.get(seat);
  if (known !== undefined) return known;
  const type = state.gangs[seat]?.type ?? 'syndicate';
  const life: GangLife = { type, deeds: {}, monthsAlive: 0, idleMonths: 0 };
  lives.set(seat, life);
  return life;
}

function note({ deeds: counted }: GangLife, deed: Deed): void {
  counted[deed] = (counted[deed] ?? 0) + 1;
}

function findLeader(state: State): SeatId {
  const [first] = listSeats(state).toSorted((a, b) => computeScore(state, b) - computeScore(state, a));
  if (first === undefined) throw new Error('A city without gangs.');
  return first;
}
