import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { breakPromises } from '../bargains/keeping.ts';
import { arrangeHijack, arrangeRumble, arrangeShow } from '../battles/arranging/streets.ts';
import { explainNotSilenced } from '../battles/settling/sightings.ts';
import { sendMuscleHome } from '../campaign/orders.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import { listWaitingOrders } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import { layAmbushes, type RevealedJob } from './ambushes.ts';
import { arrangeHit, arrangeSilencing } from './hitting.ts';
import { arrangeOfficialHit } from './officialHits.ts';
import { findHitTarget } from '../officials/targets.ts';
import { arrangeRaid, arrangeSmash } from '../battles/arranging/raiding.ts';

type Waiting = DeepReadonly<WaitingOrder>;

/** [MONTH-7] Turns the month's jobs into battles, in the order they were planned, then lays the ambushes. */
export function revealJobs(table: ParadiseTable): void {
  const made: RevealedJob[] = [];
  for (const job of listWaitingOrders(table.state)) {
    if (job.order.kind === 'hit-official') {
      revealOfficialHit(table, job);
      continue;
    }
    if (isOnOwnMan(table.state, job)) {
      revealSilencing(table, job);
      continue;
    }
    const rival = findRival(table.state, job);
    if (rival === undefined) continue;
    const problem = explainProblem(table.state, job, rival);
    if (rival === null || problem !== null) {
      const why = problem ?? 'there is nobody to go against any more';
      table.emit({ type: 'job-dropped', seat: job.seat, title: job.title, why });
      sendMuscleHome(table, job.seat, job.order);
      continue;
    }
    // [SCN-4] A promise ends with the first shot.
    breakPromises(table, job.seat, job.order);
    const battle = arrangeJob(table, job);
    if (battle !== null) made.push({ job, battle, rival });
  }
  layAmbushes(table, made);
}

/** [OFF-5, LAW-7] The man may have left his office since it was planned. */
function revealOfficialHit(table: ParadiseTable, { seat, order, title }: Waiting): void {
  if (order.kind !== 'hit-official') return;
  if (findHitTarget(table.state, order.official) !== null) {
    arrangeOfficialHit(table, seat, order);
    return;
  }
  const why = 'nobody holds that office any more';
  table.emit({ type: 'job-dropped', seat, title, why });
  sendMuscleHome(table, seat, order);
}

/** [SCN-2a] Returns true for a Hit on a man of the gang itself. */
function isOnOwnMan(state: State, { seat, order }: Waiting): boolean {
  return order.kind === 'hit' && state.gangsters[order.target]?.gang === seat;
}

/** [SCN-2a] He may have been let go since it was planned. */
function revealSilencing(table: ParadiseTable, { seat, order, title }: Waiting): void {
  if (order.kind !== 'hit') return;
  const target = table.state.gangsters[order.target];
  if (target === undefined) return;
  if (explainNotSilenced(table.state, target) === null) {
    arrangeSilencing(table, seat, order, target);
    return;
  }
  table.emit({ type: 'job-dropped', seat, title, why: 'he is ours, and out of the law’s hands' });
  sendMuscleHome(table, seat, order);
}

/** Finds the gang that a job is against at present: null if nobody is left, undefined for other orders. */
function findRival(state: State, { order }: Waiting): SeatId | null | undefined {
  switch (order.kind) {
    case 'raid':
    case 'smash-and-grab':
      return state.businesses[order.business]?.owner ?? null;
    case 'hit':
      return state.gangsters[order.target]?.gang ?? null;
    case 'hijack':
    case 'show-of-strength':
    case 'rumble':
      return order.gang;
    default:
      return undefined;
  }
}

/** Explains why a job comes to nothing, or returns null. Its target may have changed since it was planned. */
function explainProblem(state: State, { seat, order }: Waiting, rival: SeatId | null): string | null {
  if (rival === seat) return 'it is ours already';
  const isTaken = order.kind === 'hit' && state.gangsters[order.target]?.custody !== null;
  return isTaken ? 'he is behind bars' : null;
}

function arrangeJob(table: ParadiseTable, { seat, order }: Waiting): BattleId | null {
  switch (order.kind) {
    case 'raid':
      return arrangeRaid(table, seat, order);
    case 'smash-and-grab':
      return arrangeSmash(table, seat, order);
    case 'hit': {
      const target = table.state.gangsters[order.target];
      return target === undefined ? null : arrangeHit(table, seat, order, target);
    }
    case 'hijack':
      return arrangeHijack(table, seat, order);
    case 'show-of-strength':
      return arrangeShow(table, seat, order);
    case 'rumble':
      return arrangeRumble(table, seat, order);
    default:
      return null;
  }
}
