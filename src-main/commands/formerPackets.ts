import { findRun, formatFormerSubject, formatRunSubject, tableViewer } from '../campaign/tableNotes.ts';
import { listPacketLines } from '../kernel/orders/packetLines.ts';
import type { Session } from './session.ts';

/** Keeps what the packets of the present period told, before it is taken back and perhaps played anew. */
export function keepFormerPackets({ rulebook, snapshot: { state }, store }: Session): void {
  const { mail } = rulebook;
  if (mail === undefined || rulebook.ending(state) !== null) return;
  const period = rulebook.periodOf(state);
  for (const { seat, isHuman, isOut } of rulebook.seats(state)) {
    if (!isHuman || isOut) continue;
    const { parts } = mail.packet(rulebook.view(state, seat), seat);
    const words = JSON.stringify(listPacketLines(parts));
    store.keepNote({ viewer: tableViewer, subject: formatFormerSubject(period, seat), words });
  }
}

/** Counts one more run of each period after a closed one that was dropped: its packets were sent before. */
export function countRuns({ store }: Session, dropped: readonly number[]): void {
  const notes = store.notes(tableViewer);
  store.transaction(() => {
    for (const period of dropped.map((closed) => closed + 1)) {
      const words = String(findRun({ notes }, period) + 1);
      store.keepNote({ viewer: tableViewer, subject: formatRunSubject(period), words });
    }
  });
}
