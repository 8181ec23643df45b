import { formatDollars } from '#shared/words/text.ts';
import type { AreaId, HoodId, HoodKind, MarkerId, OperationId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  hasGodfathersBack,
  requireAreaInPlay,
  listStockHoods,
  requireFamily,
  countFreeStock,
  listHoodsIn,
  listJailedHoods,
  listLivingSeats,
  listOwnMarkers,
  listOwnOperations,
  computeStrengthIn,
  computeWage,
} from '../lookups.ts';
import { describeOrder } from '../orderWords.ts';
import type { State } from '../state.ts';
import type { Hood, Marker, Operation } from '../records.ts';
import { listLinesOfKind, type BrotherhoodTable } from '../table.ts';
import { recordLapse } from './transfer.ts';

type Line = DeepReadonly<SheetOrder>;
type LineOf<K extends SheetOrder['kind']> = DeepReadonly<Extract<SheetOrder, { kind: K }>>;

/** [BRO-PLACE] Allots every family's placements as if it were alone in the city, then reveals all at once. */
export function runPlacement(table: BrotherhoodTable): void {
  const away = listLivingSeats(table.state).filter(
    (seat) => requireFamily(table.state, seat).godfather.status === 'away',
  );
  if (hasGodfathersBack(table.state) && away.length > 0) {
    table.emit({ type: 'godfathers-back', seats: away });
  }
  for (const seat of listLivingSeats(table.state)) {
    place(table, seat);
    table.emit({ type: 'allocations-closed', seat });
  }
}

/** [BRO-PLACE-1] Bail of the Godfather, closures, bail of hoods, the other lines as written, the Godfather’s area. */
function place(table: BrotherhoodTable, seat: SeatId): void {
  if (!bailGodfather(table, seat)) return;
  for (const line of listLinesOfKind(table.state, seat, 'close')) close(table, seat, line);
  for (const line of listLinesOfKind(table.state, seat, 'bail')) bail(table, seat, line);
  const free = { thug: hasFreeThug(table.state, seat) };
  for (const line of table.state.sheets[seat] ?? []) {
    if (line.kind === 'hoods') placeHoods(table, seat, line, free);
    else if (line.kind === 'out-of-town') hireGuns(table, seat, line);
    else if (line.kind === 'open') open(table, seat, line);
    else if (line.kind === 'bribe') bribe(table, seat, line);
  }
  placeGodfather(table, seat);
}

/** [BRO-JAIL-4] Bails the Godfather first, by itself; false if the family cannot pay for anything. */
function bailGodfather(table: BrotherhoodTable, seat: SeatId): boolean {
  const { godfather, cashDollars } = requireFamily(table.state, seat);
  if (godfather.status !== 'jailed') return true;
  const dollars = table.state.house.bailGodfather;
  if (cashDollars < dollars) {
    table.emit({ type: 'allocations-lost', seat, needDollars: dollars });
    return false;
  }
  table.emit({ type: 'godfather-bailed', seat, dollars });
  return true;
}

/** [BRO-GF-2] With the Godfather at liberty at Placement one own Thug draws no wage. */
function hasFreeThug(state: State, seat: SeatId): boolean {
  return hasGodfathersBack(state) && requireFamily(state, seat).godfather.status === 'free';
}

function close(table: BrotherhoodTable, seat: SeatId, line: LineOf<'close'>): void {
  const operations = listOwnOperations(table.state, seat, line.area).slice(0, line.revenue);
  const markers = listOwnMarkers(table.state, seat, line.area).slice(0, line.influence);
  if (operations.length < line.revenue || markers.length < line.influence) {
    recordLapse(table, seat, describeOrder(table.state, line), 'there was less of it left to close', 'BRO-ORD-9');
  }
  if (operations.length + markers.length === 0) return;
  table.emit({
    type: 'closed',
    seat,
    area: line.area,
    operations: operations.map(({ id }) => id),
    markers: markers.map(({ id }) => id),
  });
}

/** [BRO-JAIL-1, BRO-JAIL-2] */
function bail(table: BrotherhoodTable, seat: SeatId, line: LineOf<'bail'>): void {
  const wanted = [
    ...listJailedHoods(table.state, seat, 'thug').slice(0, line.thugs),
    ...listJailedHoods(table.state, seat, 'hitman').slice(0, line.hitmen),
  ];
  const paid = takeAffordable(table.state, seat, wanted, ({ kind }) => computeWage(table.state, kind));
  cut(table, seat, line, line.thugs + line.hitmen, paid.those.length);
  if (paid.those.length === 0) return;
  const hoods = paid.those.map(({ id }) => id);
  table.emit({ type: 'hoods-bailed', seat, hoods, dollars: paid.dollars });
}

/** [BRO-PLACE-2] Takes as many as the money pays for, from the first on. */
function takeAffordable<T>(
  state: State,
  seat: SeatId,
  wanted: readonly T[],
  priceOf: (one: T) => number,
): { those: T[]; dollars: number } {
  const { cashDollars } = requireFamily(state, seat);
  const those: T[] = [];
  let dollars = 0;
  for (const one of wanted) {
    const price = priceOf(one);
    if (dollars + price > cashDollars) break;
    dollars += price;
    those.push(one);
  }
  return { those, dollars };
}

function cut(table: BrotherhoodTable, seat: SeatId, line: Line, asked: number, done: number): void {
  if (done >= asked) return;
  const { cashDollars } = requireFamily(table.state, seat);
  const why =
    done === 0
      ? `money or stock did not reach; ${formatDollars(cashDollars)} was left`
      : `money or stock reached for ${done} only`;
  recordLapse(table, seat, describeOrder(table.state, line), why, 'BRO-PLACE-2');
}

/** [BRO-HOOD-1, BRO-GF-2] */
function placeHoods(table: BrotherhoodTable, seat: SeatId, line: LineOf<'hoods'>, free: { thug: boolean }): void {
  const { state } = table;
  const wanted = [
    ...listStockHoods(state, seat, 'thug').slice(0, line.thugs),
    ...listStockHoods(state, seat, 'hitman').slice(0, line.hitmen),
  ];
  const [first] = wanted;
  const isOneFree = free.thug && first?.kind === 'thug';
  const { those, dollars } = takeAffordable(state, seat, wanted, (hood) =>
    isOneFree && hood === first ? 0 : computeWage(state, hood.kind),
  );
  cut(table, seat, line, line.thugs + line.hitmen, those.length);
  if (those.length === 0) return;
  if (isOneFree) free.thug = false;
  const hoods = those.map(({ id }) => id);
  table.emit({ type: 'hoods-placed', seat, area: line.area, hoods, dollars, isOneFree });
}

/** [BRO-GF-3] */
function hireGuns(table: BrotherhoodTable, seat: SeatId, line: LineOf<'out-of-town'>): void {
  const { state } = table;
  const { outOfTown } = state.house;
  if (!hasGodfathersBack(state) || requireFamily(state, seat).godfather.status !== 'free') {
    recordLapse(table, seat, describeOrder(state, line), 'no Godfather is there to send for them', 'BRO-GF-3');
    return;
  }
  const here = Object.values(state.hoods).filter((hood) => hood.family === seat && hood.isOutOfTown);
  const most = outOfTown.limit === null ? Infinity : outOfTown.limit - here.length;
  const kinds: HoodKind[] = [
    ...Array.from({ length: line.thugs }, () => 'thug' as const),
    ...Array.from({ length: line.hitmen }, () => 'hitman' as const),
  ].slice(0, Math.max(0, most));
  const { those, dollars } = takeAffordable(state, seat, kinds, (kind) => outOfTown[kind]);
  cut(table, seat, line, line.thugs + line.hitmen, those.length);
  if (those.length === 0) return;
  const hoods = those.map((kind, nth): Hood => createGun(state, seat, kind, line.area, nth));
  table.emit({ type: 'guns-hired', seat, area: line.area, hoods, dollars });
}

function createGun(state: State, seat: SeatId, kind: HoodKind, area: AreaId, nth: number): Hood {
  const number = state.given.guns + nth + 1;
  return {
    id: `x${number}` as HoodId,
    family: seat,
    kind,
    name: kind === 'thug' ? `an out-of-town Thug` : `an out-of-town Hitman`,
    number,
    isOutOfTown: true,
    status: 'free',
    area,
    joinedTurn: state.turn,
    fights: 0,
    hits: 0,
    fell: null,
  };
}

/** [BRO-OP-1, BRO-SET-6] */
function open(table: BrotherhoodTable, seat: SeatId, line: LineOf<'open'>): void {
  const { state } = table;
  const { revenueDollars, trades } = requireAreaInPlay(state, line.area);
  const room = Math.min(line.count, countFreeStock(state, seat, 'revenue'));
  const wanted = Array.from({ length: room }, (_, nth) => nth);
  const { those, dollars } = takeAffordable(state, seat, wanted, () => revenueDollars);
  cut(table, seat, line, line.count, those.length);
  if (those.length === 0) return;
  const operations = those.map((nth): Operation => {
    const number = state.given.operations + nth + 1;
    return {
      id: `r${number}` as OperationId,
      family: seat,
      area: line.area,
      description: line.descriptions[nth] ?? trades[number % trades.length] ?? trades[0],
      openedTurn: state.turn,
      sinceTurn: state.turn,
    };
  });
  table.emit({ type: 'opened', seat, area: line.area, operations, dollars });
}

/** [BRO-OP-2] */
function bribe(table: BrotherhoodTable, seat: SeatId, line: LineOf<'bribe'>): void {
  const { state } = table;
  const { influenceDollars } = requireAreaInPlay(state, line.area);
  const room = Math.min(line.count, countFreeStock(state, seat, 'influence'));
  const wanted = Array.from({ length: room }, (_, nth) => nth);
  const { those, dollars } = takeAffordable(state, seat, wanted, () => influenceDollars);
  cut(table, seat, line, line.count, those.length);
  if (those.length === 0) return;
  const markers = those.map((nth): Marker => ({
    id: `i${state.given.markers + nth + 1}` as MarkerId,
    family: seat,
    area: line.area,
    sinceTurn: state.turn,
    isUsed: false,
    isNeutralised: false,
  }));
  table.emit({ type: 'bribed', seat, area: line.area, markers, dollars });
}

/** [BRO-PLACE-3, BRO-GF-1] */
function placeGodfather(table: BrotherhoodTable, seat: SeatId): void {
  const { state } = table;
  if (!hasGodfathersBack(state) || requireFamily(state, seat).godfather.status !== 'free') return;
  const ordered = listLinesOfKind(state, seat, 'godfather').find(({ area }) => state.areas.includes(area));
  table.emit({ type: 'godfather-placed', seat, area: ordered?.area ?? findStrongestArea(state, seat) });
}

/** [BRO-PLACE-3] Finds the family's strongest area; then most own operations; then area order. */
export function findStrongestArea(state: State, seat: SeatId): AreaId {
  const rank = (area: AreaId): [number, number] => [
    listHoodsIn(state, area, seat).length === 0 ? 0 : computeStrengthIn(state, area, seat),
    listOwnOperations(state, seat, area).length,
  ];
  const [first, ...others] = state.areas;
  if (first === undefined) throw new Error('The city has no areas.');
  return others.reduce((best, next) => {
    const [a, b] = [rank(best), rank(next)];
    return b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? next : best;
  }, first);
}
