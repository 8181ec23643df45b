import type { SeatId } from '#shared/words/ids.ts';
import type { Author } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { givePlans } from '#kernel/orders/givePlans.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { isWritten } from './minds/lookups.ts';
import { convertReason, type Plan } from './minds/reason.ts';
import { buildSeatView } from './npc/sight.ts';
import { giveAsPlanned } from './handlers.ts';
import { formatOrderTitle } from './titles.ts';
import type { State } from './state.ts';
import type { Gang } from './state/records/gangs.ts';
import { requireGang } from './lookups.ts';
import type { SeatView } from './state/seatView.ts';
import type { ParadiseTable } from './table.ts';

/** Gives planned orders, each in an entry with its reason; orders that the rules refuse are left out. */
export function write(table: ParadiseTable, gang: DeepReadonly<Gang>, plans: readonly Plan[]): void {
  const author: Author = { kind: gang.isHuman ? 'human' : 'npc', seat: gang.id };
  const reasoned = plans.map(({ order, reason }) => ({ order, reason: convertReason(reason) }));
  givePlans(table, author, reasoned, {
    title: (order) => formatOrderTitle(table.state, gang.id, order),
    give: (order) => giveAsPlanned(table, gang.id, order),
  });
}

/** [MONTH-6] An NPC gang writes its orders now, so that the games master can change them before the reveal. */
export function writeNow(table: ParadiseTable, seat: SeatId, planner: (view: SeatView) => Plan[]): void {
  const gang = requireUnwritten(table.state, seat);
  write(table, gang, planner(buildSeatView(table.state, seat)));
  table.emit({ type: 'orders-written', seat, month: table.state.month });
}

/** [MONTH-6] Lets the games master play an NPC gang himself this month. */
export function takeOverSeat(table: ParadiseTable, seat: SeatId): void {
  requireUnwritten(table.state, seat);
  table.emit({ type: 'orders-written', seat, month: table.state.month });
}

function requireUnwritten(state: State, seat: SeatId): DeepReadonly<Gang> {
  const gang = requireGang(state, seat);
  refuseUnless(!gang.isHuman, `A player writes the orders of ${gang.name}; leave them to him.`);
  refuseUnless(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
  refuseUnless(state.victory === null, 'The campaign is over; branch it or undo to play on.');
  refuseUnless(
    state.phase === 'orders',
    'Orders are written once precincts, wounded and prisoners are seen to; go on with the month first.',
    'MONTH-6',
  );
  refuseUnless(
    !isWritten(state, seat),
    `The orders of ${gang.name} are in your hands already this month; undo to give them back.`,
  );
  return gang;
}
