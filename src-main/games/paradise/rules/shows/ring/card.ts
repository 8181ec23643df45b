import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BoxerId, BusinessId } from '#shared/games/paradise/ids.ts';
import {
  requireGang,
  listLivingGangs,
  listOwnedBusinesses,
  listWaitingOrders,
} from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { pickBoxerName, pickBoxerTown } from '#main/games/paradise/rules/tables/entertainers.ts';
import { bigNameBout, boxing } from '#main/games/paradise/rules/tables/shows.ts';
import { requireBoxer, listBouts, findOpenArena, findBoxerOwner } from './ring.ts';
import type { Bout, Boxer } from '#main/games/paradise/rules/state/records/shows.ts';

/** [RK-14] The arena's die of the month, before its Loot. */
export function tryArena(table: ParadiseTable): void {
  for (const { id: seat } of listLivingGangs(table.state)) {
    const arena = findOpenArena(table.state, seat);
    if (arena === null) continue;
    const roll = table.dice.roll({ purpose: `A big-name bout at ${arena.name}, on ${bigNameBout.face}` });
    const isBigName = roll.total === bigNameBout.face;
    table.emit({ type: 'arena-tried', seat, business: arena.id, isBigName });
  }
}

/** [RK-13] Draws title shots from every gang's gyms and entered boxers, and makes the card. */
export function drawCard(table: ParadiseTable, shut: ReadonlySet<BusinessId>): void {
  const { state } = table;
  const putUp = Object.values(state.boxers).filter((boxer) => boxer.isPutUp && findBoxerOwner(state, boxer) !== null);
  const risen = listLivingGangs(state).flatMap(({ id }) => tryGyms(table, id, shut));
  const contenders = [...putUp.map((boxer) => boxer.id), ...risen];
  if (contenders.length === 0) return;
  emitCard(table, completePairs(table, [], contenders, []), { struck: [], by: null });
}

/** [RK-13] Rolls a die for each gym that was not `shut` this month; on a 6 a boxer of its stable is in a title bout. */
function tryGyms(table: ParadiseTable, seat: SeatId, shut: ReadonlySet<BusinessId>): BoxerId[] {
  const gyms = listOwnedBusinesses(table.state, seat).filter((b) => b.type === 'gym' && !shut.has(b.id));
  if (gyms.length === 0) return [];
  const thrown = table.dice.faces({
    purpose: `Title shots for the gyms of ${requireGang(table.state, seat).name}, on ${boxing.titleShotFace}`,
    count: gyms.length,
  });
  const faces = gyms.map(({ id }, place): [BusinessId, number] => [id, thrown[place] ?? 1]);
  table.emit({ type: 'gyms-tried', seat, faces });
  return faces.filter(([, face]) => face === boxing.titleShotFace).map(([gym]) => chooseContender(table, seat, gym));
}

/** Chooses a boxer of the stable who had a shot before and was kept from it, or else somebody new. */
function chooseContender(table: ParadiseTable, seat: SeatId, gym: BusinessId): BoxerId {
  const passedOver = Object.values(table.state.boxers).find((boxer) => boxer.gym === gym && boxer.foughtMonth === 0);
  if (passedOver !== undefined) return passedOver.id;
  const boxer = createNewBoxer(table, gym);
  table.emit({ type: 'boxer-rose', seat, boxer });
  return boxer.id;
}

/** [RK-13] Creates an unknown boxer, his FISTS by D6. */
function createNewBoxer(table: ParadiseTable, gym: BusinessId | null): Boxer {
  const { seed, showsMade, businesses } = table.state;
  const made = showsMade.boxers;
  const district = gym === null ? undefined : businesses[gym]?.district;
  const isTongs = district !== undefined && lookUpDistrict(findCity(table.state), district).homeOf === 'tong';
  const name = pickBoxerName(seed, made, isTongs);
  const face = table.dice.roll({ purpose: `FISTS of ${name}` }).total;
  return {
    id: `x${made + 1}` as BoxerId,
    name,
    gym,
    town: gym === null ? pickBoxerTown(seed, made) : null,
    fists: boxing.fistsByFace[face - 1] ?? 5,
    wins: 0,
    foughtMonth: 0,
    isWashedUp: false,
    isPutUp: false,
  };
}

type Pair = { readonly red: BoxerId; readonly blue: BoxerId };

/**
 * [RK-13, RK-14] Returns the fights that are set, then the others: each boxer meets the next of another owner, and one
 * left over meets a man from out of town, one of `visitors` first.
 */
function completePairs(
  table: ParadiseTable,
  set: readonly Pair[],
  others: readonly BoxerId[],
  visitors: readonly BoxerId[],
): Pair[] {
  const pairs: Pair[] = [...set];
  const left = [...others];
  const waiting = [...visitors];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const rival = left.findIndex((id) => findOwnerById(table.state, id) !== findOwnerById(table.state, first));
    const [opponent] = rival < 0 ? [waiting.shift() ?? addVisitor(table)] : left.splice(rival, 1);
    if (opponent !== undefined) pairs.push({ red: first, blue: opponent });
  }
  return pairs;
}

function findOwnerById(state: State, id: BoxerId): SeatId | null {
  return findBoxerOwner(state, requireBoxer(state, id));
}

function addVisitor(table: ParadiseTable): BoxerId {
  const boxer = createNewBoxer(table, null);
  table.emit({ type: 'boxer-came-to-town', boxer });
  return boxer.id;
}

function emitCard(table: ParadiseTable, pairs: readonly Pair[], made: { struck: BoxerId[]; by: SeatId | null }): void {
  const { month, showsMade } = table.state;
  const bouts = pairs.map(({ red, blue }, place): Bout => ({
    id: `t${showsMade.bouts + place + 1}`,
    month,
    red,
    blue,
    winner: null,
    rounds: 0,
  }));
  table.emit({ type: 'card-drawn', bouts, ...made });
}

/** [RK-14, MONTH-7] Remakes the card by the arena's owner; an owner who has lost the arena since does not. */
export function remakeCard(table: ParadiseTable): void {
  for (const { id, seat, title, order } of listWaitingOrders(table.state)) {
    if (order.kind !== 'make-card') continue;
    if (findOpenArena(table.state, seat) === null) {
      table.emit({ type: 'order-withdrawn', seat, id, title });
      continue;
    }
    const onCard = listBouts(table.state).flatMap(({ red, blue }) => [red, blue]);
    const paired = new Set(order.pairs.flatMap(({ red, blue }) => [red, blue]));
    const left = onCard.filter((one) => !paired.has(one) && !order.struck.includes(one));
    const isVisitor = (one: BoxerId): boolean => requireBoxer(table.state, one).gym === null;
    const pairs = completePairs(
      table,
      order.pairs,
      left.filter((one) => !isVisitor(one)),
      left.filter(isVisitor),
    );
    emitCard(table, pairs, { struck: [...order.struck], by: seat });
  }
}
