/** The keeper of notes that belong to the whole table, and are no part of the journal. */
export const tableViewer = 'table';

/** The subject of the note on when the sheets of a period are due. */
export function formatDueSubject(period: number): string {
  return `sheets due ${period}`;
}

/** Finds when the sheets of a period are due, in the games master's words; null: at no set time. */
export function findDueDate(
  { notes }: { notes: readonly { subject: string; words: string }[] },
  period: number,
): string | null {
  return notes.find(({ subject }) => subject === formatDueSubject(period))?.words ?? null;
}
