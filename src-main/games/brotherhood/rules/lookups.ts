import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatReference } from '#kernel/events/references.ts';
import { areaTable, type Area } from '#shared/games/brotherhood/areas.ts';
import type { AreaId, HoodId, HoodKind } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Names } from './events/declare.ts';
import type { State } from './state.ts';
import type { Family, Hood, Marker, Operation } from './records.ts';

type Seen<T> = DeepReadonly<T>;

/** Requires a family; refuses a seat without one. */
export function requireFamily(state: State, seat: SeatId): Seen<Family> {
  const family = state.families[seat];
  if (family === undefined) throw new Refusal('There is no such family in this game.');
  return family;
}

/** Every family, in seat order. */
export function listFamilies(state: State): Seen<Family>[] {
  return state.seats.map((seat) => requireFamily(state, seat));
}

/** Lists the families whose Godfather is alive, in seat order. */
export function listLivingSeats(state: State): SeatId[] {
  return state.seats.filter((seat) => requireFamily(state, seat).dead === null);
}

/** [BRO-MAP-2, BRO-HOUSE-1] An area as this table plays it. */
export function requireAreaInPlay(state: State, id: AreaId): Area {
  const printed = areaTable.find((one) => one.id === id);
  if (printed === undefined) throw new Error(`There is no area ${id}.`);
  const own = state.house.areaFigures[id] ?? {};
  return {
    ...printed,
    revenueDollars: own.revenueDollars ?? printed.revenueDollars,
    incomeDollars: own.incomeDollars ?? printed.incomeDollars,
    influenceDollars: own.influenceDollars ?? printed.influenceDollars,
    saturation: own.saturation ?? printed.saturation,
  };
}

/** A family's living hoods that are its own for good, by roster. */
export function listRoster(state: State, seat: SeatId): Seen<Hood>[] {
  return Object.values(state.hoods)
    .filter(({ family, isOutOfTown }) => family === seat && !isOutOfTown)
    .toSorted((a, b) => a.number - b.number);
}

/** Hoods in stock: at liberty and placed nowhere. */
export function listStockHoods(state: State, seat: SeatId, kind: HoodKind): Seen<Hood>[] {
  return listRoster(state, seat).filter((hood) => hood.kind === kind && hood.status === 'free' && hood.area === null);
}

export function listJailedHoods(state: State, seat: SeatId, kind: HoodKind): Seen<Hood>[] {
  return listRoster(state, seat).filter((hood) => hood.kind === kind && hood.status === 'jailed');
}

/** [BRO-HOOD-5] Hoods at liberty in an area, in the order in which they fall. */
export function listHoodsIn(state: State, area: AreaId, seat: SeatId): Seen<Hood>[] {
  return Object.values(state.hoods)
    .filter((hood) => hood.area === area && hood.family === seat && hood.status === 'free')
    .toSorted((a, b) => rankHood(a) - rankHood(b) || a.number - b.number);
}

function rankHood({ isOutOfTown, kind }: Seen<Hood>): number {
  return (isOutOfTown ? 0 : 2) + (kind === 'thug' ? 0 : 1);
}

/** Families with hoods at liberty in an area, in seat order. */
export function listArmedSeats(state: State, area: AreaId): SeatId[] {
  const armed = new Set<SeatId>();
  for (const hood of Object.values(state.hoods)) {
    if (hood.area === area && hood.status === 'free') armed.add(hood.family);
  }
  return armed.size === 0 ? [] : state.seats.filter((seat) => armed.has(seat));
}

/** Strength = Thugs and twice the Hitmen at liberty in an area, those from out of town included. */
export function computeStrengthIn(state: State, area: AreaId, seat: SeatId): number {
  return listHoodsIn(state, area, seat).reduce((sum, { kind }) => sum + countStrength(kind), 0);
}

export function countStrength(kind: HoodKind): number {
  return kind === 'hitman' ? 2 : 1;
}

export function listOwnOperations(state: State, seat: SeatId, area?: AreaId): Seen<Operation>[] {
  return Object.values(state.operations).filter(
    (one) => one.family === seat && (area === undefined || one.area === area),
  );
}

export function listOperationsIn(state: State, area: AreaId): Seen<Operation>[] {
  return Object.values(state.operations).filter((one) => one.area === area);
}

export function listOwnMarkers(state: State, seat: SeatId, area?: AreaId): Seen<Marker>[] {
  return Object.values(state.markers).filter((one) => one.family === seat && (area === undefined || one.area === area));
}

export function listMarkersIn(state: State, area: AreaId): Seen<Marker>[] {
  return Object.values(state.markers).filter((one) => one.area === area);
}

/** [BRO-INC-3] Markers with effect: neither neutralized nor under a senator’s scandal. */
export function listEffectiveMarkers(state: State, area: AreaId): Seen<Marker>[] {
  if (state.now[area]?.isInfluenceDead === true) return [];
  return listMarkersIn(state, area).filter(({ isNeutralised }) => !isNeutralised);
}

/** [BRO-INC-3] Finds the family in sole control of an area; null if none. */
export function findController(state: State, area: AreaId): SeatId | null {
  const isAlive = (seat: SeatId): boolean => requireFamily(state, seat).dead === null;
  const earning = new Set(
    listOperationsIn(state, area)
      .map(({ family }) => family)
      .filter(isAlive),
  );
  const bribing = new Set(
    listEffectiveMarkers(state, area)
      .map(({ family }) => family)
      .filter(isAlive),
  );
  const both = [...earning].filter((seat) => bribing.has(seat));
  const [only] = both;
  if (only === undefined || both.length > 1) return null;
  const others = [...earning, ...bribing].some((seat) => seat !== only);
  return others && state.house.soleControl === 'strict' ? null : only;
}

/** [BRO-GF-7] Counts the operations, or markers, that a family may still put on the board. */
export function countFreeStock(state: State, seat: SeatId, of: 'revenue' | 'influence'): number {
  const most = state.house.stock[of] * requireFamily(state, seat).gathered.length;
  const used = of === 'revenue' ? listOwnOperations(state, seat) : listOwnMarkers(state, seat);
  return Math.max(0, most - used.length);
}

/** [BRO-TURN-3] Returns true once the Godfathers are in town. */
export function hasGodfathersBack({ turn, house }: State): boolean {
  return turn >= house.godfatherTurn;
}

export function computeWage(state: State, kind: HoodKind): number {
  return state.house.wages[kind];
}

export function nameHood(state: State, id: HoodId): string {
  return (state.hoods[id] ?? state.graveyard[id])?.name ?? 'somebody';
}

export function buildNames(state: State): Names {
  return {
    family: (seat) => pluralizeFamily(state.families[seat]?.name ?? seat),
    godfather: (seat) => state.families[seat]?.godfather.name ?? seat,
    area: (id) => areaTable.find((one) => one.id === id)?.name ?? id,
    hood: (id) => nameHood(state, id),
  };
}

/** Creates the names of a state, with families and areas marked with their IDs. */
export function createReferences(state: State): Names {
  const names = buildNames(state);
  return {
    ...names,
    family: (seat) => formatReference('seat', seat, names.family(seat)),
    area: (id) => formatReference('area', id, names.area(id)),
  };
}
