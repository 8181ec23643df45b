import type { AreaId } from '../../../../src-shared/games/brotherhood/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import {
  areaInPlay,
  armedIn,
  familyOf,
  hoodsIn,
  livingSeats,
  namesOf,
  strengthIn,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { lineFor, type BroTable } from '../table.ts';
import { ranked } from './rollOff.ts';

/** Godfathers at liberty in an area, in seat order. */
export function godfathersIn(state: State, area: AreaId): SeatId[] {
  return livingSeats(state).filter((seat) => {
    const { godfather } = familyOf(state, seat);
    return godfather.status === 'free' && godfather.area === area;
  });
}

/** [BRO-HOUSE-2] Two families that name each other for an area do not fire at each other. */
export function isTruce(state: State, area: AreaId, a: SeatId, b: SeatId): boolean {
  if (!state.house.truces) return false;
  const names = (seat: SeatId, other: SeatId): boolean =>
    lineFor(state, seat, 'truce', area)?.with.includes(other) === true;
  return names(a, b) && names(b, a);
}

/** Families with hoods there that a family may fire at. */
export function rivalsIn(state: State, area: AreaId, seat: SeatId): SeatId[] {
  return armedIn(state, area).filter(
    (other) => other !== seat && !isTruce(state, area, seat, other),
  );
}

/** [BRO-MOB-1] True if there is Mob Action in an area. */
export function isFought(state: State, area: AreaId): boolean {
  if (state.now[area]?.isQuiet === true) return false;
  const armed = armedIn(state, area);
  if (armed.some((seat) => rivalsIn(state, area, seat).length > 0)) return true;
  return godfathersIn(state, area).some((seat) => isExposed(state, area, seat));
}

/** [BRO-MOB-5] A Godfather without a hood of his own before a rival’s. */
export function isExposed(state: State, area: AreaId, seat: SeatId): boolean {
  return hoodsIn(state, area, seat).length === 0 && rivalsIn(state, area, seat).length > 0;
}

/** [BRO-MOB-3] The first family of the list that has hoods there; null where none is listed. */
export function listedTarget(state: State, area: AreaId, seat: SeatId): SeatId | null {
  const rivals = rivalsIn(state, area, seat);
  const listed = lineFor(state, seat, 'fire', area)?.at ?? [];
  return listed.find((other) => rivals.includes(other)) ?? null;
}

/** [BRO-MOB-2 to BRO-MOB-5] Every hood fires once, all at the same moment; then Godfathers left alone are shot. */
export function fightRound(
  table: BroTable,
  area: AreaId,
  round: number,
  chosen: ReadonlyMap<SeatId, SeatId>,
): void {
  const targets = aim(table, area, chosen);
  const shots = [...targets].map(([seat, at]) => ({ seat, at, hits: shoot(table, area, seat) }));
  const hitsOn = (seat: SeatId): number =>
    shots.filter(({ at }) => at === seat).reduce((sum, { hits }) => sum + hits.length, 0);
  const losses = [...new Set(targets.values())].map((seat) => ({
    seat,
    hits: hitsOn(seat),
    hoods: hoodsIn(table.state, area, seat)
      .slice(0, hitsOn(seat))
      .map(({ id }) => id),
    to: shots.filter(({ at, hits }) => at === seat && hits.length > 0).map((one) => one.seat),
  }));
  table.emit({ type: 'round-fought', area, round, shots, losses });
  for (const seat of godfathersIn(table.state, area)) {
    if (!isExposed(table.state, area, seat)) continue;
    const hitBy = (by: SeatId): number =>
      shots.find((one) => one.seat === by && one.at === seat)?.hits.length ?? 0;
    shootGodfather(table, area, { seat, round, hitBy });
  }
}

function aim(
  table: BroTable,
  area: AreaId,
  chosen: ReadonlyMap<SeatId, SeatId>,
): Map<SeatId, SeatId> {
  const { state } = table;
  const targets = new Map<SeatId, SeatId>();
  for (const seat of armedIn(state, area)) {
    const rivals = rivalsIn(state, area, seat);
    if (rivals.length === 0) continue;
    const wish = chosen.get(seat);
    const own =
      wish !== undefined && rivals.includes(wish) ? wish : listedTarget(state, area, seat);
    const purpose = `${namesOf(state).family(seat)} in ${areaInPlay(state, area).name}: at whom they fire`;
    targets.set(seat, own ?? table.dice.pick(rivals, purpose));
  }
  return targets;
}

/** [BRO-HOOD-4] */
function shoot(table: BroTable, area: AreaId, seat: SeatId) {
  const { state, dice } = table;
  const hoods = hoodsIn(state, area, seat);
  const purpose = `${namesOf(state).family(seat)} fire in ${areaInPlay(state, area).name}`;
  const faces = dice.faces({ purpose, count: hoods.length });
  return hoods.flatMap(({ id, kind }, nth) => {
    const face = faces[nth] ?? 0;
    return face >= state.house.hits[kind] ? [{ hood: id, face }] : [];
  });
}

/** [BRO-GF-4, BRO-GF-5] */
function shootGodfather(
  table: BroTable,
  area: AreaId,
  { seat, round, hitBy }: { seat: SeatId; round: number; hitBy: (by: SeatId) => number },
): void {
  const { state } = table;
  const hitmen = (by: SeatId): number =>
    hoodsIn(state, area, by).filter(({ kind }) => kind === 'hitman').length;
  const [by] = ranked(
    table,
    rivalsIn(state, area, seat),
    [hitBy, (other) => hoodsIn(state, area, other).length, hitmen],
    `Who shot ${namesOf(state).godfather(seat)}`,
  );
  if (by === undefined) return;
  const { cashDollars } = familyOf(state, seat);
  table.emit({ type: 'godfather-shot', seat, by, area, round, cashDollars });
}

/** [BRO-EXT-2] True if a family’s sheet would have it fight on. */
export function wantsOn(state: State, area: AreaId, seat: SeatId): boolean {
  const will = lineFor(state, seat, 'fight-on', area)?.will ?? 'never';
  if (will !== 'when-ahead') return will === 'always';
  const theirs = rivalsIn(state, area, seat).reduce(
    (sum, other) => sum + strengthIn(state, area, other),
    0,
  );
  return strengthIn(state, area, seat) >= theirs;
}

/** [BRO-EXT-1] True if the remaining families fight on, by the wishes of each. */
export function isExtended(
  state: State,
  area: AreaId,
  wants: ReadonlyMap<SeatId, boolean>,
): boolean {
  const wishes = [...wants.values()];
  if (wishes.length < 2) return false;
  if (wishes.every(Boolean)) return true;
  if (godfathersIn(state, area).length === 0) return false;
  const { extendedWithGodfather } = state.house;
  if (extendedWithGodfather === 'ordered') return wishes.some(Boolean);
  return extendedWithGodfather === 'always';
}

/** [BRO-DEAL-4] Parties of a fight, the strongest first, ties by seat order. */
export function partiesIn(state: State, area: AreaId): SeatId[] {
  const there = new Set([...armedIn(state, area), ...godfathersIn(state, area)]);
  return state.seats
    .filter((seat) => there.has(seat))
    .toSorted((a, b) => strengthIn(state, area, b) - strengthIn(state, area, a));
}
