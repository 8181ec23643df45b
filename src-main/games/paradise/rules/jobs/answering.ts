import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { Reason } from '#shared/words/journal.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { breakPromises } from '../bargains/keeping.ts';
import { arrangeMeet, arrangeShowdown } from '../battles/arranging/streets.ts';
import { listWaitingOrders, requireGang } from '../lookups.ts';
import { buildSeatView } from '../npc/sight.ts';
import type { SeatView } from '../state/seatView.ts';
import type { State } from '../state.ts';
import type { ParadiseTable } from '../table.ts';
import { askForChampion, askForParty } from './askingForMen.ts';
import { findCall, listBeside, type Sent, type Call } from './call.ts';

/** How the program answers for a gang, from its own view, and why. */
export type CallPlanner = (view: SeatView, call: DeepReadonly<Call>) => { answer: Sent; reason: Reason };

type Answering = { auto: boolean; plan: CallPlanner };

/** [MONTH-7] Answers every Showdown and Meet of the month, and arranges those that are accepted. */
export function answerCalls(table: ParadiseTable, answering: Answering): void {
  for (const waiting of listWaitingOrders(table.state)) {
    const call = findCall(table.state, waiting);
    if (call === null) continue;
    if (typeof call === 'string') {
      const { seat, title } = waiting;
      table.emit({ type: 'job-dropped', seat, title, why: call });
    } else settleCall(table, call, decide(table, call, answering));
  }
}

/** A human is asked; NPC gangs and an unattended table decide with a reason. */
function decide(table: ParadiseTable, call: Call, { auto, plan }: Answering): Sent {
  const { state } = table;
  const gang = requireGang(state, call.seat);
  if (gang.isHuman && !auto) {
    return call.order.kind === 'showdown' ? askForChampion(table, call) : askForParty(table, call);
  }
  const { answer, reason } = plan(buildSeatView(state, call.seat), call);
  table.entry({
    title: `${formatMonth(state.month)}: ${gang.name} answers ${requireGang(state, call.by).name}`,
    author: { kind: gang.isHuman ? 'human' : 'npc', seat: call.seat },
    order: null,
    reason,
  });
  return answer;
}

function settleCall(table: ParadiseTable, call: Call, answer: Sent): void {
  const { by, seat, order, facePoints } = call;
  const guards = answer === null ? [] : listGuards(table.state, call, answer);
  table.emit({
    type: 'call-answered',
    seat,
    by,
    what: order.kind,
    gangster: answer?.gangster ?? null,
    guards: guards.length,
    facePoints: answer === null ? facePoints : 0,
  });
  if (answer === null) return;
  if (order.kind === 'showdown') {
    breakPromises(table, by, order);
    arrangeShowdown(table, by, order, { seat, champion: answer.gangster });
    return;
  }
  arrangeMeet(table, by, order, {
    host: answer.gangster,
    guards,
    beside: listBeside(table.state, by, order.negotiator),
    isTreachery: answer.isTreachery,
  });
}

/** [SCN-4] Men posted beside the spokesman go with him, and others up to the number agreed on. */
function listGuards(state: State, call: Call, answer: NonNullable<Sent>): GangsterId[] {
  if (call.order.kind !== 'meet') return [];
  const beside = listBeside(state, call.seat, answer.gangster);
  const others = answer.guards.filter((id) => !beside.includes(id));
  return [...beside, ...others.slice(0, Math.max(0, call.guards - beside.length))];
}
