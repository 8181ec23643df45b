import { z } from 'zod';
import { plainText } from '../words/plainText.ts';

/** One change of a view, by the way to the place that changed: keys of objects, numbers in lists. */
export const viewChangeSchema = z.object({
  op: z.enum(['add', 'replace', 'remove']),
  path: z.array(z.union([z.string(), z.number().int().nonnegative()])).min(1),
  value: z.unknown().optional(),
});
export type ViewChange = z.infer<typeof viewChangeSchema>;

/**
 * A view as it is sent. Whoever names the view that he holds is sent what changed since; whoever holds
 * none, or one that the program has forgotten, is sent all of it. `tag` names the view he holds now.
 */
export const createSentViewSchema = <V extends z.ZodType>(view: V) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('whole'), tag: z.string(), view }),
    z.object({ kind: z.literal('changes'), tag: z.string(), changes: z.array(viewChangeSchema) }),
  ]);

export type SentView<V> =
  { kind: 'whole'; tag: string; view: V } | { kind: 'changes'; tag: string; changes: ViewChange[] };

/** The tag of a view that somebody holds, or null for none. */
export const heldTagSchema = plainText().max(60).nullable();
