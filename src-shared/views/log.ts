import { z } from 'zod';
import { rollSchema } from '../words/dice.ts';
import { authorSchema, reasonSchema } from '../words/journal.ts';
import { plainText } from '../words/plainText.ts';

/** Somebody or something that a line of the log names. */
export const namedSchema = z.object({ kind: plainText().max(100), id: plainText().max(100) });
export type Named = z.infer<typeof namedSchema>;

/** One line of the log: what happened and the dice that made it. */
export const logLineSchema = z.object({
  kind: z.string(),
  text: z.string(),
  /** Change to a bank, if this line moved money. */
  dollars: z.number().int().nullable(),
  dice: z.array(rollSchema),
  /** The people and things that its sentence names, by their ids. */
  about: z.array(namedSchema),
  /** IDs of the rules that decided it, the chief one first. */
  rules: z.array(z.string()),
});
export type LogLine = z.infer<typeof logLineSchema>;

/** True if a line names somebody or something. */
export function isAbout({ about }: Pick<LogLine, 'about'>, { kind, id }: Named): boolean {
  return about.some((one) => one.kind === kind && one.id === id);
}

/** One journal entry as the viewer may read it; lines he may not know are left out. */
export const logEntrySchema = z.object({
  /** The games master reads the journal's own number, a seat its place in what it was told. */
  seq: z.number().int(),
  /** The step that the viewer is told nothing later of, by its number in his list of steps; null: there is more of it. */
  endsStep: z.number().int().nullable(),
  period: z.number().int(),
  title: z.string(),
  author: authorSchema,
  authorName: z.string(),
  /** ISO time on the clock of the machine that wrote it. */
  writtenAt: z.string(),
  reason: reasonSchema.nullable(),
  lines: z.array(logLineSchema),
});
export type LogEntry = z.infer<typeof logEntrySchema>;
