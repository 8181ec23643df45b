import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { ManId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { spend } from '../decks.ts';
import { endByLastRound } from '../ending.ts';
import { payBank, applyCorruption, applyLimits, takeIn } from '../gains.ts';
import { requireCapo, sortDearestFirst, requireMan, formatManName, listTurnOrder } from '../lookups.ts';
import { refreshPrice } from '../prices.ts';
import type { Task } from '../records.ts';
import type { State } from '../state.ts';
import { addTasks } from '../table.ts';
import { buildRoundRecord } from './record.ts';

/** [EMP-UPK-1] All refresh, then all collect. */
export const upkeep: AutoRule<'upkeep'> = {
  run(table) {
    const order = listTurnOrder(table.state);
    table.emit({ type: 'phase-begun', phase: 'upkeep', round: table.state.round });
    const tasks: Task[] = [
      ...order
        .filter((seat) => requireCapo(table.state, seat).exhausted.length > 0)
        .map((seat): Task => ({ do: 'refresh', seats: [seat] })),
      ...order.map((seat): Task => ({ do: 'collect-next', seat })),
      { do: 'end-round' },
    ];
    addTasks(table, ...tasks);
  },
};

/** [EMP-UPK-2] Lists the cost of refreshing each man, one after the other, in dollars. */
export function refreshBill(state: State, seat: SeatId, men: readonly ManId[]): number[] {
  return men.map((man, nth) => refreshPrice(state, seat, man, nth));
}

/** [EMP-ASK-21] */
export const refresh = ask('refresh', {
  title: 'Paying the men',
  task: 'refresh men',
  manner: 'in-turn',
  answer: 'refresh',
  check(state, seat, _task, { men, favors }) {
    const capo = requireCapo(state, seat);
    const all = [...men, ...favors];
    refuseUnless(new Set(all).size === all.length, 'Name each man once.', 'EMP-UPK-2');
    for (const man of all) {
      refuseUnless(
        capo.exhausted.includes(man),
        `${formatManName(man)} does not lie exhausted before you.`,
        'EMP-UPK-2',
      );
    }
    const owed = capo.cards.filter((card) => requireCard(card).kind === 'favor-owed').length;
    refuseUnless(
      favors.length <= owed,
      `You hold ${formatCount(owed, 'Favor Owed card')}, not ${favors.length}.`,
      'EMP-MID-11',
    );
    let left = capo.cashDollars;
    refreshBill(state, seat, men).forEach((price, nth) => {
      refuseUnless(
        price <= left,
        `${formatManName(men[nth] ?? '')} costs you ${formatDollars(price)}; you have ${formatDollars(left)}${nth === 0 ? '' : ' by then'}.`,
        'EMP-UPK-2',
      );
      left -= price;
    });
  },
  byRule(state, seat) {
    const { exhausted, cashDollars, corruption } = requireCapo(state, seat);
    const men: ManId[] = [];
    let most = corruption;
    for (const man of sortDearestFirst(state, exhausted)) {
      const bill = refreshBill(state, seat, [...men, man]).reduce((sum, one) => sum + one, 0);
      const cost = requireMan(state, man).corruption;
      if (bill > cashDollars || (cost > 0 && most + cost >= 70)) continue;
      men.push(man);
      most += cost;
    }
    return { kind: 'refresh', men, favors: [] };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    const { men, favors } = answers(seat);
    const owed = requireCapo(table.state, seat).cards.filter((card) => requireCard(card).kind === 'favor-owed');
    favors.forEach((man, nth) => {
      spend(table, seat, owed.slice(nth, nth + 1), formatManName(man));
      takeIn(table, seat, man, 'exhausted', 'a favor');
    });
    const bill = refreshBill(table.state, seat, men);
    men.forEach((man, nth) => {
      payBank(table, seat, -(bill[nth] ?? 0), 'refresh');
      if (nth === 0) table.emit({ type: 'refresh-used', seat, what: 'refresh' });
      applyCorruption(table, seat, requireMan(table.state, man).corruption, {
        source: 'men',
        cause: formatManName(man),
      });
      takeIn(table, seat, man, 'exhausted', 'the upkeep');
    });
  },
});

/** [EMP-TURN-3, EMP-WIN-6] */
export const endRound: AutoRule<'end-round'> = {
  run(table) {
    const { round, house } = table.state;
    if (house.roundLimit > 0 && round >= house.roundLimit) endByLastRound(table);
    table.emit({ type: 'round-closed', round, record: buildRoundRecord(table.state) });
    const isChanged = table.state.houseNext !== undefined;
    table.emit({ type: 'phase-begun', phase: 'cops', round: round + 1 });
    if (isChanged) applyLimits(table);
    addTasks(table, { do: 'round' });
  },
};
