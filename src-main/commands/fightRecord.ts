import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { diceModeSchema } from '#shared/words/journal.ts';
import { answerSchema } from '#shared/words/questions.ts';
import { tableViewer } from '../campaign/tableNotes.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import type { Session } from './session.ts';

/** The whole table keeps it as a note of its own, out of every seat's reach. */
const note = { viewer: tableViewer, subject: 'battle led at the table' };

/** Decisions that one battle has room for. */
export const mostDecided = 5_000;

const tableFightRecordSchema = z.object({
  battle: z.string(),
  /** The seal of the campaign's step at that time; later steps may change the battle's dice. */
  moment: z.string(),
  leads: z.array(z.object({ side: z.string(), viewer: seatIdSchema })),
  dice: diceModeSchema,
  answers: z.array(answerSchema).max(mostDecided),
  /** Grows with each change of the answers. */
  number: z.int(),
  /** The sides that the games master leads for now. */
  taken: z.array(z.string()),
  isOpen: z.boolean(),
  isPaused: z.boolean(),
});

/** A battle that is led at the table: who leads, and all that was decided. It is no part of the journal, and has no seed. */
export type TableFightRecord = z.infer<typeof tableFightRecordSchema>;

/** Reads the present or last battle led at the table; null if its record cannot be read. */
export function readFight({ store }: Session): TableFightRecord | null {
  const kept = store.notes(note.viewer).find(({ subject }) => subject === note.subject);
  if (kept === undefined) return null;
  const { data } = tableFightRecordSchema.safeParse(JSON.parse(kept.words));
  return data ?? null;
}

export function keepFight(session: Session, record: TableFightRecord): void {
  const words = JSON.stringify(record);
  session.store.transaction(() => session.store.keepNote({ ...note, words }));
}

/** Returns the seal of the campaign's present step. */
export function findMoment({ store }: Session): string {
  return store.journal.steps().at(-1)?.row_hash ?? '';
}

/** Finds the battle that is being led from this very moment of the campaign. */
export function findFightUnderWay(session: Session): TableFightRecord | null {
  const record = readFight(session);
  return record === null || record.isPaused || record.moment !== findMoment(session) ? null : record;
}

/** Refuses a step that would change the dice of a battle that is being led; `settles` is the battle that the step settles. */
export function requireNoFight(session: Session, settles: string | null): void {
  session.store.requireWritable();
  const record = findFightUnderWay(session);
  if (record === null || record.battle === settles) return;
  const { rulebook, snapshot } = session;
  const title = rulebook.battles?.titleOf(snapshot.state, record.battle) ?? 'A battle';
  refuseUnless(false, `${title} is being led at the table; settle it, or lay it aside, first.`);
}

/** Refuses to settle a battle by an outcome from before the last decision at the table. */
export function requireLedAsKept(session: Session, battle: string, settling: unknown): void {
  const record = findFightUnderWay(session);
  const { how, answers } = settling as { how?: unknown; answers?: unknown };
  if (record?.battle !== battle || how !== 'led') return;
  refuseUnless(
    JSON.stringify(answers) === JSON.stringify(record.answers),
    'The table has gone on with this battle since you looked; look again, and accept what it has come to.',
  );
}
