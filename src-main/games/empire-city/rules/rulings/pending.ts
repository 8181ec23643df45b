import type { SeatId } from '#shared/words/ids.ts';
import { findAskRule, isAsk } from '../agenda.ts';
import { hasGoods } from '../goods.ts';
import { findSquare, type Seen } from '../lookups.ts';
import type { Task } from '../records.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';

/** [EMP-ASK-23] Drops every question that has no object any more: the cop went elsewhere, the offer cannot be kept. */
export function dropVoidQuestions(table: EmpireTable): void {
  for (;;) {
    const { agenda } = table.state;
    const index = agenda.findIndex((task) => isVoid(table.state, task));
    const task = agenda[index];
    if (task === undefined) return;
    const title = isAsk(task) ? (findAskRule(task)?.title ?? '') : '';
    table.emit({ type: 'question-dropped', index, title });
  }
}

function isVoid(state: State, task: Seen<Task>): boolean {
  if (task.do === 'deal') return !hasGoods(state, task.from, task.give);
  if (task.do !== 'bust') return false;
  const cop = state.cops.find(({ id }) => id === task.cop);
  const owner = findSquare(state, task.square)?.owner ?? null;
  return cop?.at !== task.square || owner === null || !task.seats.includes(owner);
}

/** [EMP-GF-2, EMP-GF-3] Sums a capo's bids and offers for the office, in dollars, which he owes if he wins it. */
export function sumPledged({ agenda }: State, seat: SeatId): number {
  const pledges = agenda.map((task) => {
    if (task.do !== 'sweeten' && task.do !== 'bid-tie') return 0;
    const offered = task.do === 'bid-tie' ? (task.offers[seat]?.money ?? 0) : 0;
    return (task.pays[seat] ?? 0) + offered;
  });
  return Math.max(0, ...pledges);
}
