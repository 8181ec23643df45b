import type { AreaId, MarkerId } from '#shared/games/brotherhood/ids.ts';
import type { Use } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  requireAreaInPlay,
  listHoodsIn,
  listLivingSeats,
  listOwnMarkers,
  buildNames,
  listOperationsIn,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { Marker, Struck } from '../records.ts';
import { listLinesOfKind, type BrotherhoodTable } from '../table.ts';
import { recordLapse } from './transfer.ts';

type Seen<T> = DeepReadonly<T>;
type Wish = Seen<Use>;

/** [BRO-PI-2, BRO-PI-3] Groups the families that act in an area: the most markers first, equals together. */
export function groupActors(state: State, area: AreaId): SeatId[][] {
  if (state.now[area]?.isInfluenceDead === true) return [];
  const counts = new Map(
    listLivingSeats(state)
      .map((seat): [SeatId, number] => [seat, listOwnMarkers(state, seat, area).length])
      .filter(([, count]) => count > 0),
  );
  const sizes = [...new Set(counts.values())].toSorted((a, b) => b - a);
  return sizes.map((size) => [...counts.keys()].filter((seat) => counts.get(seat) === size));
}

/** [BRO-PI-4] Markers a family may still use in an area. */
export function listUsableMarkers(state: State, seat: SeatId, area: AreaId): Seen<Marker>[] {
  if (state.now[area]?.isInfluenceDead === true) return [];
  return listOwnMarkers(state, seat, area).filter(({ isUsed, isNeutralised }) => !isUsed && !isNeutralised);
}

/** Finds a family’s orders for its influence in an area. */
export function findInfluenceOrders(
  state: State,
  seat: SeatId,
  area: AreaId,
): readonly Wish[] | 'auto' | 'none' | null {
  return listLinesOfKind(state, seat, 'influence').findLast((line) => line.area === area)?.uses ?? null;
}

/** [BRO-PI-4] Carries out one use of a family alone in its place. Returns true if there was one. */
export function useNext(
  table: BrotherhoodTable,
  seat: SeatId,
  area: AreaId,
  wishes: readonly Wish[] | 'auto',
): boolean {
  const [marker] = listUsableMarkers(table.state, seat, area);
  if (marker === undefined) return false;
  const [wish] = wishes === 'auto' ? [] : wishes;
  const wanted = wishes === 'auto' ? null : (wish ?? null);
  if (wishes !== 'auto' && wanted === null) return false;
  const found = wanted === null ? null : findUseTarget(table.state, seat, area, wanted);
  if (wanted !== null && found === null) {
    recordLapse(table, seat, describeUse(table.state, area, wanted), 'there was nothing to use it on', 'BRO-ORD-9');
  }
  const use = found ?? chooseAutomatic(table.state, seat, area);
  if (use === null) return false;
  carryOut(table, seat, area, marker.id, use);
  return true;
}

/**
 * [BRO-PI-3, BRO-PI-4] Plays equals: they name all uses beforehand; frames and protections go in seat order, then all
 * neutralizations at once. A use without an object lapses.
 */
export function useTogether(table: BrotherhoodTable, area: AreaId, wishes: ReadonlyMap<SeatId, readonly Wish[]>): void {
  const assigned = [...wishes].flatMap(([seat, uses]) => {
    const own = listUsableMarkers(table.state, seat, area);
    return uses.slice(0, own.length).map((use, nth) => ({ seat, use, marker: own[nth]?.id }));
  });
  const isLast = ({ use }: { use: Wish }): boolean => use.kind === 'neutralise';
  const inOrder = [...assigned.filter((one) => !isLast(one)), ...assigned.filter(isLast)];
  const fixed = new Set<MarkerId>();
  for (const { seat, use, marker } of inOrder) {
    if (marker === undefined) continue;
    const found = findUseTarget(table.state, seat, area, use, fixed);
    if (found === null) {
      recordLapse(table, seat, describeUse(table.state, area, use), 'there was nothing to use it on', 'BRO-PI-4');
      continue;
    }
    if (found.kind === 'neutralise') fixed.add(found.lost);
    carryOut(table, seat, area, marker, found);
  }
}

/** [BRO-PI-4] Plans the automatic uses of a family in a group of equals, as many as it has markers. */
export function planAutoUses(state: State, seat: SeatId, area: AreaId): Wish[] {
  const count = listUsableMarkers(state, seat, area).length;
  const protect = listStruckCounters(state, seat, area).map((struck): Wish => ({
    kind: 'protect',
    what: classifyStruck(struck),
  }));
  const rest = restOfAuto(state, seat, area, count - protect.length);
  return [...protect, ...rest].slice(0, count);
}

type Found =
  | { kind: 'neutralise'; victim: SeatId; lost: MarkerId }
  | { kind: 'protect'; struck: Struck }
  | { kind: 'frame'; victim: SeatId };

/** Finds the target of a use; null where there is none. */
function findUseTarget(
  state: State,
  seat: SeatId,
  area: AreaId,
  wish: Wish,
  gone: ReadonlySet<MarkerId> = new Set(),
): Found | null {
  switch (wish.kind) {
    case 'protect': {
      const struck = listStruckCounters(state, seat, area).find((one) => classifyStruck(one) === wish.what);
      return struck === undefined ? null : { kind: 'protect', struck: struck as Struck };
    }
    case 'neutralise': {
      const victim = wish.family ?? findMostMarkers(state, seat, area);
      if (victim === null || victim === seat) return null;
      const lost = listVictims(state, victim, area).find(({ id }) => !gone.has(id));
      return lost === undefined ? null : { kind: 'neutralise', victim, lost: lost.id };
    }
    case 'frame': {
      const victim = wish.family ?? findMostHoods(state, seat, area);
      if (victim === null || victim === seat || listHoodsIn(state, area, victim).length === 0) return null;
      return { kind: 'frame', victim };
    }
  }
}

/** [BRO-PI-1, BRO-PI-6] Lists the uses that have an object in an area now, each with the chance that it holds. */
export function listUses(state: State, seat: SeatId, area: AreaId): { use: Use; chance: number }[] {
  const rivals = listLivingSeats(state).filter((other) => other !== seat);
  const wishes: Use[] = [
    ...protectOrder.map((what): Use => ({ kind: 'protect', what })),
    ...rivals.map((family): Use => ({ kind: 'frame', family })),
    ...rivals.map((family): Use => ({ kind: 'neutralise', family })),
  ];
  return wishes.flatMap((use) => {
    const found = findUseTarget(state, seat, area, use);
    if (found === null) return [];
    const framed = found.kind === 'frame' ? findFramedHood(state, area, found.victim) : undefined;
    return [{ use, chance: framed === undefined ? 1 : (7 - state.house.frame[framed.kind]) / 6 }];
  });
}

/**
 * [BRO-ASK-1] Chooses in this order: protect a struck counter, clear the area for sole control if possible, frame,
 * neutralize.
 */
function chooseAutomatic(state: State, seat: SeatId, area: AreaId): Found | null {
  const [struck] = listStruckCounters(state, seat, area);
  if (struck !== undefined) return { kind: 'protect', struck: struck as Struck };
  const [next] = restOfAuto(state, seat, area, listUsableMarkers(state, seat, area).length);
  return next === undefined ? null : findUseTarget(state, seat, area, next);
}

function restOfAuto(state: State, seat: SeatId, area: AreaId, count: number): Wish[] {
  if (count <= 0) return [];
  const rivals = listLivingSeats(state).filter((other) => other !== seat);
  const against = rivals.flatMap((rival) =>
    listVictims(state, rival, area).map((): Wish => ({ kind: 'neutralise', family: rival })),
  );
  const here = listOperationsIn(state, area);
  const isAlone = here.length > 0 && here.every(({ family }) => family === seat);
  const clears = isAlone && against.length > 0 && against.length <= count ? against : [];
  const left = count - clears.length;
  if (findMostHoods(state, seat, area) !== null) {
    return [...clears, ...Array.from({ length: left }, (): Wish => ({ kind: 'frame', family: null }))];
  }
  if (clears.length > 0) return clears;
  return Array.from({ length: Math.min(left, against.length) }, (): Wish => ({ kind: 'neutralise', family: null }));
}

const protectOrder = ['godfather', 'revenue', 'hitman', 'influence', 'thug'] as const;

/** [BRO-ASK-1] Lists a family's struck counters in an area that are not restored yet, the dearest first. */
function listStruckCounters(state: State, seat: SeatId, area: AreaId): Seen<Struck>[] {
  return state.struck
    .filter((one) => one.family === seat && one.area === area)
    .toSorted((a, b) => protectOrder.indexOf(classifyStruck(a)) - protectOrder.indexOf(classifyStruck(b)));
}

function classifyStruck(struck: Seen<Struck>): (typeof protectOrder)[number] {
  return struck.kind === 'hood' ? struck.hood.kind : struck.kind;
}

/** Lists the rival's markers that can be neutralized, the unused ones first. */
function listVictims(state: State, seat: SeatId, area: AreaId): Seen<Marker>[] {
  return listOwnMarkers(state, seat, area)
    .filter(({ isNeutralised }) => !isNeutralised)
    .toSorted((a, b) => Number(a.isUsed) - Number(b.isUsed));
}

function findMostMarkers(state: State, seat: SeatId, area: AreaId): SeatId | null {
  return findMost(state, seat, (rival) => listVictims(state, rival, area).length);
}

function findMostHoods(state: State, seat: SeatId, area: AreaId): SeatId | null {
  return findMost(state, seat, (rival) => listHoodsIn(state, area, rival).length);
}

/** Finds the living rival with most of something; ties go by seat order, null if none has any. */
function findMost(state: State, seat: SeatId, countOf: (rival: SeatId) => number): SeatId | null {
  const rivals = listLivingSeats(state).filter((other) => other !== seat && countOf(other) > 0);
  return rivals.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? null;
}

function carryOut(table: BrotherhoodTable, seat: SeatId, area: AreaId, marker: MarkerId, use: Found): void {
  switch (use.kind) {
    case 'protect':
      return table.emit({ type: 'protected', seat, area, marker, struck: use.struck });
    case 'neutralise': {
      const { victim, lost } = use;
      return table.emit({ type: 'neutralised', seat, area, marker, victim, lost });
    }
    case 'frame':
      return frameHood(table, seat, area, marker, use.victim);
  }
}

/** Finds the hood whom a frame would take: a Thug where there is one. */
function findFramedHood(
  state: State,
  area: AreaId,
  victim: SeatId,
): ReturnType<typeof listHoodsIn>[number] | undefined {
  const there = listHoodsIn(state, area, victim);
  return there.find(({ kind }) => kind === 'thug') ?? there[0];
}

/** [BRO-PI-1, BRO-PI-6] */
function frameHood(table: BrotherhoodTable, seat: SeatId, area: AreaId, marker: MarkerId, victim: SeatId): void {
  const { state, dice } = table;
  const hood = findFramedHood(state, area, victim);
  if (hood === undefined) return;
  const names = buildNames(state);
  const purpose = `${names.family(seat)} frame one of the ${names.family(victim)} in ${requireAreaInPlay(state, area).name}`;
  const { total } = dice.roll({ purpose });
  const holds = total >= state.house.frame[hood.kind];
  table.emit({
    type: 'framed',
    seat,
    area,
    marker,
    victim,
    hood: holds ? { id: hood.id, isOutOfTown: hood.isOutOfTown } : null,
  });
}

function describeUse(state: State, area: AreaId, use: Wish): string {
  const where = requireAreaInPlay(state, area).name;
  const names = buildNames(state);
  switch (use.kind) {
    case 'protect':
      return `Protect in ${where}`;
    case 'frame':
      return use.family === null ? `Frame in ${where}` : `Frame the ${names.family(use.family)} in ${where}`;
    case 'neutralise':
      return use.family === null
        ? `Neutralize influence in ${where}`
        : `Neutralize influence of the ${names.family(use.family)} in ${where}`;
  }
}
