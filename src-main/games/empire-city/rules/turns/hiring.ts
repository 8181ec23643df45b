import type { ManId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat } from '../askRule.ts';
import { refillMen } from '../decks.ts';
import { payBank, applyCorruption, takeIn } from '../gains.ts';
import { findAbility, requireCapo, requireMan, formatManName } from '../lookups.ts';
import { hirePrice } from '../prices.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';

/**
 * [EMP-MEN-3, EMP-ABIL-17] Lists the price of each man in the order named; a recruiter hired first helps with the
 * rest.
 */
export function hireBill(state: State, seat: SeatId, men: readonly ManId[]): number[] {
  let hasRecruiter = requireCapo(state, seat).hand.some((man) => findAbility(man) === 'recruiter');
  let joined = false;
  return men.map((man) => {
    const price = Math.max(0, hirePrice(state, seat, man) - (joined ? 50 : 0));
    if (!hasRecruiter && findAbility(man) === 'recruiter') {
      hasRecruiter = true;
      joined = true;
    }
    return price;
  });
}

/** [EMP-PLACE-4] Refuses men who are not for hire or cannot be paid, in that order. */
export function checkHire(state: State, seat: SeatId, men: readonly ManId[], cash: number): void {
  refuseUnless(new Set(men).size === men.length, 'Name each man once.', 'EMP-PLACE-4');
  let left = cash;
  hireBill(state, seat, men).forEach((price, nth) => {
    const man = men[nth] ?? '';
    refuseUnless(
      state.menTrack.includes(man),
      `${formatManName(man)} is not for hire; choose one of the track.`,
      'EMP-PLACE-4',
    );
    refuseUnless(
      price <= left,
      `${formatManName(man)} costs you ${formatDollars(price)}; you have ${formatDollars(left)}${nth === 0 ? '' : ' by then'}.`,
      'EMP-MEN-3',
    );
    left -= price;
  });
}

/** [EMP-MEN-3] Cost, corruption, and then he is in the hand, one after the other. */
export function hireMen(table: EmpireTable, seat: SeatId, men: readonly ManId[]): void {
  for (const man of men) {
    const price = hirePrice(table.state, seat, man);
    const { corruption, name } = requireMan(table.state, man);
    payBank(table, seat, -price, 'men');
    applyCorruption(table, seat, corruption, { source: 'men', cause: name });
    takeIn(table, seat, man, 'track', 'at the Station');
  }
}

/** [EMP-ASK-14, EMP-PLACE-5] */
export const hire = ask('hire', {
  title: 'A fresh boat',
  task: 'hire at The Docks',
  manner: 'in-turn',
  answer: 'hire',
  check(state, seat, _task, { men }) {
    checkHire(state, seat, men, requireCapo(state, seat).cashDollars);
  },
  byRule: () => ({ kind: 'hire', men: [] }),
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    hireMen(table, seat, answers(seat).men);
    refillMen(table);
  },
});
