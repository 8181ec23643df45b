import type { SeatId } from '#shared/words/ids.ts';
import type { BoxerId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { WaitingOrder } from '#main/games/paradise/rules/state/records/campaign.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import { boxing } from '#main/games/paradise/rules/tables/shows.ts';
import { callOff } from '#main/games/paradise/rules/filing/filing.ts';
import { findBout, requireBoxer, listBouts, computeNextBoutMonth, findBoxerOwner } from './ring.ts';
import { roundWinner } from './ringOdds.ts';
import type { Bout } from '#main/games/paradise/rules/state/records/shows.ts';
import { listWaitingOrders } from '#main/games/paradise/rules/lookups.ts';

type Waiting = DeepReadonly<WaitingOrder>;

/** [RK-13, MONTH-7] The month's title bouts with their fixes, then every bet on them. */
export function fightBouts(table: ParadiseTable): void {
  const payers = groupPayersByBoxer(table.state);
  for (const bout of listBouts(table.state)) fight(table, bout, payers);
  for (const waiting of listWaitingOrders(table.state)) settle(table, waiting);
}

/** Groups the gangs that paid a boxer to lose by boxer. */
function groupPayersByBoxer(state: State): Map<BoxerId, SeatId[]> {
  const payers = new Map<BoxerId, SeatId[]>();
  for (const { seat, order } of listWaitingOrders(state)) {
    if (order.kind !== 'fix-fight') continue;
    payers.set(order.boxer, [...(payers.get(order.boxer) ?? []), seat]);
  }
  return payers;
}

/** [RK-13] Rounds until one hits while the other misses, or a paid man takes his dive. */
function fight(table: ParadiseTable, bout: DeepReadonly<Bout>, payers: ReadonlyMap<BoxerId, SeatId[]>): void {
  const { state, dice } = table;
  const [red, blue] = [requireBoxer(state, bout.red), requireBoxer(state, bout.blue)];
  const corner = { red: { ...red, isPaid: payers.has(red.id) }, blue: { ...blue, isPaid: payers.has(blue.id) } };
  for (let rounds = 1; ; rounds += 1) {
    const thrown = dice.faces({
      purpose: `Round ${rounds}, ${red.name} (FISTS ${red.fists}) against ${blue.name} (FISTS ${blue.fists})`,
      count: 2,
    });
    const faces = [thrown[0] ?? 6, thrown[1] ?? 6] as const;
    const won = roundWinner(corner.red, corner.blue, faces);
    if (won === null) continue;
    const [winner, loser] = won === 'red' ? [red, blue] : [blue, red];
    const losersFace = won === 'red' ? faces[1] : faces[0];
    table.emit({
      type: 'bout-fought',
      bout: bout.id,
      winner: winner.id,
      loser: loser.id,
      owner: findBoxerOwner(state, winner),
      losersOwner: findBoxerOwner(state, loser),
      rounds,
    });
    const paidBy = payers.get(loser.id);
    if (paidBy !== undefined && losersFace === boxing.divingFace) {
      table.emit({ type: 'dive-taken', boxer: loser.id, payers: paidBy });
    }
    payPurse(table, winner.id);
    return;
  }
}

/** [RK-13] Pays 3D6 Loot to the winner's owner; a man from out of town has none here. */
function payPurse(table: ParadiseTable, id: BoxerId): void {
  const boxer = requireBoxer(table.state, id);
  const seat = findBoxerOwner(table.state, boxer);
  if (seat === null) return;
  const roll = table.dice.roll({ purpose: `Purse of ${boxer.name}`, count: boxing.purseDice });
  table.emit({ type: 'purse-won', seat, boxer: id, dollars: roll.total * dollarsPerLoot });
}

/** [RK-13] Pays twice the stake for a winner, nothing for a loser; without a bout the stake is returned. */
function settle(table: ParadiseTable, waiting: Waiting): void {
  const { seat, order } = waiting;
  if (order.kind !== 'bet' && order.kind !== 'fix-fight') return;
  const bout = findBout(table.state, order.boxer);
  if (bout === null) {
    callOff(table, waiting);
    return;
  }
  if (order.kind === 'fix-fight') return;
  const paidDollars = bout.winner === order.boxer ? order.dollars * boxing.betPays : 0;
  table.emit({ type: 'bet-settled', seat, boxer: order.boxer, stakeDollars: order.dollars, paidDollars });
}

/** [RK-13, MONTH-7] Enters winners who try for the title again next month. */
export function putUpBoxers(table: ParadiseTable): void {
  for (const waiting of listWaitingOrders(table.state)) {
    const { seat, order } = waiting;
    if (order.kind !== 'put-up-boxer') continue;
    const boxer = requireBoxer(table.state, order.boxer);
    const isStillOurs = findBoxerOwner(table.state, boxer) === seat && computeNextBoutMonth(boxer) !== null;
    if (isStillOurs) table.emit({ type: 'boxer-put-up', seat, boxer: boxer.id });
    else callOff(table, waiting);
  }
}
