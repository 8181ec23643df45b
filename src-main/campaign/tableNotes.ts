/** The keeper of notes that belong to the whole table, and are no part of the journal. */
export const tableViewer = 'table';

/** The subject of the note on when the sheets of a period are due. */
export function formatDueSubject(period: number): string {
  return `sheets due ${period}`;
}

/** The subject of the note on how often a period was begun, where it was taken back and played anew. */
export function formatRunSubject(period: number): string {
  return `packets of ${period}`;
}

/** Finds how often a period was begun: 1 unless it was taken back for good and played anew. */
export function findRun({ notes }: { notes: readonly { subject: string; words: string }[] }, period: number): number {
  return Number(notes.find(({ subject }) => subject === formatRunSubject(period))?.words ?? 1);
}

/** The subject of the note on what a seat's packet told before its period was taken back. */
export function formatFormerSubject(period: number, seat: string): string {
  return `former packet ${period} ${seat}`;
}

/** Finds the lines of the packet that a seat had before its period was taken back; null without one. */
export function findFormerLines(
  { notes }: { notes: readonly { subject: string; words: string }[] },
  period: number,
  seat: string,
): string[] | null {
  const note = notes.find(({ subject }) => subject === formatFormerSubject(period, seat));
  return note === undefined ? null : (JSON.parse(note.words) as string[]);
}

/** Finds when the sheets of a period are due, in the games master's words; null: at no set time. */
export function findDueDate(
  { notes }: { notes: readonly { subject: string; words: string }[] },
  period: number,
): string | null {
  return notes.find(({ subject }) => subject === formatDueSubject(period))?.words ?? null;
}
