import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import {
  requireAreaInPlay,
  listArmedSeats,
  requireFamily,
  listHoodsIn,
  listLivingSeats,
  buildNames,
  computeStrengthIn,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { findLineFor, type BrotherhoodTable } from '../table.ts';
import { rankSeats } from './rollOff.ts';

/** Godfathers at liberty in an area, in seat order. */
export function listGodfathersIn(state: State, area: AreaId): SeatId[] {
  return listLivingSeats(state).filter((seat) => {
    const { godfather } = requireFamily(state, seat);
    return godfather.status === 'free' && godfather.area === area;
  });
}

/** [BRO-HOUSE-2] Two families that name each other for an area do not fire at each other. */
export function isTruce(state: State, area: AreaId, a: SeatId, b: SeatId): boolean {
  if (!state.house.truces) return false;
  const hasNamed = (seat: SeatId, other: SeatId): boolean =>
    findLineFor(state, seat, 'truce', area)?.with.includes(other) === true;
  return hasNamed(a, b) && hasNamed(b, a);
}

/** Families with hoods there that a family may fire at. */
export function listRivalsIn(state: State, area: AreaId, seat: SeatId): SeatId[] {
  return listArmedSeats(state, area).filter((other) => other !== seat && !isTruce(state, area, seat, other));
}

/** [BRO-MOB-1] True if there is Mob Action in an area. */
export function isFought(state: State, area: AreaId): boolean {
  if (state.now[area]?.isQuiet === true) return false;
  const armed = listArmedSeats(state, area);
  if (armed.some((seat) => listRivalsIn(state, area, seat).length > 0)) return true;
  return listGodfathersIn(state, area).some((seat) => isExposed(state, area, seat));
}

/** [BRO-MOB-5] Returns true for a Godfather without a hood of his own among rivals' hoods. */
export function isExposed(state: State, area: AreaId, seat: SeatId): boolean {
  return listHoodsIn(state, area, seat).length === 0 && listRivalsIn(state, area, seat).length > 0;
}

/** [BRO-MOB-3] Finds the first family of the list that has hoods there; null if none is listed. */
export function findListedTarget(state: State, area: AreaId, seat: SeatId): SeatId | null {
  const rivals = listRivalsIn(state, area, seat);
  const listed = findLineFor(state, seat, 'fire', area)?.at ?? [];
  return listed.find((other) => rivals.includes(other)) ?? null;
}

/** [BRO-MOB-2 to BRO-MOB-5] Fires every hood once, all at the same moment; then Godfathers left alone are shot. */
export function fightRound(
  table: BrotherhoodTable,
  area: AreaId,
  round: number,
  chosen: ReadonlyMap<SeatId, SeatId>,
): void {
  const targets = aim(table, area, chosen);
  const shots = [...targets].map(([seat, at]) => ({ seat, at, hits: shoot(table, area, seat) }));
  const countHits = (seat: SeatId): number =>
    shots.filter(({ at }) => at === seat).reduce((sum, { hits }) => sum + hits.length, 0);
  const losses = [...new Set(targets.values())].map((seat) => ({
    seat,
    hits: countHits(seat),
    hoods: listHoodsIn(table.state, area, seat)
      .slice(0, countHits(seat))
      .map(({ id }) => id),
    to: shots.filter(({ at, hits }) => at === seat && hits.length > 0).map((one) => one.seat),
  }));
  table.emit({ type: 'round-fought', area, round, shots, losses });
  for (const seat of listGodfathersIn(table.state, area)) {
    if (!isExposed(table.state, area, seat)) continue;
    const hitBy = (by: SeatId): number => shots.find((one) => one.seat === by && one.at === seat)?.hits.length ?? 0;
    shootGodfather(table, area, { seat, round, hitBy });
  }
}

function aim(table: BrotherhoodTable, area: AreaId, chosen: ReadonlyMap<SeatId, SeatId>): Map<SeatId, SeatId> {
  const { state } = table;
  const targets = new Map<SeatId, SeatId>();
  for (const seat of listArmedSeats(state, area)) {
    const rivals = listRivalsIn(state, area, seat);
    if (rivals.length === 0) continue;
    const wish = chosen.get(seat);
    const own = wish !== undefined && rivals.includes(wish) ? wish : findListedTarget(state, area, seat);
    const purpose = `${buildNames(state).family(seat)} in ${requireAreaInPlay(state, area).name}: at whom they fire`;
    targets.set(seat, own ?? table.dice.pick(rivals, purpose));
  }
  return targets;
}

/** [BRO-HOOD-4] */
function shoot(table: BrotherhoodTable, area: AreaId, seat: SeatId) {
  const { state, dice } = table;
  const hoods = listHoodsIn(state, area, seat);
  const purpose = `${buildNames(state).family(seat)} fire in ${requireAreaInPlay(state, area).name}`;
  const faces = dice.faces({ purpose, count: hoods.length });
  return hoods.flatMap(({ id, kind }, nth) => {
    const face = faces[nth] ?? 0;
    return face >= state.house.hits[kind] ? [{ hood: id, face }] : [];
  });
}

/** [BRO-GF-4, BRO-GF-5] */
function shootGodfather(
  table: BrotherhoodTable,
  area: AreaId,
  { seat, round, hitBy }: { seat: SeatId; round: number; hitBy: (by: SeatId) => number },
): void {
  const { state } = table;
  const countHitmen = (by: SeatId): number =>
    listHoodsIn(state, area, by).filter(({ kind }) => kind === 'hitman').length;
  const [by] = rankSeats(
    table,
    listRivalsIn(state, area, seat),
    [hitBy, (other) => listHoodsIn(state, area, other).length, countHitmen],
    `Who shot ${buildNames(state).godfather(seat)}`,
  );
  if (by === undefined) return;
  const { cashDollars } = requireFamily(state, seat);
  table.emit({ type: 'godfather-shot', seat, by, area, round, cashDollars });
}

/** [BRO-EXT-2] True if a family’s sheet would have it fight on. */
export function wantsToFightOn(state: State, area: AreaId, seat: SeatId): boolean {
  const will = findLineFor(state, seat, 'fight-on', area)?.will ?? 'never';
  if (will !== 'when-ahead') return will === 'always';
  const theirs = listRivalsIn(state, area, seat).reduce((sum, other) => sum + computeStrengthIn(state, area, other), 0);
  return computeStrengthIn(state, area, seat) >= theirs;
}

/** [BRO-EXT-1] True if the remaining families fight on, by the wishes of each. */
export function isExtended(state: State, area: AreaId, wants: ReadonlyMap<SeatId, boolean>): boolean {
  const wishes = [...wants.values()];
  if (wishes.length < 2) return false;
  if (wishes.every(Boolean)) return true;
  if (listGodfathersIn(state, area).length === 0) return false;
  const { extendedWithGodfather } = state.house;
  if (extendedWithGodfather === 'ordered') return wishes.some(Boolean);
  return extendedWithGodfather === 'always';
}

/** [BRO-DEAL-4] Parties of a fight, the strongest first, ties by seat order. */
export function listPartiesIn(state: State, area: AreaId): SeatId[] {
  const there = new Set([...listArmedSeats(state, area), ...listGodfathersIn(state, area)]);
  return state.seats
    .filter((seat) => there.has(seat))
    .toSorted((a, b) => computeStrengthIn(state, area, b) - computeStrengthIn(state, area, a));
}
