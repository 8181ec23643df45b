import type { SeatId } from '#shared/words/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { houseRulePresets, type HouseRulePreset } from '#shared/games/paradise/houseRules.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { runInPlace, type Table } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listMembers, listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import { createQuickSetup } from '#main/games/paradise/rules/setup/quickSetup.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { lookUpDistrict, paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { mean } from '#shared/words/statistics.ts';
import { formatPercent } from './numbers.ts';
import { readNumberOption, readWordOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';

/** Manners of a player: he gives no order at all, or his Boss talks to the owner of the next door each month. */
const manners = ['passive', 'taking over'] as const;
type Manner = (typeof manners)[number];

/** A campaign of the ready-made gang, led by a player, among five NPC gangs. */
type QuietTask = { seed: number; months: number; manner: Manner; rules: HouseRulePreset['id'] };

type QuietResult = {
  /** The month in which the player's gang was eliminated, or null. */
  end: number | null;
  /** Blows at his gang, by raid, robbery, Hit, hijack, Showdown, and Show of Strength. */
  blows: number;
  /** Most gangs that struck it in one month. */
  mostFoes: number;
  /** Raids on each gang, by seat. */
  raids: Record<SeatId, number>;
  doors: number;
  bankDollars: number;
};

const player = 'g1' as SeatId;

/** Plays campaigns of quiet players and prints how they fared by each set of house rules. */
export async function run(): Promise<void> {
  const campaigns = readNumberOption('campaigns', 20, 1_000);
  const months = readNumberOption('months', 24, 120);
  const from = readNumberOption('from', 1, 1_000_000);
  const ids = houseRulePresets.map(({ id }) => id);
  const only = readWordOption('rules', ids);
  const sets = ids.filter((id) => only === null || id === only);
  const groups = sets.flatMap((rules) => manners.map((manner) => ({ rules, manner })));
  const tasks = groups.flatMap((group) =>
    Array.from({ length: campaigns }, (_, n): QuietTask => ({ ...group, seed: from + n, months })),
  );
  const results = await runTrials(import.meta.url, playQuietly, tasks, createProgressLine('campaigns', tasks.length));
  const rows = groups.map(({ rules, manner }, nth) => [
    `${rules}, ${manner}`,
    describeFates(results.slice(nth * campaigns, (nth + 1) * campaigns)),
  ]);
  console.table(Object.fromEntries(rows));
}

function describeFates(results: readonly QuietResult[]): Record<string, string | number> {
  return {
    alive: formatPercent(mean(results.map(({ end }) => (end === null ? 1 : 0)))),
    attacked: formatPercent(mean(results.map(({ blows }) => (blows > 0 ? 1 : 0)))),
    'blows in a campaign': mean(results.map(({ blows }) => blows)).toFixed(1),
    'most gangs in a month': Math.max(...results.map(({ mostFoes }) => mostFoes)),
    'raids, of a rival’s': formatPercent(compareRaids(results)),
    doors: mean(results.map(({ doors }) => doors)).toFixed(1),
    bank: `$${Math.round(mean(results.map(({ bankDollars }) => bankDollars)))}`,
  };
}

/** Computes the raids on the player as a share of those on an NPC gang. */
export function compareRaids(results: readonly Pick<QuietResult, 'raids'>[]): number {
  const onHim = results.map(({ raids }) => raids[player] ?? 0);
  const onRivals = results.flatMap(({ raids }) => {
    return Object.entries(raids).flatMap(([seat, count]) => (seat === player ? [] : [count]));
  });
  return mean(onHim) / Math.max(0.01, mean(onRivals));
}

type Play = (rule: (table: Table<ParadiseState, ParadiseEvent>) => void) => readonly ParadiseEvent[];

/** Plays one campaign; the player's battles are settled by the program. */
export function playQuietly({ seed, months, manner, rules }: QuietTask): QuietResult {
  const setup = createQuickSetup({ title: 'Quiet', seed, npcs: 5, gangName: null, level: null, preset: rules });
  const writer = createStateWriter(paradise);
  let own = { state: paradise.blank(), rng: seedRng(seed) };
  const play: Play = (rule) => {
    const result = runInPlace<ParadiseState, ParadiseEvent>(own, writer, rule);
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    own = { state: result.after.state, rng: [...result.after.rng] };
    return result.entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  };
  play((table) => paradise.found(table, setup));
  const raids = Object.fromEntries(listSeats(own.state).map((seat) => [seat, 0]));
  const result: QuietResult = { end: null, blows: 0, mostFoes: 0, raids, doors: 0, bankDollars: 0 };
  for (let month = 1; month <= months && result.end === null && paradise.ending(own.state) === null; month += 1) {
    const findVictim = createVictimFinder(own.state);
    if (manner === 'taking over') takeNextDoor(own.state, play);
    const events = play((table) => void playOn(paradise, table, { auto: true, keepsOrders: true }));
    countBlows(events, findVictim, result);
    if (own.state.gangs[player]?.eliminatedMonth !== null) result.end = month;
  }
  result.doors = listOwnedBusinesses(own.state, player).length;
  result.bankDollars = own.state.purses[player]?.bankDollars ?? 0;
  return result;
}

type VictimFinder = (order: Order) => SeatId | null;

function countBlows(events: readonly ParadiseEvent[], findVictim: VictimFinder, result: QuietResult): void {
  const foes = new Set<SeatId>();
  for (const event of events) {
    if (event.type !== 'order-filed') continue;
    const { seat, order } = event.order;
    const victim = findVictim(order);
    if (victim === null) continue;
    if (order.kind === 'raid') result.raids[victim] = (result.raids[victim] ?? 0) + 1;
    if (victim !== player) continue;
    result.blows += 1;
    foes.add(seat);
  }
  result.mostFoes = Math.max(result.mostFoes, foes.size);
}

/** Creates a function that finds the gang which an order strikes by the owners and Bosses of this moment. */
function createVictimFinder(state: ParadiseState): VictimFinder {
  const owners = new Map(Object.values(state.businesses).map(({ id, owner }) => [id, owner]));
  const gangs = new Map(Object.values(state.gangsters).map(({ id, gang }) => [id, gang]));
  return (order) => {
    switch (order.kind) {
      case 'raid':
      case 'smash-and-grab':
        return owners.get(order.business) ?? null;
      case 'hijack':
      case 'show-of-strength':
        return order.gang;
      case 'hit':
      case 'showdown':
        return gangs.get(order.target) ?? null;
      default:
        return null;
    }
  };
}

/** Doors that the Boss thinks of. */
const mostDoors = 12;

/** Files the Boss's talk with the owner of the first independent door at home or next to it that the rules allow. */
function takeNextDoor(state: ParadiseState, play: Play): void {
  const boss = listMembers(state, player).find(({ isBoss }) => isBoss);
  const home = state.gangs[player]?.base;
  if (boss === undefined || home === undefined) return;
  const doors = [home, ...lookUpDistrict(paradiseCity, home).neighbors].flatMap((district) =>
    listOwnedBusinesses(state, null).filter((one) => one.district === district),
  );
  doors.slice(0, mostDoors).find(({ id: business }) => {
    const order: Order = { kind: 'take-over', business, crew: [boss.id] };
    try {
      play((table) => {
        table.entry({ title: 'A door', author: { kind: 'human', seat: player }, order, reason: null });
        paradise.orders.give(table, player, order);
      });
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) return false;
      throw problem;
    }
  });
}
