import { z } from 'zod';
import { rollSchema } from '../words/dice.ts';
import { authorSchema, reasonSchema } from '../words/journal.ts';
import { plainText } from '../words/plainText.ts';

/** A person or thing that a line of the log names. */
export const namedSchema = z.object({ kind: plainText().max(100), id: plainText().max(100) });
export type Named = z.infer<typeof namedSchema>;

/** One line of the log: the event and its dice. */
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
  /** The games master gets the journal's own number, a seat its place among its readable entries. */
  seq: z.number().int(),
  /** The step that ends here for the viewer, by its number in his list of steps; null: it continues. */
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
