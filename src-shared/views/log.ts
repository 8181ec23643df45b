import { z } from 'zod';
import { rollSchema } from '../words/dice.ts';
import { authorSchema, reasonSchema } from '../words/journal.ts';

/** One line of the log: what happened and the dice that made it. */
export const logLineSchema = z.object({
  kind: z.string(),
  text: z.string(),
  /** Change to a bank, if this line moved money. */
  dollars: z.number().int().nullable(),
  dice: z.array(rollSchema),
  /** Whom and what its sentence names, by their ids. */
  about: z.array(z.object({ kind: z.string(), id: z.string() })),
  /** IDs of the rules that decided it, the chief one first. */
  rules: z.array(z.string()),
});
export type LogLine = z.infer<typeof logLineSchema>;

/** One journal entry as the viewer may read it; lines he may not know are left out. */
export const logEntrySchema = z.object({
  seq: z.number().int(),
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
