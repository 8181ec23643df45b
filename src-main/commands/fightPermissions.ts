import type { Viewer } from '#shared/words/ids.ts';
import type { LedAtTable } from '../kernel/capabilities.ts';
import { Refusal, refuseUnless } from '../kernel/refusal.ts';
import { requireBattles } from './battles.ts';
import { findMoment, readFight, type TableFightRecord } from './fightRecord.ts';
import { requireSeatAtTable } from './play.ts';
import type { Session } from './session.ts';

const noSide = 'You lead no side of a battle at the table.';

export const noFight = 'No battle is led at the table.';

const hasMoved =
  'The campaign has gone on, or was taken back, since this battle was begun; the games master comes back to that moment, or begins it anew.';

export const isLaidAside =
  'The games master has laid this battle aside; all that was decided stands until he goes on with it.';

/** Finds the led battle, if it still waits to be settled. */
export function findWaiting(session: Session): TableFightRecord | null {
  const record = readFight(session);
  if (record === null) return null;
  const battles = requireBattles(session);
  return isRefused(() => battles.sidesToLead(session.snapshot.state, record.battle, 'gm')) ? null : record;
}

function isRefused(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (problem) {
    if (problem instanceof Refusal) return true;
    throw problem;
  }
}

/** True if a viewer has a part in the battle, or everybody may watch it. */
export function mayKnow(session: Session, { battle, isOpen }: TableFightRecord, viewer: Viewer): boolean {
  if (isOpen) return true;
  const battles = requireBattles(session);
  const { state } = session.snapshot;
  return !isRefused(() => battles.titleOf(state, battle)) && battles.mayWatch(state, battle, viewer);
}

/** Requires the battle led by the caller; others learn only that they lead no side of it. */
export function requireOwnFight(
  session: Session,
  { battle, viewer }: { battle: string; viewer: Viewer },
): TableFightRecord {
  const record = findWaiting(session);
  const leads = record?.leads.some((one) => one.viewer === viewer) ?? false;
  refuseUnless(viewer === 'gm' || leads, noSide);
  refuseUnless(record?.battle === battle, noFight);
  const stands = explainStanding(session, record);
  refuseUnless(stands === null, stands ?? '');
  return record;
}

export function explainStanding(session: Session, record: TableFightRecord): string | null {
  if (record.moment !== findMoment(session)) return hasMoved;
  return record.isPaused ? isLaidAside : null;
}

/** Finds who decides for a side now: its player, or the games master in his place; the dice are the games master's. */
export function findLeader({ leads, taken }: TableFightRecord, side: string | null): Viewer {
  const lead = leads.find((one) => one.side === side);
  return lead === undefined || taken.includes(lead.side) ? 'gm' : lead.viewer;
}

export function requireDecides(session: Session, record: TableFightRecord, side: string | null, viewer: Viewer): void {
  const leader = findLeader(record, side);
  if (leader === viewer) return;
  if (leader !== 'gm') {
    const { name } = requireSeatAtTable(session, leader);
    throw new Refusal(
      viewer === 'gm'
        ? `The player of ${name} decides now; take the side over to decide for him.`
        : `It is for ${name} to decide now; your turn comes.`,
    );
  }
  const isOwn = record.leads.some((one) => one.side === side && one.viewer === viewer);
  throw new Refusal(
    isOwn
      ? 'The games master leads your side for now; he gives it back to you.'
      : 'It is for the games master to decide now; your turn comes.',
  );
}

/** True if a viewer may take the last decision back; `follow` fights the battle up to it. */
export function mayTakeBack(record: TableFightRecord, viewer: Viewer, follow: () => LedAtTable): boolean {
  const { length } = record.answers;
  if (length === 0) return false;
  if (viewer === 'gm') return true;
  const { final, gave } = follow();
  const side = gave[length - 1] ?? null;
  return side !== null && length > final && findLeader(record, side) === viewer;
}
