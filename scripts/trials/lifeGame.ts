import type { SeatId } from '#shared/words/ids.ts';
import { gangTypes, type GangType } from '#shared/games/paradise/city.ts';
import type { Order, OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { listLivingGangs, listSeats } from '#main/games/paradise/rules/lookups.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { playCampaign, createProgramsSetup, type PlayedMonth } from './playing.ts';

/** A campaign of four or five Standard gangs. */
export type LifeTask = { seed: number; months: number };

/** The deeds that count as life in a city, kind by kind. */
export const deeds = [
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
export type Deed = (typeof deeds)[number];

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
export type GangLife = {
  type: GangType;
  deeds: Partial<Record<Deed, number>>;
  monthsAlive: number;
  idleMonths: number;
};

export type LifeResult = {
  gangs: GangLife[];
  /** How often another gang took the lead. */
  leadChanges: number;
  /** The first month in which a gang was dead, or null. */
  firstDeath: number | null;
};

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
  return {
    gangs,
    leadChanges,
    firstDeath: deaths.length === 0 ? null : Math.min(...deaths),
  };
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
