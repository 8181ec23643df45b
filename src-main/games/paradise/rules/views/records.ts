import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { GameRecord } from '#shared/views/annals.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { capitalize, formatCount, formatDollars } from '#shared/words/text.ts';
import { requireRule } from '#kernel/events/events.ts';
import type { EventOf, ParadiseEvent } from '../events/schemas.ts';
import { events } from '../rows.ts';
import type { Names } from '../state/names.ts';
import { listOutrageMoves } from './moves.ts';

/** The events that a viewer was told, in order of time. */
type Told = readonly { period: number; event: ParadiseEvent }[];
type Dated<E> = { period: number; event: E };

/** Lists the records of the campaign from the events that a viewer was told. */
export function listRecords(told: Told, names: Names): GameRecord[] {
  return [
    findBloodiestBattle(told, names),
    findBloodiestMonth(told),
    findFirstDeath(told, names),
    findFirstElimination(told, names),
    findMostDoors(told, names),
    findLongestBoss(told, names),
    findBiggestHaul(told, names),
    findBestCollection(told, names),
    findMostArrests(told),
    findHighestOutrage(told, names),
    findFirstFeds(told),
    findFinestFuneral(told, names),
  ].flatMap((record) => (record === null ? [] : [record]));
}

function pick<T extends ParadiseEvent['type']>(told: Told, type: T): Dated<EventOf<T>>[] {
  return told.flatMap(({ period, event }) =>
    event.type === type ? [{ period, event: event as unknown as EventOf<T> }] : [],
  );
}

/** Finds the one with the most; the first of equals keeps the record. */
function findMost<T>(all: readonly T[], measure: (one: T) => number): T | null {
  return all.reduce<T | null>((most, one) => (measure(one) > (most === null ? 0 : measure(most)) ? one : most), null);
}

function countDead({ dead, othersDead, citizensDead }: EventOf<'battle-reported'>): number {
  return dead.length + othersDead + citizensDead;
}

function findBloodiestBattle(told: Told, names: Names): GameRecord | null {
  const most = findMost(pick(told, 'battle-reported'), ({ event }) => countDead(event));
  if (most === null) return null;
  const { period, event } = most;
  return {
    id: 'bloodiest-battle',
    title: 'The bloodiest battle',
    mark: `${countDead(event)} dead`,
    text: `${capitalize(names.battle(event.battle))}.`,
    period,
    seat: null,
    about: { kind: 'battle', id: event.battle },
  };
}

/** Adds something up month by month. */
function sumByMonth<E>(all: readonly Dated<E>[], measure: (event: E) => number) {
  const sums = new Map<number, number>();
  for (const { period, event } of all) sums.set(period, (sums.get(period) ?? 0) + measure(event));
  return [...sums].map(([period, sum]) => ({ period, sum }));
}

function findBloodiestMonth(told: Told): GameRecord | null {
  const most = findMost(sumByMonth(pick(told, 'battle-reported'), countDead), ({ sum }) => sum);
  if (most === null) return null;
  return {
    id: 'bloodiest-month',
    title: 'The bloodiest month',
    mark: `${most.sum} dead`,
    text: `In the battles of ${formatMonth(most.period)}, bystanders and hired men with the rest.`,
    period: most.period,
    seat: null,
    about: null,
  };
}

function findMostArrests(told: Told): GameRecord | null {
  const sums = sumByMonth(pick(told, 'battle-reported'), ({ arrested }) => arrested.length);
  const most = findMost(sums, ({ sum }) => sum);
  if (most === null) return null;
  return {
    id: 'most-arrests',
    title: 'The most arrests in a month',
    mark: formatCount(most.sum, 'man', 'men'),
    text: `Taken away in ${formatMonth(most.period)}.`,
    period: most.period,
    seat: null,
    about: null,
  };
}

function findFirstDeath(told: Told, names: Names): GameRecord | null {
  const [first] = pick(told, 'died');
  if (first === undefined) return null;
  const { seat, gangster } = first.event;
  return {
    id: 'first-death',
    title: 'The first to die',
    mark: formatMonth(first.period),
    text: `${names.gangster(gangster)} of ${names.gang(seat)}.`,
    period: first.period,
    seat,
    about: { kind: 'gangster', id: gangster },
  };
}

function findFirstElimination(told: Told, names: Names): GameRecord | null {
  const [first] = pick(told, 'eliminated');
  if (first === undefined) return null;
  const { seat } = first.event;
  return {
    id: 'first-elimination',
    title: 'The first gang to be finished',
    mark: formatMonth(first.period),
    text: `${capitalize(names.gang(seat))} had nobody and nothing left.`,
    period: first.period,
    seat,
    about: { kind: 'seat', id: seat },
  };
}

function findMostDoors(told: Told, names: Names): GameRecord | null {
  const holders = new Map<string, SeatId>();
  let most: { seat: SeatId; count: number; period: number } | null = null;
  for (const [period, month] of Map.groupBy(told, (one) => one.period)) {
    for (const { thing, holder } of month.flatMap(
      ({ event }) => requireRule({ events }, event).changes?.(event) ?? [],
    )) {
      if (holder === null) holders.delete(thing);
      else holders.set(thing, holder);
    }
    // A gang is judged by its doors when the month is over.
    for (const [seat, doors] of Map.groupBy(holders.values(), (one) => one))
      if (doors.length > (most?.count ?? 0)) most = { seat, count: doors.length, period };
  }
  if (most === null) return null;
  return {
    id: 'most-doors',
    title: 'The most doors',
    mark: formatCount(most.count, 'business', 'businesses'),
    text: `Held by ${names.gang(most.seat)} at the end of ${formatMonth(most.period)}.`,
    period: most.period,
    seat: most.seat,
    about: { kind: 'seat', id: most.seat },
  };
}

type Reign = { seat: SeatId; name: string; from: number; to: number; isOver: boolean };

/** [GANG-16] Lists the Bosses with the months in which they took over and fell. */
function listReigns(told: Told, names: Names): Reign[] {
  const reigns: Reign[] = [];
  const current = new Map<SeatId, Reign>();
  const now = told.at(-1)?.period ?? 1;
  const end = (seat: SeatId, period: number): void => {
    const reign = current.get(seat);
    if (reign !== undefined) Object.assign(reign, { to: period, isOver: true });
    current.delete(seat);
  };
  const begin = (seat: SeatId, name: string, from: number): void => {
    end(seat, from);
    const reign = { seat, name, from, to: now, isOver: false };
    reigns.push(reign);
    current.set(seat, reign);
  };
  for (const { period, event } of told) {
    if (event.type === 'gang-formed') begin(event.gang.id, event.gang.bossName, period);
    if (event.type === 'boss-succeeded') begin(event.seat, names.gangster(event.gangster), period);
    if (event.type === 'eliminated' || event.type === 'gang-retired') end(event.seat, period);
  }
  return reigns;
}

function findLongestBoss(told: Told, names: Names): GameRecord | null {
  const reigns = listReigns(told, names);
  const longest = findMost(reigns, ({ from, to }) => to - from);
  // If all began together and still rule, there is no longest rule.
  if (longest === null || reigns.every(({ isOver }) => !isOver)) return null;
  const { seat, name, from, to, isOver } = longest;
  return {
    id: 'longest-boss',
    title: 'The longest in the chair',
    mark: formatCount(to - from, 'month'),
    text: `${name}, Boss of ${names.gang(seat)} from ${formatMonth(from)}${isOver ? ` to ${formatMonth(to)}` : ' to this day'}.`,
    period: to,
    seat,
    about: { kind: 'seat', id: seat },
  };
}

/** [SCN-0] Finds the biggest Loot of a battle, which only its holder knows. */
function findBiggestHaul(told: Told, names: Names): GameRecord | null {
  const most = findMost(pick(told, 'loot-won'), ({ event }) => event.dollars);
  if (most === null) return null;
  const { period, event } = most;
  return {
    id: 'biggest-haul',
    title: 'The biggest Loot of a battle',
    mark: formatDollars(event.dollars),
    text: `Carried off by ${names.gang(event.seat)} from ${names.battle(event.battle)}.`,
    period,
    seat: event.seat,
    about: { kind: 'battle', id: event.battle },
  };
}

/** [RK-17] Finds the best month's Loot, which only its collector knows. */
function findBestCollection(told: Told, names: Names): GameRecord | null {
  const most = findMost(pick(told, 'collected'), ({ event }) => event.dollars);
  if (most === null) return null;
  const { period, event } = most;
  return {
    id: 'best-collection',
    title: 'The best month’s Loot',
    mark: formatDollars(event.dollars),
    text: `Collected by ${names.gang(event.seat)} in ${formatMonth(period)}.`,
    period,
    seat: event.seat,
    about: { kind: 'seat', id: event.seat },
  };
}

function findHighestOutrage(told: Told, names: Names): GameRecord | null {
  const moves = told.flatMap(({ period, event }) =>
    listOutrageMoves(event, names).map((move) => ({ period, ...move })),
  );
  const most = findMost(moves, ({ to }) => to);
  if (most === null) return null;
  const [chief] = most.causes.toSorted((one, other) => other.points - one.points);
  return {
    id: 'highest-outrage',
    title: 'The angriest the city was',
    mark: `Outrage ${most.to}`,
    text: chief === undefined ? '' : `${capitalize(chief.text)}.`,
    period: most.period,
    seat: null,
    about: null,
  };
}

function findFirstFeds(told: Told): GameRecord | null {
  const [first] = pick(told, 'feds-arrived');
  if (first === undefined) return null;
  return {
    id: 'first-feds',
    title: 'The first time the Feds came',
    mark: formatMonth(first.period),
    text: `${formatCount(first.event.agents, 'agent')} of Washington’s.`,
    period: first.period,
    seat: null,
    about: null,
  };
}

function findFinestFuneral(told: Told, names: Names): GameRecord | null {
  const most = findMost(pick(told, 'funeral-held'), ({ event }) => event.cars);
  if (most === null) return null;
  const { period, event } = most;
  return {
    id: 'finest-funeral',
    title: 'The finest funeral',
    mark: formatCount(event.cars, 'car'),
    text: `${names.gangster(event.gangster)} of ${names.gang(event.seat)} was laid to rest.`,
    period,
    seat: event.seat,
    about: { kind: 'gangster', id: event.gangster },
  };
}
